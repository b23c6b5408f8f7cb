import { useTranslations } from "next-intl";
import { type Compared, changesOf } from "@/components/reports/changes";
import { useFigureText, type Value } from "@/components/reports/figure-text";

export type ChangedFigure = Compared & { name: string; currency?: string };

const asValue = ({ unit, currency }: ChangedFigure, value: number | null): Value =>
  unit === "money" ? { unit, value: value ?? 0, currency: currency ?? "USD" } : { unit, value };

/** What changed against the period before, in sentences with the numbers behind them. */
export function Changed({ figures }: { figures: readonly ChangedFigure[] }) {
  const t = useTranslations("reports");
  const text = useFigureText();
  const changes = changesOf(figures);
  return (
    <section aria-label={t("what_changed")} className="rounded-md border border-line p-4">
      <h2 className="mb-2 font-semibold">{t("what_changed")}</h2>
      {changes.length === 0 && <p className="text-ink-soft">{t("nothing_changed")}</p>}
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map(({ code, direction, mostly }) => {
          const figure = figures.find((each) => each.code === code);
          if (!figure) return null;
          const numbers = {
            name: figure.name,
            now: text(asValue(figure, figure.now)),
            before: text(asValue(figure, figure.before)),
          };
          return (
            <li key={code}>
              {t(`changed.${direction}`, numbers)}
              {mostly &&
                ` ${t("mostly", {
                  name: mostly.name,
                  by: `${mostly.by > 0 ? "+" : "−"}${text(asValue(figure, Math.abs(mostly.by)))}`,
                })}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
