"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ResourceStats } from "@/clients/typescript/src/client";
import { bookingsIn, changeOf } from "@/components/team/change";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { FigureTile } from "@/components/ui/figure-tile";

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
  const against =
    by === null || before === null
      ? { direction: null, words: t("no_comparison") }
      : { direction, words: t(`against.${direction}`, { by: sayBy(by), before: say(before) }) };
  return (
    <FigureTile name={t(`figures.${key}`)} value={now === null ? "–" : say(now)} against={against} detail={detail} />
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
