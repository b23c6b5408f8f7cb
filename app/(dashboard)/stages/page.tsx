import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { StageEditor } from "@/components/stages/stage-editor";
import { getStageConfig } from "@/lib/domains/stages/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("stages"))("title") });

export default async function StagesPage() {
  return <StageEditor first={await loadOr404(getStageConfig)} />;
}
