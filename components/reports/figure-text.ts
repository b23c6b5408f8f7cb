import { useFormatter, useLocale } from "next-intl";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { formatMoney } from "@/components/ui/money";

/** A figure with its unit, or one amount of money. */
export type Value = { unit: "count" | "share" | "minutes" | "hours"; value: number | null } | Money;
type Money = { unit: "money"; value: number | null; currency: string };

const twoDays = 48;
/** Of ten thousand and more nobody reads the cents, which a phone has no room for. */
const much = 1_000_000;

/** How a figure is written: "1,204", "7.5 %", "1 h 20 min", "3.2 days", "R$ 1.200,00"; a dash where there is none. */
export function useFigureText(): (figure: Value) => string {
  const format = useFormatter();
  const locale = useLocale();
  const minutes = useSpokenMinutes();
  return (figure) => {
    if (figure.value === null) return "–";
    if (figure.unit === "money") {
      const isMuch = Math.abs(figure.value) >= much;
      return formatMoney(figure.value, figure.currency, locale, isMuch ? { maximumFractionDigits: 0 } : {});
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
