"use client";

import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { BookingPage, ListWorkItemsQuery } from "@/clients/typescript/src/client";
import { keepSnapshot, readSnapshot } from "@/components/my-work/offline";
import { myQueries } from "@/components/work/mine";
import { isOpen, mine, type Task, urgentFirst } from "@/components/work/moves";
import { workPage } from "@/components/work/queries";
import { useMe, useTaskContext } from "@/components/work/task-context";

/** Offline the page is as it was cached; newer data that was seen since is put back into it. */
function useSnapshot(
  owner: string,
  queries: readonly ListWorkItemsQuery[],
  pages: readonly (BookingPage | undefined)[],
) {
  const client = useQueryClient();
  const asked = JSON.stringify(queries);
  useEffect(() => {
    if (navigator.onLine) return;
    const kept = readSnapshot<Record<string, BookingPage>>(owner);
    for (const query of JSON.parse(asked) as ListWorkItemsQuery[]) {
      const page = kept?.data[JSON.stringify(query)];
      if (page) client.setQueryData(workPage(query).queryKey, page);
    }
  }, [client, owner, asked]);
  const whole = pages.every((page) => page !== undefined);
  useEffect(() => {
    if (!whole || !navigator.onLine) return;
    const names = (JSON.parse(asked) as ListWorkItemsQuery[]).map((query) => JSON.stringify(query));
    const data = Object.fromEntries(names.map((name, index) => [name, pages[index]]));
    keepSnapshot({ owner, at: new Date().toISOString(), data });
  }, [owner, asked, whole, pages]);
}

/** My tasks and the queue of my groups, each in the order in which it is done. */
export function useMyTasks(owner: string) {
  const me = useMe();
  const { resources } = useTaskContext();
  const own = useMemo(() => mine(resources, me), [resources, me]);
  const asked = useMemo(() => myQueries(own), [own]);
  const lists = useQueries({
    queries: asked.map(workPage),
    combine: (results) => ({
      pages: results.map(({ data }) => data),
      pending: results.some(({ data, isError }) => data === undefined && !isError),
      failed: results.find(({ data, isError }) => data === undefined && isError) ?? null,
    }),
  });
  useSnapshot(owner, asked, lists.pages);
  const tasks = useMemo(() => {
    const known = new Map<string, Task>();
    for (const task of lists.pages.flatMap((page) => page?.data ?? [])) {
      if ((known.get(task.id)?.version ?? 0) <= task.version) known.set(task.id, task);
    }
    return [...known.values()].filter(isOpen).sort(urgentFirst);
  }, [lists.pages]);
  return { ...lists, tasks, own };
}
