import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import type { Booking } from "@/lib/domains/bookings/schema";
import { actingAs, type Worker } from "@/lib/domains/work/rules";
import { findWorker, workersOf } from "@/lib/domains/work/store";

/** `named`: the call said who; `trusted`: an admin, who may act for anybody. */
export type Acting = { worker: Worker | null; named: boolean; trusted: boolean };

/** Who acts on the task: whom the call names, else the resource that the team member is. */
export async function workerFor(tx: Tx, actor: Actor, task: Booking, named: string | null): Promise<Acting> {
  const { identity, project } = actor;
  const trusted = identity.type === "member" && reaches(identity.role, "admin");
  const linked = identity.type === "member" ? await workersOf(tx, project.id, identity.id) : [];
  if (named === null) return { worker: actingAs(linked, task), named: false, trusted };
  const worker = await findWorker(tx, project.id, named);
  if (!worker) throw notFound("resource", named);
  if (identity.type === "member" && !trusted && !linked.some(({ id }) => id === named)) {
    throw new Problem("insufficient_scope", { detail: "Only an admin acts for somebody else." });
  }
  return { worker, named: true, trusted };
}
