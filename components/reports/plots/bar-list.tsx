import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { TextLink } from "@/components/ui/text-link";

export type BarRow = {
  key: string;
  name: string;
  address: string | null;
  value: number;
  said: string;
  detail?: string;
};

/** A bar for each row, the longest first, beside its name and figure: plot and table in one. */
export function BarList({ label, rows, end }: { label: string; rows: readonly BarRow[]; end?: number }) {
  const most = end ?? Math.max(1, ...rows.map(({ value }) => value));
  const x = scaleLinear<number>({ domain: [0, most], range: [0, 100] });
  return (
    <table aria-label={label} className="w-full table-fixed border-separate border-spacing-y-1">
      <tbody>
        {rows.map(({ key, name, address, value, said, detail }) => (
          <tr key={key} className="h-8">
            <th scope="row" className="w-2/5 truncate pr-3 text-left font-normal">
              {address ? <TextLink href={address}>{name}</TextLink> : name}
            </th>
            <td aria-hidden>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-4 w-full rounded-sm bg-well">
                <title>{label}</title>
                <Bar width={x(Math.min(value, most))} height={10} className="fill-confirmed" />
              </svg>
            </td>
            <td className="w-28 pl-3 text-right tabular-nums md:w-36">
              <span className="font-medium">{said}</span>
              {detail && <span className="block text-ink-faint text-xs">{detail}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
