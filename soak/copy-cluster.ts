import { chown, copyFile, lstat, mkdir, readdir, readlink, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Files of the running server alone, or that the copy gets as a stream. */
const leftEmpty = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const leftOut = new Set(["postmaster.pid", "postmaster.opts"]);

/** Files may come and go during the copy: the WAL makes up for it. */
async function copyFolder(from: string, to: string, isTop = false): Promise<void> {
  const about = await lstat(from);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await chown(to, about.uid, about.gid);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isTop && leftOut.has(entry.name)) continue;
    try {
      const { uid, gid } = await lstat(source);
      if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      else if (!entry.isDirectory()) await copyFile(source, target);
      else if (isTop && leftEmpty.has(entry.name)) await mkdir(target, { mode: 0o700 });
      else {
        await copyFolder(source, target);
        continue;
      }
      await chown(target, uid, gid);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

/** A base backup of a running cluster, by Postgres's own protocol, ready to start as a standby. The packages lack pg_basebackup. */
export async function copyRunning(client: pg.Client, from: string, to: string): Promise<void> {
  const [source, target] = [join(from, "cluster"), join(to, "cluster")];
  await client.query("SELECT pg_backup_start('standby', fast => true)");
  await copyFolder(source, target, true);
  const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)");
  const { uid, gid } = await lstat(source);
  for (const [name, text] of [
    ["backup_label", rows[0].labelfile],
    ["standby.signal", ""],
  ] as const) {
    await writeFile(join(target, name), text, { mode: 0o600 });
    await chown(join(target, name), uid, gid);
  }
  await mkdir(join(target, "pg_wal", "archive_status"), { recursive: true, mode: 0o700 });
  await chown(join(target, "pg_wal", "archive_status"), uid, gid);
  await copyFile(join(from, "password"), join(to, "password"));
}
