import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sourceStack } from "@/lib/core/monitoring/source-stack";

const folder = mkdtempSync(join(tmpdir(), "turnero-stack-"));
const bundle = join(folder, "bundle.mjs");

beforeAll(async () => {
  const source = "type Words = string;\n\nexport function fail(words: Words): Error {\n  return new Error(words);\n}\n";
  writeFileSync(join(folder, "source.ts"), source);
  const entry = { absWorkingDir: folder, entryPoints: ["source.ts"], outfile: bundle };
  await build({ ...entry, format: "esm", sourcemap: true, minify: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the stack of an error", () => {
  it("names the source's line where a map lies beside the bundle", () => {
    const column = readFileSync(bundle, "utf8").indexOf("new Error");
    const at = `Error: no\n    at fail (${pathToFileURL(bundle)}:1:${column + 1})\n    at node:internal/x:1:2`;
    expect(sourceStack(at)).toBe("Error: no\n    at fail (source.ts:4:10)\n    at node:internal/x:1:2");
  });

  it("stays as it is without a map, or with one that cannot be read", () => {
    writeFileSync(join(folder, "odd.mjs.map"), "no JSON");
    for (const file of ["none.mjs", "odd.mjs"]) {
      const at = `Error: no\n    at f (${join(folder, file)}:1:1)`;
      expect(sourceStack(at)).toBe(at);
    }
  });
});
