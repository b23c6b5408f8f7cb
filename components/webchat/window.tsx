import { useEffect, useState, useSyncExternalStore } from "react";
import { Booking } from "@/components/webchat/booking";
import { Composer } from "@/components/webchat/composer";
import { useFrame } from "@/components/webchat/context";
import { BackIcon, ClockIcon, CloseIcon, TalkIcon } from "@/components/webchat/icons";
import { Messages } from "@/components/webchat/messages";
import { type Presence, presenceOf } from "@/components/webchat/presence";

type Place = "home" | "talk" | "book";

const watchNetwork = (changed: () => void) => {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
};

function usePresence(): Presence {
  const { chat, config } = useFrame();
  return useSyncExternalStore(chat.watch, () => presenceOf(config, chat.get().messages));
}

/** When a person will read it, where none is there now. */
function AwayLine({ className }: { className: string }) {
  const { config, say } = useFrame();
  const presence = usePresence();
  if (config.open || presence === "team") return null;
  return <p className={className}>{presence === "bot" ? say("bot_away") : config.away_message || say("away")}</p>;
}

function Header({ onBack, onClose }: { onBack: (() => void) | null; onClose: () => void }) {
  const { config, say } = useFrame();
  const presence = usePresence();
  return (
    <header className="wc-header">
      {onBack && (
        <button type="button" className="wc-icon" aria-label={say("back")} onClick={onBack}>
          <BackIcon />
        </button>
      )}
      <div className="wc-title">
        <h1>{config.name}</h1>
        <p>{presence === "bot" ? say("bot_here") : say(presence === "team" ? "here" : "not_here")}</p>
      </div>
      <button type="button" className="wc-icon" aria-label={say("close")} onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}

function Home({ go, begun }: { go: (place: Place) => void; begun: boolean }) {
  const { config, say } = useFrame();
  return (
    <section className="wc-scroll wc-pad wc-home" aria-label={config.name}>
      {config.greeting && <p className="wc-greeting">{config.greeting}</p>}
      <button type="button" className="wc-choice" data-first onClick={() => go("talk")}>
        <TalkIcon />
        <span className="wc-strong">{say(begun ? "continue" : "talk")}</span>
        <span className="wc-soft">{say("talk_hint")}</span>
      </button>
      <button type="button" className="wc-choice" onClick={() => go("book")}>
        <ClockIcon />
        <span className="wc-strong">{say("book")}</span>
        <span className="wc-soft">{say("book_hint")}</span>
      </button>
      <AwayLine className="wc-away" />
    </section>
  );
}

function Talk({ onBook }: { onBook: () => void }) {
  const { chat, say } = useFrame();
  const state = useSyncExternalStore(chat.watch, chat.get);
  return (
    <>
      <AwayLine className="wc-note" />
      {state.loading ? <p className="wc-empty wc-fill">{say("loading")}</p> : <Messages {...state} />}
      <div className="wc-quick">
        <button type="button" className="wc-chip" onClick={onBook}>
          <ClockIcon />
          {say("book")}
        </button>
      </div>
      <Composer />
    </>
  );
}

/** Anywhere in the chat: queued messages are sent by themselves. */
function Waiting() {
  const { chat, say } = useFrame();
  const online = useSyncExternalStore(chat.watch, () => chat.get().online);
  const crowded = useSyncExternalStore(chat.watch, () => chat.get().crowded);
  const connected = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  if (online && connected && !crowded) return null;
  return (
    <p className="wc-note" role="status">
      {say(online && connected ? "crowded" : "offline")}
    </p>
  );
}

/** The chat as its visitor sees it. */
export function ChatWindow({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { chat } = useFrame();
  const begun = useSyncExternalStore(chat.watch, () => chat.get().messages.length + chat.get().pending.length > 0);
  const [place, setPlace] = useState<Place>("home");
  // Focus follows opening the chat and moving to another part.
  useEffect(() => {
    if (opened) document.querySelector<HTMLElement>(`[data-place="${place}"] [data-first], #wc-step`)?.focus();
  }, [opened, place]);
  useEffect(() => chat.show(opened && place === "talk"), [chat, opened, place]);
  return (
    <main className="wc-window" data-place={place}>
      <Header onBack={place === "home" ? null : () => setPlace("home")} onClose={onClose} />
      <Waiting />
      {place === "home" && <Home go={setPlace} begun={begun} />}
      {place === "talk" && <Talk onBook={() => setPlace("book")} />}
      {place === "book" && <Booking onDone={() => setPlace("talk")} />}
    </main>
  );
}
