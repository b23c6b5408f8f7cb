// Keeps the screen "My work" usable without a connection: its page and the scripts it is made of, and nothing else.
// Data and actions are the page's own affair. A change here is a new version, and drops what the old one kept.
const version = "my-work-1";
const page = "/my-work";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("my-work-") && name !== version).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(others());
});

const isAsset = ({ pathname }) => pathname.startsWith("/_next/static/");

async function pageFirstFromNetwork(request) {
  const cache = await caches.open(version);
  try {
    const fresh = await fetch(request);
    // A sign-in page in its place is not this page.
    if (fresh.ok && !fresh.redirected) await cache.put(page, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(page);
    if (kept) return kept;
    throw error;
  }
}

async function assetFromCache(request) {
  const cache = await caches.open(version);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && url.pathname === page) event.respondWith(pageFirstFromNetwork(request));
  else if (isAsset(url)) event.respondWith(assetFromCache(request));
});

/** The page says what it is made of: that is kept, and what an earlier page was made of goes. */
async function keep(urls) {
  const cache = await caches.open(version);
  const wanted = new Set(urls);
  for (const request of await cache.keys()) {
    if (isAsset(new URL(request.url)) && !wanted.has(request.url)) await cache.delete(request);
  }
  for (const url of [page, ...wanted]) {
    if (await cache.match(url)) continue;
    const response = await fetch(url).catch(() => null);
    if (response?.ok && !response.redirected) await cache.put(url, response);
  }
}

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});
