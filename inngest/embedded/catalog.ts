import type { InngestFunction } from "inngest";
import { readCron, type Timetable } from "@/inngest/embedded/cron";
import type { Limit } from "@/inngest/embedded/limits";
import { gathered } from "@/inngest/events";

/** A function as the executor knows it. */
export type Entry = {
  id: string;
  name: string;
  events: string[];
  crons: { cron: string; table: Timetable }[];
  attempts: number;
  /** Cancels a run when `event` comes and both events have the same value at `path`; without a path, always. */
  cancel: { event: string; path: string[] | null }[];
  /** The most events that one run takes together. */
  batch: number;
  /** Null: it shares the common places. */
  limit: Limit | null;
  onFailure: boolean;
};

const understood = new Set([
  "id",
  "name",
  "description",
  "triggers",
  "retries",
  "onFailure",
  "cancelOn",
  "batchEvents",
  "concurrency",
]);
const defaultRetries = 3;
const failureRetries = 1;

type Given = Record<string, unknown>;
type Faults = string[];

const nameOf = (event: unknown): string =>
  typeof event === "string" ? event : String((event as { name?: unknown } | undefined)?.name);

function extra(given: Given, known: string[], where: string, faults: Faults): void {
  for (const key of Object.keys(given))
    if (!known.includes(key) && given[key] !== undefined) faults.push(`${where}.${key}`);
}

function readTriggers(triggers: Given[], faults: Faults): Pick<Entry, "events" | "crons"> {
  const events: string[] = [];
  const crons: Entry["crons"] = [];
  for (const trigger of triggers) {
    if (typeof trigger.cron === "string") {
      extra(trigger, ["cron"], "triggers", faults);
      try {
        crons.push({ cron: trigger.cron, table: readCron(trigger.cron) });
      } catch (error) {
        faults.push(`the timetable ${trigger.cron} (${(error as Error).message})`);
      }
    } else {
      extra(trigger, ["event", "name", "schema", "version"], "triggers", faults);
      const event = nameOf(trigger.event);
      if (event.slice(0, -2).includes("*") || (event.endsWith("*") && !/[./]\*$/.test(event)))
        faults.push(`the trigger ${event}`);
      events.push(event);
    }
  }
  return { events, crons };
}

function readCancellations(given: Given[], faults: Faults): Entry["cancel"] {
  return given.map((each) => {
    extra(each, ["event", "match"], "cancelOn", faults);
    if (typeof each.match !== "string") return { event: nameOf(each.event), path: null };
    if (!/^data(\.\w+)+$/.test(each.match)) faults.push(`cancelOn.match "${each.match}"`);
    return { event: nameOf(each.event), path: each.match.split(".") };
  });
}

function readBatch(given: Given | undefined, faults: Faults): number {
  if (!given) return 1;
  extra(given, given.if === gathered.if ? ["maxSize", "timeout", "if"] : ["maxSize", "timeout"], "batchEvents", faults);
  return Number(given.maxSize);
}

const projectKey = "event.data.project_id";

/**
 * Only a total limit and one per project are supported, without other keys or scopes. They hold per worker, where a run
 * counts once whatever it does in parallel; Inngest counts the steps of all workers together.
 */
function readConcurrency(given: unknown, batch: number, faults: Faults): Limit | null {
  if (given === undefined) return null;
  const limit: Limit = { all: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY };
  for (const each of [given].flat()) {
    const { key, limit: most, ...others } = (typeof each === "number" ? { limit: each } : each) as Given;
    extra(others, [], "concurrency", faults);
    if (!Number.isInteger(most) || Number(most) < 1) faults.push(`concurrency.limit ${most}`);
    // A batch may span several projects.
    if (key !== undefined && (key !== projectKey || batch > 1)) faults.push(`concurrency.key "${key}"`);
    const which = key === undefined ? "all" : "each";
    limit[which] = Math.min(limit[which], Number(most));
  }
  if (limit.all === Number.POSITIVE_INFINITY) faults.push("concurrency without a limit in all");
  return limit;
}

function entryOf(app: string, fn: InngestFunction.Any): Entry {
  const options = fn.opts as unknown as Given;
  const faults: Faults = Object.keys(options).filter((key) => !understood.has(key) && options[key] !== undefined);
  const id = fn.id(app);
  const batch = readBatch(options.batchEvents as Given | undefined, faults);
  const entry = {
    id,
    name: fn.name,
    ...readTriggers((options.triggers ?? []) as Given[], faults),
    attempts: ((options.retries as number | undefined) ?? defaultRetries) + 1,
    cancel: readCancellations((options.cancelOn ?? []) as Given[], faults),
    batch,
    limit: readConcurrency(options.concurrency, batch, faults),
    onFailure: options.onFailure !== undefined,
  };
  if (faults.length > 0)
    throw new Error(`The embedded executor cannot run the function ${id}: it does not know ${faults.join(", ")}.`);
  return entry;
}

const failureOf = (entry: Entry): Entry => ({
  ...entry,
  id: failureId(entry.id),
  name: `${entry.name} (failure)`,
  events: [],
  crons: [],
  cancel: [],
  attempts: failureRetries + 1,
  batch: 1,
  limit: null,
  onFailure: false,
});

/** The SDK's suffix for the function that handles a final failure. */
export const failureId = (id: string): string => `${id}-failure`;

export type Catalog = ReadonlyMap<string, Entry>;

/** Reads the functions, and rejects at boot what only a real Inngest could run. */
export function catalogOf(app: string, functions: readonly InngestFunction.Any[]): Catalog {
  const entries = functions.map((fn) => entryOf(app, fn));
  const all = [...entries, ...entries.filter(({ onFailure }) => onFailure).map(failureOf)];
  const catalog = new Map(all.map((entry) => [entry.id, entry]));
  if (catalog.size < all.length) throw new Error("Two background functions have the same id.");
  return catalog;
}

/** Whether a trigger, perhaps with a ".*" suffix, matches this event. */
export const means = (trigger: string, event: string): boolean =>
  trigger === event || (trigger.endsWith("*") && event.startsWith(trigger.slice(0, -1)));
