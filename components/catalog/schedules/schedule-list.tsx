"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CatalogHeader, NewLink } from "@/components/catalog/catalog-header";
import { resources, schedules, services } from "@/components/catalog/queries";
import { weekOf } from "@/components/catalog/schedules/week";
import { WeekStrip } from "@/components/catalog/schedules/week-strip";
import { Failed } from "@/components/forms/failed";
import { Link } from "@/components/ui/link";
import { useRowKeys } from "@/components/ui/row-keys";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

const gridClass = "grid gap-4 px-4 pb-16 md:grid-cols-2 md:px-6 lg:grid-cols-3";

function Card({ schedule, index }: { schedule: Schedule; index: number }) {
  const t = useTranslations("catalog");
  const things = useQuery(resources).data?.filter(({ schedule_id }) => schedule_id === schedule.id).length ?? 0;
  const offers = useQuery(services).data?.filter(({ schedule_id }) => schedule_id === schedule.id).length ?? 0;
  return (
    <li data-index={index} className="relative rounded-md border border-line p-4 hover:bg-well">
      <Link
        href={`/catalog/schedules/${schedule.id}`}
        className="block truncate font-semibold after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
      >
        {schedule.name}
      </Link>
      <p className="mb-3 text-ink-soft text-sm">
        {schedule.timezone.replaceAll("_", " ")} · {t("used_by", { resources: things, services: offers })}
      </p>
      <WeekStrip week={weekOf(schedule.weekly)} />
    </li>
  );
}

export function ScheduleCardsSkeleton() {
  return (
    <div className={gridClass}>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} className="h-[214px] rounded-md" />
      ))}
    </div>
  );
}

function Cards() {
  const t = useTranslations();
  const list = useQuery(schedules);
  const cards = useRef<HTMLUListElement>(null);
  useRowKeys(cards, 240, list.data?.length ?? 0);
  if (list.isPending) return <ScheduleCardsSkeleton />;
  if (list.isError) {
    return <Failed error={list.error} retry={list.refetch} />;
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={CalendarClock}
        title={t("catalog.empty.schedules")}
        learn="services"
        action={<NewLink part="schedules" />}
      >
        {t("catalog.empty_text.schedules")}
      </EmptyState>
    );
  }
  return (
    <ul ref={cards} className={gridClass}>
      {list.data.map((schedule, index) => (
        <Card key={schedule.id} schedule={schedule} index={index} />
      ))}
    </ul>
  );
}

export function ScheduleList() {
  const t = useTranslations("catalog");
  return (
    <>
      <CatalogHeader part="schedules">
        <p className="w-full">
          <TextLink href="/settings/holidays">{t("holidays_text")}</TextLink>
        </p>
      </CatalogHeader>
      <Cards />
    </>
  );
}
