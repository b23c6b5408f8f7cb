// Shows the booking page in a site's own pages, where the site may do so; elsewhere a link to it stays a link.

type FromFrame = { turnero: "ready" | "close" | "top" } | { turnero: "height"; height: number };

const css = `
:host{all:initial;display:block}
iframe{display:block;width:100%;border:0;color-scheme:light dark}
.inline{height:1px;opacity:0}
.inline.shown{opacity:1}
dialog{box-sizing:border-box;width:min(720px,calc(100vw - 32px));height:min(860px,calc(100dvh - 32px));max-width:none;max-height:none;
margin:auto;padding:0;border:0;border-radius:12px;overflow:hidden;background:Canvas;color-scheme:light dark;
box-shadow:0 1px 2px #0003,0 12px 40px #0005;overscroll-behavior:contain}
dialog::backdrop{background:#0008}
dialog iframe{height:100%}
button{position:absolute;inset:8px 8px auto auto;width:44px;height:44px;padding:10px;border:0;border-radius:22px;background:Canvas;
color:CanvasText;cursor:pointer}
button:focus-visible{outline:3px solid Highlight;outline-offset:-3px}
svg{display:block;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
@media (max-width:600px){dialog{width:100%;height:100%;border-radius:0}}`;

const inlineLinks = 'a[data-turnero="inline"]';
/** The frame answers within this, unless the site may not show it. */
const patienceMs = 8000;

const closeWords: Record<string, string> = { es: "Cerrar", pt: "Fechar" };
const closeWord = (): string => closeWords[document.documentElement.lang.slice(0, 2)] ?? "Close";

/** Two scripts on one page would show everything twice. */
const shown = Symbol.for("turnero.booking");
const onPage = window as unknown as { [shown]?: true };

const isOurs = (home: string, link: HTMLAnchorElement): boolean =>
  link.origin === home && link.pathname.startsWith("/b/");

function shadowOf(host: HTMLElement): ShadowRoot {
  const shadow = host.attachShadow({ mode: "open" });
  // A constructed stylesheet is not an inline style, so even the strictest style-src allows it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

function frameOf(href: string, title: string | undefined, kind: "inline" | "popup"): HTMLIFrameElement {
  const address = new URL(href);
  address.searchParams.set("frame", kind);
  const frame = document.createElement("iframe");
  frame.title = title?.trim() || "Turnero";
  frame.allow = "clipboard-write";
  frame.src = address.href;
  return frame;
}

/** Calls `heard` with what the frame says, until `stop` is called. `lost`: it says nothing at all. */
function listen(frame: HTMLIFrameElement, heard: (message: FromFrame) => void, lost: () => void): () => void {
  const home = new URL(frame.src).origin;
  const timer = setTimeout(lost, patienceMs);
  const hear = ({ data, origin, source }: MessageEvent<FromFrame>) => {
    if (origin !== home || source !== frame.contentWindow || typeof data?.turnero !== "string") return;
    clearTimeout(timer);
    heard(data);
  };
  addEventListener("message", hear);
  return () => {
    clearTimeout(timer);
    removeEventListener("message", hear);
  };
}

function cross(): SVGElement {
  const svg = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(svg, "svg");
  const line = document.createElementNS(svg, "path");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  line.setAttribute("d", "M6 6l12 12M18 6L6 18");
  drawing.append(line);
  return drawing;
}

/** The booking page over the site's own; Escape and the cross close it, and the focus goes back to where it was. */
export function openBooking(href: string, title?: string, back?: HTMLElement): void {
  const host = document.createElement("div");
  const dialog = document.createElement("dialog");
  const close = document.createElement("button");
  const frame = frameOf(href, title, "popup");
  dialog.setAttribute("aria-label", frame.title);
  close.type = "button";
  close.setAttribute("aria-label", closeWord());
  close.append(cross());
  close.addEventListener("click", () => dialog.close());
  dialog.append(frame, close);
  shadowOf(host).append(dialog);
  document.body.append(host);
  const stop = listen(
    frame,
    ({ turnero }) => {
      if (turnero === "ready") frame.focus();
      else if (turnero === "close") dialog.close();
    },
    () => location.assign(href),
  );
  dialog.addEventListener("close", () => {
    stop();
    host.remove();
    back?.focus();
  });
  dialog.showModal();
}

/** The booking page in the place of the link, as high as its content. Gives what takes it away again. */
export function embedBooking(link: HTMLAnchorElement): () => void {
  const host = document.createElement("div");
  const frame = frameOf(link.href, link.textContent ?? "", "inline");
  frame.className = "inline";
  shadowOf(host).append(frame);
  link.after(host);
  const stop = listen(
    frame,
    (message) => {
      if (message.turnero === "ready") {
        link.hidden = true;
        frame.classList.add("shown");
      } else if (message.turnero === "height") frame.style.height = `${Math.ceil(message.height)}px`;
      else if (message.turnero === "top" && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    },
    () => remove(),
  );
  const remove = () => {
    stop();
    host.remove();
    link.hidden = false;
  };
  return remove;
}

/** From now on the page's links to booking pages of `home` open here, and the inline ones give their place to it. */
export function watchLinks(home: string): void {
  if (onPage[shown]) return;
  onPage[shown] = true;
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-turnero="button"]');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || !isOurs(home, link)) return;
    event.preventDefault();
    openBooking(link.href, link.textContent ?? "", link);
  });
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(inlineLinks))
      if (isOurs(home, link)) embedBooking(link);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin, { once: true });
  else begin();
}
