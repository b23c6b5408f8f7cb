import { scaleQuantize } from "@visx/scale";
import { useLocale } from "next-intl";
import { weekdayText } from "@/components/reports/row-text";
import { cx } from "@/components/ui/classes";

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** From nothing to the most, readable in both themes. */
const shades = [
  "bg-well text-ink-faint",
  "bg-confirmed/20 text-ink",
  "bg-confirmed/40 text-ink",
  "bg-confirmed/60 text-ink",
  "bg-confirmed text-on-accent",
];

/** A cell's value: where many are beside each other, its unit is only spoken. */
function Cell({ text }: { text: string }) {
  const digits = text.match(/^[\d.,]+/)?.[0] ?? text;
  return (
    <>
      {digits}
      <span className="max-sm:sr-only">{text.slice(digits.length)}</span>
    </>
  );
}

/** How much there was in each hour of the week, as a table whose cells are shaded up to `most`. Keys are such as "1-09". */
export function HeatMap({
  label,
  values,
  most = Math.max(1, ...values.values()),
  text,
}: {
  label: string;
  values: ReadonlyMap<string, number>;
  most?: number;
  text: (value: number) => string;
}) {
  const locale = useLocale();
  const hours = [...values].filter(([, value]) => value > 0).map(([key]) => Number(key.slice(2)));
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const shown = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const shadeOf = scaleQuantize<string>({ domain: [0, most], range: shades });
  const two = (hour: number) => String(hour).padStart(2, "0");
  return (
    <div className="overflow-x-auto">
      <table
        aria-label={label}
        className="w-full min-w-80 table-fixed border-separate border-spacing-px text-center text-xs tabular-nums"
      >
        <thead className="text-ink-faint">
          <tr>
            <td className="w-10" />
            {shown.map((hour) => (
              <th key={hour} scope="col" className="font-normal">
                {two(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="pr-1 text-left font-normal text-ink-faint">
                {weekdayText(weekday, locale)}
              </th>
              {shown.map((hour) => {
                const value = values.get(`${weekday}-${two(hour)}`) ?? 0;
                return (
                  <td key={hour} className={cx("h-7 rounded-sm", value === 0 ? shades[0] : shadeOf(value))}>
                    {value > 0 && <Cell text={text(value)} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
