import { useFormatter } from "next-intl";

/** "6 h 30 min" of minutes. */
export function useSpokenMinutes(): (minutes: number) => string {
  const format = useFormatter();
  const unit = (value: number, of: "hour" | "minute") =>
    format.number(value, { style: "unit", unit: of, unitDisplay: "short" });
  return (minutes) =>
    [
      ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), "hour")] : []),
      ...(minutes < 60 || minutes % 60 > 0 ? [unit(Math.round(minutes % 60), "minute")] : []),
    ].join(" ");
}
