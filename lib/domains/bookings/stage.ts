import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { defaultStages } from "@/lib/domains/stages/default";
import { actionWith, targetOf } from "@/lib/domains/stages/rules";
import { holdStages } from "@/lib/domains/stages/store";

/** What a status operation does to the stage. */
export type StageEffect = "check_in" | "complete" | "fail" | "no_show" | "cancel";
type Kind = "appointment" | "queue";

/** Where a new task begins: as the project's stage configuration says, which is read with the catalog. */
export const initialStage = (kind: Kind, configured: Record<Kind, string> | null): string =>
  (configured ?? defaultStages.initial)[kind];

/** The step of the stages that a status operation is. `key` is null where no action has the effect. */
export type Step = { key: string | null; to: string; outcome: string | null };

/** What a status operation does in the current stage. */
export async function stepOf(tx: Tx, project: ProjectId, current: string, effect: StageEffect): Promise<Step> {
  const config = await holdStages(tx, project);
  const action = actionWith(config, current, effect);
  return action ?? { key: null, to: targetOf(config, current, effect), outcome: null };
}
