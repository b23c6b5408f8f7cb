import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";

type Read = () => Promise<unknown>;

const together = batched(async (reads: readonly Read[]): Promise<unknown[]> => {
  const output = await reads.at(-1)?.(); // Its time is the latest.
  return reads.map(() => output);
});

/**
 * The answer of a `shared` operation. After each change all open screens of a workspace reload the same lists at the same moment:
 * those who ask while one read is under way share the next one, so that no answer is older than its call.
 */
export function sharedAnswer<Answer>(
  { id }: Pick<Operation, "id">,
  { project }: Actor,
  { params, query }: { params: unknown; query: unknown },
  read: () => Promise<Answer>,
): Promise<Answer> {
  return together(JSON.stringify([id, project.id, params, query]), read) as Promise<Answer>;
}

const texts = new WeakMap<object, string>();

/** An answer as JSON; one that several callers share is written once. */
export function textOf({ shared }: Pick<Operation, "shared">, output: unknown): string {
  if (!shared || typeof output !== "object" || output === null) return JSON.stringify(output);
  const text = texts.get(output) ?? JSON.stringify(output);
  texts.set(output, text);
  return text;
}
