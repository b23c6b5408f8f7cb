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

/** JSON of what nobody changes, written once. */
function keptText(value: object, write: (value: object) => string = JSON.stringify): string {
  const text = texts.get(value) ?? write(value);
  texts.set(value, text);
  return text;
}

type Page = { data: readonly object[]; next_cursor: string | null };
const isPage = (output: object): output is Page => "next_cursor" in output;

/** The items of a page may be those of an earlier one, so each has a text of its own. */
const pageText = ({ data, next_cursor }: Page): string =>
  `{"data":[${data.map((item) => keptText(item)).join(",")}],"next_cursor":${JSON.stringify(next_cursor)}}`;

/** An answer as JSON; one that several callers share is written once. */
export function textOf({ shared }: Pick<Operation, "shared">, output: unknown): string {
  if (!shared || typeof output !== "object" || output === null) return JSON.stringify(output);
  return keptText(output, (value) => (isPage(value) ? pageText(value) : JSON.stringify(value)));
}
