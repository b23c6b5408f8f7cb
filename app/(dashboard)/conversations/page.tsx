import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { ConversationList } from "@/components/conversations/conversation-list";
import { filtersIn, queryOf } from "@/components/conversations/filters";
import { listConversations } from "@/lib/domains/conversations/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("conversations"))("title") });

type Search = Record<string, string | string[] | undefined>;

export default async function ConversationsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const query = queryOf(filtersIn(new URLSearchParams(given)));
  const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const page = await loadOr404(listConversations, { query: { limit: "50", ...asked } });
  return <ConversationList first={{ query, page }} />;
}
