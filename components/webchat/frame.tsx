import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Chat, type Person } from "@/components/webchat/chat";
import { FrameContext } from "@/components/webchat/context";
import { previewClient } from "@/components/webchat/preview-client";
import { visitorLocale } from "@/components/webchat/visitor-locale";
import { widgetClient } from "@/components/webchat/widget-client";
import { ChatWindow } from "@/components/webchat/window";
import { type Language, speaker } from "@/components/webchat/words";
import type { WebchatConfig } from "@/lib/domains/webchat/visitors/schema";

// The page inside the widget's frame. It makes no requests until a page of an allowed origin has greeted it.

type Given = { key: string; config: WebchatConfig | null; origins: string[]; language: Language; tu: boolean };
type FromPage =
  | { turnero: "hello"; page?: string; person?: Person; kept?: string | null }
  | { turnero: "identify"; person: Person }
  | { turnero: "opened" | "closed" }
  | { turnero: "preview"; config: WebchatConfig };

const given = JSON.parse(document.getElementById("given")?.textContent ?? "null") as Given;
const preview = given.key === "preview";
const say = speaker(given.language, given);
const client = preview ? previewClient(say) : widgetClient(given.key);
const root = createRoot(document.getElementById("root") as HTMLElement);

/** The same rule as the service's own: an exact origin, or any name below one. */
function isAllowed(origin: string): boolean {
  if (preview) return origin === location.origin;
  return given.origins.some((allowed) => {
    const [scheme, host] = allowed.split("://*.");
    return host === undefined ? allowed === origin : origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}`);
  });
}

function paint({ accent, text }: WebchatConfig["colors"]): void {
  document.documentElement.style.setProperty("--accent", accent);
  document.documentElement.style.setProperty("--on-accent", text);
}

/** Whether the page around it shows the frame. */
let opened = false;
const watchers = new Set<() => void>();
const setOpened = (next: boolean) => {
  opened = next;
  for (const tell of watchers) tell();
};
const watchOpened = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

function App({ chat, config, onClose }: { chat: Chat; config: WebchatConfig; onClose: () => void }) {
  const open = useSyncExternalStore(watchOpened, () => opened);
  return (
    <FrameContext value={{ chat, client, config, language: given.language, say }}>
      <ChatWindow opened={open} onClose={onClose} />
    </FrameContext>
  );
}

let chat: Chat | null = null;

function begin(origin: string, config: WebchatConfig, kept: string | null = null): void {
  const tell = (message: object) => parent.postMessage(message, origin);
  const close = () => tell({ turnero: "close" });
  if (!chat) {
    const keep = (text: string) => tell({ turnero: "keep", kept: text });
    const made = new Chat(client, given.key, visitorLocale(given.language, navigator.languages), { kept, keep });
    chat = made;
    let unread = -1;
    made.watch(() => {
      if (made.get().unread === unread) return;
      unread = made.get().unread;
      tell({ turnero: "unread", count: unread, label: say("unread", { count: unread }) });
    });
    addEventListener("keydown", (event) => event.key === "Escape" && close());
  }
  paint(config.colors);
  root.render(
    <StrictMode>
      <App chat={chat} config={config} onClose={close} />
    </StrictMode>,
  );
  tell({
    turnero: "ready",
    colors: config.colors,
    words: {
      title: say("title", { name: config.name }),
      open: say("open_chat", { name: config.name }),
      close: say("close_chat"),
    },
  });
}

addEventListener("message", ({ data, origin, source }: MessageEvent<FromPage>) => {
  if (source !== parent || parent === window || !isAllowed(origin) || typeof data?.turnero !== "string") return;
  if (data.turnero === "preview" && preview) {
    // The preview is never opened: that would take the focus from the form beside it.
    const first = chat === null;
    begin(origin, data.config);
    if (first) void (chat as Chat | null)?.catchUp();
  } else if (data.turnero === "hello" && given.config && !chat) {
    begin(origin, given.config, data.kept);
    (chat as Chat | null)?.start(data.person ?? {}, data.page);
  } else if (data.turnero === "identify") chat?.identify(data.person);
  else if (data.turnero === "opened") setOpened(true);
  else if (data.turnero === "closed") setOpened(false);
});

if (parent === window) root.render(<p className="wc-empty">{say("elsewhere")}</p>);
else parent.postMessage({ turnero: "loaded" }, "*");
