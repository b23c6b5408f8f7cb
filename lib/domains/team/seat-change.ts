import { type Actor, asMember } from "@/lib/core/actor";
import { inTransaction, type Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { type Role, reaches } from "@/lib/core/scopes";
import type { Member } from "@/lib/domains/team/schema";
import { findMember, lockSeat, lockSeats } from "@/lib/domains/team/store";

export type Seats = { mine: Role; member: Member & { user: string }; owners: { id: string; role: Role }[] };

const changed = (): Problem =>
  new Problem("insufficient_scope", { detail: "Your role in this workspace was changed just now." });

/** Locks the caller's own membership; a caller who lost the role meanwhile is refused. */
export async function assertStanding(tx: Tx, actor: Actor): Promise<void> {
  const { id, role } = asMember(actor);
  const now = await lockSeat(tx, actor.project.id, id);
  if (!now || !reaches(now, role)) throw changed();
}

/** Locks the whole team, so that the caller's role, which must be an admin's, and the owners are current. */
export async function lockTeam(tx: Tx, actor: Actor): Promise<Pick<Seats, "mine" | "owners">> {
  const seats = await lockSeats(tx, actor.project.id);
  const mine = seats.find((seat) => seat.id === asMember(actor).id)?.role;
  if (!mine || !reaches(mine, "admin")) throw changed();
  return { mine, owners: seats.filter(({ role }) => role === "owner") };
}

/** Runs a change of one membership with the whole team locked. */
export const changeSeat = <T>(actor: Actor, id: string, work: (tx: Tx, seats: Seats) => Promise<T>): Promise<T> =>
  inTransaction(actor, async (tx) => {
    const team = await lockTeam(tx, actor);
    const member = await findMember(tx, actor.project.id, id);
    if (!member) throw notFound("member", id);
    return work(tx, { ...team, member });
  });
