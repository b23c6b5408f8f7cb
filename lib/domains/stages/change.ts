import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { assertCurrent, invalidAll } from "@/lib/core/problem";
import { type Migration, moveFlaws, pointerTo } from "@/lib/domains/stages/rules";
import type { PutStageConfigBody, StageConfig, StageContent } from "@/lib/domains/stages/schema";
import { insertStages, lockStages, migrateTasks, standingTasks } from "@/lib/domains/stages/store";

type Change = {
  current: StageConfig;
  content: StageContent;
  reverted_from: number | null;
  migrate: Migration;
  action: "stage_config.updated" | "stage_config.reverted";
};

/** With the stages locked: makes `content` the next version and moves the tasks whose stage it no longer has. */
export async function makeCurrent(tx: Tx, actor: Actor, change: Change): Promise<StageConfig> {
  const { current, content, migrate, reverted_from } = change;
  const project = actor.project.id;
  const standing = await standingTasks(tx, project);
  const flaws = moveFlaws({ current, next: content, migrate }, standing);
  if (flaws.length > 0) throw invalidAll(flaws.map(({ path, ...rest }) => ({ pointer: pointerTo(path), ...rest })));
  const version = current.version + 1;
  const made = await insertStages(tx, project, { version, content, reverted_from, by: actor.identity, at: actor.now });
  await migrateTasks(tx, project, migrate, { by: actor.identity, at: actor.now });
  await audit(tx, actor, change.action, String(version), { ...current, migrate: {} }, { ...made, migrate });
  return made;
}

export const changeStages = (actor: Actor, body: PutStageConfigBody): Promise<StageConfig> =>
  inTransaction(actor, async (tx) => {
    const { expected_version, migrate = {}, ...content } = body;
    const current = await lockStages(tx, actor.project.id);
    assertCurrent(current, expected_version);
    const action = "stage_config.updated";
    return makeCurrent(tx, actor, { current, content, reverted_from: null, migrate, action });
  });
