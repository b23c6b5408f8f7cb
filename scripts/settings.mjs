// The settings of an installation without its own database: created once, stored in DATA_DIR.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./install.mjs";
import { readKept, writeWhole } from "./whole-file.mjs";

export const dataDir = () => resolve(root, process.env.DATA_DIR || ".data");

const names = ["AUTH_SECRET", "ENCRYPTION_KEY"];

/** Missing secrets are created before the database is, and stored. Beside an existing database new ones would decrypt nothing. */
export function keptSecrets() {
  const needed = names.filter((name) => !process.env[name]);
  if (needed.length === 0) return {};
  const file = join(dataDir(), "secrets.json");
  const cluster = join(dataDir(), "postgres", "cluster");
  const advice = `Bring it back from where this folder was copied, or set ${needed.join(" and ")}. To begin with an empty database, move ${cluster} elsewhere.`;
  let known;
  try {
    known = readKept(file);
  } catch (error) {
    throw new Error(`${error.message} It holds the keys of the database beside it. ${advice}`);
  }
  const missing = needed.filter((name) => typeof known?.[name] !== "string");
  if (missing.length === 0) return known;
  if (existsSync(cluster))
    throw new Error(
      known
        ? `${file} has no ${missing.join(" and no ")}, with which the database beside it was filled. ${advice}`
        : `${file} is missing, with the keys of the database beside it. ${advice}`,
    );
  const made = { ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("hex")])), ...known };
  mkdirSync(dataDir(), { recursive: true });
  writeWhole(file, JSON.stringify(made, null, 2));
  return made;
}
