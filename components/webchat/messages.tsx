import { useEffect, useRef } from "react";
import { mapAt } from "@/components/ui/map-address";
import type { ChatState, Pending } from "@/components/webchat/chat-state";
import { useFrame } from "@/components/webchat/context";
import { PinIcon } from "@/components/webchat/icons";
import { clockTime } from "@/components/webchat/times";
import type { WebchatMessage } from "@/lib/domains/webchat/visitors/schema";

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** The parts of a text with where each begins; every second one is an address. */
function partsOf(text: string): { at: number; part: string; link: boolean }[] {
  let at = 0;
  return text.split(address).map((part, i) => {
    const begins = at;
    at += part.length;
    return { at: begins, part, link: i % 2 === 1 };
  });
}

/** Text with its addresses as links; everything else stays text. */
function Text({ text }: { text: string }) {
  return (
    <p className="wc-text">
      {partsOf(text).map(({ at, part, link }) =>
        link ? (
          <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Place({ lat, lng, name }: { lat: number; lng: number; name: string | null }) {
  const { say } = useFrame();
  const href = mapAt(lat, lng);
  return (
    <a className="wc-place" href={href} target="_blank" rel="noopener noreferrer">
      <PinIcon />
      {name || say("shared_location")}
    </a>
  );
}

function Attached({ file }: { file: NonNullable<WebchatMessage["file"]> }) {
  if (file.media_type.startsWith("audio/")) {
    return (
      <audio controls src={file.url} aria-label={file.name}>
        <track kind="captions" />
      </audio>
    );
  }
  return (
    <a className="wc-file" href={file.url} target="_blank" rel="noopener noreferrer">
      {file.thumbnail_url === null ? (
        file.name
      ) : (
        <picture>
          <img src={file.thumbnail_url} alt={file.name} />
        </picture>
      )}
    </a>
  );
}

function Content({ message }: { message: WebchatMessage }) {
  return (
    <>
      {message.file && <Attached file={message.file} />}
      {message.location && <Place {...message.location} />}
      {message.text && <Text text={message.text} />}
    </>
  );
}

function Said({ message, state }: { message: WebchatMessage; state: string | null }) {
  const { say, language } = useFrame();
  const own = message.from === "visitor";
  const who = own ? say("you") : message.name || say("team");
  return (
    <li className={own ? "wc-said wc-own" : "wc-said"}>
      <span className={own ? "wc-sr" : "wc-who"}>{who}</span>
      <div className="wc-bubble">
        <Content message={message} />
      </div>
      <span className="wc-when">
        <time dateTime={message.created_at}>{clockTime(message.created_at, language)}</time>
        {state && ` · ${state}`}
      </span>
    </li>
  );
}

function Waiting({ each, online }: { each: Pending; online: boolean }) {
  const { say, chat } = useFrame();
  return (
    <li className="wc-said wc-own">
      <span className="wc-sr">{say("you")}</span>
      <div className={each.failed ? "wc-bubble wc-failed" : "wc-bubble wc-waiting"}>
        {each.text !== null && <Text text={each.text} />}
        {each.file && <p className="wc-text">{each.file.name}</p>}
        {each.location && <Place {...each.location} name={null} />}
      </div>
      <span className="wc-when">
        {say(each.failed ? "failed" : online ? "sending" : "waiting")}
        {each.failed && (
          <button type="button" className="wc-link" onClick={() => chat.retry(each.id)}>
            {say("retry")}
          </button>
        )}
      </span>
    </li>
  );
}

/** What scrolls needs a way in for the keyboard. */
const reachable = (section: HTMLElement | null): void => {
  if (section) section.tabIndex = 0;
};

/** What was said and what waits to be; new words are read out as they come. */
export function Messages({
  messages,
  pending,
  seen,
  online,
}: Pick<ChatState, "messages" | "pending" | "seen" | "online">) {
  const { say } = useFrame();
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length + pending.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "end" });
  }, [count]);
  const lastOwn = messages.findLast(({ from }) => from === "visitor");
  const stateOf = (message: WebchatMessage): string | null =>
    message !== lastOwn ? null : say(seen ? "seen" : "sent");
  return (
    <section ref={reachable} className="wc-scroll" aria-label={say("conversation")}>
      <ol className="wc-messages" aria-live="polite">
        {messages.map((message) => (
          <Said key={message.id} message={message} state={stateOf(message)} />
        ))}
        {pending.map((each) => (
          <Waiting key={each.id} each={each} online={online} />
        ))}
      </ol>
      {count === 0 && <p className="wc-empty">{say("empty")}</p>}
      <div ref={end} />
    </section>
  );
}
