import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { owned } from "../owned";
import { root } from "../processes";

/** Bundles files of this folder as the server is, since tsx keeps names at a third of the speed; `run` starts one. */
export async function bundled(...names: string[]) {
  // Beside the packages, which stay outside of the bundle.
  const folder = mkdtempSync(join(root, "node_modules", ".bench-slots-"));
  const { stop } = owned({ stop: () => rmSync(folder, { recursive: true, force: true }) });
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => join("bench", "slots", `${name}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
  const run = <T>(name: string, ...args: readonly (string | number)[]): T =>
    JSON.parse(
      execFileSync(process.execPath, [join(folder, `${name}.mjs`), ...args.map(String)], {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 2 ** 26,
      }),
    );
  return { run, stop };
}
