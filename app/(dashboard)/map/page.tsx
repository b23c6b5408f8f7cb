import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { boxIn, boxText } from "@/components/map/geo";
import { MapScreen } from "@/components/map/map-screen";
import { env } from "@/lib/core/env";
import { workViews } from "@/lib/core/vocabulary";
import { listWorkItems } from "@/lib/domains/work/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("map"))("title") });

type Search = Record<string, string | string[] | undefined>;

export default async function MapPage({ searchParams }: { searchParams: Promise<Search> }) {
  const given = await searchParams;
  const view = workViews.find((each) => each === given.view) ?? null;
  const box = typeof given.box === "string" ? boxIn(given.box) : null;
  const placed = (bbox: string) => loadOr404(listWorkItems, { query: { ...(view && { view }), bbox, limit: "200" } });
  const everywhere = placed("-180,-90,180,90");
  const [all, here] = await Promise.all([everywhere, box ? placed(boxText(box)) : everywhere]);
  return (
    <MapScreen
      first={{ view, box: box && boxText(box), everywhere: all, here }}
      styleUrl={env().MAP_STYLE_URL ?? null}
    />
  );
}
