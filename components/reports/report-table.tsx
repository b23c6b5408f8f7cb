import { useLocale, useTranslations } from "next-intl";
import type { ReportFigure } from "@/clients/typescript/src/client";
import { type Behind, behindAddress, isListed } from "@/components/reports/behind";
import { anchorOf, type Report } from "@/components/reports/definitions";
import { useFigureText, type Value } from "@/components/reports/figure-text";
import type { Period } from "@/components/reports/period";
import { rowAddress, useRowText } from "@/components/reports/row-text";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/components/ui/money";
import { TextLink } from "@/components/ui/text-link";

type Revenue = { currency: string; booked_cents: number; realised_cents: number };
export type Figures = { [code: string]: number | null | readonly Revenue[] };
export type Row = { key: string | null; name: string | null; figures: Figures };

const cellClass = "h-10 whitespace-nowrap border-line border-b px-3";

/** Every figure of a report, a row for each thing that it is about; wide tables are scrolled sideways under their first column. */
export function ReportTable({
  report,
  label,
  by,
  asked,
  rows,
  sums,
  figures,
}: {
  report: Report;
  label: string;
  by: string;
  asked: Period;
  rows: readonly Row[];
  /** The totals, and those that they are compared with. */
  sums: readonly { name: string; days: Period; figures: Figures }[];
  figures: readonly ReportFigure[];
}) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const text = useFigureText();
  const words = useRowText(by);
  const said = (values: Figures, { code, unit }: ReportFigure): string => {
    if (unit !== "money") return text({ unit, value: (values[code] as number | null) ?? null } as Value);
    const revenue = values.revenue as readonly Revenue[];
    if (revenue.length === 0) return "–";
    return revenue
      .map((each) => formatMoney(each[code as "booked_cents" | "realised_cents"], each.currency, locale))
      .join(" · ");
  };
  /** A number of bookings or tasks leads to the very ones. */
  const line = (values: Figures, days: Period, row: Behind, name: string) =>
    figures.map((figure) => {
      const address =
        isListed(report, figure.code) && values[figure.code]
          ? behindAddress(report, days, { ...row, figure: figure.code })
          : null;
      return (
        <td key={figure.code} className={`${cellClass} text-right tabular-nums`}>
          {address ? (
            <TextLink href={address} aria-label={`${name}, ${figure.name}: ${said(values, figure)}`}>
              {said(values, figure)}
            </TextLink>
          ) : (
            said(values, figure)
          )}
        </td>
      );
    });
  return (
    <div className="min-w-0 overflow-x-auto border-line border-t">
      <table aria-label={label} className="border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${cellClass} sticky left-0 bg-canvas text-left font-medium text-ink-faint`}>
              {t(`by.${by as "day"}`)}
            </th>
            {figures.map((figure) => (
              <th key={figure.code} scope="col" className={`${cellClass} text-right font-medium text-ink-faint`}>
                <Link
                  href={`/reports/definitions#${anchorOf(figure)}`}
                  className="underline decoration-dotted underline-offset-4 hover:text-ink"
                >
                  {figure.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const address = rowAddress(report, asked, by, row);
            return (
              <tr key={row.key}>
                <th
                  scope="row"
                  className={`${cellClass} sticky left-0 max-w-48 truncate bg-canvas text-left font-normal`}
                >
                  {address ? <TextLink href={address}>{words(row)}</TextLink> : words(row)}
                </th>
                {line(row.figures, asked, { by, key: row.key }, words(row))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {sums.map(({ name, days, figures: values }, at) => (
            <tr key={name} className={at === 0 ? "font-medium" : "text-ink-soft"}>
              <th
                scope="row"
                className={`${cellClass} sticky left-0 bg-canvas text-left ${at === 0 ? "font-medium" : "font-normal"}`}
              >
                {name}
              </th>
              {line(values, days, {}, name)}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
