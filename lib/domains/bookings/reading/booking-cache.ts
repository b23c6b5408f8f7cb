import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { singleton } from "@/lib/core/singleton";
import type { Stamped, StampedPage } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findStamped } from "@/lib/domains/bookings/store";

type Entry = { stamp: string; booking: Booking };

/**
 * Bookings of earlier answers. The database says which bookings a page has and with which stamp, and only those that are not
 * cached with that stamp are read: an answer is as fresh as without the cache. Cached bookings are shared, so they are frozen.
 */
export class BookingCache {
  private readonly entries = new Map<string, Entry>();
  private server = "";

  /** The least recently used are dropped when there are more. */
  constructor(private readonly most = 5000) {}

  /** The bookings of a page as they were when it was read; null where one has changed since. */
  async bookingsOf(sql: Sql, project: ProjectId, { server, stamped }: StampedPage): Promise<Booking[] | null> {
    if (stamped.length === 0) return [];
    if (server !== this.server) this.entries.clear();
    this.server = server;
    const read = await this.readMissing(sql, project, stamped);
    const found = stamped.map(({ id, stamp }) => this.use(id, stamp) ?? read.get(`${id} ${stamp}`));
    return found.every((booking) => booking !== undefined) ? found : null;
  }

  /** By id and stamp; what was changed after the stamps were read is not what was asked for. */
  private async readMissing(
    sql: Sql,
    project: ProjectId,
    stamped: readonly Stamped[],
  ): Promise<ReadonlyMap<string, Booking>> {
    const missing = stamped.filter(({ id, stamp }) => this.entries.get(id)?.stamp !== stamp).map(({ id }) => id);
    if (missing.length === 0) return new Map();
    const read = await findStamped(sql, project, missing);
    for (const { stamp, booking } of read) this.keep({ stamp, booking: Object.freeze(booking) });
    return new Map(read.map(({ stamp, booking }) => [`${booking.id} ${stamp}`, booking]));
  }

  private use(id: string, stamp: string): Booking | undefined {
    const entry = this.entries.get(id);
    if (entry?.stamp !== stamp) return undefined;
    this.keep(entry);
    return entry.booking;
  }

  private keep(entry: Entry): void {
    this.entries.delete(entry.booking.id);
    this.entries.set(entry.booking.id, entry);
    if (this.entries.size <= this.most) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}

export const bookingCache = (): BookingCache => singleton("booking-cache", () => new BookingCache());

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
