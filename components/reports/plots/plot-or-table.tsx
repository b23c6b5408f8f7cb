"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { cx } from "@/components/ui/classes";

/** A plot, and the same numbers as a table. */
export function PlotOrTable({ title, plot, table }: { title: string; plot: ReactNode; table: ReactNode }) {
  const t = useTranslations("reports");
  const [shown, setShown] = useState<"plot" | "table">("plot");
  return (
    <>
      <fieldset aria-label={t("shown_as", { title })} className="mb-3 flex gap-1 text-sm">
        {(["plot", "table"] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={shown === way}
            onClick={() => setShown(way)}
            className={cx(
              "h-11 rounded-md px-3 md:h-8",
              shown === way ? "bg-well font-medium text-ink" : "text-ink-soft hover:text-ink",
            )}
          >
            {t(`as.${way}`)}
          </button>
        ))}
      </fieldset>
      {shown === "plot" ? plot : table}
    </>
  );
}
