import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { z } from "zod";
import { pageActor } from "@/lib/api/access/session";
import { type Asked, load } from "@/lib/api/execute";
import type { Operation, Output, Schema } from "@/lib/api/operation";
import { type Actor, asMember, type MemberIdentity } from "@/lib/core/actor";
import { isProblem } from "@/lib/core/problem";

export type SignedIn = { actor: Actor; member: MemberIdentity };

/** Who is signed in, read once for the whole page. */
export const signedIn = cache(async (): Promise<Actor | null> => pageActor((await headers()).get("cookie")));

/** The member whose page this is; whoever is not signed in goes to do so. */
export const requireMember = cache(async (): Promise<SignedIn> => {
  const actor = await signedIn();
  if (!actor) redirect("/sign-in");
  return { actor, member: asMember(actor) };
});

/** An operation's data for the member; what is not there, or not theirs to see, is the 404 page. */
export async function loadOr404<P extends Schema, Q extends Schema, B extends Schema, O extends Schema>(
  operation: Operation<P, Q, B, O>,
  asked: Asked<P, Q> = {},
): Promise<Output<O>> {
  const { actor } = await requireMember();
  try {
    return await load(operation, actor, asked);
  } catch (error) {
    if (isProblem(error) && (error.status === 404 || error.status === 403)) notFound();
    throw error;
  }
}

type PageOf<Item> = z.ZodType<{ data: Item[]; next_cursor: string | null }>;
type PageQuery = z.ZodType<unknown, { limit?: unknown; cursor?: unknown }>;

/** Every item of a list, for what is small and needed whole. */
export async function loadEvery<P extends Schema, Q extends PageQuery, B extends Schema, Item>(
  operation: Operation<P, Q, B, PageOf<Item>>,
  asked: Asked<P, Q> = {},
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { ...asked.query, limit: "200", ...(cursor ? { cursor } : {}) };
    const page = await loadOr404(operation, { ...asked, query } as Asked<P, Q>);
    items.push(...page.data);
    if (page.next_cursor === null) return items;
    cursor = page.next_cursor;
  }
}

/** The same as one page, for screens that take it over as such. */
export const loadWhole = async <P extends Schema, Q extends PageQuery, B extends Schema, Item>(
  operation: Operation<P, Q, B, PageOf<Item>>,
  asked: Asked<P, Q> = {},
): Promise<{ data: Item[]; next_cursor: string | null }> => ({
  data: await loadEvery(operation, asked),
  next_cursor: null,
});
