"use client";

import { useLocale } from "next-intl";
import type { ComponentProps, KeyboardEvent } from "react";
import { cx } from "@/components/ui/classes";
import { clockTime } from "@/components/ui/spoken-time";

type Button = ComponentProps<"button">;

const ways: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows lead from one of the days, or of the times, to the next. */
function stepAmong(event: KeyboardEvent<HTMLButtonElement>, kind: "[data-date]" | "[data-start]"): void {
  const way = ways[event.key];
  if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...(event.currentTarget.closest("[data-slots]")?.querySelectorAll<HTMLElement>(`button${kind}`) ?? [])];
  const next = all[all.indexOf(event.currentTarget) + way];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** A day of a week of free times; `free` says to those who cannot see the dot how many there are. */
export function DayButton({
  date,
  count,
  free,
  chosen,
  ...button
}: { date: string; count: number; free: string; chosen: boolean } & Button) {
  const locale = useLocale();
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  return (
    <button
      type="button"
      data-date={date}
      aria-pressed={chosen}
      onKeyDown={(event) => stepAmong(event, "[data-date]")}
      className={cx(
        "flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-[2px] rounded-md border text-xs",
        chosen ? "border-accent bg-confirmed-soft text-confirmed-text" : "border-line bg-canvas hover:bg-well",
        count === 0 && !chosen && "text-ink-faint",
      )}
      {...button}
    >
      <span className="sr-only">{`${say({ dateStyle: "full" })}: ${free}`}</span>
      <span aria-hidden>{say({ weekday: "short" }).replace(".", "")}</span>
      <span aria-hidden className={cx("text-lg tabular-nums", count > 0 ? "font-semibold" : "font-normal")}>
        {say({ day: "numeric" })}
      </span>
      <span aria-hidden className={cx("size-1 rounded-full", count > 0 ? "bg-done" : "bg-transparent")} />
    </button>
  );
}

/** Disabled it keeps the focus, which a button that the browser disables would lose. */
export function TimeButton({
  start,
  zone,
  chosen,
  disabled = false,
  onClick,
  className,
  ...button
}: { start: string; zone: string; chosen: boolean } & Button) {
  const locale = useLocale();
  return (
    <button
      type="button"
      data-start={start}
      aria-pressed={chosen}
      onKeyDown={(event) => stepAmong(event, "[data-start]")}
      className={cx(
        "h-11 rounded-md border font-medium tabular-nums transition-colors",
        chosen
          ? "border-accent bg-accent text-on-accent"
          : "border-line-control bg-canvas hover:bg-well aria-disabled:opacity-60",
        className,
      )}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...button}
    >
      {clockTime(new Date(start), locale, zone)}
    </button>
  );
}
