import { storage } from "@/lib/core/storage/storage";
import { ownerOf } from "@/lib/domains/evidence/file-keys";
import { selectOwned } from "@/lib/domains/evidence/store";

/** A file is written before its row; after a day the row will never come. */
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

/** Deletes files without a row: of aborted calls, and of deleted rows. Returns how many. */
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
