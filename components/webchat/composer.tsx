import { type FormEvent, useRef, useState } from "react";
import { useFrame } from "@/components/webchat/context";
import { ClipIcon, PinIcon, SendIcon } from "@/components/webchat/icons";

const largest = 16 * 1024 * 1024;

export function Composer() {
  const { say, chat } = useFrame();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const words = text.trim();
    if (words === "") return;
    chat.say({ text: words });
    setText("");
  };
  const attach = (file: File | undefined) => {
    if (!file) return;
    setTrouble(file.size > largest ? say("too_large") : null);
    if (file.size <= largest) chat.say({ file });
  };
  const locate = () => {
    setTrouble(null);
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => chat.say({ location: { lat: coords.latitude, lng: coords.longitude } }),
      () => setTrouble(say("location_failed")),
      { timeout: 15_000 },
    );
  };
  return (
    <form className="wc-composer" onSubmit={send}>
      {trouble && (
        <p role="alert" className="wc-trouble">
          {trouble}
        </p>
      )}
      <div className="wc-row">
        <textarea
          className="wc-input"
          rows={1}
          aria-label={say("message")}
          placeholder={say("message")}
          maxLength={4096}
          value={text}
          data-first
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <button type="submit" className="wc-icon wc-send" aria-label={say("send")} disabled={text.trim() === ""}>
          <SendIcon />
        </button>
      </div>
      <div className="wc-row wc-tools">
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={say("attach")}
          onChange={({ target }) => {
            attach(target.files?.[0]);
            target.value = "";
          }}
        />
        <button type="button" className="wc-icon" aria-label={say("attach")} onClick={() => picker.current?.click()}>
          <ClipIcon />
        </button>
        <button type="button" className="wc-icon" aria-label={say("location")} onClick={locate}>
          <PinIcon />
        </button>
      </div>
    </form>
  );
}
