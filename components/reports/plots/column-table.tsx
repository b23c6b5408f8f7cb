import type { Part, PlotColumn } from "@/components/reports/plots/column-plot";
import { TextLink } from "@/components/ui/text-link";

/** The numbers of a column plot, a row for each column; long ones are scrolled within. */
export function ColumnTable({
  label,
  head,
  parts,
  columns,
  text,
}: {
  label: string;
  head: string;
  parts: readonly Part[];
  columns: readonly PlotColumn[];
  text: (value: number) => string;
}) {
  const cell = "border-line border-b py-1.5 pr-3 last:pr-0";
  return (
    <div className="max-h-72 overflow-auto">
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="sticky top-0 bg-canvas text-ink-faint">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {head}
            </th>
            {parts.map(({ name }) => (
              <th key={name} scope="col" className={`${cell} text-right font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, name, address, values }) => (
            <tr key={key}>
              <th scope="row" className={`${cell} whitespace-nowrap text-left font-normal`}>
                {address ? <TextLink href={address}>{name}</TextLink> : name}
              </th>
              {parts.map((part, at) => (
                <td key={part.name} className={`${cell} text-right tabular-nums`}>
                  {text(values[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
