import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { targetOf } from "@/lib/domains/stages/rules";
import { holdStages } from "@/lib/domains/stages/store";

/** What a status operation does to the stage. */
export type StageEffect = "check_in" | "complete" | "fail" | "no_show" | "cancel";
type Kind = "appointment" | "queue";

<<<<<<< HEAD
/** Where a new task begins. */
export const initialStage = async (tx: Tx, project: ProjectId, kind: "appointment" | "queue"): Promise<string> =>
  (await holdStages(tx, project)).initial[kind];

/** Where a status operation leads from the current stage. */
export const stageAfter = async (tx: Tx, project: ProjectId, current: string, effect: StageEffect): Promise<string> =>
  targetOf(await holdStages(tx, project), current, effect);
=======
const first: Record<Kind, string> = { appointment: "scheduled", queue: "queued" };
const after: Record<StageEffect, string> = {
  check_in: "in_progress",
  complete: "done",
  fail: "failed",
  no_show: "failed",
  cancel: "failed",
};

/** Where a new task begins: as the project's stage configuration says, which is read with the catalog. */
export const initialStage = (kind: Kind, configured: Record<Kind, string> | null): string =>
  (configured ?? first)[kind];

/** Where a status operation leads from the current stage, by the default stages of every project. */
export const stageAfter = async (
  _tx: Tx,
  _project: ProjectId,
  _current: string,
  effect: StageEffect,
): Promise<string> => after[effect];
>>>>>>> bookings
