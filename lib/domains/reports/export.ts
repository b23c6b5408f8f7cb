import type { Actor } from "@/lib/core/actor";
import { sentencesIn } from "@/lib/core/text/sentences";
import { lineOf } from "@/lib/domains/customers/transfer/csv";
import { anonymised } from "@/lib/domains/reports/anonymous";
import { definitions } from "@/lib/domains/reports/definitions";
import { readSums } from "@/lib/domains/reports/read";
import { figuresOf } from "@/lib/domains/reports/rules";
import type { Report, ReportExportQuery, ReportFigure } from "@/lib/domains/reports/schema";
import type { Sums } from "@/lib/domains/reports/store";

const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const exportTypes = ["text/csv", sheetType] as const;

type Cell = string | number | null;
/** The lines of a table, each with the figures that stay blank. */
type Shown = ReadonlyMap<Sums, ReadonlySet<string>>;

/** Money in whole units, as a spreadsheet adds it up. */
function cellOf(figures: object, sums: Sums, { code, unit }: ReportFigure): Cell {
  if (unit === "money") return (sums[code as "booked_cents" | "realised_cents"] ?? 0) / 100;
  return (figures as Record<string, Cell>)[code] ?? null;
}

const unitSigns: Partial<Record<ReportFigure["unit"], string>> = { minutes: " (min)", hours: " (h)" };

function tableOf(report: Report, language: string, rows: Shown): Cell[][] {
  const list = definitions(language).filter((each) => each.report === report);
  const { key, name, currency } = sentencesIn(language).reports.columns;
  const hasMoney = list.some(({ unit }) => unit === "money");
  const heads = [
    key,
    name,
    ...(hasMoney ? [currency] : []),
    ...list.map((each) => `${each.name}${unitSigns[each.unit] ?? ""}`),
  ];
  const lines = [...rows].map(([sums, blank]) => {
    const figures = figuresOf[report]([sums]);
    const own: Cell[] = [sums.key, sums.name, ...(hasMoney ? [sums.currency] : [])];
    return [...own, ...list.map((each) => (blank.has(each.code) ? null : cellOf(figures, sums, each)))];
  });
  return [heads, ...lines];
}

/** Texts are guarded against formulas; a number is a number, also below zero. */
const csvOf = (table: readonly Cell[][]): string =>
  table
    .map((cells) => cells.map((cell) => (typeof cell === "number" ? `${cell}` : lineOf([cell ?? ""]).trimEnd())))
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

/** Loaded where it is used: the other operations do without it. */
async function sheetOf(table: Cell[][]): Promise<Uint8Array> {
  const { default: writeSheet } = await import("write-excel-file/node");
  const [heads = [], ...rows] = table;
  const bold = heads.map((value) => ({ value: `${value}`, fontWeight: "bold" as const }));
  return new Uint8Array(await writeSheet([bold, ...rows]).toBuffer());
}

/** A report's rows as a file, a line for each currency. */
export async function exportReport(actor: Actor, report: Report, query: ReportExportQuery) {
  const { from, to, rows } = await readSums(actor, report, query);
  const whole = rows.flat();
  const shown: Shown = query.anonymous ? anonymised(report, whole) : new Map(whole.map((sums) => [sums, new Set()]));
  const table = tableOf(report, query.language ?? actor.project.locale, shown);
  // Without the byte order mark, spreadsheets do not recognize UTF-8.
  const bytes = query.format === "xlsx" ? await sheetOf(table) : new TextEncoder().encode(`\ufeff${csvOf(table)}`);
  return {
    name: `${report}-${from}-${to}.${query.format}`,
    media_type: query.format === "xlsx" ? sheetType : "text/csv; charset=utf-8",
    size: bytes.byteLength,
    inline: false,
    fresh: true as const,
    content: new Blob([new Uint8Array(bytes)]).stream(),
  };
}
