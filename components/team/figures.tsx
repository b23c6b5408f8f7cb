"use client";

import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ResourceStats } from "@/clients/typescript/src/client";
import { bookingsIn, changeOf } from "@/components/team/change";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

type Figure = {
  key: "bookings" | "utilisation" | "no_shows" | "to_done";
  now: number | null;
  before: number | null;
  say: (value: number) => string;
  /** A difference, where it is not said like the figure itself. */
  sayBy?: (value: number) => string;
  detail?: string;
};

function Tile({ figure: { key, now, before, say, sayBy = say, detail } }: { figure: Figure }) {
  const t = useTranslations("team");
  const { direction, by } = changeOf(now, before);
  const Arrow = arrows[direction];
  return (
    <div className="rounded-md border border-line p-4">
      <dt className="text-ink-soft text-sm">{t(`figures.${key}`)}</dt>
      <dd className="mt-1 font-semibold text-2xl tabular-nums">{now === null ? "–" : say(now)}</dd>
      <dd className="mt-1 flex items-center gap-1 text-ink-soft text-sm">
        {by === null || before === null ? (
          t("no_comparison")
        ) : (
          <>
            <Arrow aria-hidden className="size-4 shrink-0" />
            {t(`against.${direction}`, { by: sayBy(by), before: say(before) })}
          </>
        )}
      </dd>
      {detail && <dd className="mt-1 text-ink-faint text-sm">{detail}</dd>}
    </div>
  );
}

/** The four figures of a time, each against the time before. */
export function Figures({ now, before }: { now: ResourceStats; before: ResourceStats }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const spoken = useSpokenMinutes();
  const percent = (value: number) => format.number(value, { style: "percent", maximumFractionDigits: 1 });
  const points = (value: number) => t("points", { points: format.number(value * 100, { maximumFractionDigits: 1 }) });
  const figures: Figure[] = [
    { key: "bookings", now: bookingsIn(now), before: bookingsIn(before), say: (value) => format.number(value) },
    {
      key: "utilisation",
      now: now.utilisation,
      before: before.utilisation,
      say: percent,
      sayBy: points,
      detail: t("booked_of", { booked: spoken(now.booked_minutes), open: spoken(now.open_minutes) }),
    },
    { key: "no_shows", now: now.no_show_rate, before: before.no_show_rate, say: percent, sayBy: points },
    { key: "to_done", now: now.mean_minutes_to_done, before: before.mean_minutes_to_done, say: spoken },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {figures.map((figure) => (
        <Tile key={figure.key} figure={figure} />
      ))}
    </dl>
  );
}
