import type { RunActionBody } from "@/clients/typescript/src/client";
import { type Action, afterAction, photosOfAction, type Task } from "@/components/work/moves";

type Kept = {
  id: string;
  /** The Idempotency-Key: however often it is sent, it happens once. */
  key: string;
  /** The workspace and the member whose it is. */
  owner: string;
  order: number;
  task: string;
  who: string;
  state: "waiting" | "refused" | "sent";
  /** Why the server said no, in words. */
  reason: string | null;
};
export type ActionEntry = Kept & {
  kind: "action";
  action: string;
  label: string;
  body: RunActionBody;
  /** The version of the task that the answer brought, once it is sent. */
  version?: number;
};
export type PhotoEntry = Kept & { kind: "photo"; file: Blob; name: string; attachment: string | null };
export type Entry = ActionEntry | PhotoEntry;

export const inOrder = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.order - b.order);

/** The next to send, in order; skips tasks with an earlier action that was refused. */
export function nextOf(entries: readonly Entry[]): Entry | null {
  const stuck = new Set<string>();
  for (const entry of inOrder(entries)) {
    if (entry.state === "refused") stuck.add(entry.task);
    else if (entry.state === "waiting" && !stuck.has(entry.task)) return entry;
  }
  return null;
}

/** What is removed with a refused action: it, and the later actions on the same task. */
export const givenUp = (entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.filter(({ task, order, state }) => task === entry.task && order >= entry.order && state !== "sent");

export const photosOf = (entries: readonly Entry[], task: string): PhotoEntry[] =>
  entries.filter((entry): entry is PhotoEntry => entry.kind === "photo" && entry.task === task);

/** The photos that go with an action: those of the task that have arrived before it. */
export const arrivedPhotos = (entries: readonly Entry[], { task, order }: ActionEntry): string[] =>
  photosOfAction(
    photosOf(inOrder(entries), task).flatMap(({ attachment, order: at }) =>
      attachment && at < order ? [attachment] : [],
    ),
  );

/** Whether the task as it was read lacks the action: it waits, or its answer came after the read, as with a reload. */
const isAhead = ({ state, version }: ActionEntry, task: Task): boolean =>
  state === "waiting" || (state === "sent" && version !== undefined && task.version < version);

/** The task as it will be when all that waits has been sent. */
export function foreseen(
  task: Task,
  entries: readonly Entry[],
  actions: readonly Action[],
  worker: { id: string; name: string } | null,
): Task {
  let seen = task;
  for (const entry of inOrder(entries)) {
    if (entry.kind !== "action" || entry.task !== task.id || !isAhead(entry, task)) continue;
    const action = actions.find(({ key, from }) => key === entry.action && from.includes(seen.stage));
    if (action) seen = afterAction(seen, action, worker);
  }
  return seen;
}
