/** Push for this browser: asked for only when somebody presses the switch. */
import { api, need, type Schemas } from "../api/client";

type Wishes = Schemas["Wishes"];

/** Say why this browser can show no push, as the key of a sentence; empty: it can. */
export function whyNoPush(): string {
  if (!isSecureContext) return "web-notices-push-insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "web-notices-push-none";
  return Notification.permission === "denied" ? "web-notices-push-denied" : "";
}

/** Do something whenever the settings of the browser for this site change; return how to stop. */
export function whenAllowed(then: () => void): () => void {
  const ending = new AbortController();
  void navigator.permissions?.query({ name: "notifications" }).then(
    (status) => status.addEventListener("change", then, { signal: ending.signal }),
    () => {}, // this browser does not tell
  );
  return () => ending.abort();
}

/** Let notices come to this browser; null if its person does not allow it. */
export async function turnOn(key: string): Promise<Wishes | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker =
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register("/sw.js"));
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  const body = { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  return need(api.POST("/api/me/notices/push", { body }));
}

/** End the subscription of this browser. */
export async function turnOff(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  await made?.unsubscribe();
}
