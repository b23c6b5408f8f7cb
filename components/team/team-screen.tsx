"use client";

import { useQuery } from "@tanstack/react-query";
import { Pencil, UserPlus, UsersRound } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import type { Calendar, TeamMate, TeamOverview } from "@/clients/typescript/src/client";
import { calendarOf } from "@/components/bookings/queries";
import { Failed } from "@/components/forms/failed";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { type Day, DayStrip, HourScale, isShown } from "@/components/team/day-strip";
import { photoOf } from "@/components/team/person/photo";
import { teamOverview } from "@/components/team/queries";
import { hoursToDraw, stretchOn } from "@/components/time/day-layout";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { dateAt, instantOf, wallMinute } from "@/components/time/zone";
import { Avatar } from "@/components/ui/avatar";
import { Badge, type Meaning } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { cx, thumb } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";

const meanings: Record<TeamMate["now"], Meaning> = { free: "done", busy: "progress", off: "ended" };

/** What they are at and when there is time, in words. */
function Now({ mate }: { mate: TeamMate }) {
  const t = useTranslations("team");
  const { busy_with: work, next_free_at: free } = mate;
  return (
    <div className="min-w-0 text-ink-soft text-sm">
      {work && (
        <TextLink href={`/inbox/${work.booking_id}`} className="my-0! block truncate">
          {work.customer_name ?? work.service_name}
        </TextLink>
      )}
      {mate.now !== "free" &&
        (free ? t.rich("free_from", { when: () => <When at={free} inside /> }) : t("not_free_soon"))}
    </div>
  );
}

function Mate({ mate, calendar, day }: { mate: TeamMate; calendar: Calendar | undefined; day: Day }) {
  const t = useTranslations("team");
  const spoken = useSpokenMinutes();
  const mayEdit = useShell().member.role !== "agent";
  const bookings = (calendar?.bookings ?? []).filter(
    (each) => isShown(each) && each.resource_ids.includes(mate.resource_id),
  );
  return (
    <li className="grid gap-3 border-line border-b px-4 py-3 md:grid-cols-[300px_1fr] md:items-center md:px-6">
      <div className="flex min-w-0 gap-3">
        <Avatar name={mate.name} size="lg" photo={photoOf(mate.resource_id, mate.photo_id)} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <Link
              href={`/team/${mate.resource_id}`}
              className={cx(thumb, "truncate font-medium underline-offset-4 hover:underline")}
            >
              {mate.name}
            </Link>
            <Badge meaning={meanings[mate.now]}>{t(`now.${mate.now}`)}</Badge>
            {mayEdit && (
              <Link
                href={`/team/${mate.resource_id}/edit`}
                aria-label={t("person.edit", { name: mate.name })}
                className={cx(buttonClass({ look: "ghost", size: "icon-sm" }), "ml-auto")}
              >
                <Pencil aria-hidden className="size-4" />
              </Link>
            )}
          </p>
          <Now mate={mate} />
          <p className="text-ink-faint text-sm">
            {mate.open_minutes > 0
              ? t("booked_of", { booked: spoken(mate.booked_minutes), open: spoken(mate.open_minutes) })
              : t("closed_today")}
            {" · "}
            {t("tasks", { count: mate.open_tasks })}
          </p>
        </div>
      </div>
      {calendar ? (
        <DayStrip
          resource={calendar.resources.find(({ id }) => id === mate.resource_id)}
          bookings={bookings}
          day={day}
          label={t("day_of", { name: mate.name })}
        />
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </li>
  );
}

/** From the first opening or booking to the last of anybody, including now; the same for all, so that the hours align. */
function hoursOf({ zone, date, now }: Omit<Day, "hours">, mates: readonly TeamMate[], calendar: Calendar | undefined) {
  const people = new Set(mates.map(({ resource_id }) => resource_id));
  const open = (calendar?.resources ?? []).filter(({ id }) => people.has(id)).flatMap((each) => each.open);
  // Without this, a booking left from last night would draw the whole night before the first opening.
  const midnight = instantOf(zone, date, 0);
  const booked = (calendar?.bookings ?? []).filter(
    (each) => isShown(each) && Date.parse(each.start) >= midnight && each.resource_ids.some((id) => people.has(id)),
  );
  const stretches = [...open, ...booked].flatMap(({ start, end }) => stretchOn(zone, date, start, end) ?? []);
  return hoursToDraw([...stretches, { from: now, to: now }]);
}

/** Agents add nobody. */
function Add() {
  const t = useTranslations("team.person");
  if (useShell().member.role === "agent") return null;
  return (
    <Link href="/team/new" className={buttonClass({ look: "primary" })}>
      <UserPlus aria-hidden className="size-4" />
      {t("add")}
    </Link>
  );
}

export function TeamScreen({ first }: { first: { overview: TeamOverview; calendar: Calendar } }) {
  const t = useTranslations();
  const zone = useTimeZone() ?? "UTC";
  const now = useNow().getTime();
  const date = dateAt(zone, now);
  const overview = useQuery({ ...teamOverview, initialData: first.overview });
  const options = calendarOf(zone, date, 1);
  const fits = (options.queryKey[1] as { calendar: { from: string } }).calendar.from === first.calendar.from;
  const { data: calendar } = useQuery({ ...options, ...(fits ? { initialData: first.calendar } : {}) });
  const here = ({ open_minutes, now: at }: TeamMate) => open_minutes > 0 || at === "busy";
  const mates = [...overview.data.data.filter(here), ...overview.data.data.filter((mate) => !here(mate))];
  const moment = { zone, date, now: wallMinute(zone, now) };
  const hours = hoursOf(moment, mates, calendar);
  const day: Day = { ...moment, hours };
  const count = (state: TeamMate["now"]) => mates.filter((mate) => mate.now === state).length;
  return (
    <>
      <PageHeader title={t("team.title")} action={mates.length > 0 && <Add />}>
        {mates.length > 0 && (
          <p role="status" className="text-ink-soft">
            {t("team.sum", { free: count("free"), busy: count("busy"), off: count("off") })}
          </p>
        )}
      </PageHeader>
      {overview.isError && mates.length === 0 ? (
        <Failed error={overview.error} retry={overview.refetch} />
      ) : mates.length === 0 ? (
        <EmptyState icon={UsersRound} title={t("team.empty")} learn="services" action={<Add />}>
          {t("team.empty_text")}
        </EmptyState>
      ) : (
        <>
          <div className="hidden gap-3 px-6 md:grid md:grid-cols-[300px_1fr]">
            <span />
            <HourScale hours={hours} />
          </div>
          <div className="px-4 md:hidden">
            <HourScale hours={hours} />
          </div>
          <ul aria-label={t("team.title")} className="border-line border-t">
            {mates.map((mate) => (
              <Mate key={mate.resource_id} mate={mate} calendar={calendar} day={day} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
