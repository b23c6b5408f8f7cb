"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import * as Radix from "radix-ui/popover";
import { type KeyboardEvent, type ReactElement, useState } from "react";
import { addDays, addMonths, mondayOf } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { dateFormat } from "@/components/ui/date-format";

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const say = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));

const shifted = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7);

function Days({
  month,
  date,
  today,
  onChoose,
}: {
  month: string;
  date: string;
  today: string;
  onChoose: (date: string) => void;
}) {
  const locale = useLocale();
  const first = mondayOf(`${month}-01`);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, n) => addDays(first, week * 7 + n)),
  );
  const focusable = date.startsWith(month) ? date : `${month}-01`;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key];
    const from = (event.target as HTMLElement).dataset.date;
    if (!by || !from) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${addDays(from, by)}"]`)?.focus();
  };
  return (
    <table className="w-full" onKeyDown={walk}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="h-8 font-normal text-ink-faint text-xs">
              <span aria-hidden>{say(day, locale, { weekday: "narrow" })}</span>
              <span className="sr-only">{say(day, locale, { weekday: "long" })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0 text-center">
                <button
                  type="button"
                  data-date={day}
                  tabIndex={day === focusable ? 0 : -1}
                  aria-label={say(day, locale, { dateStyle: "full" })}
                  aria-pressed={day === date}
                  aria-current={day === today ? "date" : undefined}
                  onClick={() => onChoose(day)}
                  className={cx(
                    "size-11 rounded-md tabular-nums hover:bg-well md:size-8",
                    !day.startsWith(month) && "text-ink-faint",
                    day === today && "font-semibold text-confirmed-text",
                    day === date && "bg-accent text-on-accent hover:bg-accent-strong",
                  )}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A month to jump from, under the date that is shown; open from the moment it is there. */
export default function MiniMonth({
  date,
  today,
  onChoose,
  trigger,
}: {
  date: string;
  today: string;
  onChoose: (date: string) => void;
  trigger: ReactElement;
}) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const [open, setOpen] = useState(true);
  const [month, setMonth] = useState(date.slice(0, 7));
  const toggle = (next: boolean) => {
    setMonth(date.slice(0, 7));
    setOpen(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={toggle}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-modal
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t("jump")}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[data-date][tabindex='0']")?.focus();
          }}
          className="z-50 w-[332px] animate-rise rounded-md border border-line bg-raised p-3 shadow-float md:w-[260px]"
        >
          <div className="mb-1 flex items-center justify-between">
            <Button
              look="ghost"
              size="icon-sm"
              aria-label={t("month_before")}
              onClick={() => setMonth(shifted(month, -1))}
            >
              <ChevronLeft aria-hidden className="size-4" />
            </Button>
            <span aria-live="polite" className="font-medium first-letter:uppercase">
              {say(`${month}-01`, locale, { month: "long", year: "numeric" })}
            </span>
            <Button
              look="ghost"
              size="icon-sm"
              aria-label={t("month_after")}
              onClick={() => setMonth(shifted(month, 1))}
            >
              <ChevronRight aria-hidden className="size-4" />
            </Button>
          </div>
          <Days
            month={month}
            date={date}
            today={today}
            onChoose={(day) => {
              setOpen(false);
              onChoose(day);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
