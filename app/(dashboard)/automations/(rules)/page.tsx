import { getTranslations } from "next-intl/server";
import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { AutomationList } from "@/components/automations/automation-list";

export const generateMetadata = async () => ({ title: (await getTranslations("automations"))("title") });

export default function AutomationsPage() {
  return (
    <AutomationData>
      <AutomationList />
    </AutomationData>
  );
}
