import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { keptSecrets } from "@/scripts/settings.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "turnero-settings-"));
  setEnv("DATA_DIR", folder);
  setEnv("AUTH_SECRET", undefined);
  setEnv("ENCRYPTION_KEY", undefined);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, "secrets.json");
const makeCluster = () => mkdirSync(join(folder, "postgres", "cluster"), { recursive: true });

describe("kept secrets", () => {
  it("are made once, for the owner's eyes only, and nothing is left beside them", () => {
    const made = keptSecrets();
    expect(made).toEqual({ AUTH_SECRET: expect.stringMatching(/^\w{64}$/), ENCRYPTION_KEY: expect.any(String) });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["secrets.json"]);
    makeCluster();
    expect(keptSecrets()).toEqual(made);
  });

  it("are not made anew beside a database: the start stops with a sentence", () => {
    makeCluster();
    expect(keptSecrets).toThrow(`${file()} is missing, with the keys of the database beside it`);
    expect(existsSync(file())).toBe(false);
    writeFileSync(file(), JSON.stringify({ AUTH_SECRET: "a".repeat(64) }));
    expect(keptSecrets).toThrow(`${file()} has no ENCRYPTION_KEY`);
  });

  it("are not asked for where the environment has them", () => {
    makeCluster();
    setEnv("AUTH_SECRET", "a".repeat(32));
    setEnv("ENCRYPTION_KEY", "e".repeat(32));
    expect(keptSecrets()).toEqual({});
  });

  it.each([
    ["", "is empty"],
    ['{ "AUTH_SECRET": "a', "is damaged: it is not JSON"],
    ["[]", "is damaged: it holds no object"],
  ])("in a file with %j are not replaced: the file is named", (text, fault) => {
    writeFileSync(file(), text);
    expect(keptSecrets).toThrow(`${file()} ${fault}.`);
    expect(readFileSync(file(), "utf8")).toBe(text);
  });
});
