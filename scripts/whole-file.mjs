// Files that are there whole or not at all, even when the power goes in the middle of writing them.
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a name that was given or taken away in this folder last; some systems cannot, and need not. */
export function syncFolder(folder) {
  let handle;
  try {
    handle = openSync(folder, "r");
    fsyncSync(handle);
  } catch (error) {
    if (!["EPERM", "EISDIR", "EINVAL", "EACCES", "ENOTSUP"].includes(error.code)) throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Readable by the owner alone. */
export function writeWhole(file, text) {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  try {
    const handle = openSync(draft, "wx", 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** The object that was kept in the file, null where there is no file; a file that holds none is named. */
export function readKept(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw new Error(`${file} cannot be read (${error.code}).`);
  }
  if (text.trim() === "") throw new Error(`${file} is empty.`);
  let kept;
  try {
    kept = JSON.parse(text);
  } catch {
    throw new Error(`${file} is damaged: it is not JSON.`);
  }
  if (typeof kept !== "object" || kept === null || Array.isArray(kept))
    throw new Error(`${file} is damaged: it holds no object.`);
  return kept;
}
