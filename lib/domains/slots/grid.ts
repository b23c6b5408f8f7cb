import type { Minute } from "@/lib/core/intervals";
import { stretchesOf } from "@/lib/domains/slots/zones";

const day = 1440;

/**
 * The starts a service may have in [from, to): every `interval` minutes of local time, counted from local midnight, so
 * that 09:00 stays on the grid on the days when the clock changes.
 */
export function gridStarts(zone: string, interval: number, from: Minute, to: Minute): Int32Array {
  const starts: Minute[] = [];
  for (const stretch of stretchesOf(zone, from, to)) {
    const localEnd = stretch.to + stretch.offset;
    let date = Math.floor((stretch.from + stretch.offset) / day);
    let time = Math.ceil((stretch.from + stretch.offset - date * day) / interval) * interval;
    for (;;) {
      if (time >= day) {
        date += 1;
        time = 0;
      }
      const local = date * day + time;
      if (local >= localEnd) break;
      starts.push(local - stretch.offset);
      time += interval;
    }
  }
  return new Int32Array(starts);
}
