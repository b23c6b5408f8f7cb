"use client";

import type { ReactNode } from "react";
import { PlotKeys } from "@/components/reports/plots/plot-keys";
import { Link } from "@/components/ui/link";

type Mark = { key: string; address: string | null; said: string };
const markClass = "flex-1 rounded-sm hover:bg-ink/10 focus-visible:bg-ink/10";

/** What is pointed at and opened over the drawing of a column plot: a mark for each column, as high as the plot. */
export function ColumnMarks({
  label,
  hint,
  marks,
  children,
}: {
  label: string;
  hint: string;
  marks: readonly Mark[];
  children: ReactNode;
}) {
  return (
    <PlotKeys label={label} hint={hint} ids={marks.map(({ key }) => key)}>
      {(stopOf) => (
        <div className="relative flex flex-wrap gap-x-2">
          {children}
          <div className="absolute top-0 right-0 left-16 flex h-40">
            {marks.map(({ key, address, said }) =>
              address ? (
                <Link key={key} href={address} aria-label={said} className={markClass} {...stopOf(key)} />
              ) : (
                <button key={key} type="button" aria-label={said} className={markClass} {...stopOf(key)} />
              ),
            )}
          </div>
        </div>
      )}
    </PlotKeys>
  );
}
