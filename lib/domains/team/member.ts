import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { Member } from "@/lib/domains/team/schema";
import { findMember } from "@/lib/domains/team/store";

export async function memberOf(actor: Actor, id: string): Promise<Member> {
  const found = await findMember(reader(actor), actor.project.id, id);
  if (!found) throw notFound("member", id);
  const { user: _user, ...member } = found;
  return member;
}
