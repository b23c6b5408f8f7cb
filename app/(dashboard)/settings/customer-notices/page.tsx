import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { CustomerNotices } from "@/components/settings/customer-notices/customer-notices";
import { getNoticeSettings, getNoticeTexts } from "@/lib/domains/notices/operations";

export default async function CustomerNoticesPage() {
  const { actor, member } = await requireMember();
  const [settings, { texts, variables }] = await Promise.all([loadOr404(getNoticeSettings), loadOr404(getNoticeTexts)]);
  return (
    <Spoken areas={["common", "settings", "notices"]} timeZone={actor.project.timezone}>
      <CustomerNotices first={settings} texts={texts} variables={variables} editable={member.role !== "agent"} />
    </Spoken>
  );
}
