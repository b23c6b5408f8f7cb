import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Page, type Stamped, selectPage, selectStamps } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findStamped } from "@/lib/domains/bookings/store";

type Entry = { stamp: string; booking: Booking };

/** With more changes than this between two statements, a page is read in one. */
const mostTries = 3;

/**
 * Bookings of earlier answers. The database says which bookings a page has and with which stamp, and only those that are not
 * cached with that stamp are read: an answer is as fresh as without the cache. Cached bookings are shared, so they are frozen.
 */
export class BookingCache {
  private readonly entries = new Map<string, Entry>();
  private server = "";

  /** The least recently used are dropped when there are more. */
  constructor(private readonly most = 5000) {}

  async read(sql: Sql, project: ProjectId, page: Page, take: number): Promise<readonly Booking[]> {
    for (let tries = 1; tries <= mostTries; tries++) {
      const { server, stamped } = await selectStamps(sql, page, take);
      if (server !== this.server) this.entries.clear();
      this.server = server;
      const read = await this.readMissing(sql, project, stamped);
      const found = stamped.map(({ id, stamp }) => this.use(id, stamp) ?? read.get(`${id} ${stamp}`));
      if (found.every((booking) => booking !== undefined)) return found;
    }
    return selectPage(sql, page, take);
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
