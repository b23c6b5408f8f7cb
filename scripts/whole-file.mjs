// Atomic files, complete or absent even after a power failure.
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a rename or removal in this folder durable; some systems cannot, and need not. */
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

/** The object stored in the file, null where there is no file; an invalid file is reported by name. */
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
