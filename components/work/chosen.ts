"use client";

import { useCallback, useMemo, useState } from "react";
import type { Task } from "@/components/work/moves";

/** Which tasks are chosen; those that left the list are no longer. */
export function useChosen(tasks: readonly Task[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, chosen: boolean) => {
    setIds((known) => {
      const next = new Set(known);
      if (chosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const chosen = useMemo(() => tasks.filter(({ id }) => ids.has(id)), [tasks, ids]);
  const add = useCallback((more: readonly string[]) => setIds((known) => new Set([...known, ...more])), []);
  const all = useCallback(() => setIds(new Set(tasks.map(({ id }) => id))), [tasks]);
  const none = useCallback(() => setIds(new Set()), []);
  return { chosen, choose, add, all, none, has: (id: string) => ids.has(id) };
}
