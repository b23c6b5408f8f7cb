import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { StageHistory } from "@/components/stages/history";
import { getStageConfig, listStageConfigVersions } from "@/lib/domains/stages/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("stages"))("history_title") });

export default async function StageHistoryPage() {
  const [config, versions] = await Promise.all([loadOr404(getStageConfig), loadOr404(listStageConfigVersions)]);
  return <StageHistory config={config} first={versions} />;
}
