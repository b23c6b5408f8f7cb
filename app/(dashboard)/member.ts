import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { pageActor } from "@/lib/api/access/session";
import { load } from "@/lib/api/execute";
import type { Operation } from "@/lib/api/operation";
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
export async function loadOr404<Answer>(operation: Operation, input: Parameters<typeof load>[2] = {}): Promise<Answer> {
  const { actor } = await requireMember();
  try {
    return await load<Answer>(operation, actor, input);
  } catch (error) {
    if (isProblem(error) && (error.status === 404 || error.status === 403)) notFound();
    throw error;
  }
}

type Page = { data: unknown[]; next_cursor: string | null };

/** Every item of a list, for what is small and needed whole. */
export async function loadEvery(operation: Operation): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await loadOr404<Page>(operation, { query: { limit: "200", ...(cursor ? { cursor } : {}) } });
    items.push(...page.data);
    if (page.next_cursor === null) return items;
    cursor = page.next_cursor;
  }
}
