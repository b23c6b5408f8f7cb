"use client";

import { LayoutTemplate, MapPin, Paperclip, Plus, SendHorizontal, Zap } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Booking, Conversation, QuickReply } from "@/clients/typescript/src/client";
import { useFilledIn, useWriting } from "@/components/conversations/composer/draft";
import { addedTo, QuickReplyBox } from "@/components/conversations/composer/quick-reply-box";
import { type Reach, ReachLine, UnconnectedLine } from "@/components/conversations/reach";
import { type Attachments, Tray } from "@/components/conversations/thread/attachments";
import { draftOf, type Sender } from "@/components/conversations/thread/outgoing";
import { Button } from "@/components/ui/button";
import { growingClass } from "@/components/ui/input";
import { useIsWide } from "@/components/ui/media-query";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { releaseKeys } from "@/components/ui/typed-ahead";
import { useMe } from "@/components/work/task-context";
import { longestCaption } from "@/lib/core/vocabulary";

const TemplateDialog = dynamic(() => import("@/components/conversations/composer/template-dialog"), { ssr: false });
const BookedLine = dynamic(() => import("@/components/conversations/composer/booked-line"), { ssr: false });
const LocationDialog = dynamic(() => import("@/components/conversations/composer/location-dialog"), { ssr: false });
const QuickReplyDialog = dynamic(() => import("@/components/conversations/composer/quick-reply-dialog"), {
  ssr: false,
});

type Asked = "template" | "location" | "quick" | null;

/**
 * A conversation is opened to be answered, with what was typed while it was loaded; on a phone the keyboard would cover it. A
 * field with the focus keeps it.
 */
function useOpenedFocus(
  box: RefObject<HTMLTextAreaElement | null>,
  id: string,
  on: boolean,
  say: (words: string) => void,
) {
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    if (!on || !id) return;
    if (!document.activeElement?.matches("input, textarea, [role='dialog'] *")) box.current?.focus();
    const { words } = releaseKeys();
    if (words !== "") latest.current(words);
  }, [box, id, on]);
}

/** Where the answer is written. Enter sends, Shift and Enter begin a line; on a phone the button sends. */
export function Composer({
  conversation,
  sender,
  attachments,
  reach,
  box,
  offer,
  onLeave,
}: {
  conversation: Conversation;
  sender: Sender;
  attachments: Attachments;
  reach: Reach;
  box: RefObject<HTMLTextAreaElement | null>;
  /** What was just booked, to be confirmed in words; `done` takes it away. */
  offer: { booking: Booking; done: () => void } | null;
  /** Back to the list; what was written is kept. */
  onLeave: () => void;
}) {
  const t = useTranslations("conversations");
  const me = useMe();
  const wide = useIsWide();
  const listId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<Asked>(null);
  const writing = useWriting(conversation.id);
  const { text, write, add, look, asked, offered, empty, at, setAt, leave } = writing;
  const { holes, selectHole, taken } = useFilledIn(conversation, box, writing);
  const mayKeep = me.role !== "agent";
  const closed = reach.kind === "paused" || reach.kind === "closed";
  const words = text.trim();
  const nothing = words === "" && attachments.chosen.length === 0;

  useOpenedFocus(box, conversation.id, wide === true, (words) => write(draftOf(conversation.id) + words));

  const send = () => {
    if (closed || nothing || !attachments.whole) return;
    if (holes.length > 0) return selectHole();
    const [first, ...rest] = attachments.ready;
    // Text that is too long for a caption is sent before the file, as its own message.
    const apart = !first || (conversation.channel !== "webchat" && words.length > longestCaption);
    if (apart && words) sender.send({ text: words });
    if (first) sender.send({ attachment_id: first.id, ...(words && !apart ? { text: words } : {}) }, first);
    for (const file of rest) sender.send({ attachment_id: file.id }, file);
    attachments.clear();
    write("");
    box.current?.focus();
  };
  const take = ({ text: ready }: QuickReply) => {
    taken.current = true;
    add(ready);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (asked !== null && offered.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = offered[at];
      if (step) setAt((at + step + offered.length) % offered.length);
      else if ((event.key === "Enter" || event.key === "Tab") && chosen) take(chosen);
      else if (event.key === "Escape") leave();
      else return;
      return event.preventDefault();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      if (asked !== null) return leave();
      return wide === false ? box.current?.blur() : onLeave();
    }
    if (event.key !== "Enter" || event.shiftKey || wide === false) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attachments.add(files);
  };
  const entries: MenuEntry[] = [
    {
      do: t("attach"),
      icon: <Paperclip aria-hidden className="size-4" />,
      onSelect: () => picker.current?.click(),
    },
    {
      do: t("location_send"),
      icon: <MapPin aria-hidden className="size-4" />,
      onSelect: () => setDialog("location"),
    },
    {
      do: t("quick_replies"),
      icon: <Zap aria-hidden className="size-4" />,
      onSelect: () => {
        look();
        requestAnimationFrame(() => box.current?.focus());
      },
    },
    ...(conversation.channel === "whatsapp"
      ? [
          {
            do: t("template_send"),
            icon: <LayoutTemplate aria-hidden className="size-4" />,
            onSelect: () => setDialog("template"),
          },
        ]
      : []),
  ];
  return (
    <div>
      <UnconnectedLine channel={conversation.channel} />
      <ReachLine conversation={conversation} reach={reach} onTemplate={() => setDialog("template")} />
      {offer && !closed && (
        <BookedLine
          booking={offer.booking}
          locale={conversation.customer.locale}
          onInsert={(confirmation) => {
            add(addedTo(text, confirmation));
            box.current?.focus();
          }}
          onDone={offer.done}
        />
      )}
      <div className="relative flex flex-col gap-2 px-3 py-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
        {asked !== null && (
          <QuickReplyBox
            id={listId}
            offered={offered}
            empty={empty}
            at={at}
            mayKeep={mayKeep}
            onTake={take}
            onManage={() => setDialog("quick")}
          />
        )}
        {holes.length > 0 && (
          <p role="status" className="text-held-text text-sm">
            {t("fill_first", { names: holes.map((name) => `{${name}}`).join(", ") })}
          </p>
        )}
        <Tray attachments={attachments} />
        <div className="flex items-end gap-2">
          <input
            ref={picker}
            type="file"
            multiple
            aria-label={t("attach")}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              attachments.add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
          <Menu
            label={t("add")}
            side="top"
            entries={entries}
            trigger={
              <Button size="icon" look="ghost" aria-label={t("add")} disabled={closed}>
                <Plus aria-hidden className="size-5" />
              </Button>
            }
          />
          <textarea
            ref={box}
            rows={1}
            value={text}
            maxLength={4096}
            disabled={closed}
            aria-label={t("write")}
            placeholder={closed ? t("write_closed") : t("write")}
            {...(asked !== null
              ? {
                  "aria-controls": listId,
                  "aria-autocomplete": "list" as const,
                  ...(offered.length > 0 ? { "aria-activedescendant": `${listId}-${at}` } : {}),
                }
              : {})}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={growingClass}
          />
          <Button
            size="icon"
            look="primary"
            aria-label={t("send")}
            disabled={closed || nothing || !attachments.whole || holes.length > 0}
            onClick={send}
          >
            <SendHorizontal aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
      {dialog === "template" && (
        <TemplateDialog
          locale={conversation.customer.locale}
          closed={closed}
          onSend={sender.send}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "location" && <LocationDialog onSend={sender.send} onClose={() => setDialog(null)} />}
      {dialog === "quick" && <QuickReplyDialog onClose={() => setDialog(null)} />}
    </div>
  );
}
