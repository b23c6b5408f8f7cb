"use client";

import { RotateCcw, SendHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { growingClass } from "@/components/ui/input";

/** Where the customer's part is written. Enter sends, Shift and Enter begin a line. */
export function SimulatorComposer({
  ref,
  pending,
  over,
  onSay,
  onRestart,
}: {
  ref: RefObject<HTMLTextAreaElement | null>;
  pending: boolean;
  over: boolean;
  onSay: (text: string) => void;
  onRestart: () => void;
}) {
  const t = useTranslations("bot.sim");
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() === "" || pending) return;
    onSay(text.trim());
    setText("");
  };
  if (over)
    return (
      <div className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-line border-t px-4 py-2">
        <p role="status" className="text-ink-soft">
          {t("over")}
        </p>
        <Button look="primary" onClick={onRestart}>
          <RotateCcw aria-hidden className="size-4" />
          {t("restart")}
        </Button>
      </div>
    );
  return (
    <div className="flex shrink-0 items-end gap-2 border-line border-t px-3 py-2 md:px-6">
      <textarea
        ref={ref}
        rows={1}
        value={text}
        maxLength={4096}
        aria-label={t("write")}
        placeholder={t("write")}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className={growingClass}
      />
      <Button size="icon" look="primary" aria-label={t("send")} disabled={pending || text.trim() === ""} onClick={send}>
        <SendHorizontal aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
