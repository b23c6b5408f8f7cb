// npm run build, also before `npm pack`: dist/esm and dist/cjs, each with its own declarations, so that every kind of
// program finds code and types that agree. Needs nothing but TypeScript, which it installs into this folder where there is none.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const dist = join(here, "dist");

async function typescript() {
  try {
    return (await import("typescript")).default;
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  }
  console.error("Installing TypeScript into clients/typescript ...");
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"], {
    cwd: here,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("TypeScript could not be installed: run `npm install` in clients/typescript.");
  return (await import("typescript")).default;
}

const ts = await typescript();
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };

function fail(...faults) {
  console.error(
    ts.formatDiagnostics(faults, { ...ts.sys, getCanonicalFileName: (name) => name, getNewLine: () => "\n" }),
  );
  process.exit(1);
}

/** Node's own resolution wants the whole name of a module's file. */
const withExtensions = (text) => text.replace(/((?:from |import\()"\.\/[\w-]+)"/g, '$1.js"');

/** Every declaration by its file's name, checked. */
function declarations() {
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(join(here, "tsconfig.json"), {}, host);
  if (errors.length > 0) fail(...errors);
  const program = ts.createProgram(fileNames, options);
  const faults = ts.getPreEmitDiagnostics(program);
  if (faults.length > 0) fail(...faults);
  const texts = new Map();
  program.emit(undefined, (file, text) => texts.set(file.split("/").pop(), text));
  return texts;
}

const sources = readdirSync(join(here, "src")).filter((name) => !name.endsWith(".test.ts"));
const declared = declarations();
rmSync(dist, { recursive: true, force: true });
for (const [folder, type, module] of [
  ["esm", "module", ts.ModuleKind.ESNext],
  ["cjs", "commonjs", ts.ModuleKind.CommonJS],
]) {
  const into = join(dist, folder);
  const finished = type === "module" ? withExtensions : (text) => text;
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, "package.json"), `${JSON.stringify({ type })}\n`);
  for (const name of sources) {
    const compilerOptions = { module, target: ts.ScriptTarget.ES2022 };
    const { outputText } = ts.transpileModule(readFileSync(join(here, "src", name), "utf8"), { compilerOptions });
    writeFileSync(join(into, name.replace(/\.ts$/, ".js")), finished(outputText));
  }
  for (const [name, text] of declared) writeFileSync(join(into, name), finished(text));
}
