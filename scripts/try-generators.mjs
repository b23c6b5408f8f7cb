// npm run try-generators: what other people's tools make of the published description. Each generator's code must compile
// under `strict`, and each linter must find nothing with nothing switched off. The tools weigh 280 MB and take minutes, so
// they are installed into a temporary folder and are no part of npm test; lib/api/openapi/portable.test.ts keeps the rules.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const tools = [
  "openapi-typescript@7.13.0",
  "@hey-api/openapi-ts@0.95.0",
  "orval@7.13.2",
  "@redocly/cli@2.77.0",
  "@stoplight/spectral-cli@6.16.3",
  "typescript@5.9.3",
  "zod@4.6.7",
];

const folder = mkdtempSync(join(tmpdir(), "turnero-generators-"));
const write = (name, content) => writeFileSync(join(folder, name), content);
const run = (command, ...args) => spawnSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
const bin = (name, ...args) => run(join(folder, "node_modules/.bin", name), ...args);

const orval = (client) =>
  run(
    process.execPath,
    "--input-type=module",
    "--eval",
    `import { generate } from "orval";
     const output = { target: ${JSON.stringify(join(folder, `orval-${client}/api.ts`))}, client: "${client}" };
     await generate({ input: ${JSON.stringify(join(folder, "openapi.json"))}, output }, ${JSON.stringify(folder)});`,
  );

/** Each leaves its code in a folder of its name. */
const generators = {
  "openapi-typescript": () => bin("openapi-typescript", "openapi.json", "-o", "openapi-typescript/schema.ts"),
  "hey-api-fetch": () => bin("openapi-ts", "-f", "hey-api-fetch.config.mjs"),
  "hey-api-zod": () => bin("openapi-ts", "-f", "hey-api-zod.config.mjs"),
  "orval-fetch": () => orval("fetch"),
  "orval-zod": () => orval("zod"),
};

const linters = {
  "redocly recommended-strict": () => bin("redocly", "lint", "openapi.json", "--config", "redocly.yaml"),
  "spectral spectral:oas": () =>
    bin("spectral", "lint", "openapi.json", "-r", "spectral.yaml", "--fail-severity", "hint"),
};

function prepare() {
  copyFileSync(join(import.meta.dirname, "../clients/openapi.json"), join(folder, "openapi.json"));
  write("package.json", JSON.stringify({ private: true, type: "module" }));
  write("redocly.yaml", "extends: [recommended-strict]\n");
  write("spectral.yaml", 'extends: ["spectral:oas"]\n');
  for (const [name, plugins] of [
    ["hey-api-fetch", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]],
    ["hey-api-zod", ["zod"]],
  ])
    write(
      `${name}.config.mjs`,
      `export default ${JSON.stringify({ input: "./openapi.json", output: `./${name}`, plugins })};\n`,
    );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // openapi-typescript asks for TypeScript 5, orval for another zod.
  return run(npm, "install", "--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund", ...tools);
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
};

function compile(name) {
  write(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions, include: [name] }));
  return bin("tsc", "-p", `tsconfig.${name}.json`);
}

let failed = 0;
function report(name, { status, stdout, stderr }) {
  console.log(`${status === 0 ? "passed" : "FAILED"}  ${name}`);
  if (status === 0) return true;
  failed++;
  console.log(`${stdout}${stderr}`.split("\n").slice(-40).join("\n"));
  return false;
}

try {
  if (report("installed the tools", prepare())) {
    for (const [name, generate] of Object.entries(generators)) {
      mkdirSync(join(folder, name), { recursive: true });
      if (report(`${name} generates`, generate())) report(`${name} compiles`, compile(name));
    }
    for (const [name, lint] of Object.entries(linters)) report(`${name} finds nothing`, lint());
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
