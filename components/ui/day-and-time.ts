import { dateFormat } from "@/components/ui/date-format";
import { clockFormat } from "@/lib/core/vocabulary";

/** A day with its year and the time, for lists of long ago. */
export const dayAndTime = (date: Date, locale: string, zone: string): string =>
  dateFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: clockFormat.hourCycle,
    timeZone: zone,
  }).format(date);
