import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { notFound } from "@/lib/core/problem";
import { notice } from "@/lib/domains/ai/notice";
import { statusOf } from "@/lib/domains/ai/read";
import { nearlySpent } from "@/lib/domains/ai/rules";
import type { AiStatus, PutAiBudgetBody, SpamGuard, SpamGuardSettings } from "@/lib/domains/ai/schema";
import {
  type Control,
  deleteNotices,
  findControl,
  lockControl,
  markDismissed,
  putControl,
  selectHeldBack,
} from "@/lib/domains/ai/store";

const shownHeldBack = 20;

/** Changes the project's controls under a lock, with an audit entry. */
const change = (actor: Actor, action: EventName, to: (before: Control) => Control): Promise<Control> =>
  inTransaction(actor, async (tx) => {
    const before = await lockControl(tx, actor.project.id);
    const after = to(before);
    await putControl(tx, actor.project.id, after, actor.now);
    await audit(tx, actor, action, actor.project.id, before, after);
    return after;
  });

/** Pauses the models. An earlier pause keeps its author and reason. */
export const pauseModel = (actor: Actor, reason: string): Promise<AiStatus> =>
  inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    const since = actor.now.toISOString();
    const paused = { since, by: actor.identity.name, reason };
    const after = await change(inside, "ai.paused", (before) => ({ ...before, paused: before.paused ?? paused }));
    if (after.paused?.since === since)
      await notice(tx, actor.project.id, { kind: "paused", period: since, reason }, actor.now);
    return statusOf(inside);
  });

export const resumeModel = (actor: Actor): Promise<AiStatus> =>
  inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    await change(inside, "ai.resumed", (before) => ({ ...before, paused: null }));
    await deleteNotices(tx, actor.project.id, ["paused"]);
    return statusOf(inside);
  });

/** Notices that the new budget makes untrue are withdrawn, so that they can be sent again. */
export const putBudget = (actor: Actor, budget: PutAiBudgetBody): Promise<AiStatus> =>
  inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    await change(inside, "ai.budget_changed", (before) => ({ ...before, ...budget }));
    const status = await statusOf(inside);
    const { share } = status.budget;
    if (share < 1) await deleteNotices(tx, actor.project.id, ["budget_reached"]);
    if (share < nearlySpent) await deleteNotices(tx, actor.project.id, ["budget_near"]);
    return status;
  });

export async function readGuard(actor: Actor): Promise<SpamGuard> {
  const { guard } = await findControl(reader(actor), actor.project.id);
  return { ...guard, held_back: await selectHeldBack(reader(actor), actor.project.id, shownHeldBack) };
}

export const putGuard = (actor: Actor, guard: SpamGuardSettings): Promise<SpamGuard> =>
  inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    await change(inside, "ai.spam_guard_changed", (before) => ({ ...before, guard }));
    return readGuard(inside);
  });

export const dismissNotice = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    if (!(await markDismissed(tx, actor.project.id, id, actor.now))) throw notFound("notice", id);
    await audit(tx, actor, "ai.notice_dismissed", id, null, null);
    return undefined;
  });
