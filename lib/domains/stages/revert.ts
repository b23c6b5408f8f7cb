import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { assertCurrent, notFound } from "@/lib/core/problem";
import { makeCurrent } from "@/lib/domains/stages/change";
import type { RevertStageConfigBody, StageConfig } from "@/lib/domains/stages/schema";
import { findStages, lockStages } from "@/lib/domains/stages/store";

/** Copies the content of an earlier version into a new one; nothing between them is lost. */
export const revertStages = (
  actor: Actor,
  number: string,
  { expected_version, migrate = {} }: RevertStageConfigBody,
): Promise<StageConfig> =>
  inTransaction(actor, async (tx) => {
    const current = await lockStages(tx, actor.project.id);
    const earlier = await findStages(tx, actor.project.id, number);
    if (!earlier) throw notFound("version of the stage configuration", number);
    assertCurrent(current, expected_version);
    const { version, stages, initial, actions } = earlier;
    return makeCurrent(tx, actor, {
      current,
      content: { stages, initial, actions },
      reverted_from: version,
      migrate,
      action: "stage_config.reverted",
    });
  });
