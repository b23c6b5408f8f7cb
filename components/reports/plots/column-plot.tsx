import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useTranslations } from "next-intl";
import { ColumnMarks } from "@/components/reports/plots/column-marks";
import { cx } from "@/components/ui/classes";

export type Part = { name: string; fill: string; mark: string };
export type PlotColumn = {
  key: string;
  name: string;
  label: string;
  address: string | null;
  values: readonly number[];
};

const height = 160;
const width = 1000;

/** About five labels, however many columns there are. */
const isLabelled = (index: number, count: number): boolean => index % Math.max(1, Math.ceil(count / 6)) === 0;

/** Columns of stacked parts. The drawing is stretched to its room, so the words beside it are not drawn but written. */
export function ColumnPlot({
  label,
  parts,
  columns,
  text,
  tickText = text,
}: {
  label: string;
  parts: readonly Part[];
  columns: readonly PlotColumn[];
  text: (value: number) => string;
  /** At the lines across, where there is little room. */
  tickText?: (value: number) => string;
}) {
  const t = useTranslations("reports");
  const most = Math.max(1, ...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const y = scaleLinear<number>({ domain: [0, most], range: [0, height], nice: 4 });
  const x = scaleBand<string>({ domain: columns.map(({ key }) => key), range: [0, width], padding: 0.2 });
  // Values are counts, minutes or cents: a line between two of them would have no meaning.
  const ticks = y.ticks(4).filter(Number.isInteger);
  const end = y.domain()[1] ?? most;
  const marks = columns.map(({ key, name, address, values }) => ({
    key,
    address,
    said: `${name}: ${parts.map((part, at) => `${part.name} ${text(values[at] ?? 0)}`).join(" · ")}`,
  }));
  return (
    <figure>
      <ColumnMarks label={label} hint={t("plot_hint")} marks={marks}>
        <div aria-hidden className="relative w-14 shrink-0 text-right text-ink-faint text-xs tabular-nums">
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${(tick / end) * 100}%` }}>
              {tickText(tick)}
            </span>
          ))}
        </div>
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-40 min-w-0 flex-1">
          <title>{label}</title>
          {ticks.map((tick) => (
            <line
              key={tick}
              x2={width}
              y1={height - y(tick)}
              y2={height - y(tick)}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {columns.map(({ key, values }) => {
            let below = 0;
            return values.map((value, at) => {
              const part = parts[at];
              below += value;
              return part && value > 0 ? (
                <Bar
                  key={`${key}-${part.name}`}
                  x={x(key)}
                  y={height - y(below)}
                  width={x.bandwidth()}
                  height={y(value)}
                  className={part.fill}
                />
              ) : null;
            });
          })}
        </svg>
        <div aria-hidden className="mt-1 ml-16 flex h-4 w-full text-ink-faint text-xs">
          {columns.map(({ key, label: short }, index) => (
            <span key={key} className="flex w-0 flex-1 justify-center whitespace-nowrap">
              {isLabelled(index, columns.length) && short}
            </span>
          ))}
        </div>
      </ColumnMarks>
      {parts.length > 1 && (
        <figcaption className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
          {parts.map(({ name, mark }) => (
            <span key={name} className="flex items-center gap-2">
              <span aria-hidden className={cx("size-3 rounded-sm", mark)} />
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
