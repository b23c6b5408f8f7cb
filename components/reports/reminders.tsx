import { useTranslations } from "next-intl";
import type { BookingsReport } from "@/clients/typescript/src/client";
import { behindAddress } from "@/components/reports/behind";
import { useFigureText } from "@/components/reports/figure-text";
import type { Period } from "@/components/reports/period";
import { BarList } from "@/components/reports/plots/bar-list";
import { PlotCard } from "@/components/reports/plots/plot-card";

/** Of so few visits without reminders the difference may be chance. */
const fewest = 20;

/** How many visits were missed with reminders and without. */
export function Reminders({
  asked,
  figures,
  href,
}: {
  asked: Period;
  figures: BookingsReport["totals"];
  href: string;
}) {
  const t = useTranslations("reports");
  const text = useFigureText();
  const row = (key: "reminded" | "unreminded", missed: number, visits: number) => ({
    key,
    name: t(`reminders.${key}`),
    address: behindAddress("bookings", asked, { figure: `${key}_missed` }),
    value: visits > 0 ? missed / visits : 0,
    said: text({ unit: "share", value: visits > 0 ? missed / visits : null }),
    detail: t("part_of", {
      part: text({ unit: "count", value: missed }),
      whole: text({ unit: "count", value: visits }),
    }),
  });
  const { reminded, reminded_missed, unreminded, unreminded_missed } = figures;
  const words = unreminded === 0 ? "no_holdout" : Math.min(reminded, unreminded) < fewest ? "too_few" : "measured";
  return (
    <PlotCard title={t("plots.reminders")} hint={t("hints.reminders")} href={href} empty={reminded + unreminded === 0}>
      <BarList
        label={t("plots.reminders")}
        rows={[row("reminded", reminded_missed, reminded), row("unreminded", unreminded_missed, unreminded)]}
        end={Math.max(0.2, reminded_missed / Math.max(1, reminded), unreminded_missed / Math.max(1, unreminded))}
      />
      <p className="mt-3 text-ink-soft text-sm">{t(`reminders.${words}`)}</p>
    </PlotCard>
  );
}
