import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { NewAutomationCard } from "@/components/automations/new-automation";

export default function NewAutomationPage() {
  return (
    <AutomationData>
      <NewAutomationCard key="new" />
    </AutomationData>
  );
}
