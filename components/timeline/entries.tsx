"use client";

import { useQuery } from "@tanstack/react-query";
import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleDot,
  FileDown,
  type LucideIcon,
  MapPin,
  Merge,
  MessageCircle,
  MessageSquare,
  Paperclip,
  Pencil,
  Split,
  UserPlus,
  UserX,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { stageConfig } from "@/components/stages/queries";
import { unsaidFields } from "@/components/timeline/fields";
import { Ago } from "@/components/ui/time";
import type { TimelineEntry } from "@/lib/domains/timeline/schema";

const icons: Record<string, LucideIcon> = {
  "booking.created": CalendarPlus,
  "booking.rescheduled": CalendarClock,
  "booking.cancelled": CalendarX,
  "booking.no_show": CalendarX,
  "booking.completed": CalendarCheck,
  "booking.updated": Pencil,
  "customer.created": UserPlus,
  "customer.updated": Pencil,
  "customer.merged": Merge,
  "customer.unmerged": Split,
  "customer.identity_added": MessageCircle,
  "customer.anonymised": UserX,
  "customer.exported": FileDown,
  attachment: Paperclip,
  comment: MessageSquare,
  location: MapPin,
};

const textIn = (data: TimelineEntry["data"], name: string): string =>
  typeof data[name] === "string" ? (data[name] as string) : "";

/** Keys of stages that are no more are the workspace's own; a dash under them is no word. */
const spoken = (word: string): string => word.replaceAll("_", " ");

const fieldsIn = (data: TimelineEntry["data"]): string[] =>
  Object.keys((data.changes as object | undefined) ?? {}).filter((field) => !unsaidFields.includes(field));

/** What an entry says, in the reader's language; a kind that came later speaks for itself. */
function useWords(): (entry: TimelineEntry) => string {
  const t = useTranslations("timeline");
  const { data: config } = useQuery(stageConfig());
  const nameOf = (field: string): string => {
    const key = `fields.${field}` as "fields.name";
    return t.has(key) ? t(key) : spoken(field);
  };
  const stageOf = (key: string): string => config?.stages.find((stage) => stage.key === key)?.name ?? spoken(key);
  return ({ kind, data, title }) => {
    // The merged customer is named while the merge can be undone.
    const named = kind === "customer.merged" && !textIn(data, "name") ? `${kind}_unknown` : kind;
    const key = `kinds.${named.replaceAll(".", "_")}` as Parameters<typeof t.has>[0];
    if (!t.has(key)) return title;
    const changes = (data.changes ?? {}) as Record<string, { to?: unknown }>;
    const channel = String(changes.channel?.to ?? "");
    const fields = fieldsIn(data).map(nameOf).join(", ");
    const values = { channel, stage: stageOf(textIn(data, "to")), name: textIn(data, "name"), fields };
    return t(key as "kinds.comment", values as never);
  };
}

/** The text under the title: the comment itself, or the reason. */
function detailOf({ kind, data }: TimelineEntry): string {
  if (kind === "comment") return textIn(data, "body");
  const given = (data.data ?? {}) as Record<string, unknown>;
  return textIn(given, "reason") || textIn(given, "note");
}

type Action = (entry: TimelineEntry) => ReactNode;

function Entry({ entry, many, action }: { entry: TimelineEntry; many: boolean; action: Action | undefined }) {
  const words = useWords();
  const Icon = icons[entry.kind] ?? CircleDot;
  const detail = detailOf(entry);
  const about = many ? textIn(entry.data, "service_name") : "";
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-7 before:bottom-0 before:left-[13px] before:w-px before:bg-line last:before:hidden">
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line bg-well text-ink-soft">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{words(entry)}</span>
          <span className="text-ink-faint text-sm">
            {entry.actor?.name ? `${entry.actor.name} · ` : ""}
            <Ago at={entry.at} />
          </span>
        </p>
        {about && <p className="truncate text-ink-soft text-sm">{about}</p>}
        {detail && <p className="mt-1 whitespace-pre-wrap break-words text-ink-soft">{detail}</p>}
        {action?.(entry)}
      </div>
    </li>
  );
}

/** What happened, newest first, along a line. */
export function TimelineEntries({
  entries,
  label,
  many = false,
  action,
}: {
  entries: readonly TimelineEntry[];
  label: string;
  /** They are of several bookings, so each says of which service. */
  many?: boolean;
  /** What can be done about an entry. */
  action?: Action;
}) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} many={many} action={action} />
      ))}
    </ol>
  );
}
