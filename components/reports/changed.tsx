import { useTranslations } from "next-intl";
import { useBaseText } from "@/components/reports/base-text";
import { type Compared, changesOf } from "@/components/reports/changes";
import { useFigureText, type Value } from "@/components/reports/figure-text";
import type { Base } from "@/components/reports/heads";
import type { ComparedDays } from "@/components/reports/period";
import { useDaysText } from "@/components/reports/row-text";
import { TextLink } from "@/components/ui/text-link";

export type ChangedFigure = Compared & {
  name: string;
  currency?: string;
  bases?: { now: Base; before: Base };
  /** The bookings or tasks behind it. */
  address?: string;
};

const asValue = ({ unit, currency }: ChangedFigure, value: number | null): Value =>
  unit === "money" ? { unit, value: value ?? 0, currency: currency ?? "USD" } : { unit, value };

/** What changed against the period before, in sentences with the numbers behind them. */
export function Changed({ figures, days }: { figures: readonly ChangedFigure[]; days: ComparedDays | null }) {
  const t = useTranslations("reports");
  const text = useFigureText();
  const baseText = useBaseText();
  const daysText = useDaysText();
  const changes = changesOf(figures);
  const said = (figure: ChangedFigure, at: "now" | "before"): string => {
    const value = text(asValue(figure, figure[at]));
    return figure.bases ? `${value} (${baseText(figure.bases[at])})` : value;
  };
  return (
    <section aria-label={t("what_changed")} className="rounded-md border border-line p-4">
      <h2 className="font-semibold">{t("what_changed")}</h2>
      <p className="mb-2 text-ink-soft text-sm">
        {days
          ? t(days.isWhole ? "compared" : "compared_part", { now: daysText(days.now), before: daysText(days.before) })
          : t("not_over")}
      </p>
      {days && changes.length === 0 && <p>{t(figures.length === 0 ? "nothing_before" : "nothing_changed")}</p>}
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map(({ code, direction, mostly }) => {
          const figure = figures.find((each) => each.code === code);
          if (!figure) return null;
          const numbers = { name: figure.name, now: said(figure, "now"), before: said(figure, "before") };
          return (
            <li key={code}>
              {t(`changed.${direction}`, numbers)}
              {mostly &&
                ` ${t("mostly", {
                  name: mostly.name,
                  by: `${mostly.by > 0 ? "+" : "−"}${text(asValue(figure, Math.abs(mostly.by)))}`,
                })}`}{" "}
              {figure.address && figure.now ? (
                <TextLink href={figure.address} aria-label={`${figure.name}: ${t("show_list")}`}>
                  {t("show_list")}
                </TextLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
