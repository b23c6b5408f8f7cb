import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { CustomerNotices } from "@/components/settings/customer-notices/customer-notices";
import { getAttendanceSettings } from "@/lib/domains/bookings/attendance/operations";
import { getNoticeSettings, getNoticeTexts, getReminderEffect } from "@/lib/domains/notices/operations";

const quarter = 90 * 86_400_000;

export default async function CustomerNoticesPage() {
  const { actor, member } = await requireMember();
  const to = actor.now.toISOString();
  const from = new Date(actor.now.getTime() - quarter).toISOString();
  const [settings, { texts }, attendance, effect] = await Promise.all([
    loadOr404(getNoticeSettings),
    loadOr404(getNoticeTexts),
    loadOr404(getAttendanceSettings),
    loadOr404(getReminderEffect, { query: { from, to } }),
  ]);
  return (
    <Spoken areas={["common", "forms", "settings", "notices"]} timeZone={actor.project.timezone}>
      <CustomerNotices
        first={settings}
        texts={texts}
        attendance={attendance}
        effect={effect}
        currency={actor.project.currency}
        editable={member.role !== "agent"}
      />
    </Spoken>
  );
}
