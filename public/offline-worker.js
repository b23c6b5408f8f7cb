// Answers a page that cannot be fetched with one that says so and comes back by itself. It keeps nothing of anybody:
// the page is made here, so that nothing private stays behind after signing out.
const words = {
  en: ["No connection", "This page opens by itself as soon as you are back online.", "Try again"],
  es: ["Sin conexión", "Esta página se abre sola apenas vuelva la conexión.", "Reintentar"],
  "pt-BR": ["Sem conexão", "Esta página abre sozinha assim que a conexão voltar.", "Tentar de novo"],
};

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#fff, #111413); color: light-dark(#1b1f1d, #e8ebe9); }
  main { max-width: 24rem; padding: 1.5rem; text-align: center; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  p { margin: 0 0 1.25rem; }
  button { font: inherit; font-weight: 500; min-height: 44px; padding: 0 1.25rem; border-radius: 6px; cursor: pointer;
    border: 1px solid currentColor; background: transparent; color: inherit; }`;

// A page may have failed although there is a network: the service is asked again every few seconds.
const script = `
  const again = () => fetch("/icon.svg", { cache: "no-store" }).then(() => location.reload(), () => {});
  addEventListener("online", again);
  document.querySelector("button").addEventListener("click", () => location.reload());
  setInterval(again, 5000);`;

const languageOf = ({ headers }) => {
  const wanted = (headers.get("accept-language") ?? navigator.language).slice(0, 2);
  return wanted === "pt" ? "pt-BR" : wanted === "es" ? "es" : "en";
};

let chosen = null;

function page(request) {
  const language = words[chosen] ? chosen : languageOf(request);
  const [title, text, again] = words[language];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style>
<main><h1>${title}</h1><p role="status">${text}</p><button type="button">${again}</button></main><script>${script}</script></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  return new Response(html, { status: 503, headers });
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("message", ({ data }) => {
  if (typeof data?.language === "string") chosen = data.language;
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  // A download is no page: the browser fetches it by itself.
  if (origin !== self.location.origin || /^\/(api|v1)\//.test(pathname)) return;
  event.respondWith(fetch(request).catch(() => page(request)));
});

// A notice for the member of this device. The words come encrypted and are made for the member.
self.addEventListener("push", (event) => {
  const { subject = "Turnero", text = "", link = "/", tag } = event.data?.json() ?? {};
  const look = { body: text, tag, data: { link }, icon: "/icons/192.png", badge: "/icons/192.png" };
  event.waitUntil(self.registration.showNotification(subject, look));
});

async function openPage(link) {
  const { href, origin } = new URL(link, self.location.origin);
  if (origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return self.clients.openWindow(href);
  await page.focus();
  return page.navigate(href).catch(() => self.clients.openWindow(href));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.link ?? "/"));
});
