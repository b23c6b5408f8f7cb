export type Interval = { from: string; to: string };
export type RowFault = { row: number; detail: string; code: "not_after_from" | "overlap" };

const span = ({ from, to }: Interval): string => `${from}–${to}`;

/** The rows that end before they begin, or run into another of the same day; touching is not overlapping. */
export function rowFaults(rows: readonly (Interval & { weekday?: number })[]): RowFault[] {
  const faults: RowFault[] = [];
  for (const [row, interval] of rows.entries()) {
    // "HH:MM" sorts as time does, and "24:00" after all of them.
    if (interval.from >= interval.to) {
      const detail = `${span(interval)} ends before it begins; past midnight is two rows.`;
      faults.push({ row, detail, code: "not_after_from" });
      continue;
    }
    const other = rows.findIndex(
      (each, i) => i < row && each.weekday === interval.weekday && each.from < interval.to && interval.from < each.to,
    );
    if (other >= 0) {
      const detail = `${span(interval)} overlaps row ${other}, ${span(rows[other] as Interval)}.`;
      faults.push({ row, detail, code: "overlap" });
    }
  }
  return faults;
}

export const inOrder = <Row extends Interval & { weekday?: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (a.weekday ?? 0) - (b.weekday ?? 0) || (a.from < b.from ? -1 : 1));
