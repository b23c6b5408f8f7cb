import type { Intervals, Minute } from "@/lib/core/intervals";
import { Scratch } from "@/lib/domains/slots/scratch";
import { stretchesOf } from "@/lib/domains/slots/zones";

const day = 1440;
const scratch = new Scratch();

/** Starts in order: the first `count` of these minutes. */
export type Minutes = { minutes: Int32Array; count: number };

/**
 * The starts a service may have in closed ranges: every `interval` minutes of local time, counted from local midnight, so
 * that 09:00 stays on the grid on the days when the clock changes. The next search overwrites them.
 */
export function gridWithin(zone: string, interval: number, ranges: Intervals): Minutes {
  if (ranges.length === 0) return { minutes: scratch.of(0), count: 0 };
  const stretches = stretchesOf(zone, ranges[0] as Minute, (ranges[ranges.length - 1] as Minute) + 1);
  const minutes = scratch.of(mostStarts(interval, ranges, stretches.length));
  let count = 0;
  for (const { from, to, offset } of stretches) {
    for (let i = 0; i < ranges.length; i += 2) {
      const first = Math.max(ranges[i] as Minute, from) + offset;
      const end = Math.min((ranges[i + 1] as Minute) + 1, to) + offset;
      let midnight = Math.floor(first / day) * day;
      let time = Math.ceil((first - midnight) / interval) * interval;
      for (;;) {
        if (time >= day) {
          midnight += day;
          time = 0;
        }
        if (midnight + time >= end) break;
        minutes[count++] = midnight + time - offset;
        time += interval;
      }
    }
  }
  return { minutes, count };
}

/** Each range, each stretch and each midnight begins the count anew, which makes one start more at most. */
function mostStarts(interval: number, ranges: Intervals, stretches: number): number {
  let most = 2 * stretches;
  for (let i = 0; i < ranges.length; i += 2) {
    const length = (ranges[i + 1] as Minute) - (ranges[i] as Minute);
    most += Math.ceil(length / interval) + Math.ceil(length / day) + 2;
  }
  return most;
}

/** The starts in [from, to). */
export function gridStarts(zone: string, interval: number, from: Minute, to: Minute): Int32Array {
  const { minutes, count } = gridWithin(zone, interval, [from, to - 1]);
  return minutes.slice(0, count);
}
