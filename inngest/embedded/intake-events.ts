import { type Catalog, type Entry, means } from "@/inngest/embedded/catalog";
import type { FunctionEvent } from "@/inngest/embedded/protocol";
import { type Client, cancelRuns, insertRuns, type NewRun } from "@/inngest/embedded/store";
import type { Sql } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";

/** An outbox event on its way to the functions, with its place in the outbox. */
export type Arrival = { seq: string; project: string; event: FunctionEvent };

function* chunks<T>(items: T[], size: number): Generator<T[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}

/** The projects in which the function has something to do: other projects' events start no run of it. */
export type Wants = (sql: Sql, projects: readonly string[]) => Promise<readonly string[]>;
/** `refs`: it needs no more of its events than their ids, so a run carries only those, of all that came together. */
export type Wish = { projects?: Wants; refs?: true };
/** By function id; one without an entry gets every event of its triggers, whole. */
export type Wanted = ReadonlyMap<string, Wish>;

async function meantFor({ events }: Entry, arrivals: readonly Arrival[], client: Client, wants: Wants | undefined) {
  const meant = arrivals.filter(({ event }) => events.some((trigger) => means(trigger, event.name)));
  if (!wants || meant.length === 0) return meant;
  const sql: Sql = async (text, values) => (await client.query(text, [...values])).rows;
  const projects = new Set(await wants(sql, [...new Set(meant.map(({ project }) => project))]));
  return meant.filter(({ project }) => projects.has(project));
}

const refOf = ({ project, event }: Arrival): FunctionEvent => ({
  ...event,
  data: { id: event.id, project_id: project },
});

const runsOf = ({ id, batch }: Entry, meant: Arrival[], refs = false): NewRun[] =>
  [...chunks(meant, refs ? Math.max(meant.length, 1) : batch)].flatMap((together): NewRun[] => {
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
        events: together.map((arrival) => (refs ? refOf(arrival) : arrival.event)),
      },
    ];
  });

const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);

/**
 * Passes events to their functions in the relay's transaction: creates runs, and ends the runs that an event cancels.
 * The events of one claim form the batch of a batching function.
 */
export async function intakeEvents(
  client: Client,
  catalog: Catalog,
  arrivals: readonly Arrival[],
  wanted: Wanted = new Map(),
): Promise<void> {
  const runs: NewRun[] = [];
  for (const entry of catalog.values()) {
    const { projects, refs } = wanted.get(entry.id) ?? {};
    runs.push(...runsOf(entry, await meantFor(entry, arrivals, client, projects), refs));
  }
  await insertRuns(client, runs);
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
