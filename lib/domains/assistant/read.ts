import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { planProblems } from "@/lib/domains/assistant/rules";
import type { SetupPlan } from "@/lib/domains/assistant/schema";
import { findState, isBare, type State } from "@/lib/domains/assistant/store";

/** Whether the workspace has nothing to book yet. */
export const isBareFor = (actor: Actor): Promise<boolean> => isBare(reader(actor), actor.project.id);

/** The plan as it is shown, with its problems. */
export async function planOf(actor: Actor, known?: State): Promise<SetupPlan> {
  const tx = reader(actor);
  const state = known ?? (await findState(tx, actor.project.id));
  const { version, answers, content, by_model, applied } = state;
  return {
    version,
    business: answers.business,
    currency: actor.project.currency as SetupPlan["currency"],
    ...content,
    by_model: by_model as SetupPlan["by_model"],
    problems: planProblems(content),
    applied: applied && {
      at: applied.at,
      by: applied.by,
      made: applied.made.map(({ type, id, name }) => ({ type, id, name })),
      existing: applied.existing,
    },
    needed: await isBareFor(actor),
  };
}
