import type { Details, Tools } from "@/lib/domains/bot/dialogue/tools";

type Read = "services" | "people" | "contact" | "bookings" | "policy";

/** The value of the first call for all that follow, or the one that is known, until it is forgotten; a failed read is tried again. */
function rememberOnce<T>(
  read: () => Promise<T>,
  first: Promise<T> | null = null,
): { get: () => Promise<T>; forget: () => void } {
  let known = first;
  const forget = (): void => {
    known = null;
  };
  const get = (): Promise<T> => {
    known ??= read().catch((error: unknown) => {
      forget();
      throw error;
    });
    return known;
  };
  return { get, forget };
}

/** Begins a read before it is asked for, so that it runs beside other work. One that fails is tried again when it is asked for. */
function readAhead(read: () => Promise<unknown>): void {
  read().catch(() => {});
}

/** `rememberOnce` for each visit that is asked about. */
function rememberVisits(read: Tools["visitsAt"]): { get: Tools["visitsAt"]; forget: () => void } {
  const known = new Map<string, { get: () => ReturnType<Tools["visitsAt"]> }>();
  const get: Tools["visitsAt"] = (ask) => {
    const key = [ask.service, ask.start, ask.moving].join(" ");
    const visits = known.get(key) ?? rememberOnce(() => read(ask));
    known.set(key, visits);
    return visits.get();
  };
  return { get, forget: () => known.clear() };
}

/**
 * The tools of one turn, in which nothing is read twice: a dialogue asks for the catalog, the contact and their bookings at
 * every step. What the turn itself writes is read anew; what others write meanwhile is refused by the write, as before.
 * `contact`: as it was read when the turn began.
 */
export function rememberReads(tools: Tools, contact?: Details): Tools {
  const reads = {
    services: rememberOnce(tools.services),
    people: rememberOnce(tools.people),
    contact: rememberOnce(tools.contact, contact ? Promise.resolve(contact) : null),
    bookings: rememberOnce(tools.bookings),
    policy: rememberOnce(tools.policy),
  } satisfies Record<Read, unknown>;
  const visits = rememberVisits(tools.visitsAt);
  // Who is known is asked for their yes next, beside what they have booked: that is read while the time is taken.
  const isAskedNext = contact !== undefined && contact.name !== null && contact.phone !== null;
  const hold: Tools["hold"] = (ask) => {
    if (isAskedNext) {
      readAhead(() => visits.get({ service: ask.service, start: ask.offer.start, moving: null }));
      readAhead(reads.bookings.get);
    }
    return tools.hold(ask);
  };
  const writing =
    <Ask extends unknown[], Answer>(write: (...ask: Ask) => Promise<Answer>) =>
    async (...ask: Ask): Promise<Answer> => {
      try {
        return await write(...ask);
      } finally {
        reads.contact.forget();
        reads.bookings.forget();
        visits.forget();
      }
    };
  return {
    ...tools,
    services: reads.services.get,
    people: reads.people.get,
    contact: reads.contact.get,
    bookings: reads.bookings.get,
    policy: reads.policy.get,
    visitsAt: visits.get,
    hold,
    confirm: writing(tools.confirm),
    move: writing(tools.move),
    cancel: writing(tools.cancel),
    queue: writing(tools.queue),
  };
}
