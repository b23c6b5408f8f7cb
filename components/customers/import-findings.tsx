"use client";

import { useTranslations } from "next-intl";
import { Badge, type Meaning } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { showPhone } from "@/lib/core/phone/phone";
import type { ImportPreview, ImportResult, RowFault } from "@/lib/domains/customers/transfer/schema";

const counted = ["created", "updated", "skipped", "faulty"] as const;

/** How many rows become what. */
export function Counts({ counts, done = false }: { counts: ImportResult["counts"]; done?: boolean }) {
  const t = useTranslations("customers.import.counts");
  return (
    <section aria-label={t(done ? "done" : "title")}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-4">
        {counted.map((each) => (
          <div key={each} className="bg-canvas px-3 py-2 md:bg-raised">
            <dt className="truncate text-ink-faint text-sm">{t(each)}</dt>
            <dd
              className={cx(
                "font-medium text-lg tabular-nums",
                each === "faulty" && counts.faulty > 0 && "text-trouble-text",
              )}
            >
              {counts[each]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const shownFaults = 50;

/** What is wrong, by row. */
export function Faults({ errors, errors_total }: Pick<ImportResult, "errors" | "errors_total">) {
  const t = useTranslations("customers.import");
  if (errors_total === 0) return null;
  const words = ({ field, code }: RowFault): string =>
    code === "required" && field === "phone" ? t("faults.required_contact") : t(`faults.${code}`);
  const title = t("errors", { count: errors_total });
  return (
    <section>
      <h3 className="mb-1 font-medium text-sm text-trouble-text">{title}</h3>
      <ul aria-label={title} className="rounded-md border border-line px-3 py-2 text-sm">
        {errors.slice(0, shownFaults).map((each) => (
          <li key={`${each.row} ${each.field} ${each.code}`} className="py-[2px]">
            {t("error", { row: each.row, field: t(`fields.${each.field}`), words: words(each) })}
          </li>
        ))}
        {errors_total > shownFaults && <li>{t("more_errors", { count: errors_total - shownFaults })}</li>}
      </ul>
      <p className="mt-1 text-ink-faint text-sm">{t("faulty_text")}</p>
    </section>
  );
}

const meanings: Record<ImportPreview["rows"][number]["outcome"], Meaning> = {
  created: "confirmed",
  updated: "progress",
  skipped: "plain",
};

/** The first rows as they would be. */
export function FirstRows({ rows }: { rows: ImportPreview["rows"] }) {
  const t = useTranslations("customers.import");
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-medium text-ink-faint text-sm">{t("rows")}</h3>
      <ul aria-label={t("rows")} className="rounded-md border border-line">
        {rows.map(({ row, outcome, name, phone, email, company }) => (
          <li key={row} className="flex items-center gap-3 border-line border-b px-3 py-2 last:border-b-0">
            <span className="w-8 shrink-0 text-ink-faint text-sm tabular-nums">{row}</span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-ink-soft text-sm tabular-nums">
                {[phone && showPhone(phone), email, company].filter(Boolean).join(" · ")}
              </span>
            </span>
            <Badge meaning={meanings[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
