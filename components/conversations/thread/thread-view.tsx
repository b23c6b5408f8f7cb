"use client";

import { type InfiniteData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Conversation, Message, MessagePage } from "@/clients/typescript/src/client";
import { personIn } from "@/components/conversations/person";
import { messagesOf, notesOf } from "@/components/conversations/queries";
import { ThreadSkeleton } from "@/components/conversations/skeletons";
import { OnItsWay, SaidInARow } from "@/components/conversations/thread/bubble";
import type { Sender } from "@/components/conversations/thread/outgoing";
import { Pictures } from "@/components/conversations/thread/pictures";
import { TeamNote } from "@/components/conversations/thread/team-note";
import {
  blocksOf,
  firstUnread,
  inOrder,
  isAtEnd,
  isNearStart,
  keptPlace,
  notesWithin,
} from "@/components/conversations/thread/thread";
import { Failed } from "@/components/forms/failed";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { spokenDay } from "@/components/ui/spoken-time";

/** Focusable, so that the arrow keys scroll it. */
const byArrows = { tabIndex: 0 };

function Day({ at }: { at: string }) {
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  return (
    <li className="flex justify-center py-1">
      <time dateTime={at} className="rounded-full bg-well px-3 py-1 text-ink-soft text-xs">
        {spokenDay(new Date(at), now, locale, zone)}
      </time>
    </li>
  );
}

type Anchor = { n: number; below: number };

const belowOf = (row: Element, list: Element): number =>
  list.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;

/** The scroll anchor: the first visible message, with the height below it. */
function anchorIn(scroller: HTMLElement, list: HTMLElement): Anchor | null {
  const { top } = scroller.getBoundingClientRect();
  const row = [...list.querySelectorAll<HTMLElement>("[data-n]")].find(
    (each) => each.getBoundingClientRect().bottom > top,
  );
  return row ? { n: Number(row.dataset.n), below: belowOf(row, list) } : null;
}

type Refs = { scroller: RefObject<HTMLElement | null>; list: RefObject<HTMLElement | null> };

/** Keeps the scroll position while messages are added above and below, and tracks unread ones. */
function usePlace({ scroller, list }: Refs, messages: readonly Message[], unread: number) {
  const [firstNew, setFirstNew] = useState(() => firstUnread(messages, unread));
  const [below, setBelow] = useState(0);
  const last = messages.at(-1)?.n ?? 0;
  const seen = useRef(last);
  const anchor = useRef<Anchor | null>(null);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || last <= seen.current) return;
    if (isAtEnd(box.scrollTop) && document.visibilityState === "visible") {
      seen.current = last;
      return;
    }
    const fresh = messages.filter(({ n, direction }) => n > seen.current && direction === "in");
    // A visible "new" line stays: removing it would move the text.
    const line = box.querySelector("[data-new]")?.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const seesLine = line && line.bottom > frame.top && line.top < frame.bottom;
    if (fresh[0] && !seesLine) setFirstNew(fresh[0].n);
    setBelow(fresh.length);
  }, [scroller, messages, last]);

  useLayoutEffect(() => {
    const [box, rows] = [scroller.current, list.current];
    if (!box || !rows) return;
    const row = anchor.current && rows.querySelector(`[data-n="${anchor.current.n}"]`);
    const grown = row && anchor.current ? belowOf(row, rows) - anchor.current.below : 0;
    if (grown !== 0) box.scrollTop = keptPlace(box.scrollTop, grown);
    anchor.current = anchorIn(box, rows);
  });

  const arrived = useCallback(() => {
    const [box, rows] = [scroller.current, list.current];
    if (!box || !rows) return;
    anchor.current = anchorIn(box, rows);
    if (!isAtEnd(box.scrollTop)) return;
    seen.current = last;
    setBelow(0);
  }, [scroller, list, last]);
  const toEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0, behavior: "smooth" });
  }, [scroller]);
  /** Answering marks everything as read. */
  const answered = useCallback(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
    setFirstNew(null);
  }, [scroller]);
  return { firstNew, below, arrived, answered, toEnd };
}

type Older = { has: boolean; loading: boolean; failed: boolean; load: () => void };

function Thread({
  conversation,
  messages,
  older,
  sender,
  mayAnswer,
}: {
  conversation: Conversation;
  messages: readonly Message[];
  older: Older;
  sender: Sender;
  mayAnswer: boolean;
}) {
  const t = useTranslations("conversations");
  const zone = useTimeZone() ?? "UTC";
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { firstNew, below, arrived, answered, toEnd } = usePlace(
    { scroller, list },
    messages,
    conversation.unread_count,
  );
  const { data: notes } = useQuery(notesOf(conversation.id));
  const hasOlder = older.has;
  const blocks = useMemo(
    () => blocksOf(messages, zone, firstNew, notesWithin(notes?.data ?? [], messages, hasOlder)),
    [messages, zone, firstNew, notes, hasOlder],
  );
  const send = mayAnswer ? sender.send : null;
  const waiting = sender.list.length;
  useEffect(() => {
    if (waiting > 0) answered();
  }, [waiting, answered]);

  const { has, loading, failed, load } = older;
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    arrived();
    const place = { top: box.scrollTop, height: box.scrollHeight, view: box.clientHeight };
    if (has && !loading && !failed && isNearStart(place)) load();
  }, [arrived, has, loading, failed, load]);
  // Also without a scroll: a request may have been superseded by new messages, or not have filled the screen.
  useEffect(look, [look]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-label={t("messages")}
        {...byArrows}
        onScroll={look}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-2px]"
      >
        <div className="mx-auto w-full max-w-[760px] px-4 py-4">
          {has && (
            <div className="flex justify-center pb-3">
              <Button size="sm" look="ghost" pending={loading} onClick={load}>
                {t("older")}
              </Button>
            </div>
          )}
          <ul ref={list} className="flex flex-col gap-3">
            {blocks.map((block) => {
              if (block.kind === "day") return <Day key={block.key} at={block.at} />;
              if (block.kind === "new") {
                return (
                  <li key={block.key} data-new className="flex items-center gap-3 text-confirmed-text text-xs">
                    <span aria-hidden className="h-px flex-1 bg-confirmed" />
                    {t("new_messages")}
                    <span aria-hidden className="h-px flex-1 bg-confirmed" />
                  </li>
                );
              }
              if (block.kind === "note") {
                return (
                  <li key={block.key} data-n={block.message.n} className="px-6 text-center text-ink-faint text-sm">
                    {block.message.text}
                  </li>
                );
              }
              if (block.kind === "team") return <TeamNote key={block.key} note={block.note} />;
              return <SaidInARow key={block.key} block={block} name={personIn(conversation).name} send={send} />;
            })}
            {sender.list.map((sent) => (
              <OnItsWay key={sent.key} sent={sent} again={sender.again} forget={sender.forget} />
            ))}
          </ul>
        </div>
      </div>
      {below > 0 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="sm" look="primary" className="pointer-events-auto shadow-float" onClick={toEnd}>
            <ArrowDown aria-hidden className="size-4" />
            {t("below", { count: below })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The messages, oldest at the top; new ones appear by themselves. */
export function ThreadView({
  conversation,
  first,
  sender,
  mayAnswer,
}: {
  conversation: Conversation;
  first: MessagePage;
  sender: Sender;
  mayAnswer: boolean;
}) {
  const initialData: InfiniteData<MessagePage, string | null> = { pages: [first], pageParams: [null] };
  const list = useInfiniteQuery({ ...messagesOf(conversation.id), initialData });
  const messages = useMemo(() => inOrder(list.data?.pages ?? []), [list.data]);
  const { fetchNextPage } = list;
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (list.isPending) return <ThreadSkeleton />;
  if (list.isError && messages.length === 0) {
    return <Failed error={list.error} retry={list.refetch} />;
  }
  return (
    <Pictures>
      <Thread
        conversation={conversation}
        messages={messages}
        older={{
          has: list.hasNextPage,
          loading: list.isFetching,
          failed: list.isFetchNextPageError,
          load,
        }}
        sender={sender}
        mayAnswer={mayAnswer}
      />
    </Pictures>
  );
}
