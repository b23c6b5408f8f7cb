"use client";

import { ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { StatusBadge } from "@/components/bookings/status";
import { distance, type Point } from "@/components/map/geo";
import type { Place } from "@/components/map/queries";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { useRowKeys } from "@/components/ui/row-keys";
import { DueTime } from "@/components/work/task-line";

/** "850 m", "2.4 km". */
function Far({ metres }: { metres: number }) {
  const format = useFormatter();
  const unit = metres < 1000 ? "meter" : "kilometer";
  const value = metres < 1000 ? Math.round(metres / 10) * 10 : metres / 1000;
  return (
    <span className="shrink-0 text-ink-soft text-sm tabular-nums">
      {format.number(value, {
        style: "unit",
        unit,
        maximumFractionDigits: value < 100 && unit === "kilometer" ? 1 : 0,
      })}
    </span>
  );
}

function Row({
  place: { task },
  service,
  metres,
  index,
  chosen,
  onChoose,
}: {
  place: Place;
  service: string;
  metres: number | null;
  index: number;
  chosen: boolean;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations("map");
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const who = task.customer?.name ?? t("nobody");
  return (
    <li
      ref={row}
      data-index={index}
      aria-current={chosen || undefined}
      className={cx(
        "flex scroll-mt-[38dvh] items-stretch border-line border-b [contain-intrinsic-size:auto_88px] [content-visibility:auto] md:scroll-mt-0",
        chosen ? "bg-chosen" : "hover:bg-well",
      )}
    >
      <button
        type="button"
        data-opens
        aria-pressed={chosen}
        onClick={() => onChoose(task.id)}
        className="flex min-w-0 flex-1 flex-col gap-1 py-3 pl-4 text-left focus-visible:outline-offset-[-2px] md:pl-6"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="truncate font-medium">{who}</span>
          {metres !== null && <Far metres={metres} />}
        </span>
        <span className="flex w-full items-baseline justify-between gap-3 text-ink-soft text-sm">
          <span className="truncate">{task.location?.formatted ?? t("no_address")}</span>
          <span className="shrink-0">
            <DueTime task={task} />
          </span>
        </span>
        <span className="flex w-full items-center gap-2 overflow-hidden text-sm">
          <StatusBadge status={task.status} />
          {(task.priority === "urgent" || task.priority === "high") && (
            <Badge meaning="trouble">{t(`priority.${task.priority}`)}</Badge>
          )}
          <span className="min-w-0 truncate text-ink-soft">
            {service}
            {" · "}
            {task.assignee?.name ?? t("unassigned")}
          </span>
        </span>
      </button>
      <Link
        href={`/inbox/${task.id}?back=map`}
        prefetch={false}
        aria-label={t("open", { name: who })}
        className={`${buttonClass({ look: "ghost", size: "icon" })} m-2 self-center md:mr-4`}
      >
        <ArrowUpRight aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

/** The tasks beside the map: everything the map shows, in words; nearest first where it is known where "here" is. */
export function TaskList({
  places,
  services,
  chosen,
  from,
  onChoose,
}: {
  places: readonly Place[];
  services: Record<string, string>;
  chosen: string | null;
  /** Where distances are measured from. */
  from: Point | null;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations("map");
  const body = useRef<HTMLUListElement>(null);
  useRowKeys(body, 88, places.length);
  const far = places.map((place) => ({ place, metres: from && distance(from, place) }));
  if (from) far.sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
  return (
    <ul ref={body} aria-label={t("tasks")} className="border-line border-t">
      {far.map(({ place, metres }, index) => (
        <Row
          key={place.id}
          place={place}
          service={services[place.task.service_id] ?? ""}
          metres={metres}
          index={index}
          chosen={place.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}
