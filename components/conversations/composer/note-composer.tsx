"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Lock, StickyNote } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { turnero } from "@/components/api";
import { showNotes } from "@/components/conversations/queries";
import { draftOf, keepDraft } from "@/components/conversations/thread/outgoing";
import { MentionList } from "@/components/forms/mentions/mention-list";
import { mentionedIn } from "@/components/forms/mentions/mentions";
import { useMentions } from "@/components/forms/mentions/use-mentions";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { growingClass } from "@/components/ui/input";
import { useIsWide } from "@/components/ui/media-query";
import { useToast } from "@/components/ui/toast";

/** Where a note is written. Unlike an answer it needs no channel, so that it can be written at any time. */
export function NoteComposer({
  conversation,
  box,
  onLeave,
}: {
  conversation: string;
  box: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
}) {
  const t = useTranslations("conversations");
  const queries = useQueryClient();
  const toast = useToast();
  const wide = useIsWide();
  const draft = `note of ${conversation}`;
  const [text, setText] = useState(() => draftOf(draft));
  const [pending, setPending] = useState(false);
  const key = useRef<string | null>(null);
  const write = (next: string) => {
    setText(next);
    keepDraft(draft, next);
    key.current = null;
  };
  const words = text.trim();
  const mentions = useMentions(box, text, write);
  const add = async () => {
    if (words === "" || pending) return;
    // Tried again with the same words it is the same note.
    key.current ??= crypto.randomUUID();
    setPending(true);
    try {
      const added = await turnero.conversations.notes.create(
        conversation,
        { text: words, mentions: mentionedIn(words, mentions.team) },
        { idempotencyKey: key.current },
      );
      showNotes(queries, conversation, (known) => [added, ...known.filter(({ id }) => id !== added.id)]);
      write("");
    } catch (error) {
      toast.failed(error);
    } finally {
      setPending(false);
      box.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (mentions.takesKey(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      return wide === false ? box.current?.blur() : onLeave();
    }
    if (event.key !== "Enter" || event.shiftKey || wide === false) return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="relative flex flex-col gap-2 bg-held-soft px-3 py-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
      <p className="flex items-center gap-1 font-medium text-held-text text-xs">
        <Lock aria-hidden className="size-3 shrink-0" />
        {t("note_private")}
      </p>
      <MentionList mentions={mentions} className="inset-x-3 bottom-full mb-1" />
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          rows={1}
          value={text}
          maxLength={4096}
          aria-label={t("note_write")}
          placeholder={t("note_write")}
          onKeyDown={onKeyDown}
          {...mentions.field}
          className={cx(growingClass, "border-held")}
        />
        <Button
          size="icon"
          look="primary"
          aria-label={t("note_add")}
          disabled={words === ""}
          pending={pending}
          onClick={() => void add()}
        >
          <StickyNote aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}
