import type { Minute } from "@/lib/core/intervals";
import type { Catalog, CatalogService } from "@/lib/domains/slots/catalog";
import { availability } from "@/lib/domains/slots/rules";
import type { Load, Slot } from "@/lib/domains/slots/snapshot";
import { placesFor } from "@/lib/domains/slots/team";

export type Lane = { resource: string; place: number; seat: number };

type Busy = { from: Minute; to: Minute };

/** The demo's times, chosen by the function that serves the API, over a snapshot that grows with each choice. */
export class DayPlan {
  readonly #loads = new Map<string, Load>();
  readonly #lanes = new Map<string, Busy[][]>();
  readonly #visits = new Map<string, Busy[]>();

  constructor(
    private readonly catalog: Catalog,
    timeOff: readonly { resource_id: string; start_at: Date; end_at: Date }[],
    /** The day: nothing of the demo goes on past midnight. */
    readonly span: Busy,
  ) {
    for (const id of catalog.resources.keys()) {
      const off = timeOff
        .filter(({ resource_id }) => resource_id === id)
        .map(({ start_at, end_at }) => [start_at.getTime() / 60_000, end_at.getTime() / 60_000] as const)
        .filter(([from, to]) => from < span.to && to > span.from)
        .flat();
      this.#loads.set(id, { taken: [], off });
    }
  }

  /** The free time nearest to a wish; null when the day has none. */
  find(service: CatalogService, wish: Minute, span: { from: Minute; to: Minute }, partySize: number): Slot | null {
    const always = { ...service, notice: 0, advanceDays: 700 };
    const snapshot = { service: always, resources: this.catalog.resources, loads: this.#loads, zone: service.zone };
    const question = { now: span.from * 60_000, ...span, around: wish, partySize, picks: [], limit: 1 };
    return availability(snapshot, question).slots[0] ?? null;
  }

  /** Lanes for the time, lowest first; null when no lane is free throughout, then the demo skips it. */
  take(service: CatalogService, slot: Slot, partySize: number): Lane[] | null {
    const span = { from: slot.start, to: slot.end + service.buffer };
    const lanes: Lane[] = [];
    for (const resource of slot.resources) {
      const free = this.#freeLanes(resource, span).slice(0, placesFor(service, partySize));
      if (free.length < placesFor(service, partySize)) return null;
      lanes.push(...free.map((seat, place) => ({ resource, place, seat })));
    }
    for (const { resource, seat } of lanes) this.#keep(resource, seat, span);
    return lanes;
  }

  /** Who comes then: from this place of the list on, the first who is nowhere else at that time. */
  visitor(customers: readonly string[], place: number, { start: from, end: to }: Slot): string | null {
    const isFree = (id: string) => (this.#visits.get(id) ?? []).every((each) => each.to <= from || each.from >= to);
    const found = [...customers.slice(place), ...customers.slice(0, place)].find(isFree) ?? null;
    if (found) this.#visits.set(found, [...(this.#visits.get(found) ?? []), { from, to }]);
    return found;
  }

  #freeLanes(resource: string, { from, to }: Busy): number[] {
    const capacity = this.catalog.resources.get(resource)?.capacity ?? 1;
    const lanes = this.#lanes.get(resource) ?? Array.from({ length: capacity }, () => []);
    this.#lanes.set(resource, lanes);
    return lanes.flatMap((busy, seat) => (busy.every((each) => each.to <= from || each.from >= to) ? [seat] : []));
  }

  #keep(resource: string, seat: number, span: Busy): void {
    this.#lanes.get(resource)?.[seat]?.push(span);
    const known = this.#loads.get(resource);
    const pairs: [number, number][] = [[span.from, span.to]];
    const taken = known?.taken ?? [];
    for (let i = 0; i < taken.length; i += 2) pairs.push([taken[i] as number, taken[i + 1] as number]);
    pairs.sort(([a], [b]) => a - b);
    this.#loads.set(resource, { taken: pairs.flat(), off: known?.off ?? [] });
  }
}
