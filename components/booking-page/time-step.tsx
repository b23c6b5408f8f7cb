"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { PageService, PublicPage } from "@/clients/typescript/src/client";
import type { Draft } from "@/components/booking-page/draft";
import { cityOf, useWhen } from "@/components/booking-page/facts";
import { noteHolds, type OwnHold, thisVisitor } from "@/components/booking-page/own-holds";
import { PersonChoice } from "@/components/booking-page/person-choice";
import { Taken } from "@/components/booking-page/taken";
import { type Time, TimePicker } from "@/components/booking-page/time-picker";
import { TimesFailed } from "@/components/booking-page/times-failed";
import { Choice } from "@/components/forms/choices/choice";
import { TurneroProblem } from "@/components/problem";
import { publicApi } from "@/components/public-api";
import { Countdown } from "@/components/time/countdown";
import { addDays } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/states";

type Change = (part: Partial<Draft>) => void;

/** Only who holds several times sees it. */
const TooManyHolds = dynamic(() => import("@/components/booking-page/too-many-holds"), { ssr: false });

/** Holds a time; the one held before goes back first, or the one that it is taken instead of. */
export function useTake(slug: string, draft: Draft, change: Change, onHeld: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ start, instead }: { start: string; instead?: OwnHold }) => {
      const { service, person, party } = draft;
      const old = instead ?? draft.hold;
      // An expired hold counts as released.
      if (old) await publicApi.pages.holds.release(slug, old.id, { token: old.token }).catch(() => {});
      noteHolds(slug, { remove: old?.id });
      return publicApi.pages.holds.create(slug, {
        service_id: service ?? "",
        start,
        party_size: party,
        resource_id: person,
        visitor: thisVisitor(),
      });
    },
    onSuccess: (made) => {
      const hold = { ...made, until: new Date(Date.now() + made.expires_in_seconds * 1000).toISOString() };
      noteHolds(slug, { add: hold });
      change({ hold });
      onHeld();
    },
    onError: () => change({ hold: null }),
    // The list may be outdated.
    onSettled: () => void queries.invalidateQueries({ queryKey: ["days"] }),
  });
}

function Choices({
  slug,
  service,
  draft,
  change,
}: {
  slug: string;
  service: PageService;
  draft: Draft;
  change: Change;
}) {
  const t = useTranslations("booking");
  const { people, max_party_size: most } = service;
  if (people.length === 0 && most === 1) return null;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {people.length > 0 && (
        <PersonChoice
          slug={slug}
          people={people}
          person={draft.person}
          onChoose={(person) => change({ person, day: null })}
        />
      )}
      {most > 1 && (
        <Field name="party" label={t("party")}>
          <Choice
            options={Array.from({ length: Math.min(most, 50) }, (_, n) => ({
              value: String(n + 1),
              label: t("party_of", { count: n + 1 }),
            }))}
            value={String(draft.party)}
            onChoose={(party) => change({ party: Number(party), day: null })}
          />
        </Field>
      )}
    </div>
  );
}

/** With whom, for how many, and when. */
export function TimeStep({
  page,
  service,
  draft,
  change,
  take,
  onGoOn,
}: {
  page: PublicPage;
  service: PageService;
  draft: Draft;
  change: Change;
  take: ReturnType<typeof useTake>;
  onGoOn: () => void;
}) {
  const t = useTranslations();
  const when = useWhen();
  const query = {
    service_id: service.id,
    days: 7,
    party_size: draft.party,
    ...(draft.person ? { resource_id: draft.person } : {}),
    ...(draft.first ? { from: draft.first } : {}),
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["days", page.slug, query, draft.hold?.id ?? null],
    queryFn: () => publicApi.pages.slots.list(page.slug, query),
    placeholderData: keepPreviousData,
  });
  const first = draft.first ?? data?.days[0]?.date;
  const { hold } = draft;
  return (
    <div className="flex flex-col gap-5">
      {hold && (
        <Notice tone="held">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {t("booking.you_hold", { time: when(hold.start, null, page.timezone).clock })}{" "}
              <Countdown until={hold.until} by={Date.now} />
            </span>
            <Button onClick={onGoOn}>{t("booking.go_on")}</Button>
          </div>
        </Notice>
      )}
      <Choices slug={page.slug} service={service} draft={draft} change={change} />
      {take.error instanceof TurneroProblem && take.error.code === "rate_limited" && take.variables ? (
        <TooManyHolds
          page={page}
          problem={take.error}
          wanted={take.variables.start}
          pending={take.isPending}
          onContinue={(held) => {
            take.reset();
            change({ hold: held, service: held.service_id, party: held.party_size });
            onGoOn();
          }}
          onInstead={(instead) => take.mutate({ start: take.variables?.start ?? "", instead })}
        />
      ) : (
        <Taken
          problem={take.error}
          zone={page.timezone}
          pending={take.isPending}
          onPick={({ start }) => take.mutate({ start })}
        />
      )}
      <TimePicker
        slots={isPlaceholderData ? undefined : data}
        trouble={error ? <TimesFailed error={error} retry={refetch} /> : undefined}
        day={draft.day}
        chosen={hold?.start ?? (take.isPending ? take.variables.start : null)}
        pending={take.isPending}
        canGoBack={draft.first !== null}
        onDay={(day) => change({ day })}
        onWeek={(way) => first && change(weekFrom(first, way, page.timezone))}
        onGoTo={(date) => change({ first: date, day: date })}
        onPick={({ start }: Time) => take.mutate({ start })}
      />
      <p className="text-ink-faint text-sm">{t("booking.times_in", { zone: cityOf(page.timezone) })}</p>
    </div>
  );
}

/** A week on or back; back to today there is no first day to name. */
export function weekFrom(first: string, way: 1 | -1, zone: string): { first: string | null; day: null } {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
  const next = addDays(first, 7 * way);
  return { first: next <= today ? null : next, day: null };
}
