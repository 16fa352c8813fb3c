# Running a server.
server-bad-address = "{ $address }" is no address and no network: write 10.0.0.7 or 10.0.0.0/24.
cli-bad-url = "{ $url }" is no address of a site: write https://play.example.org.
cli-opt-behind-proxy = The address of your reverse proxy, or its network; can be given several times. Only its word is taken for who asks, and for https.
cli-opt-url = The address that people type, if it is not the one to listen at: https://play.example.org.
cli-opt-metrics-to = An address or a network that may read /api/metrics, beside this machine; can be given several times.
cli-opt-log = How to write the log: json (one object a line) or plain. Without it: plain at a terminal, else json.
