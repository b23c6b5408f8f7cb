"use client";

import { ChevronDown, ChevronLeft, ChevronRight, SlidersHorizontal } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { Calendar } from "@/clients/typescript/src/client";
import type { CalendarAddress, Calendars } from "@/components/calendar/address";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { addDays } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { OpenedLater } from "@/components/ui/opened-later";
import { Select } from "@/components/ui/select";
import { Tooltip } from "@/components/ui/tooltip";

/** "Monday, 16 November" of a day; "9 Nov – 15 Nov 2026" of a week. */
export function dateTitle(first: string, days: number, locale: string, words: "short" | "long"): string {
  const at = (date: string) => new Date(`${date}T12:00:00Z`);
  if (days === 1) {
    const options = { weekday: words, day: "numeric", month: words, timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(locale, options).format(at(first));
  }
  // Not formatRange: browser and server use different spaces in it, which breaks hydration.
  const short = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  const say = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at(date));
  return `${say(first, short)} – ${say(addDays(first, days - 1), { ...short, year: "numeric" })}`;
}

function Views({
  view,
  onChoose,
}: {
  view: CalendarAddress["view"];
  onChoose: (view: CalendarAddress["view"]) => void;
}) {
  const t = useTranslations("calendar");
  return (
    <fieldset className="hidden rounded-md border border-line-control p-px md:flex">
      <legend className="sr-only">{t("view")}</legend>
      {(["day", "week"] as const).map((each) => (
        <Tooltip key={each} label={t(`views.${each}`)} keys={each === "day" ? "d" : "w"} side="bottom">
          <button
            type="button"
            aria-pressed={view === each}
            onClick={() => onChoose(each)}
            className={cx(
              "h-8 rounded-[6px] px-3 font-medium text-sm",
              view === each ? "bg-well text-ink" : "text-ink-soft hover:text-ink",
            )}
          >
            {t(`views.${each}`)}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}

const loadMonth = () => import("@/components/calendar/mini-month");
const loadShown = () => import("@/components/calendar/shown");

const kinds = ["person", "room", "equipment", "vehicle"] as const;

function Filters({ calendar, address, go }: { calendar: Calendar; address: CalendarAddress; go: Calendars["go"] }) {
  const t = useTranslations("calendar");
  const present = kinds.filter((kind) => calendar.resources.some((each) => each.kind === kind));
  return (
    <>
      <Select
        aria-label={t("kind")}
        value={address.kind ?? ""}
        onChange={({ target }) => go({ kind: target.value || null, resource: null })}
        className="w-[164px]"
      >
        <option value="">{t("all_kinds")}</option>
        {present.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      {calendar.groups.length > 0 && (
        <Choice
          aria-label={t("group")}
          options={namedOptions(calendar.groups, t("all_groups"))}
          value={address.group ?? ""}
          onChoose={(group) => go({ group: group || null, resource: null })}
          className="w-[168px]"
        />
      )}
      {address.view === "week" && (
        <Choice
          aria-label={t("resource")}
          options={namedOptions(
            calendar.resources.filter(
              ({ kind, group_ids }) =>
                (!address.kind || kind === address.kind) && (!address.group || group_ids.includes(address.group)),
            ),
            t("everyone"),
          )}
          value={address.resource ?? ""}
          onChoose={(id) => go({ resource: id || null })}
          className="w-[196px]"
        />
      )}
    </>
  );
}

/** The shown date range and the view options. */
export function Toolbar({ calendar, calendars }: { calendar: Calendar | undefined; calendars: Calendars }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { address, go, step, today, first, days } = calendars;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-6">
      <Tooltip label={t("today")} keys="t" side="bottom">
        <Button onClick={() => go({ date: today })} disabled={address.date === today}>
          {t("today")}
        </Button>
      </Tooltip>
      <div className="flex">
        <Button
          look="ghost"
          size="icon"
          aria-label={days === 1 ? t("day_before") : t("week_before")}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <Button
          look="ghost"
          size="icon"
          aria-label={days === 1 ? t("day_after") : t("week_after")}
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
      <OpenedLater
        popup="dialog"
        load={loadMonth}
        rest={{ date: address.date, today, onChoose: (date: string) => go({ date }) }}
        trigger={
          <button
            type="button"
            className="flex h-11 min-w-0 items-center gap-2 rounded-md px-2 font-semibold text-lg hover:bg-well md:h-9 md:px-3"
          >
            <span className="truncate first-letter:uppercase md:hidden">{dateTitle(first, days, locale, "short")}</span>
            <span className="hidden truncate first-letter:uppercase md:block">
              {dateTitle(first, days, locale, "long")}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
          </button>
        }
      />
      <div className="ml-auto hidden items-center gap-2 md:flex">
        {calendar && <Filters calendar={calendar} address={address} go={go} />}
        <Views view={address.view} onChoose={(view) => go({ view })} />
        <OpenedLater
          popup="dialog"
          load={loadShown}
          rest={{ address, go }}
          trigger={
            <Button size="icon" look="ghost" aria-label={t("shown")}>
              <SlidersHorizontal aria-hidden className="size-4" />
            </Button>
          }
        />
      </div>
    </div>
  );
}
