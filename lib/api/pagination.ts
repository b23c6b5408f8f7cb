import { timingSafeEqual } from "node:crypto";
import type { Actor } from "@/lib/core/actor";
import { env } from "@/lib/core/env";
import { invalid } from "@/lib/core/problem";
import { hmac } from "@/lib/core/secrets/hmac";

type Filters = Record<string, unknown>;

/** Binds a cursor to its project, its list and that list's filters: it is invalid elsewhere. */
const seal = (actor: Actor, list: string, filters: Filters, position: string): string => {
  const { limit: _limit, cursor: _cursor, ...rest } = filters;
  const bound = JSON.stringify([actor.project.id, list, Object.entries(rest).sort(), position]);
  return hmac(env().AUTH_SECRET, bound).subarray(0, 12).toString("base64url");
};

function readCursor(actor: Actor, list: string, filters: Filters, cursor: string): string[] {
  const [position = "", mark = ""] = cursor.split(".");
  const given = Buffer.from(mark);
  const expected = Buffer.from(seal(actor, list, filters, position));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw invalid({
      pointer: "?cursor",
      detail: "This cursor is damaged or belongs to another list.",
      code: "invalid_cursor",
    });
  }
  return JSON.parse(Buffer.from(position, "base64url").toString());
}

/**
 * One page by keyset. `fetch` gets the last item's sort values (or null) and one more than the limit,
 * so that the page knows whether another follows.
 */
export async function paginate<Item>(
  actor: Actor,
  list: string,
  filters: Filters & { limit: number; cursor?: string | undefined },
  from: {
    fetch: (after: string[] | null, take: number) => Promise<Item[]>;
    position: (item: Item) => (string | null)[];
  },
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const after = filters.cursor === undefined ? null : readCursor(actor, list, filters, filters.cursor);
  const items = await from.fetch(after, filters.limit + 1);
  const data = items.slice(0, filters.limit);
  const last = data.at(-1);
  if (items.length <= filters.limit || last === undefined) return { data, next_cursor: null };
  const position = Buffer.from(JSON.stringify(from.position(last))).toString("base64url");
  return { data, next_cursor: `${position}.${seal(actor, list, filters, position)}` };
}

/** A page of a list that is short enough to be read whole, in its own order. `keyOf` tells its items apart. */
export const pageOfWhole = <Item>(
  actor: Actor,
  list: string,
  query: Listed,
  whole: readonly Item[],
  keyOf: (item: Item) => string,
) =>
  paginate(actor, list, query, {
    fetch: async (after, take) => {
      const first = after === null ? 0 : whole.findIndex((item) => keyOf(item) === after[0]) + 1;
      return whole.slice(first, first + take);
    },
    position: (item) => [keyOf(item)],
  });

type Listed = { limit: number; cursor?: string | undefined };
/** A page of what has an id by its time, newest first. */
export const newestFirst = <Item extends { id: string }>(
  actor: Actor,
  list: string,
  query: Listed,
  fetch: (after: string | null, take: number) => Promise<Item[]>,
) =>
  paginate(actor, list, query, {
    fetch: (after, take) => fetch(after?.[0] ?? null, take),
    position: ({ id }) => [id],
  });
