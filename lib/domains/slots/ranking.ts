import type { Intervals, Minute } from "@/lib/core/intervals";
import type { Turns } from "@/lib/domains/slots/matching";
import { Scratch } from "@/lib/domains/slots/scratch";
import type { Question, Snapshot } from "@/lib/domains/slots/snapshot";
import type { Group, Team } from "@/lib/domains/slots/team";
import { type Bounds, boundsOfDays } from "@/lib/domains/slots/zones";

const memberBits = 2 ** 20;
const bookedBits = 2 ** 24;

/**
 * Members that serve the same requirements, in the order they are taken on a day. A heap of one number each, sorted only
 * as far as somebody asks: who is not among the first is seldom needed.
 */
export class Order {
  /** How many are still in the heap; behind it are the keys of those that left it. */
  private left: number;

  /** The heap is `length` of the keys from `base` on, and those that left it are in `sorted` from there on. */
  constructor(
    readonly mask: number,
    private readonly keys: Float64Array,
    private readonly sorted: Int32Array,
    private readonly base: number,
    private readonly length: number,
  ) {
    this.left = length;
    for (let i = (length >>> 1) - 1; i >= 0; i--) this.sink(i);
  }

  /** The one that is taken after so many others; -1 when there is none. */
  at(place: number): number {
    while (place >= this.length - this.left) {
      if (this.left === 0) return -1;
      this.pop();
    }
    return this.sorted[this.base + place] as number;
  }

  /** Compares across the groups of a day; only of places that `at` has found. */
  keyAt(place: number): number {
    return this.keys[this.base + this.length - 1 - place] as number;
  }

  private pop(): void {
    const { keys, base } = this;
    const best = keys[base] as number;
    this.sorted[base + this.length - this.left] = best - Math.floor(best / memberBits) * memberBits;
    this.left -= 1;
    keys[base] = keys[base + this.left] as number;
    keys[base + this.left] = best;
    this.sink(0);
  }

  private sink(from: number): void {
    const { keys, base, left } = this;
    const key = keys[base + from] as number;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= left) break;
      if (child + 1 < left && (keys[base + child + 1] as number) < (keys[base + child] as number)) child += 1;
      if ((keys[base + child] as number) >= key) break;
      keys[base + at] = keys[base + child] as number;
      at = child;
    }
    keys[base + at] = key;
  }
}

const [minutesBooked, places] = [new Scratch(), new Scratch()];
let keyCells = new Float64Array();

/** How many minutes of a member's places are booked on each of the days, `stride` cells apart. Pairs are sorted by start. */
function addBooked(
  booked: Int32Array,
  member: number,
  stride: number,
  dates: readonly Bounds[],
  pairs: Intervals,
): void {
  let n = 0;
  let { from, to } = dates[0] as Bounds;
  let sum = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const start = pairs[i] as Minute;
    const end = pairs[i + 1] as Minute;
    if (start >= to) {
      booked[n * stride + member] = (booked[n * stride + member] as number) + sum;
      sum = 0;
      while (n < dates.length && start >= (dates[n] as Bounds).to) n++;
      if (n === dates.length) return;
      ({ from, to } = dates[n] as Bounds);
    }
    if (start >= from && end <= to) {
      sum += end - start;
      continue;
    }
    for (let date = n; date < dates.length; date++) {
      const bounds = dates[date] as Bounds;
      const minutes = Math.min(end, bounds.to) - Math.max(start, bounds.from);
      if (minutes > 0) booked[date * stride + member] = (booked[date * stride + member] as number) + minutes;
      if (bounds.to >= end) break;
    }
  }
  booked[n * stride + member] = (booked[n * stride + member] as number) + sum;
}

/** Those to keep first, then the least booked that day, ties by id. Dates are local ones, in days since 1970. */
export class Ranking {
  private readonly booked: Int32Array;
  private readonly keys: Float64Array;
  private readonly sorted: Int32Array;
  private readonly known: (readonly Order[])[] = [];
  private readonly kept: readonly number[];

  constructor(
    { loads, zone }: Snapshot,
    { keep = [] }: Question,
    private readonly team: Team,
    private readonly firstDate: number,
    lastDate: number,
  ) {
    const { ids, numbers } = team;
    const dates = boundsOfDays(zone, firstDate, lastDate);
    const cells = dates.length * ids.length;
    this.booked = minutesBooked.of(cells).fill(0, 0, cells);
    this.sorted = places.of(cells);
    if (keyCells.length < cells) keyCells = new Float64Array(2 * cells);
    this.keys = keyCells;
    this.kept = keep.flatMap((id) => numbers.get(id) ?? []);
    for (let member = 0; member < ids.length; member++) {
      const load = loads.get(ids[member] as string);
      if (load) addBooked(this.booked, member, ids.length, dates, load.taken);
    }
  }

  /** The order of each group on a day. */
  on(date: number): readonly Order[] {
    const known = this.known[date - this.firstDate];
    if (known) return known;
    let base = (date - this.firstDate) * this.team.ids.length;
    const orders: Order[] = [];
    for (const group of this.team.groups) {
      orders.push(this.order(group, (date - this.firstDate) * this.team.ids.length, base));
      base += group.members.length;
    }
    this.known[date - this.firstDate] = orders;
    return orders;
  }

  private order({ mask, members }: Group, day: number, base: number): Order {
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as number;
      const minutes = Math.min(this.booked[day + member] as number, bookedBits - 1);
      const kept = this.kept.length > 0 && this.kept.includes(member);
      this.keys[base + i] = ((kept ? 0 : bookedBits) + minutes) * memberBits + member;
    }
    return new Order(mask, this.keys, this.sorted, base, members.length);
  }
}

/** The best first over all lists, of those that are free. */
export function inOrder(orders: readonly Order[], isFree: (member: number) => boolean): Turns {
  const next = orders.map(() => 0);
  return (hopeless) => {
    let best = -1;
    let bestKey = Number.POSITIVE_INFINITY;
    for (let g = 0; g < orders.length; g++) {
      const order = orders[g] as Order;
      if (hopeless.has(order.mask)) continue;
      let place = next[g] as number;
      let member = order.at(place);
      while (member >= 0 && !isFree(member)) member = order.at(++place);
      next[g] = place;
      if (member >= 0 && order.keyAt(place) < bestKey) {
        best = g;
        bestKey = order.keyAt(place);
      }
    }
    if (best < 0) return -1;
    const place = next[best] as number;
    next[best] = place + 1;
    return (orders[best] as Order).at(place);
  };
}
