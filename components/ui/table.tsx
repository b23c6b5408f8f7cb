"use client";

import { type ReactNode, useRef } from "react";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { useRowKeys } from "@/components/ui/row-keys";
import { useRowWindow } from "@/components/ui/row-window";
import { Skeleton } from "@/components/ui/skeleton";

/** Beside the open sidebar, a tablet has little more room than a phone. */
const shownFrom = {
  md: "hidden md:table-cell",
  lg: "hidden lg:table-cell",
  xl: "hidden xl:table-cell",
};

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Where the screen is narrower than this, the column is left out; `true` is `md`. */
  wide?: keyof typeof shownFrom | true;
  align?: "end";
  width?: string;
};

const rowHeight = 48;
export const cellClass = "h-12 border-line border-b px-3 first:pl-4 last:pr-4 md:first:pl-6 md:last:pr-6";

const place = <Row,>({ wide, align }: Column<Row>): string =>
  cx(wide && shownFrom[wide === true ? "md" : wide], align === "end" && "text-right");

/** The head alone, for a table whose rows open in place. */
export function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            style={column.width ? { width: column.width } : undefined}
            className={cx(
              "sticky top-0 z-10 h-9 border-line border-b bg-canvas px-3 text-left font-medium text-ink-faint text-sm first:pl-4 last:pr-4 md:first:pl-6 md:last:pr-6",
              place(column),
            )}
          >
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Rows that are read and opened. With `href`, a row is a link and j, k and Enter work. */
export function Table<Row extends { id: string }>({
  label,
  columns,
  rows,
  href,
  openId,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  href?: (row: Row) => string;
  openId?: string | null;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last } = useRowWindow(body, rows.length, rowHeight);
  useRowKeys(body, rowHeight, href ? rows.length : 0);
  const spacer = (count: number) =>
    count > 0 && <tr aria-hidden style={{ height: count * rowHeight }} className="pointer-events-none" />;
  return (
    <table
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed border-separate border-spacing-0"
    >
      <TableHead columns={columns} />
      <tbody ref={body}>
        {spacer(first)}
        {rows.slice(first, last).map((row, index) => (
          <tr
            key={row.id}
            data-index={first + index}
            aria-rowindex={first + index + 2}
            aria-current={openId === row.id || undefined}
            className={cx(
              "group relative",
              href && "hover:bg-well has-[a:focus-visible]:bg-well aria-[current]:bg-confirmed-soft",
            )}
          >
            {columns.map((column, position) => (
              <td key={column.key} className={cx(cellClass, "truncate", place(column))}>
                {position === 0 && href ? (
                  <Link
                    href={href(row)}
                    scroll={false}
                    className="block truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
                  >
                    {column.cell(row)}
                  </Link>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
        {spacer(rows.length - last)}
      </tbody>
    </table>
  );
}

/** The table before its rows come: the same head, rows of the same height. */
export function TableSkeleton({ columns, rows = 10 }: { columns: readonly Column<never>[]; rows?: number }) {
  return (
    <table aria-hidden className="w-full table-fixed border-separate border-spacing-0">
      <TableHead columns={columns} />
      <tbody>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <tr key={row}>
            {columns.map((column, position) => (
              <td key={column.key} className={cx(cellClass, place(column))}>
                <Skeleton className={position === 0 ? "w-40 max-w-full" : "w-24 max-w-full"} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
