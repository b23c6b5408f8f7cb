// What a site puts on its pages: <script async src="…/widget.js" data-key="pk_…"></script>. It draws a button and opens
// the chat in a frame of our own origin. It touches nothing of the page but one element, and leaves one global: Turnero.
// Links to the booking page that ask for it open here too; without a key they are all that the script is for.
import type { Turnero as Global, Visitor as Person } from "@/clients/web/index.cjs";
import { embedBooking, openBooking, watchLinks } from "@/components/booking-embed/embed";

type Ready = {
  turnero: "ready";
  colors: { accent: string; text: string };
  words: { title: string; open: string; close: string };
};
type FromFrame =
  | { turnero: "loaded" | "close" }
  | { turnero: "keep"; kept: string }
  | { turnero: "unread"; count: number; label: string }
  | Ready;
type Turnero = Pick<Global, "open" | "close" | "identify">;

const css = `
:host{all:initial;--accent:#4338ca;--text:#fff}
.launcher{position:fixed;inset:auto max(20px,env(safe-area-inset-right)) max(20px,env(safe-area-inset-bottom)) auto;z-index:2147483000;
width:56px;height:56px;border:0;border-radius:50%;padding:0;background:var(--accent);color:var(--text);cursor:pointer;
box-shadow:0 1px 2px #0003,0 8px 24px #0004;display:grid;place-items:center}
.launcher:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.launcher svg{width:26px;height:26px}
.badge{position:absolute;inset:-4px -4px auto auto;min-width:20px;height:20px;box-sizing:border-box;padding:0 5px;border-radius:10px;
background:#b3261e;color:#fff;font:600 12px/20px system-ui,sans-serif;text-align:center}
[hidden]{display:none!important}
.frame{position:fixed;inset:auto max(20px,env(safe-area-inset-right)) 88px auto;z-index:2147483000;width:384px;
height:min(640px,calc(100dvh - 108px));border:0;border-radius:12px;background:Canvas;color-scheme:light dark;
box-shadow:0 1px 2px #0003,0 12px 40px #0005;visibility:hidden;opacity:0;transform:translateY(12px);
transition:opacity .16s,transform .16s,visibility 0s .16s}
.frame.shown{visibility:visible;opacity:1;transform:none;transition:opacity .16s,transform .16s}
@media (max-width:600px){.frame{inset:0;width:100%;height:100%;border-radius:0}.frame.shown~.launcher{display:none}}
@media (prefers-reduced-motion:reduce){.frame,.frame.shown{transition:none;transform:none}}
@media print{:host{display:none}}`;

/** What the frame remembers where browsers block its own storage. */
const memoryOf = (key: string) => ({
  get: (): string | null => {
    try {
      return localStorage.getItem(`turnero.${key}`);
    } catch {
      return null;
    }
  },
  set: (text: string): void => {
    try {
      localStorage.setItem(`turnero.${key}`, text);
    } catch {} // Full or blocked: the chat remembers until the page is left.
  },
});

const svg = "http://www.w3.org/2000/svg";

function icon(path: string): SVGElement {
  const drawing = document.createElementNS(svg, "svg");
  const line = document.createElementNS(svg, "path");
  const look = { fill: "none", stroke: "currentColor", "stroke-width": "2", "stroke-linejoin": "round" };
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  for (const [name, value] of Object.entries({ ...look, d: path, "stroke-linecap": "round" }))
    line.setAttribute(name, value);
  drawing.append(line);
  return drawing;
}

const bubble = "M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z";
const cross = "M6 6l12 12M18 6L6 18";

function start(script: HTMLScriptElement, key: string): Turnero {
  const home = new URL(script.src).origin;
  const memory = memoryOf(key);
  const host = document.createElement("div");
  host.dataset.turnero = "";
  const shadow = host.attachShadow({ mode: "open" });
  // A constructed stylesheet is not an inline style, so even the strictest style-src allows it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];

  const frame = document.createElement("iframe");
  frame.className = "frame";
  frame.allow = "geolocation; clipboard-write";
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  // What the site asks for, then what the visitor reads: the frame takes the first that the chat speaks.
  const asked = script.dataset.locale || document.documentElement.lang;
  const locale = [asked, ...navigator.languages].filter(Boolean).slice(0, 9).join(",");
  frame.src = `${home}/embed/${encodeURIComponent(key)}?locale=${encodeURIComponent(locale)}`;

  const button = document.createElement("button");
  button.type = "button";
  button.className = "launcher";
  button.hidden = true;
  const badge = document.createElement("span");
  badge.className = "badge";
  badge.hidden = true;
  const [closedIcon, openIcon] = [icon(bubble), icon(cross)];
  button.append(closedIcon, badge);
  shadow.append(frame, button);

  let words = { title: "", open: "", close: "" };
  let unread = "";
  let shown = false;
  let ready = false;
  let wanted = false;
  let person: Person = {};
  const tell = (message: object) => frame.contentWindow?.postMessage(message, home);
  const label = () => {
    button.setAttribute("aria-expanded", String(shown));
    button.setAttribute("aria-label", shown ? words.close : unread ? `${words.open}, ${unread}` : words.open);
    (shown ? closedIcon : openIcon).replaceWith(shown ? openIcon : closedIcon);
  };
  const show = (next: boolean) => {
    if (!ready) {
      wanted = next;
      return;
    }
    if (shown === next) return;
    shown = next;
    frame.classList.toggle("shown", shown);
    frame.tabIndex = shown ? 0 : -1;
    if (shown) frame.removeAttribute("aria-hidden");
    else frame.setAttribute("aria-hidden", "true");
    label();
    tell({ turnero: shown ? "opened" : "closed" });
    if (shown) frame.focus();
    else button.focus();
  };
  button.addEventListener("click", () => show(!shown));
  host.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(false);
  });

  addEventListener("message", ({ data, origin, source }: MessageEvent<FromFrame>) => {
    if (origin !== home || source !== frame.contentWindow || typeof data?.turnero !== "string") return;
    if (data.turnero === "loaded")
      tell({ turnero: "hello", page: location.href.slice(0, 2000), person, kept: memory.get() });
    else if (data.turnero === "keep") memory.set(String(data.kept));
    else if (data.turnero === "close") show(false);
    else if (data.turnero === "unread") {
      unread = data.count > 0 ? data.label : "";
      badge.textContent = data.count > 9 ? "9+" : String(data.count);
      badge.hidden = data.count === 0;
      label();
    } else if (data.turnero === "ready") {
      // Sent only if the page may embed the frame; otherwise there would be a button that opens nothing.
      words = data.words;
      host.style.setProperty("--accent", data.colors.accent);
      host.style.setProperty("--text", data.colors.text);
      frame.title = words.title;
      button.hidden = false;
      ready = true;
      label();
      if (wanted) show(true);
    }
  });
  document.body.append(host);
  return {
    open: () => show(true),
    close: () => show(false),
    identify(who) {
      person = who;
      if (ready) tell({ turnero: "identify", person });
    },
  };
}

type State = { key: string | null; chat: Turnero | null; asked: ((chat: Turnero) => void)[] };

/** Shared by all our scripts of a page: the first with a key draws the chat, the others are ignored. */
const place = Symbol.for("turnero.chat");
const page = window as unknown as { Turnero?: Global; [place]?: State };

const later = (state: State, work: (chat: Turnero) => void) => {
  if (state.chat) work(state.chat);
  else state.asked.push(work);
};

const globalOf = (state: State): Global => ({
  open: () => later(state, (chat) => chat.open()),
  close: () => later(state, (chat) => chat.close()),
  identify: (person) => later(state, (chat) => chat.identify(person)),
  book: (address) => openBooking(address, document.title, (document.activeElement as HTMLElement | null) ?? undefined),
  embed: embedBooking,
});

const script = document.currentScript as HTMLScriptElement | null;
if (script) {
  page[place] ??= { key: null, chat: null, asked: [] };
  const state = page[place];
  page.Turnero ??= globalOf(state);
  watchLinks(new URL(script.src).origin);
  const key = script.dataset.key;
  if (key && state.key === null) {
    state.key = key;
    const begin = () => {
      const chat = start(script, key);
      state.chat = chat;
      for (const work of state.asked.splice(0)) work(chat);
    };
    // After the site's own content.
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
  }
}
