import { useFormatter, useLocale } from "next-intl";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { formatMoney } from "@/components/ui/money";

/** A figure with its unit, or one amount of money. */
export type Value = { unit: "count" | "share" | "minutes" | "hours"; value: number | null } | Money;
type Money = { unit: "money"; value: number | null; currency: string };

const twoDays = 48;

/** From a thousand on, the cents of an amount are noise. */
const great = 100_000;

/**
 * How a figure is written: "1,204", "7.5 %", "1 h 20 min", "3.2 days", "R$ 120,00"; a dash where there is none. `rough`: "R$ 1.200".
 */
export function useFigureText(): (figure: Value, rough?: "rough") => string {
  const format = useFormatter();
  const locale = useLocale();
  const minutes = useSpokenMinutes();
  return (figure, rough) => {
    if (figure.value === null) return "–";
    if (figure.unit === "money") {
      const digits = rough && Math.abs(figure.value) >= great ? { maximumFractionDigits: 0 } : {};
      return formatMoney(figure.value, figure.currency, locale, digits);
    }
    if (figure.unit === "count") return format.number(figure.value);
    if (figure.unit === "share") return format.number(figure.value, { style: "percent", maximumFractionDigits: 1 });
    if (figure.unit === "hours" && figure.value >= twoDays)
      return format.number(figure.value / 24, {
        style: "unit",
        unit: "day",
        unitDisplay: "long",
        maximumFractionDigits: 1,
      });
    return minutes(Math.round(figure.unit === "hours" ? figure.value * 60 : figure.value));
  };
}
