import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction, type Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import { isProblem, notFound, Problem } from "@/lib/core/problem";
import { assertReferences, type Named } from "@/lib/domains/catalog/references";
import { keepRows, type Part, undelete } from "@/lib/domains/catalog/store";

type Restoring<Thing> = {
  part: Part;
  what: string;
  event: EventName;
  find: (tx: Tx, project: ProjectId, id: string, deletedSince?: Date) => Promise<Thing | null>;
  /** What it cannot be without. */
  needs?: (thing: Thing) => Named;
  /** What it was linked with; those that are still there are linked again. */
  links?: {
    to: Part;
    left: (tx: Tx, project: ProjectId, id: string) => Promise<string[]>;
    join: (tx: Tx, project: ProjectId, id: string, ids: string[]) => Promise<void>;
  };
};

async function assertNeeds(tx: Tx, project: ProjectId, what: string, needs: Named): Promise<void> {
  await assertReferences(tx, project, needs).catch((error: unknown) => {
    if (!isProblem(error) || error.code !== "not_found") throw error;
    throw new Problem("invalid_transition", { detail: `The ${what} cannot come back yet. ${error.message}` });
  });
}

/** Brings back what was deleted within a day, with its id and its links; does nothing to what is there. */
export const restorePart = <Thing extends Record<string, unknown>>(
  actor: Actor,
  id: string,
  { part, what, event, find, needs, links }: Restoring<Thing>,
): Promise<Thing> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const since = keptSince(actor.now);
    const deleted = needs && (await find(tx, project, id, since));
    if (deleted) await assertNeeds(tx, project, what, needs(deleted));
    const linked = links && (await keepRows(tx, project, links.to, await links.left(tx, project, id)));
    const restored = await undelete(tx, project, part, id, since);
    if (restored && linked) await links.join(tx, project, id, [...linked]);
    const thing = await find(tx, project, id);
    if (!thing) throw notFound(what, id);
    if (restored) await audit(tx, actor, event, id, null, thing);
    return thing;
  });
