import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PlotOrTable } from "@/components/reports/plots/plot-or-table";
import { Link } from "@/components/ui/link";

/** A plot with its title, what it is of, and the way to all of its figures. */
export function PlotCard({
  title,
  hint,
  href,
  empty,
  table,
  children,
}: {
  title: string;
  hint: string;
  href: string;
  empty: boolean;
  /** The same numbers as a table, where the plot is not one itself. */
  table?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("reports");
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-md border border-line p-4">
      <h2 className="font-semibold">{title}</h2>
      <p className="mb-3 text-ink-soft text-sm">{hint}</p>
      <div className="flex-1">
        {empty && <p className="py-8 text-center text-ink-soft">{t("nothing")}</p>}
        {!empty && (table ? <PlotOrTable title={title} plot={children} table={table} /> : children)}
      </div>
      <Link
        href={href}
        aria-label={t("all_figures_of", { title })}
        className="mt-3 inline-flex min-h-11 items-center self-start font-medium text-confirmed-text text-sm underline-offset-4 hover:underline md:min-h-8"
      >
        {t("all_figures")}
      </Link>
    </section>
  );
}
