"use client";

import { useSearchParams } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useCallback, useMemo } from "react";
import { type Filters, filtersIn, queryOf, searchOf } from "@/components/work/filters/filters";

/** The filters live in the address, so that a list can be shared as it is seen. */
export function useFilters() {
  const zone = useTimeZone() ?? "UTC";
  const given = useSearchParams();
  const filters = useMemo(() => filtersIn(given), [given]);
  const query = useMemo(() => queryOf(filters, zone), [filters, zone]);
  // Read from the current URL: keys can arrive faster than renders.
  const go = useCallback((change: Partial<Filters>) => {
    const { pathname, search } = window.location;
    const here = filtersIn(new URLSearchParams(search));
    const next = pathname + searchOf({ ...here, ...change });
    if (change.view && change.view !== here.view) window.history.pushState(null, "", next);
    else window.history.replaceState(null, "", next);
  }, []);
  return { filters, query, search: searchOf(filters), go, zone };
}

export type Address = ReturnType<typeof useFilters>;
