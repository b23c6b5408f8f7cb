"use client";

import { useQueries } from "@tanstack/react-query";
import { useFormatter, useLocale, useTimeZone, useTranslations } from "next-intl";
import { axisEnd } from "@/components/team/change";
import { type Length, piecesOf, resourceStats } from "@/components/team/queries";
import { cx } from "@/components/ui/classes";
import { Skeleton } from "@/components/ui/skeleton";

const width = 640;
const height = 200;
const left = 72;
const foot = 32;

/** How full the hours were, piece by piece of the time; the same figures follow as a table for who cannot see it. */
export function UseColumns({ id, today, length }: { id: string; today: string; length: Length }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const locale = useLocale();
  const zone = useTimeZone() ?? "UTC";
  const pieces = piecesOf(zone, today, length);
  const answers = useQueries({ queries: pieces.map(({ range }) => resourceStats(id, range)) });
  if (answers.some(({ isPending }) => isPending)) return <Skeleton className="aspect-[640/232] w-full" />;
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
      new Date(`${date}T12:00:00Z`),
    );
  const percent = (value: number) => format.number(value, { style: "percent", maximumFractionDigits: 0 });
  const columns = pieces.map(({ first, last }, i) => ({
    name: first === last ? day(first) : `${day(first)} – ${day(last)}`,
    short: day(first),
    use: answers[i]?.data?.utilisation ?? null,
  }));
  const end = axisEnd(Math.max(0, ...columns.map(({ use }) => use ?? 0)));
  const step = (width - left) / columns.length;
  const y = (value: number) => height - (value / end) * (height - 12);
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height + foot}`} aria-hidden className="w-full overflow-visible">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line x1={left} x2={width} y1={y(share * end)} y2={y(share * end)} className="stroke-line" />
            <text
              x={left - 8}
              y={y(share * end) + 4}
              textAnchor="end"
              className="fill-ink-faint text-[24px] tabular-nums md:text-xs"
            >
              {percent(share * end)}
            </text>
          </g>
        ))}
        {columns.map(({ name, short, use }, i) => (
          <g key={name}>
            <title>{`${name}: ${use === null ? t("closed") : percent(use)}`}</title>
            <rect
              x={left + i * step + step * 0.15}
              width={step * 0.7}
              y={y(use ?? 0)}
              height={height - y(use ?? 0)}
              rx={2}
              className="fill-accent"
            />
            <text
              x={left + (i + 0.5) * step}
              y={height + 24}
              textAnchor="middle"
              className={cx("fill-ink-faint text-[24px] md:text-xs", i % 3 > 0 && "max-md:hidden")}
            >
              {short}
            </text>
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{t("use_over_time")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("days")}</th>
            <th scope="col">{t("utilisation")}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, use }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{use === null ? t("closed") : percent(use)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
