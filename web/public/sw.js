/*
 * Keeps the page, the rules and finished matches for when there is no network.
 * Files with a hash in their name never change; everything else is asked for first.
 */
const KEPT = "satrap-1";
const FOR_EVER = /^\/(assets|art)\//;
const READABLE = /^\/api\/(games$|boards\/|tables\/[0-9a-f]+\/(plies|story|board|record|proof))/;
const TABLE = /^\/api\/tables\/[0-9a-f]+$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(asked(request, "/"));
  else if (FOR_EVER.test(pathname)) event.respondWith(kept(request));
  else if (READABLE.test(pathname) || TABLE.test(pathname)) event.respondWith(asked(request));
});

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
    const found = await caches.match(name);
    if (found) return found;
    throw error;
  }
}

/** Of tables only finished ones are kept: what is secret must not stay on a shared device. */
async function mayKeep(request, answer) {
  if (!answer.ok) return false;
  const { pathname } = new URL(request.url);
  if (!TABLE.test(pathname)) return !/\/plies\//.test(pathname) || isOver(pathname);
  const shown = await answer.clone().json();
  if (shown.view.status === "over") over.add(shown.id);
  return shown.view.status === "over";
}

const over = new Set();

function isOver(pathname) {
  return over.has(pathname.split("/")[3]);
}

async function keep(name, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(name, answer.clone());
  return answer;
}
