/*
 * Keeps the page, the rules and finished matches for when there is no network.
 * Files with a hash in their name never change; everything else is asked for first.
 */
const KEPT = "satrap-2"; // another name whenever what is sent takes another form
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

/** What an older worker has kept cannot be read any longer. */
async function begin() {
  const older = (await caches.keys()).filter((name) => name !== KEPT);
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
