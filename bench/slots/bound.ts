// How fast the decision can be where nothing is asked of it but the world of the benchmark: one plan for everybody, whole
// quarters, one offset, one of each group. A difference array says when somebody of every group is free; the choice is the
// product's, the least booked of the day first. What it answers is held against the product in every run.

import type { Minute } from "@/lib/core/intervals";
import type { Slot } from "@/lib/domains/slots/snapshot";
import { plan, type World } from "./worlds";

const day = 1440;
const perDay = (plan.closes - plan.duration - plan.opens) / plan.interval + 1;
/** The first start of the day that is not before a minute of the day. */
const firstFrom = Int32Array.from({ length: 2 * day }, (_, minute) =>
  Math.min(Math.max(Math.ceil((minute - plan.opens) / plan.interval), 0), perDay),
);
/** A day's booked quarters are so many at most. */
const mostBooked = (plan.closes - plan.opens) / plan.interval;

/** The members by how much they are booked on a day, ties by id; `booked` counts quarters. */
function orderOf(booked: Int32Array, base: number, length: number): Int32Array {
  const next = new Int32Array(mostBooked + 2);
  for (let m = 0; m < length; m++) {
    const after = (booked[base + m] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let n = 1; n < next.length; n++) next[n] = (next[n] as number) + (next[n - 1] as number);
  const order = new Int32Array(length);
  for (let m = 0; m < length; m++) {
    const quarters = booked[base + m] as number;
    const place = next[quarters] as number;
    order[place] = m;
    next[quarters] = place + 1;
  }
  return order;
}

export class Bound {
  private readonly groups: string[][];

  /** Who is in which group does not change between two questions. */
  constructor(private readonly world: World) {
    const sorted = [...world.snapshot.resources.keys()].sort();
    this.groups = world.snapshot.service.requirements.map(({ resources }) => {
      const among = new Set(resources);
      return sorted.filter((id) => among.has(id));
    });
  }

  slots(): Slot[] {
    const { days, from, snapshot } = this.world;
    const count = days * perDay;
    const words = (count + 31) >>> 5;
    const possible = new Int32Array(count);
    const busy: Int32Array[] = [];
    const booked: Int32Array[] = [];
    for (const ids of this.groups) {
      const free = new Int32Array(count + 1);
      const rows = new Int32Array(ids.length * words);
      const counts = new Int32Array(days * ids.length);
      for (let member = 0; member < ids.length; member++) {
        const taken = snapshot.loads.get(ids[member] as string)?.taken as Int32Array;
        let date = 0;
        let midnight = from;
        let until = 0;
        let quarters = 0;
        for (let i = 0; i < taken.length; i += 2) {
          const start = taken[i] as Minute;
          const end = taken[i + 1] as Minute;
          if (start >= midnight + day) {
            counts[date * ids.length + member] = quarters;
            quarters = 0;
            while (start >= midnight + day) {
              date += 1;
              midnight += day;
            }
          }
          quarters += 1;
          const base = date * perDay;
          const before = base + (firstFrom[start - midnight - plan.duration + 1] as number);
          const first = Math.max(before, until);
          until = base + (firstFrom[end - midnight] as number);
          if (first >= until) continue;
          free[first] = (free[first] as number) - 1;
          free[until] = (free[until] as number) + 1;
          for (let k = first; k < until; k++) {
            const word = member * words + (k >>> 5);
            rows[word] = (rows[word] as number) | (1 << (k & 31));
          }
        }
        counts[date * ids.length + member] = quarters;
      }
      let level = ids.length;
      for (let k = 0; k < count; k++) {
        level += free[k] as number;
        if (level > 0) possible[k] = (possible[k] as number) + 1;
      }
      busy.push(rows);
      booked.push(counts);
    }
    return this.chosen(possible, busy, booked, words);
  }

  private chosen(possible: Int32Array, busy: Int32Array[], booked: Int32Array[], words: number): Slot[] {
    const { days, from } = this.world;
    const slots: Slot[] = [];
    for (let date = 0; date < days; date++) {
      const orders = booked.map((counts, g) => {
        const { length } = this.groups[g] as string[];
        return orderOf(counts, date * length, length);
      });
      for (let i = 0; i < perDay; i++) {
        const k = date * perDay + i;
        if (possible[k] !== orders.length) continue;
        const resources: string[] = [];
        for (let g = 0; g < orders.length; g++) {
          const order = orders[g] as Int32Array;
          const rows = busy[g] as Int32Array;
          let n = 0;
          let member = 0;
          do member = order[n++] as number;
          while ((rows[member * words + (k >>> 5)] as number) & (1 << (k & 31)));
          resources.push((this.groups[g] as string[])[member] as string);
        }
        const start = from + date * day + plan.opens + i * plan.interval;
        slots.push({ start, end: start + plan.duration, resources });
      }
    }
    return slots;
  }
}
