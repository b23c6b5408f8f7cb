import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import service from "@/package.json";

const folder = import.meta.dirname;
const missing = spawnSync("python3", ["--version"]).status !== 0;
if (missing) console.warn("python3 is not installed: the Python client is not tested.");
const scratch = mkdtempSync(join(tmpdir(), "turnero-python-"));
const python = (...args: string[]) => {
  const env: NodeJS.ProcessEnv = { ...process.env, PYTHONPYCACHEPREFIX: scratch };
  return spawnSync("python3", ["-W", "error", ...args], { cwd: folder, env, encoding: "utf8" });
};

describe.skipIf(missing)("the Python client", () => {
  it("compiles without a warning", () => {
    const { status, stdout, stderr } = python("-m", "compileall", "-q", "-f", "turnero", "tests", "../examples");
    expect([status, stdout + stderr]).toEqual([0, ""]);
  });

  it("passes its own tests", () => {
    const { status, stderr } = python("-m", "unittest", "discover", "-s", "tests", "-t", ".");
    rmSync(scratch, { recursive: true, force: true });
    expect(status, stderr).toBe(0);
    expect(Number(/Ran (\d+) tests/.exec(stderr)?.[1])).toBeGreaterThan(20);
  });
});

describe("the Python package", () => {
  it("carries the service's version, and needs nothing", () => {
    const text = readFileSync(join(folder, "pyproject.toml"), "utf8");
    expect(text).toContain(`version = "${service.version}"`);
    expect(text).toContain("dependencies = []");
  });

  it("imports nothing but the standard library", () => {
    const sources = execFileSync("git", ["ls-files", "turnero"], { cwd: folder, encoding: "utf8" });
    const imported = sources
      .split("\n")
      .filter((file) => file.endsWith(".py"))
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/^(?:from|import) ([\w.]+)/gm)])
      .map(([, name = ""]) => name.split(".")[0]);
    const standard =
      "__future__ asyncio concurrent dataclasses datetime hashlib hmac http io json random re secrets socket time typing urllib";
    expect([...new Set(imported)].filter((name) => name !== "" && !standard.split(" ").includes(name ?? ""))).toEqual(
      [],
    );
  });
});
