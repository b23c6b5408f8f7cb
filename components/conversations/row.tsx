"use client";

import { AlarmClock, Bot, CirclePause } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { memo } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { ChannelMark } from "@/components/conversations/channel-mark";
import { LastWords } from "@/components/conversations/last-words";
import { opens } from "@/components/conversations/opened";
import { personIn } from "@/components/conversations/person";
import { isBack, isSnoozed } from "@/components/conversations/snooze/state";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { clockTime, exactTime, spokenDay, spokenTime } from "@/components/ui/spoken-time";

export const rowHeight = 80;

/** Today by the hour, else by the day. */
function ShortTime({ at }: { at: string }) {
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const date = new Date(at);
  const today = spokenDay(date, now, locale, zone) === spokenDay(now, now, locale, zone);
  return (
    <time dateTime={at} title={exactTime(date, locale, zone)} className="shrink-0 text-ink-faint text-xs">
      {today ? clockTime(date, locale, zone) : spokenDay(date, now, locale, zone)}
    </time>
  );
}

/** Quiet where the bot has answered: nobody of the team is waited for. */
export function UnreadCount({ count, label, quiet = false }: { count: string; label: string; quiet?: boolean }) {
  return (
    <span
      className={cx(
        "inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full px-[6px] font-semibold text-xs tabular-nums",
        quiet ? "border border-line-control text-ink-soft" : "bg-accent text-on-accent",
      )}
    >
      <span aria-hidden>{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

function Marks({ conversation, waits }: { conversation: Conversation; waits: boolean }) {
  const t = useTranslations("conversations");
  const { mode, status, paused, assignee, unread_count: unread } = conversation;
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const until = conversation.snoozed_until;
  const snooze =
    until && isSnoozed(conversation, now)
      ? t("snoozed_until", { when: spokenTime(new Date(until), now, locale, zone, true) })
      : isBack(conversation, now) && t("snooze_back");
  return (
    <span className="flex shrink-0 items-center gap-[6px] text-ink-faint">
      {snooze && (
        <span title={snooze} className="text-held-text">
          <AlarmClock aria-hidden className="size-4" />
          <span className="sr-only">{snooze}</span>
        </span>
      )}
      {paused && (
        <span title={t("paused_mark")} className="text-held-text">
          <CirclePause aria-hidden className="size-4" />
          <span className="sr-only">{t("paused_mark")}</span>
        </span>
      )}
      {mode === "bot" && status === "open" && (
        <span title={t("bot_answers")}>
          <Bot aria-hidden className="size-4" />
          <span className="sr-only">{t("bot_answers")}</span>
        </span>
      )}
      {assignee && (
        <span title={assignee.name} className="flex">
          <Avatar name={assignee.name} size="sm" />
          <span className="sr-only">{t("assigned_to", { name: assignee.name })}</span>
        </span>
      )}
      {unread > 0 && (
        <UnreadCount
          count={unread > 99 ? "99+" : String(unread)}
          label={t("unread_count", { count: unread })}
          quiet={!waits}
        />
      )}
    </span>
  );
}

type Props = {
  conversation: Conversation;
  index: number;
  search: string;
  open: boolean;
  /** For a person of the team, where it is unread. */
  waits: boolean;
  onNear: (id: string) => void;
};

/** A conversation as a row: a link to it. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  index,
  search,
  open,
  waits,
  onNear,
}: Props) {
  const { name } = personIn(conversation);
  const { id, channel, last_message, last_message_at, unread_count } = conversation;
  const isNew = unread_count > 0 && waits;
  return (
    <li
      data-index={index}
      aria-current={open || undefined}
      className="relative flex h-20 items-center gap-3 border-line border-b px-4 hover:bg-well has-[a:focus-visible]:bg-well aria-[current]:bg-confirmed-soft"
    >
      <Avatar name={name} size="lg" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <Link
            href={`/conversations/${id}${search}`}
            scroll={false}
            onPointerEnter={() => onNear(id)}
            onClick={opens}
            className={cx(
              "min-w-0 flex-1 truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2",
              isNew ? "font-semibold" : "font-medium",
            )}
          >
            {name}
          </Link>
          {last_message_at && <ShortTime at={last_message_at} />}
        </div>
        <div className="mt-[2px] flex items-center gap-2">
          <span className="text-ink-faint">
            <ChannelMark channel={channel} />
          </span>
          <span className={cx("min-w-0 flex-1 truncate text-sm", isNew ? "text-ink" : "text-ink-soft")}>
            {last_message && <LastWords message={last_message} />}
          </span>
          <Marks conversation={conversation} waits={waits} />
        </div>
      </div>
    </li>
  );
});
