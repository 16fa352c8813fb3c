/*
 * Keeps the page, the rules and finished matches for when there is no network.
 * Files with a hash in their name never change; everything else is asked for first.
 */
const KEPT = "satrap-2"; // another name whenever what is sent takes another form
const SHOWN = "satrap-shown"; // the notices that were shown
const MOST_SHOWN = 100;
const FOR_EVER = /^\/(assets|art)\//;
const READABLE =
  /^\/api\/(games$|boards\/|tables\/[0-9a-f]+\/(plies|events|story|board|record|proof|analysis))/;
const TABLE = /^\/api\/tables\/[0-9a-f]+$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" || pathname === "/") event.respondWith(asked(request, "/"));
  else if (FOR_EVER.test(pathname)) event.respondWith(kept(request));
  else if (READABLE.test(pathname) || TABLE.test(pathname)) event.respondWith(asked(request));
});

let last = Promise.resolve(); // pushes are handled one by one, in the order in which they come

/** A push shows a notice, once, or closes one that was taken back. */
self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told?.id) return;
  last = last.then(() => (told.closed ? close(told) : show(told))).catch(console.error);
  event.waitUntil(last);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

/** A newer notice replaces the one with its tag; one that was shown before is not shown again. */
async function show({ id, tag, at, words, path, language }) {
  const box = await caches.open(SHOWN);
  const mark = `/notices/${id}`;
  if (await box.match(mark)) return;
  await self.registration.showNotification("Satrap", {
    body: words,
    tag,
    lang: language,
    renotify: true,
    icon: "/icon-192.png",
    data: { id, at, path },
  });
  await box.put(mark, new Response(""));
  const older = (await box.keys()).slice(0, -MOST_SHOWN);
  await Promise.all(older.map((request) => box.delete(request)));
}

/** A notice that comes after it was closed is not shown any more. */
async function close({ id, tag, at }) {
  await (await caches.open(SHOWN)).put(`/notices/${id}`, new Response(""));
  const shown = await self.registration.getNotifications({ tag });
  for (const each of shown) if (each.data.at <= at) each.close();
}

/** Go to a page of ours, in a window that is open if there is one. */
async function lead(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}

/** What an older worker has kept cannot be read any longer. */
async function begin() {
  const older = (await caches.keys()).filter((name) => ![KEPT, SHOWN].includes(name));
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Answer from what is kept; fetch it once. */
async function kept(request) {
  const found = await caches.match(request);
  return found ?? keep(request, await fetch(request));
}

/** Ask the server; without it answer with what was kept. */
async function asked(request, name = request) {
  try {
    const answer = await fetch(request);
    return (await mayKeep(request, answer)) ? keep(name, answer) : answer;
  } catch (error) {
    // In another language rather than not at all.
    const found = (await caches.match(name)) ?? (await caches.match(name, { ignoreVary: true }));
    if (found) return found;
    throw error;
  }
}

/** Of tables only finished ones are kept: what is secret must not stay on a shared device. */
async function mayKeep(request, answer) {
  if (!answer.ok) return false;
  const { pathname } = new URL(request.url);
  if (/\/(plies\/|events$)/.test(pathname)) return isOver(pathname);
  if (/\/analysis$/.test(pathname)) return (await answer.clone().json()).status === "done";
  if (!TABLE.test(pathname)) return true;
  return (await answer.clone().json()).view.status === "over";
}

/** A table that is kept is over. A worker forgets when it rests; what is kept stays. */
async function isOver(pathname) {
  const table = pathname.split("/", 4).join("/");
  return (await caches.match(table, { ignoreSearch: true, ignoreVary: true })) !== undefined;
}

async function keep(name, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(name, answer.clone());
  return answer;
}
