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
import { inWorldOf } from "@/lib/core/test-mode/twin";
import { memberKindOf } from "@/lib/domains/home/read";

export type SignedIn = { actor: Actor; member: MemberIdentity };

/** Who is signed in, read once for the whole page. */
export const signedIn = cache(async (): Promise<Actor | null> => pageActor((await headers()).get("cookie")));

/** The signed-in member; anyone else is redirected to sign in. */
export const requireMember = cache(async (): Promise<SignedIn> => {
  const actor = await signedIn();
  if (!actor) redirect("/sign-in");
  return { actor, member: asMember(actor) };
});

/** What the member does here, read once for the shell and the page. */
export const kindOfMember = cache(async () => {
  const { actor } = await requireMember();
  return inWorldOf(actor, () => memberKindOf(actor));
});

/** Loads an operation's data for the member; not found and forbidden both show the 404 page. */
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

type Outputs<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends Operation<infer _P, infer _Q, infer _B, infer O>
    ? Output<O>
    : never;
};

/** Loads operations that ask for nothing, each under its name. */
export async function loadEach<Operations extends Record<string, Operation>>(
  operations: Operations,
): Promise<Outputs<Operations>> {
  const loaded = Object.entries(operations).map(async ([name, operation]) => [name, await loadOr404(operation)]);
  return Object.fromEntries(await Promise.all(loaded)) as Outputs<Operations>;
}

type Page<Item> = { data: Item[]; next_cursor: string | null };
type PageQuery = z.ZodType<unknown, { limit?: unknown; cursor?: unknown }>;

/** A list with all of its pages as one, and what else its first page says. */
export async function loadWhole<
  P extends Schema,
  Q extends PageQuery,
  B extends Schema,
  O extends z.ZodType<Page<unknown>>,
>(operation: Operation<P, Q, B, O>, asked: Asked<P, Q> = {}): Promise<Output<O>> {
  const ask = (cursor: string | null): Promise<Page<unknown>> => {
    const query = { ...asked.query, limit: "200", ...(cursor === null ? {} : { cursor }) };
    return loadOr404(operation, { ...asked, query } as Asked<P, Q>);
  };
  const first = await ask(null);
  const data = [...first.data];
  for (let { next_cursor } = first; next_cursor !== null; ) {
    const page = await ask(next_cursor);
    data.push(...page.data);
    next_cursor = page.next_cursor;
  }
  return { ...first, data, next_cursor: null } as Output<O>;
}

/** Every item of a list, for short lists that are needed whole. */
export const loadEvery = async <P extends Schema, Q extends PageQuery, B extends Schema, Item>(
  operation: Operation<P, Q, B, z.ZodType<Page<Item>>>,
  asked: Asked<P, Q> = {},
): Promise<Item[]> => (await loadWhole(operation, asked)).data;
