import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { defaultStages } from "@/lib/domains/stages/default";
import { targetOf } from "@/lib/domains/stages/rules";
import { holdStages } from "@/lib/domains/stages/store";

/** What a status operation does to the stage. */
export type StageEffect = "check_in" | "complete" | "fail" | "no_show" | "cancel";
type Kind = "appointment" | "queue";

/** Where a new task begins: as the project's stage configuration says, which is read with the catalog. */
export const initialStage = (kind: Kind, configured: Record<Kind, string> | null): string =>
  (configured ?? defaultStages.initial)[kind];

/** Where a status operation leads from the current stage. */
export const stageAfter = async (tx: Tx, project: ProjectId, current: string, effect: StageEffect): Promise<string> =>
  targetOf(await holdStages(tx, project), current, effect);
