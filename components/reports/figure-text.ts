import { useFormatter, useLocale } from "next-intl";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { formatMoney } from "@/components/ui/money";

/** A figure with its unit, or one amount of money. */
export type Value = { unit: "count" | "share" | "minutes" | "hours"; value: number | null } | Money;
type Money = { unit: "money"; value: number; currency: string };

const twoDays = 48;

/** How a figure is written: "1,204", "7.5 %", "1 h 20 min", "3.2 days", "R$ 1.200,00"; a dash where there is none. */
export function useFigureText(): (figure: Value) => string {
  const format = useFormatter();
  const locale = useLocale();
  const minutes = useSpokenMinutes();
  return (figure) => {
    if (figure.value === null) return "–";
    if (figure.unit === "money") return formatMoney(figure.value, figure.currency, locale);
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
