"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Composer } from "@/components/conversations/composer/composer";
import { NoteComposer } from "@/components/conversations/composer/note-composer";
import { bottomBar } from "@/components/ui/bottom-bars";
import { cx } from "@/components/ui/classes";
import { Kbd } from "@/components/ui/kbd";
import { useIsWide } from "@/components/ui/media-query";

const modes = ["reply", "note"] as const;
type Mode = (typeof modes)[number];

/** No browser takes it, and with Option a Mac would only write a sign. */
const switches = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && code === "KeyP";

/** An answer to the customer, or a note for the team: in sight which of the two is being written. */
export function Writing(props: Omit<ComponentProps<typeof Composer>, "box">) {
  const t = useTranslations("conversations");
  const { id } = props.conversation;
  const wide = useIsWide();
  const [mode, setMode] = useState<Mode>("reply");
  const box = useRef<HTMLTextAreaElement>(null);
  const change = (next: Mode) => {
    setMode(next);
    requestAnimationFrame(() => box.current?.focus());
  };
  // What was booked is confirmed in a reply.
  const booked = props.offer?.booking;
  useEffect(() => {
    if (booked) setMode("reply");
  }, [booked]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!switches(event) || document.querySelector("[role='dialog']")) return;
      event.preventDefault();
      setMode((now) => (now === "reply" ? "note" : "reply"));
      requestAnimationFrame(() => box.current?.focus());
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div ref={bottomBar} className={cx("shrink-0 border-line border-t", mode === "note" && "bg-held-soft")}>
      <fieldset className="flex items-center gap-1 px-3 pt-1">
        <legend className="sr-only">{t("compose_label")}</legend>
        {modes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            aria-keyshortcuts="Alt+P"
            onClick={() => change(each)}
            className={cx(
              "h-11 border-b-2 px-2 text-sm md:h-7",
              mode === each ? "border-accent font-medium text-ink" : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {t(`compose.${each}`)}
          </button>
        ))}
        {wide && (
          <span aria-hidden className="ml-auto">
            <Kbd keys="alt+p" />
          </span>
        )}
      </fieldset>
      {mode === "reply" ? (
        <Composer {...props} box={box} />
      ) : (
        <NoteComposer key={id} conversation={id} box={box} onLeave={props.onLeave} />
      )}
    </div>
  );
}
