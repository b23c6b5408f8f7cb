"use client";

import { useLocale, useTranslations } from "next-intl";
import { TimeButton } from "@/components/time/time-button";
import { cx } from "@/components/ui/classes";
import { clockTime } from "@/components/ui/spoken-time";
import { useTabStop } from "@/components/ui/tab-stop";

type Stop = { "data-stop"?: string; tabIndex: number };

/** Read where it stands, and passed over by Tab and the arrows. */
const noStop: Stop = { tabIndex: -1 };

function DayButton({
  date,
  count,
  free,
  chosen,
  stop,
  onClick,
}: {
  date: string;
  count: number;
  free: string;
  chosen: boolean;
  stop: Stop;
  onClick: () => void;
}) {
  const locale = useLocale();
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  return (
    <button
      type="button"
      data-date={date}
      aria-pressed={chosen}
      onClick={onClick}
      className={cx(
        "flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-[2px] rounded-md border text-xs",
        chosen ? "border-accent bg-confirmed-soft text-confirmed-text" : "border-line bg-canvas hover:bg-well",
        count === 0 && !chosen && "text-ink-faint",
      )}
      {...stop}
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

/** Days with the number of their free times; `free` says it to those who cannot see the dot. */
export function DayList({
  days,
  chosen,
  free,
  onChoose,
}: {
  days: readonly { date: string; count: number }[];
  chosen: string | null;
  free: (count: number) => string;
  onChoose: (date: string) => void;
}) {
  const t = useTranslations("common");
  const { toolbar, stopOf } = useTabStop(
    days.map(({ date }) => date),
    chosen,
  );
  return (
    <div role="toolbar" {...toolbar} aria-label={t("days")} className="flex min-w-0 flex-1 gap-1">
      {days.map(({ date, count }) => (
        <DayButton
          key={date}
          date={date}
          count={count}
          free={free(count)}
          chosen={date === chosen}
          stop={stopOf(date)}
          onClick={() => onChoose(date)}
        />
      ))}
    </div>
  );
}

/** A time as a page and a form show it, with what there is to say of it below. */
function NotedTime({
  time: { start, note = null },
  zone,
  chosen,
  current,
  disabled,
  compact,
  stop,
  onClick,
}: {
  time: FreeTime;
  zone: string;
  chosen: boolean;
  current: boolean;
  disabled: boolean;
  compact: boolean;
  stop: Stop;
  onClick: () => void;
}) {
  const locale = useLocale();
  return (
    <TimeButton
      start={start}
      pressed={chosen}
      disabled={disabled || current}
      className={cx(
        "flex min-h-11 min-w-0 flex-col items-center justify-center rounded-md border px-1 font-medium tabular-nums transition-colors",
        compact && "md:min-h-9",
        chosen
          ? "border-accent bg-accent text-on-accent"
          : current
            ? "border-line border-dashed bg-well text-ink-soft"
            : "border-line-control bg-canvas hover:bg-well aria-disabled:opacity-60",
      )}
      stop={stop}
      onClick={onClick}
    >
      {clockTime(new Date(start), locale, zone)}
      {note && (
        <>
          {" "}
          <span
            className={cx(
              "max-w-full break-words pb-1 text-center font-normal text-xs leading-tight",
              !chosen && "text-ink-soft",
            )}
          >
            {note}
          </span>
        </>
      )}
    </TimeButton>
  );
}

/** `note` stands below the time where there is more to say of it. */
export type FreeTime = { start: string; note?: string | null };

/** Times with what each would change; `none` stands at the others, unless none of them changes anything. */
export function withChanges<Time extends FreeTime>(
  times: readonly Time[],
  noteOf: (time: Time) => string | null,
  none: string,
): readonly Time[] {
  const notes = times.map(noteOf);
  if (notes.every((note) => note === null)) return times;
  return times.map((time, n) => ({ ...time, note: notes[n] ?? none }));
}

/** The free times of a day, in parts with a title or in one without. */
export function TimeList<Time extends FreeTime>({
  parts,
  zone,
  chosen,
  current = null,
  pending,
  compact = false,
  onChoose,
}: {
  parts: readonly { title: string | null; times: readonly Time[] }[];
  zone: string;
  chosen: string | null;
  /** The time that a booking has now: shown, but neither chosen nor a stop of the keyboard. */
  current?: string | null;
  pending: boolean;
  /** Lower buttons on a wide screen, and a list that scrolls by itself. */
  compact?: boolean;
  onChoose: (time: Time) => void;
}) {
  const t = useTranslations("common");
  const { toolbar, stopOf } = useTabStop(
    parts.flatMap(({ times }) => times.map(({ start }) => start).filter((start) => start !== current)),
    chosen,
  );
  const isNoted = parts.some(({ times }) => times.some(({ note }) => note));
  const grid = cx(
    // All as high as the highest.
    "grid auto-rows-fr gap-2",
    // A name has room, and is not broken.
    isNoted ? "grid-cols-2 md:grid-cols-3" : compact ? "grid-cols-4 md:grid-cols-5" : "grid-cols-4 md:grid-cols-6",
  );
  return (
    <div
      role="toolbar"
      {...toolbar}
      aria-label={t("times")}
      className={cx(
        "flex flex-col gap-4",
        // The padding holds the focus ring of the outer times.
        compact && "-m-1 max-h-[240px] overflow-y-auto p-1",
      )}
    >
      {parts.map(({ title, times }) => {
        const buttons = times.map((time) => (
          <NotedTime
            key={time.start}
            time={time.start === current ? { ...time, note: t("time_now") } : time}
            zone={zone}
            chosen={time.start === chosen}
            current={time.start === current}
            disabled={pending}
            compact={compact}
            stop={time.start === current ? noStop : stopOf(time.start)}
            onClick={() => onChoose(time)}
          />
        ));
        if (title === null)
          return (
            <div key="" className={grid}>
              {buttons}
            </div>
          );
        return (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 font-medium text-ink-soft text-sm">{title}</h3>
            <div className={grid}>{buttons}</div>
          </section>
        );
      })}
    </div>
  );
}
