# `satrap account`.
cli-about-account = Read the archive of all your data.
cli-about-account-read = Say what is in an archive, and check every match in it.
cli-opt-archive = The archive, as downloaded from a server.
cli-opt-import = Also store the finished matches on this server, to look at them there.
cli-archive-unreadable = { $file } is not an archive of somebody’s data.
cli-archive-of = The data of { $name }
cli-archive-file = { $file }: { $count }
cli-archive-wrong = { $file } does not hold: { $reason }
cli-archive-sound = Checked. Records: { $records }; proofs: { $proofs }. Everything holds.
cli-archive-imported = { $names }: { $address }
cli-archive-refused = The server did not take it: { $reason }
