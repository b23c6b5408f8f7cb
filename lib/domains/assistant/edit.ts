import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { assertCurrent, Problem } from "@/lib/core/problem";
import { planOf } from "@/lib/domains/assistant/read";
import type { EditPlanBody, SetupPlan } from "@/lib/domains/assistant/schema";
import { lockState, saveState } from "@/lib/domains/assistant/store";

/** Edits parts of the plan by hand; they stay as written until an answer mentions them again. */
export const editPlan = (actor: Actor, { expected_version, ...parts }: EditPlanBody): Promise<SetupPlan> =>
  inTransaction(actor, async (tx) => {
    const { id } = actor.project;
    const state = await lockState(tx, id);
    assertCurrent(state, expected_version);
    if (state.applied)
      throw new Problem("invalid_transition", { detail: "The plan has been applied: undo it before you change it." });
    const edited = [...new Set([...state.edited, ...Object.keys(parts)])];
    const by_model = state.by_model.filter((section) => !Object.hasOwn(parts, section));
    const next = { ...state, content: { ...state.content, ...parts }, edited, by_model, version: state.version + 1 };
    await saveState(tx, id, next, actor.now);
    await record(tx, id, "setup_plan.updated", id);
    return planOf({ ...actor, tx }, next);
  });
