import { scaleQuantize } from "@visx/scale";
import { useLocale, useTranslations } from "next-intl";
import { HeatTable } from "@/components/reports/plots/heat-table";
import { weekdayText } from "@/components/reports/row-text";

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** From nothing to the most, readable in both themes. */
const shades = [
  "bg-well text-ink-faint",
  "bg-confirmed/20 text-ink",
  "bg-confirmed/40 text-ink",
  "bg-confirmed/60 text-ink",
  "bg-confirmed text-on-accent",
];

/** How much there was in each hour of the week, as a table whose cells are shaded up to `most`. Keys are such as "1-09". */
export function HeatMap({
  label,
  values,
  most = Math.max(1, ...values.values()),
  text,
  detail,
  addressOf,
}: {
  label: string;
  values: ReadonlyMap<string, number>;
  most?: number;
  text: (value: number) => string;
  /** What the number of an hour is of, where it is a share. */
  detail?: (key: string) => string;
  addressOf: (key: string) => string;
}) {
  const locale = useLocale();
  const t = useTranslations("reports");
  const hours = [...values].filter(([, value]) => value > 0).map(([key]) => Number(key.slice(2)));
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const shown = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const shadeOf = scaleQuantize<string>({ domain: [0, most], range: shades });
  const two = (hour: number) => String(hour).padStart(2, "0");
  return (
    <HeatTable
      label={label}
      hint={t("plot_hint")}
      hours={shown.map(two)}
      rows={weekdays.map((weekday) => ({
        name: weekdayText(weekday, locale),
        cells: shown.map((hour) => {
          const key = `${weekday}-${two(hour)}`;
          const value = values.get(key) ?? 0;
          const words = [text(value), detail?.(key)].filter(Boolean).join(" · ");
          return {
            key,
            text: value > 0 ? text(value).replace(/[\s%]/g, "") : "",
            said: `${weekdayText(weekday, locale)} ${two(hour)}:00: ${words}`,
            shade: (value === 0 ? shades[0] : shadeOf(value)) ?? "",
            address: value > 0 ? addressOf(key) : null,
          };
        }),
      }))}
    />
  );
}
