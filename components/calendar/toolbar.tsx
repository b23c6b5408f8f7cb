"use client";

import {
  CalendarDays as CalendarDaysIcon,
  CalendarSearch,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  SlidersHorizontal,
} from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { CalendarDays, Slot } from "@/clients/typescript/src/client";
import type { Calendars } from "@/components/calendar/address";
import { type CalendarAddress, type Kind, kinds, type View, views } from "@/components/calendar/address-in";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { addDays } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { dateFormat } from "@/components/ui/date-format";
import { OpenedLater } from "@/components/ui/opened-later";
import { Select } from "@/components/ui/select";
import { Tooltip } from "@/components/ui/tooltip";

/** "Monday, 16 November" of a day; "9 Nov – 15 Nov 2026" of a week; "November 2026" of a month. */
function dateTitle({ address: { view, date }, first, days }: Calendars, locale: string, words: "short" | "long") {
  const say = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  if (view === "day") return say(date, { weekday: words, day: "numeric", month: words });
  if (view === "month") return say(date, { month: words, year: "numeric" });
  // Not formatRange: browser and server use different spaces in it, which breaks hydration.
  const short = { day: "numeric", month: "short" } as const;
  return `${say(first, short)} – ${say(addDays(first, days - 1), { ...short, year: "numeric" })}`;
}

const keys: Record<View, string> = { day: "d", week: "w", month: "m" };

function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const t = useTranslations("calendar");
  return (
    <fieldset className="hidden rounded-md border border-line-control p-px md:flex">
      <legend className="sr-only">{t("view")}</legend>
      {views.map((each) => (
        <Tooltip key={each} label={t(`views.${each}`)} keys={keys[each]} side="bottom">
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
const loadFind = () => import("@/components/calendar/find/find-time");
const loadShown = () => import("@/components/calendar/shown");

/** What the filters choose from. */
type Choices = Pick<CalendarDays, "resources" | "groups">;

function Filters({ choices, address, go }: { choices: Choices; address: CalendarAddress; go: Calendars["go"] }) {
  const t = useTranslations("calendar");
  const present = kinds.filter((kind) => choices.resources.some((each) => each.kind === kind));
  return (
    <>
      <Select
        aria-label={t("kind")}
        value={address.kind ?? ""}
        onChange={({ target }) => go({ kind: (target.value as Kind) || null, resource: null })}
        className="w-[164px]"
      >
        <option value="">{t("all_kinds")}</option>
        {present.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      {choices.groups.length > 0 && (
        <Choice
          aria-label={t("group")}
          options={namedOptions(choices.groups, t("all_groups"))}
          value={address.group ?? ""}
          onChoose={(group) => go({ group: group || null, resource: null })}
          className="w-[168px]"
        />
      )}
      {address.view !== "day" && (
        <Choice
          aria-label={t("resource")}
          options={namedOptions(
            choices.resources.filter(
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

type Tools = { choices: Choices | undefined; calendars: Calendars };

const none: never[] = [];

function ShownButton({ choices, calendars }: Tools) {
  const t = useTranslations("calendar");
  return (
    <OpenedLater
      popup="dialog"
      load={loadShown}
      rest={{ calendars, resources: choices?.resources ?? none }}
      trigger={
        <Button size="icon" look="ghost" aria-label={t("shown")}>
          <SlidersHorizontal aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}

type Finding = { onFound: (slot: Slot) => void };

function FindButton({ choices, calendars, onFound }: Tools & Finding) {
  const t = useTranslations("calendar");
  return (
    <OpenedLater
      popup="dialog"
      load={loadFind}
      rest={{ calendars, resources: choices?.resources ?? none, onFound }}
      trigger={
        <Button
          size="icon"
          look="ghost"
          data-find-time
          aria-label={t("find_time")}
          aria-keyshortcuts="F"
          className={cx(calendars.address.gaps && "bg-well text-ink")}
        >
          <CalendarSearch aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}

/** On a phone, beside the title: from the day to its month and back, and what is shown. */
export function PhoneTools({ choices, calendars }: Tools) {
  const t = useTranslations("calendar");
  const { address, go } = calendars;
  const isMonth = address.view === "month";
  return (
    <div className="flex md:hidden">
      <Button
        look="ghost"
        size="icon"
        aria-label={t("views.month")}
        aria-pressed={isMonth}
        onClick={() => go({ view: isMonth ? "day" : "month" })}
      >
        <CalendarDaysIcon aria-hidden className={cx("size-4", isMonth && "text-confirmed-text")} />
      </Button>
      <ShownButton choices={choices} calendars={calendars} />
    </div>
  );
}

/** The shown date range and the view options. */
export function Toolbar({ choices, calendars, onFound }: Tools & Finding) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { address, go, step, today } = calendars;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-6">
      <Tooltip label={t("today")} keys="t" side="bottom">
        <Button onClick={() => go({ date: today })} disabled={address.date === today}>
          {t("today")}
        </Button>
      </Tooltip>
      <div className="flex">
        <Button look="ghost" size="icon" aria-label={t(`${address.view}_before`)} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <Button look="ghost" size="icon" aria-label={t(`${address.view}_after`)} onClick={() => step(1)}>
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
            <span className="truncate first-letter:uppercase md:hidden">{dateTitle(calendars, locale, "short")}</span>
            <span className="hidden truncate first-letter:uppercase md:block">
              {dateTitle(calendars, locale, "long")}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
          </button>
        }
      />
      <div className="hidden md:block">
        <FindButton choices={choices} calendars={calendars} onFound={onFound} />
      </div>
      <div className="ml-auto hidden flex-wrap items-center justify-end gap-2 md:flex">
        {choices && <Filters choices={choices} address={address} go={go} />}
        <Views view={address.view} onChoose={(view) => go({ view })} />
        <ShownButton choices={choices} calendars={calendars} />
      </div>
    </div>
  );
}
