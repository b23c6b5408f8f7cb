"use client";

import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { UndoEnd } from "@/components/bookings/undo/undo-end";
import { useNow } from "@/components/ui/now";
import type { Task } from "@/components/work/moves";
import { workPage } from "@/components/work/queries";
import { useTaskContext } from "@/components/work/task-context";
import { StageName } from "@/components/work/task-line";
import { endedStatuses } from "@/lib/core/vocabulary";

const day = 24 * 60 * 60_000;

/** Tasks that I ended within a day: a mistake can be undone here after its toast is gone. */
export function DoneLately({ own }: { own: readonly { id: string }[] }) {
  const t = useTranslations("work");
  const { stage } = useTaskContext();
  const now = useNow().getTime();
  // Whole days, so that the query key is stable.
  const from = new Date(Math.floor(now / day) * day - day).toISOString();
  const pages = useQueries({
    queries: own.map(({ id }) => workPage({ resource_id: id, status: endedStatuses.join(","), from, limit: 200 })),
  });
  const isRecent = ({ undo_until }: Task) => undo_until !== null && Date.parse(undo_until) > now;
  const done = pages.flatMap(({ data }) => data?.data ?? []).filter(isRecent);
  if (done.length === 0) return null;
  return (
    <section aria-label={t("mine.done")} className="mb-5 px-4 md:px-6">
      <h2 className="mb-2 font-medium text-ink-soft text-sm">
        {t("mine.done")} <span className="tabular-nums">{done.length}</span>
      </h2>
      <ul className="flex flex-col gap-2">
        {done
          .sort((a, b) => ((a.undo_until ?? "") < (b.undo_until ?? "") ? 1 : -1))
          .map((task) => (
            <li
              key={task.id}
              data-task={task.id}
              className="flex items-center gap-3 rounded-md border border-line bg-canvas p-3"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{task.customer?.name ?? t("nobody")}</span>
                <StageName name={stage(task.stage).name} color={stage(task.stage).color} />
              </span>
              <UndoEnd booking={task} />
            </li>
          ))}
      </ul>
    </section>
  );
}
