"use client";

import { PlotKeys } from "@/components/reports/plots/plot-keys";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

type Cell = { key: string; text: string; said: string; shade: string; address: string | null };

/** The shaded table of a heat map, whose cells are reached by the arrows and lead to what they count. */
export function HeatTable({
  label,
  hint,
  hours,
  rows,
}: {
  label: string;
  hint: string;
  hours: readonly string[];
  rows: readonly { name: string; cells: readonly Cell[] }[];
}) {
  const ids = rows.flatMap(({ cells }) => cells.flatMap(({ key, address }) => (address ? [key] : [])));
  return (
    <PlotKeys label={label} hint={hint} ids={ids}>
      {(stopOf) => (
        <div className="overflow-x-auto">
          <table
            aria-label={label}
            className="w-full min-w-80 table-fixed border-separate border-spacing-px text-center text-xs tabular-nums"
          >
            <thead className="text-ink-faint">
              <tr>
                <td className="w-10" />
                {hours.map((hour) => (
                  <th key={hour} scope="col" className="font-normal">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row" className="pr-1 text-left font-normal text-ink-faint">
                    {name}
                  </th>
                  {cells.map(({ key, text, said, shade, address }) => (
                    <td key={key} className={cx("h-8 rounded-sm p-0", shade)}>
                      {address && (
                        <Link
                          href={address}
                          aria-label={said}
                          className="grid size-full min-h-8 place-items-center rounded-sm"
                          {...stopOf(key)}
                        >
                          {text}
                        </Link>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PlotKeys>
  );
}
