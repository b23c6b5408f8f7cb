import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { isProblem, Problem } from "@/lib/core/problem";
import { planOf } from "@/lib/domains/assistant/read";
import type { Part, SetupPlan } from "@/lib/domains/assistant/schema";
import { lockedShapeOf } from "@/lib/domains/assistant/shape";
import { type Application, bookedAmong, exceptedAmong, lockState, saveState } from "@/lib/domains/assistant/store";
import { setBookingPage } from "@/lib/domains/booking-page/settings";
import { findSettings } from "@/lib/domains/booking-page/store";
import { removeGroup } from "@/lib/domains/catalog/groups/remove";
import { removeResource } from "@/lib/domains/catalog/resources/remove";
import { removeSchedule } from "@/lib/domains/catalog/schedules/remove";
import { removeService } from "@/lib/domains/catalog/services/remove";
import { revertStages } from "@/lib/domains/stages/revert";
import { lockStages } from "@/lib/domains/stages/store";

type Blocker = Part & { reason: "booked" | "changed" };

const words = { booked: "has been booked", changed: "has been changed" };
const described = ({ type, name, reason }: Blocker): string =>
  `the ${type.replace("_", " ")}${name === null ? "" : ` "${name}"`} ${words[reason]}`;

/** Fields added to the catalog since plans were first applied, with their defaults. */
const added: Partial<Record<Part["type"], object>> = { service: { aliases: [] }, resource: { aliases: [] } };

const shapeNow = ({ type }: Part, kept: unknown): unknown =>
  typeof kept === "object" && kept !== null ? { ...added[type], ...kept } : kept;

/** Whatever somebody has booked or changed since the plan was applied. */
export async function blockersOf(actor: Actor, tx: Tx, { made, stages, page }: Application): Promise<Blocker[]> {
  const { id: project } = actor.project;
  const blockers: Blocker[] = [];
  const current = await lockStages(tx, project);
  const parts = made.filter(({ type }) => type !== "stage_config" && type !== "booking_page");
  const ids = parts.map(({ id }) => id);
  const shapes = new Map<string, unknown>();
  for (const part of parts) shapes.set(part.id, await lockedShapeOf(tx, project, part));
  const booked = await bookedAmong(tx, project, ids);
  const excepted = await exceptedAmong(tx, project, ids);
  for (const { shape, ...part } of parts) {
    if (booked.has(part.id)) blockers.push({ ...part, reason: "booked" });
    else if (excepted.has(part.id) || !isDeepStrictEqual(shapes.get(part.id), shapeNow(part, shape)))
      blockers.push({ ...part, reason: "changed" });
  }
  if (stages && current.version !== stages.after)
    blockers.push({ type: "stage_config", id: String(current.version), name: null, reason: "changed" });
  if (page && !isDeepStrictEqual(await findSettings(tx, project), page.after))
    blockers.push({ type: "booking_page", id: project, name: null, reason: "changed" });
  return blockers;
}

const removals: [Part["type"], (actor: Actor, id: string) => Promise<undefined>][] = [
  ["service", removeService],
  ["resource", removeResource],
  ["resource_group", removeGroup],
  ["schedule", removeSchedule],
];

async function takeBack(actor: Actor, { made, stages, page }: Application): Promise<void> {
  for (const [type, remove] of removals)
    for (const part of made.filter((each) => each.type === type)) await remove(actor, part.id);
  if (page) await setBookingPage(actor, page.before);
  if (!stages) return;
  await revertStages(actor, String(stages.before), {}).catch((error: unknown) => {
    // Tasks of other services may be in a stage that would be removed.
    if (!isProblem(error) || error.code !== "validation_error") throw error;
    throw new Problem("invalid_transition", { detail: `The stages cannot go back: ${error.message}` });
  });
}

/** Removes exactly what applying created, unless something of it was booked or changed since. */
export const undoPlan = (actor: Actor): Promise<SetupPlan> =>
  inTransaction(actor, async (tx) => {
    const { id: project } = actor.project;
    const within = { ...actor, tx };
    const state = await lockState(tx, project);
    if (!state.applied)
      throw new Problem("invalid_transition", { detail: "No plan has been applied that could be undone." });
    const blockers = await blockersOf(actor, tx, state.applied);
    if (blockers.length > 0)
      throw new Problem("invalid_transition", {
        detail: `It can no longer be undone: ${blockers.map(described).join(", ")}.`,
        held_by: blockers,
      });
    await takeBack(within, state.applied);
    const next = { ...state, applied: null };
    await saveState(tx, project, next, actor.now);
    const told = state.applied.made.map(({ type, id }) => `${type} ${id}`);
    await audit(tx, actor, "setup_plan.undone", project, { made: told }, null);
    return planOf(within, next);
  });
