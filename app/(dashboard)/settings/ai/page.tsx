import { loadOr404 } from "@/app/(dashboard)/member";
import { Ai } from "@/components/settings/ai/ai";
import { getAiUsage, getSpamGuard, listAiNotices } from "@/lib/domains/ai/operations";

export default async function AiPage() {
  const [usage, guard, notices] = await Promise.all([
    loadOr404(getAiUsage),
    loadOr404(getSpamGuard),
    loadOr404(listAiNotices),
  ]);
  return <Ai first={{ usage, guard, notices }} />;
}
