import { type Catalog, means } from "@/inngest/embedded/catalog";
import type { FunctionEvent } from "@/inngest/embedded/protocol";
import { type Client, cancelRuns, insertRuns, type NewRun } from "@/inngest/embedded/store";
import { newId } from "@/lib/core/ids";

/** An outbox event on its way to the functions, with its place in the outbox. */
export type Arrival = { seq: string; project: string; event: FunctionEvent };

function* chunks<T>(items: T[], size: number): Generator<T[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}

function runsFor(catalog: Catalog, arrivals: readonly Arrival[]): NewRun[] {
  return [...catalog.values()].flatMap(({ id, events, batch }) => {
    const meant = arrivals.filter(({ event }) => events.some((trigger) => means(trigger, event.name)));
    return [...chunks(meant, batch)].flatMap((together): NewRun[] => {
      const [first] = together;
      if (!first) return [];
      const single = together.every(({ project }) => project === first.project);
      return [
        {
          id: newId("run"),
          function_id: id,
          project_id: single ? first.project : null,
          event_id: first.event.id,
          event_name: first.event.name,
          event_seq: first.seq,
          events: together.map(({ event }) => event),
        },
      ];
    });
  });
}

const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);

/**
 * Hands events to the functions that want them, in the relay's transaction: a run for each, and an end to the runs
 * that an event cancels. What one claim of the relay brings is what a batching function gets together.
 */
export async function takeIn(client: Client, catalog: Catalog, arrivals: readonly Arrival[]): Promise<void> {
  await insertRuns(client, runsFor(catalog, arrivals));
  for (const { id, cancel } of catalog.values()) {
    for (const { event: name, path } of cancel) {
      for (const { seq, event } of arrivals.filter((arrival) => means(name, arrival.event.name))) {
        const value = path === null ? null : at(event, path);
        if (path === null || (value !== undefined && value !== null))
          await cancelRuns(client, id, { seq, path, value });
      }
    }
  }
}
