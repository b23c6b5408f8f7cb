"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarOff, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { timeOff } from "@/components/catalog/queries";
import { NewTimeOff } from "@/components/catalog/resources/new-time-off";
import { Span } from "@/components/catalog/resources/span";
import { useProblemWords } from "@/components/forms/words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Resource, TimeOff } from "@/lib/domains/catalog/resources/schema";

function Row({ off, mayEdit }: { off: TimeOff; mayEdit: boolean }) {
  const t = useTranslations("catalog");
  const queries = useQueryClient();
  const toast = useToast();
  const settle = () => queries.invalidateQueries({ queryKey: ["catalog", "time-off", off.resource_id] });
  const remove = useMutation({
    mutationFn: () => turnero.resources.timeOff.delete(off.resource_id, off.id),
    onSuccess: async () => {
      await settle();
      const { start, end, reason, conflicts } = off;
      // Over the bookings that it had already, and no others.
      const back = { start, end, reason, force: conflicts.length > 0 };
      const undo = () => turnero.resources.timeOff.create(off.resource_id, back).then(settle);
      toast.undoable(t("off_removed"), undo, { refusals: () => ({ invalid_transition: t("off_booked_since") }) });
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 pl-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <Span start={off.start} end={off.end} />
        </p>
        {off.reason && <p className="truncate text-ink-soft text-sm">{off.reason}</p>}
        {off.conflicts.length > 0 && (
          <Badge meaning="trouble">{t("off_conflicts", { count: off.conflicts.length })}</Badge>
        )}
      </div>
      {mayEdit && (
        <Button
          look="ghost"
          size="icon-sm"
          pending={remove.isPending}
          aria-label={t("off_remove")}
          onClick={() => remove.mutate()}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  );
}

/** When the resource is away: what is to come, and a way to add more. */
export function TimeOffList({ resource, mayEdit }: { resource: Pick<Resource, "id" | "name">; mayEdit: boolean }) {
  const t = useTranslations("catalog");
  const problemWords = useProblemWords();
  const [since] = useState(() => new Date().toISOString());
  const list = useQuery(timeOff(resource.id, since));
  return (
    <section aria-labelledby="time-off-head" className="mb-5 border-line border-b pb-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id="time-off-head" className="font-semibold">
          {t("time_off")}
        </h3>
        {mayEdit && <NewTimeOff resource={resource} />}
      </div>
      {list.isPending && (
        <div className="flex h-[53px] items-center rounded-md border border-line px-3">
          <Skeleton className="w-44" />
        </div>
      )}
      {list.isError && <Notice tone="trouble">{problemWords(list.error)}</Notice>}
      {list.data?.length === 0 && (
        <p className="flex h-[53px] items-center gap-2 rounded-md border border-line border-dashed px-3 text-ink-soft">
          <CalendarOff aria-hidden className="size-4 shrink-0" />
          {t("time_off_none")}
        </p>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="rounded-md border border-line">
          {list.data.map((off) => (
            <Row key={off.id} off={off} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
    </section>
  );
}
