import { storage } from "@/lib/core/storage/storage";
import { ownerOf } from "@/lib/domains/evidence/file-keys";
import { selectOwned } from "@/lib/domains/evidence/store";

/** A file is written before its row; within a day the row is there or will never be. */
const graceMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

async function removeUnowned(keys: readonly string[]): Promise<number> {
  const owners = keys.map(ownerOf);
  const owned = await selectOwned(owners.filter((owner) => owner !== null));
  const unowned = keys.filter((_key, i) => {
    const owner = owners[i];
    return !owner || !owned.has(`${owner.project_id}/${owner.id}`);
  });
  for (const key of unowned) await storage().remove(key);
  return unowned.length;
}

/** Removes files that no row names: those of a call that broke off, and of rows that went. Gives how many. */
export async function sweepFiles(now: Date): Promise<number> {
  let [gone, batch]: [number, string[]] = [0, []];
  for await (const { key, modified } of storage().list()) {
    if (now.getTime() - modified.getTime() < graceMs) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    gone += await removeUnowned(batch);
    batch = [];
  }
  return gone + (await removeUnowned(batch));
}
