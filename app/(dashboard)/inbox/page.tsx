import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { filtersIn, queryOf } from "@/components/work/filters/filters";
import { WorkList } from "@/components/work/work-list";
import { listWorkItems } from "@/lib/domains/work/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("work"))("title") });

type Search = Record<string, string | string[] | undefined>;

export default async function InboxPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { actor } = await requireMember();
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const query = queryOf(filtersIn(new URLSearchParams(given)), actor.project.timezone);
  const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const page = await loadOr404(listWorkItems, { query: { limit: "100", ...asked } });
  return <WorkList first={{ query, page }} />;
}
