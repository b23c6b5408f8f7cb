import { getLocale, getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { AssistantScreen } from "@/components/assistant/assistant-screen";
import { getAssistantPlan, listAssistantMessages } from "@/lib/domains/assistant/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("assistant"))("title") });

export default async function AssistantPage() {
  const { actor } = await requireMember();
  const language = await getLocale();
  const [conversation, plan] = await Promise.all([
    loadOr404(listAssistantMessages, { query: { language, limit: "200" } }),
    loadOr404(getAssistantPlan),
  ]);
  return <AssistantScreen conversation={conversation} plan={plan} slug={actor.project.slug} />;
}
