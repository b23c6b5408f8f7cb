import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
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

describe.skipIf(missing)("the Python package built from its folder alone", () => {
  const alone = mkdtempSync(join(tmpdir(), "turnero-python-alone-"));
  const built = mkdtempSync(join(tmpdir(), "turnero-python-built-"));
  afterAll(() => {
    for (const each of [alone, built]) rmSync(each, { recursive: true, force: true });
  });
  const inFolder = (code: string) =>
    execFileSync("python3", ["-B", "-W", "error", "-c", code, built], { cwd: alone, encoding: "utf8" });

  it("is a wheel and an archive with its types, and leaves nothing behind", () => {
    const files = execFileSync("git", ["ls-files"], { cwd: folder, encoding: "utf8" }).trim().split("\n");
    for (const file of files) cpSync(join(folder, file), join(alone, file));
    const before = readdirSync(alone, { recursive: true }).sort();
    inFolder("import backend, sys; backend.build_wheel(sys.argv[1]); backend.build_sdist(sys.argv[1])");
    expect(readdirSync(alone, { recursive: true }).sort()).toEqual(before);
    const stem = `turnero-${service.version}`;
    expect(readdirSync(built).sort()).toEqual([`${stem}-py3-none-any.whl`, `${stem}.tar.gz`]);
    const list = "import glob, sys, zipfile; print(*zipfile.ZipFile(glob.glob(sys.argv[1] + '/*.whl')[0]).namelist())";
    const [packed, about] = [inFolder(list).trim().split(" "), `${stem}.dist-info/`];
    expect(packed.filter((name) => name.startsWith(about))).toEqual(
      ["METADATA", "WHEEL", "RECORD"].map((name) => about + name),
    );
    expect(packed.filter((name) => !name.startsWith(about)).sort()).toEqual(
      files.filter((name) => name.startsWith("turnero/")).sort(),
    );
    expect(packed).toContain("turnero/py.typed");
  });

  it("is imported from the wheel", () => {
    const code = `
import glob, os, sys
sys.path[:] = [glob.glob(sys.argv[1] + "/*.whl")[0], *(path for path in sys.path if path not in ("", os.getcwd()))]
import turnero
print(".whl" in turnero.__file__, turnero.Turnero("tk_live_x").bookings.list.__name__)`;
    expect(inFolder(code)).toBe("True list\n");
  });
});

describe("the Python package", () => {
  it("carries the service's version, and needs nothing", () => {
    const text = readFileSync(join(folder, "pyproject.toml"), "utf8");
    expect(text).toContain(`version = "${service.version}"`);
    expect(text).toContain("dependencies = []");
    expect(text).toContain("requires = []");
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
