import { loadOr404 } from "@/app/(dashboard)/member";
import { Ai, type FirstAi } from "@/components/settings/ai/ai";
import { getAiUsage, getSpamGuard, listAiNotices } from "@/lib/domains/ai/operations";

export default async function AiPage() {
  const [usage, guard, notices] = await Promise.all([
    loadOr404<FirstAi["usage"]>(getAiUsage),
    loadOr404<FirstAi["guard"]>(getSpamGuard),
    loadOr404<FirstAi["notices"]>(listAiNotices),
  ]);
  return <Ai first={{ usage, guard, notices }} />;
}
