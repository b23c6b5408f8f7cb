"use client";

import { useSearchParams } from "next/navigation";

/** A filter that lives in the address, so that what is seen can be shared. `read` takes what is known of what is given. */
export function useFilterInAddress<Filter extends Record<string, string>>(
  read: (given: Record<string, string>) => Filter,
): [Filter, (next: Filter) => void] {
  // Of a repeated parameter the first counts.
  const filter = read(Object.fromEntries([...useSearchParams()].reverse()));
  const choose = (next: Filter) => {
    const search = new URLSearchParams(next).toString();
    window.history.replaceState(null, "", search ? `?${search}` : window.location.pathname);
  };
  return [filter, choose];
}
