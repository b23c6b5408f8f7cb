import { getTranslations } from "next-intl/server";
import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { AutomationList } from "@/components/automations/automation-list";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("automations"))("title") });

export default function AutomationsPage() {
  return (
    <AutomationData>
      <AutomationList />
    </AutomationData>
  );
}
