import { stepped } from "@/components/calendar/address-in";
import { addDays, mondayOf } from "@/components/time/zone";

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to from another; null where the key leads nowhere. */
export function dayByKey(key: string, date: string): string | null {
  const by = arrows[key];
  if (by) return addDays(date, by);
  if (key === "PageUp" || key === "PageDown") return stepped({ date, view: "month" }, key === "PageUp" ? -1 : 1);
  if (key === "Home") return mondayOf(date);
  return key === "End" ? addDays(mondayOf(date), 6) : null;
}
