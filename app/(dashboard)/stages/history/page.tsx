import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { StageHistory } from "@/components/stages/history";
import type { VersionPage } from "@/components/stages/queries";
import { getStageConfig, listStageConfigVersions } from "@/lib/domains/stages/operations";
import type { StageConfig } from "@/lib/domains/stages/schema";

export const generateMetadata = async () => ({ title: (await getTranslations("stages"))("history_title") });

export default async function StageHistoryPage() {
  const [config, versions] = await Promise.all([
    loadOr404<StageConfig>(getStageConfig),
    loadOr404<VersionPage>(listStageConfigVersions),
  ]);
  return <StageHistory config={config} first={versions} />;
}
