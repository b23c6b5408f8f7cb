"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Holiday } from "@/clients/typescript/src/client";
import { useNameList } from "@/components/bookings/name-list";
import { dayInWords } from "@/components/catalog/schedules/year";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { Booked } from "@/components/settings/holidays/booked";
import { useClosing } from "@/components/settings/holidays/closing";
import { holidays } from "@/components/settings/holidays/queries";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";

type Named = { code: string; name: string };
const options = (list: readonly Named[]) => list.map(({ code, name }) => ({ value: code, label: name }));

function Row({ day, checked, onCheck }: { day: Holiday; checked: boolean; onCheck: (checked: boolean) => void }) {
  const t = useTranslations("settings.holidays");
  const locale = useLocale();
  const names = useNameList()(day.closed_in);
  const hint = [dayInWords(day.date, locale), names && t("closed_in", { names })].filter(Boolean).join(" · ");
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-1 last:border-b-0">
      {day.closed ? (
        <p className="min-h-11 flex-1 py-1 md:min-h-8">
          <span className="block">{day.name}</span>
          <span className="block text-ink-faint text-sm">{hint}</span>
        </p>
      ) : (
        <Checkbox
          className="flex-1"
          label={day.name}
          hint={hint}
          checked={checked}
          onCheckedChange={(state) => onCheck(state)}
        />
      )}
      <Booked date={day.date} count={day.bookings} />
      {day.closed ? (
        <Badge meaning="done">{t("closed")}</Badge>
      ) : (
        day.kind !== "public" && <Badge>{t("optional_day")}</Badge>
      )}
    </li>
  );
}

/** The days that are to be closed: public holidays unless unchecked, the others when checked. */
function useChosen(days: readonly Holiday[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ date, kind, closed }: Holiday) => !closed && (changed.get(date) ?? kind === "public");
  return {
    isChosen,
    chosen: days.filter(isChosen),
    choose: (date: string, checked: boolean) => setChanged((now) => new Map(now).set(date, checked)),
  };
}

function Days({ days, editable }: { days: readonly Holiday[]; editable: boolean }) {
  const t = useTranslations("settings.holidays");
  const toast = useToast();
  const { close } = useClosing();
  const { chosen, isChosen, choose } = useChosen(days);
  const send = useMutation({
    mutationFn: () => close(chosen),
    onError: (error) => toast.failed(error),
  });
  const booked = chosen.reduce((sum, { bookings }) => sum + bookings, 0);
  if (days.length === 0) return <p className="px-4 py-3 text-ink-soft">{t("none_found")}</p>;
  return (
    <>
      <ul aria-label={t("national")}>
        {days.map((day) => (
          <Row key={day.date} day={day} checked={isChosen(day)} onCheck={(checked) => choose(day.date, checked)} />
        ))}
      </ul>
      {editable && (
        <div className="flex flex-col gap-3 border-line border-t p-4">
          {booked > 0 && <Notice tone="held">{t("booked", { count: booked })}</Notice>}
          <Button
            look="primary"
            className="md:self-start"
            pending={send.isPending}
            disabled={chosen.length === 0}
            onClick={() => send.mutate()}
          >
            {t("close_days", { count: chosen.length })}
          </Button>
        </div>
      )}
    </>
  );
}

type Props = { home: string; countries: readonly Named[]; today: string; editable: boolean };

/** Choose a calendar, uncheck the days that you work, and close on the rest with one button. */
export function NationalHolidays({ home, countries, today, editable }: Props) {
  const t = useTranslations("settings.holidays");
  const year = Number(today.slice(0, 4));
  const spans = {
    both: { from: today, to: `${year + 1}-12-31` },
    this: { from: today, to: `${year}-12-31` },
    next: { from: `${year + 1}-01-01`, to: `${year + 1}-12-31` },
  };
  const [country, setCountry] = useState(home);
  const [region, setRegion] = useState("");
  const [span, setSpan] = useState<keyof typeof spans>("both");
  const { data, error, isError, refetch, isPlaceholderData } = useQuery(holidays({ country, region, ...spans[span] }));
  const regions = data?.country === country ? data.regions : [];
  return (
    <Section title={t("national")} text={t("national_text")} flush>
      <div className="grid gap-3 border-line border-b p-4 md:grid-cols-3">
        <Field name="country" label={t("country")}>
          <Choice
            options={options(countries)}
            value={country}
            onChoose={(code) => {
              setCountry(code);
              setRegion("");
            }}
          />
        </Field>
        <Field name="region" label={t("region")}>
          <Choice
            options={[{ value: "", label: t("whole_country") }, ...options(regions)]}
            value={region}
            onChoose={setRegion}
            disabled={regions.length === 0}
          />
        </Field>
        <Field name="years" label={t("years")}>
          <Choice
            options={[
              { value: "both", label: t("two_years", { first: String(year), second: String(year + 1) }) },
              { value: "this", label: String(year) },
              { value: "next", label: String(year + 1) },
            ]}
            value={span}
            onChoose={(value) => setSpan(value as keyof typeof spans)}
          />
        </Field>
      </div>
      {isError ? (
        <Failed error={error} retry={refetch} />
      ) : data && !isPlaceholderData ? (
        <Days key={`${country} ${region}`} days={data.holidays} editable={editable} />
      ) : (
        <Skeleton className="m-4 h-60" />
      )}
    </Section>
  );
}
