import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import type { Booking } from "@/lib/domains/bookings/schema";
import { type Action, actingAs, type Doer } from "@/lib/domains/work/rules";
import { findWorker, workersOf } from "@/lib/domains/work/store";

/** `named`: the call said who. */
export type Acting = Doer & { named: boolean };

/** A key or an automation that names nobody acts for the assignee; a claim has to name somebody. */
async function takerOf(tx: Tx, actor: Actor, { assignee }: Booking, { effect }: Action) {
  if (assignee === null || effect === "take") return null;
  return findWorker(tx, actor.project.id, assignee.resource_id);
}

/** Who acts on the task: the named resource, else the member's own, else the assignee. */
export async function workerFor(
  tx: Tx,
  actor: Actor,
  task: Booking,
  action: Action,
  named: string | null,
): Promise<Acting> {
  const { identity, project } = actor;
  const isMember = identity.type === "member";
  const trusted = isMember && reaches(identity.role, "admin");
  const linked = isMember ? await workersOf(tx, project.id, identity.id) : [];
  if (named === null) {
    const worker = isMember ? actingAs(linked, task) : await takerOf(tx, actor, task, action);
    return { worker, named: false, trusted };
  }
  const worker = await findWorker(tx, project.id, named);
  if (!worker) throw notFound("resource", named);
  if (isMember && !trusted && !linked.some(({ id }) => id === named)) {
    throw new Problem("insufficient_scope", { detail: "Only an admin acts for somebody else." });
  }
  return { worker, named: true, trusted };
}
