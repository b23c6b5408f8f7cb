import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { targetOf } from "@/lib/domains/stages/rules";
import { holdStages } from "@/lib/domains/stages/store";

/** What a status operation does to the stage. */
export type StageEffect = "check_in" | "complete" | "fail" | "no_show" | "cancel";

/** Where a new task begins. */
export const initialStage = async (tx: Tx, project: ProjectId, kind: "appointment" | "queue"): Promise<string> =>
  (await holdStages(tx, project)).initial[kind];

/** Where a status operation leads from the current stage. */
export const stageAfter = async (tx: Tx, project: ProjectId, current: string, effect: StageEffect): Promise<string> =>
  targetOf(await holdStages(tx, project), current, effect);
