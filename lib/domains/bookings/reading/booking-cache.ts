import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { singleton } from "@/lib/core/singleton";
import { type Find, findTogether } from "@/lib/domains/bookings/reading/find-together";
import type { Stamped, StampedPage } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findStamped } from "@/lib/domains/bookings/store";

type Entry = { stamp: string; booking: Booking; weight: number };
type Entries = Map<string, Entry>;

/**
 * Bookings of earlier answers. The database says which bookings a page has and with which stamp, and only those that are not
 * cached with that stamp are read: an answer is as fresh as without the cache. Cached bookings are shared, so they are frozen.
 */
export class BookingCache {
  /** Used since the two were last exchanged, and before: a hit in the first moves nothing, as a list by last use would. */
  private recent: Entries = new Map();
  private before: Entries = new Map();
  private weight = 0;
  private server = "";

  /** What has not been used for long is dropped: both weigh at most as much, in characters, as thirty thousand usual bookings. */
  constructor(
    private readonly most = 32_000_000,
    private readonly find: Find = (sql, project, missing) => findStamped(sql, project, missing()),
  ) {}

  /** The bookings of a page as they were when it was read; null where one has changed since. */
  async bookingsOf(sql: Sql, project: ProjectId, { server, stamped }: StampedPage): Promise<Booking[] | null> {
    if (server !== this.server) this.empty();
    this.server = server;
    const cached = stamped.map((each) => this.use(each));
    if (isWhole(cached)) return cached;
    const read = await this.readMissing(sql, project, stamped);
    const found = stamped.map((each, i) => cached[i] ?? this.use(each) ?? read.get(`${each.id} ${each.stamp}`));
    return isWhole(found) ? found : null;
  }

  /** By id and stamp; what was changed after the stamps were read is not what was asked for. */
  private async readMissing(
    sql: Sql,
    project: ProjectId,
    stamped: readonly Stamped[],
  ): Promise<ReadonlyMap<string, Booking>> {
    const missing = () => stamped.flatMap((each) => (this.use(each) ? [] : each.id));
    const read = await this.find(sql, project, missing);
    for (const { booking, ...entry } of read) this.keep({ ...entry, booking: Object.freeze(booking) });
    return new Map(read.map(({ stamp, booking }) => [`${booking.id} ${stamp}`, booking]));
  }

  private use({ id, stamp }: Stamped): Booking | undefined {
    const recent = this.recent.get(id);
    if (recent) return recent.stamp === stamp ? recent.booking : undefined;
    const entry = this.before.get(id);
    if (entry?.stamp !== stamp) return undefined;
    this.keep(entry);
    return entry.booking;
  }

  private keep(entry: Entry): void {
    const { id } = entry.booking;
    this.weight += entry.weight - (this.recent.get(id)?.weight ?? 0);
    this.recent.set(id, entry);
    if (this.weight <= this.most / 2) return;
    this.before = this.recent;
    this.recent = new Map();
    this.weight = 0;
  }

  private empty(): void {
    this.before.clear();
    this.recent.clear();
    this.weight = 0;
  }
}

const isWhole = (found: readonly (Booking | undefined)[]): found is Booking[] =>
  found.every((booking) => booking !== undefined);

export const bookingCache = (): BookingCache =>
  singleton("booking-cache", () => new BookingCache(undefined, findTogether));

const mostTries = 3;

/** A page by two statements, or by one where something changes between the two again and again. */
export async function readStamped<Page>(
  byStamps: () => Promise<Page | null>,
  inOne: () => Promise<Page>,
): Promise<Page> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const page = await byStamps();
    if (page !== null) return page;
  }
  return inOne();
}
