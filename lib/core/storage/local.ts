import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { log } from "@/lib/core/monitoring/log";
import { Problem } from "@/lib/core/problem";
import type { Storage } from "@/lib/core/storage/storage";

/** Temporary files; after a crash they are swept like any file without a row. */
const unfinished = "unfinished/parts";

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
};

async function* filesIn(folder: string, prefix: string): AsyncGenerator<{ key: string; modified: Date }> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? []) {
    const [path, key] = [join(folder, entry.name), `${prefix}${entry.name}`];
    if (entry.isDirectory()) yield* filesIn(path, `${key}/`);
    const found = entry.isFile() ? await stat(path).catch(unlessMissing) : null;
    if (found) yield { key, modified: found.mtime };
  }
}

async function write(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const [path, part] = [join(folder, key), join(folder, unfinished, randomBytes(12).toString("hex"))];
  await mkdir(dirname(part), { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const file = await open(part, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync(); // The row that will name it survives a power cut, so the file must too.
  } finally {
    await file.close();
  }
  await rename(part, path);
}

/** A folder of this machine. A file appears under its name by a rename, which is all or nothing. */
export const localStorage = (folder: string): Storage => ({
  async put(key, bytes) {
    try {
      await write(folder, key, bytes);
    } catch (error) {
      // A full or failing disk is for the operator to fix; the caller should retry later.
      log.error("storage cannot be written", { error });
      throw new Problem("service_unavailable", { detail: "The storage of files cannot be written; try again soon." });
    }
  },
  async get(key) {
    const path = join(folder, key);
    const found = await stat(path).catch(unlessMissing);
    if (!found?.isFile()) return null;
    return { size: found.size, content: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
  },
  async remove(key) {
    await rm(join(folder, key), { force: true });
  },
  list: () => filesIn(folder, ""),
});
