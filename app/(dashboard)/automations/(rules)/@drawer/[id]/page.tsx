import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { loadOr404 } from "@/app/(dashboard)/member";
import { AutomationCard } from "@/components/automations/automation-card";
import { draftOf } from "@/components/automations/draft";
import { getAutomation } from "@/lib/domains/automations/operations";

export default async function AutomationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const automation = await loadOr404(getAutomation, { params: { id } });
  return (
    <AutomationData>
      <AutomationCard key={id} first={automation} start={draftOf(automation)} />
    </AutomationData>
  );
}
