"use client";

import { BellOff, Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Notice } from "@/clients/typescript/src/client";
import { useTimeBefore } from "@/components/notices/time-before";
import { isHeldBack } from "@/components/notices/told";
import { cx } from "@/components/ui/classes";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";

const icons: Record<Notice["status"], LucideIcon> = {
  planned: Clock,
  sending: Clock,
  sent: Check,
  withdrawn: BellOff,
  failed: TriangleAlert,
};

/** When it went or will go, by which way; or why not. */
function Fate({ notice }: { notice: Notice }) {
  const t = useTranslations("notices");
  const { status, way, due_at, sent_at, cause } = notice;
  if (isHeldBack(notice)) return t("will_not_be_sent", { why: t(`untold.${cause as "stopped"}`) });
  if (status === "planned" && due_at) return t.rich("planned_at", { when: () => <When at={due_at} inside /> });
  if (status === "sent" && sent_at && way)
    return t.rich("sent_at", { way: t(`ways.${way}`), when: () => <When at={sent_at} inside /> });
  if (status === "withdrawn" || status === "failed")
    return t.has(`causes.${cause}` as "causes.begun") ? t(`causes.${cause}` as "causes.begun") : t(`is.${status}`);
  return t(`is.${status}`);
}

/**
 * Notices, one a row. `linked`: they are of several bookings, and each leads to its own. `booking`: the others are of the
 * times that it had before.
 */
export function NoticeRows({
  notices,
  linked = false,
  booking,
}: {
  notices: readonly Notice[];
  linked?: boolean;
  booking?: string;
}) {
  const t = useTranslations("notices");
  const before = useTimeBefore();
  // A visit has several reminders.
  const nameOf = ({ kind, reminder_minutes: minutes }: Notice) =>
    kind === "reminder" && minutes !== null ? t("reminder_of", { when: before(minutes) }) : t(`kinds.${kind}`);
  return (
    <ul aria-label={t("told")} className="flex flex-col gap-2">
      {notices.map((notice) => {
        const Icon = isHeldBack(notice) ? BellOff : icons[notice.status];
        const name = nameOf(notice);
        const kind = booking && notice.booking_id !== booking ? t("earlier_time", { kind: name }) : name;
        return (
          <li key={notice.id} className="flex gap-3">
            <Icon
              aria-hidden
              className={cx(
                "mt-1 size-4 shrink-0",
                notice.status === "failed" ? "text-trouble-text" : "text-ink-faint",
              )}
            />
            <div className="min-w-0">
              <p>{linked ? <TextLink href={`/calendar/${notice.booking_id}`}>{kind}</TextLink> : kind}</p>
              <p className="text-ink-faint text-sm">
                <Fate notice={notice} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
