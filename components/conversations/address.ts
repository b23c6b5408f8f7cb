"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type Filters, filtersIn, queryOf, searchOf } from "@/components/conversations/filters";

/** The filters live in the address, so that a list can be shared as it is seen. */
export function useFilters() {
  const given = useSearchParams();
  const filters = useMemo(() => filtersIn(given), [given]);
  const query = useMemo(() => queryOf(filters), [filters]);
  // Read from the current URL: keys can arrive faster than renders.
  const go = useCallback((change: Partial<Filters>) => {
    const { pathname, search } = window.location;
    const here = filtersIn(new URLSearchParams(search));
    window.history.replaceState(null, "", pathname + searchOf({ ...here, ...change }));
  }, []);
  return { filters, query, search: searchOf(filters), go };
}

export type Address = ReturnType<typeof useFilters>;
