"use client";

import { useCallback, useMemo, useState } from "react";
import type { Task } from "@/components/work/moves";

/** Which tasks are chosen; those that left the list are no longer. */
export function useChosen(tasks: readonly Task[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chooseMany = useCallback((which: readonly string[], chosen: boolean) => {
    setIds((known) =>
      chosen ? new Set([...known, ...which]) : new Set([...known].filter((id) => !which.includes(id))),
    );
  }, []);
  const choose = useCallback((id: string, chosen: boolean) => chooseMany([id], chosen), [chooseMany]);
  const chosen = useMemo(() => tasks.filter(({ id }) => ids.has(id)), [tasks, ids]);
  const all = useCallback(() => setIds(new Set(tasks.map(({ id }) => id))), [tasks]);
  const none = useCallback(() => setIds(new Set()), []);
  return { chosen, choose, chooseMany, all, none, has: (id: string) => ids.has(id) };
}
