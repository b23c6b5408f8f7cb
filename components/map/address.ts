"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type Box, boxIn, boxText } from "@/components/map/geo";
import { type WorkView, workViews } from "@/lib/core/vocabulary";

export type MapAddress = {
  view: WorkView | null;
  box: Box | null;
  task: string | null;
  /** Whether the tasks are listed by who has them. */
  grouped: boolean;
};

export const viewIn = (text: string | null | undefined): WorkView | null =>
  workViews.find((view) => view === text) ?? null;

const addressIn = (given: Pick<URLSearchParams, "get">): MapAddress => ({
  view: viewIn(given.get("view")),
  box: boxIn(given.get("box")),
  task: given.get("task"),
  grouped: given.get("group") === "person",
});

/** What is looked at lives in the address, so that a piece of the map can be shared as it is seen. */
export function useMapAddress(): [MapAddress, (change: Partial<MapAddress>) => void] {
  const given = useSearchParams();
  const address = useMemo(() => addressIn(given), [given]);
  const go = useCallback((change: Partial<MapAddress>) => {
    const { pathname, search } = window.location;
    const { view, box, task, grouped } = { ...addressIn(new URLSearchParams(search)), ...change };
    const next = Object.entries({
      view,
      box: box && boxText(box),
      task,
      group: grouped && "person",
    }).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`] : []));
    window.history.replaceState(null, "", next.length > 0 ? `${pathname}?${next.join("&")}` : pathname);
  }, []);
  return [address, go];
}
