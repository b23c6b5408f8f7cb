import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import client from "@/clients/typescript/package.json";
import { blocksOf } from "@/components/docs/markdown";
import service from "@/package.json";

const root = join(import.meta.dirname, "../../..");
const scratch = mkdtempSync(join(tmpdir(), "turnero-package-"));
const alone = join(scratch, "alone");
const program = join(scratch, "program");

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}
const tsc = join(root, "node_modules/typescript/bin/tsc");

/** The folder by itself, with the one tool that it names, packed and installed into a program that knows nothing else. */
beforeAll(() => {
  cpSync(join(root, "clients/typescript"), alone, {
    recursive: true,
    filter: (path) => !/[\\/](?:dist|node_modules)$/.test(path),
  });
  mkdirSync(join(alone, "node_modules"));
  symlinkSync(join(root, "node_modules/typescript"), join(alone, "node_modules/typescript"), "junction");
  run(alone, "npm", "pack", "--pack-destination", scratch);
  mkdirSync(program);
  writeFileSync(join(program, "package.json"), '{ "private": true }');
  const tarball = join(scratch, `turnero-client-${client.version}.tgz`);
  run(program, "npm", "install", "--offline", "--no-audit", "--no-fund", tarball);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What a page prints in TypeScript, after what it leaves to the reader. */
const printed = (file: string, given: string): string =>
  [
    given,
    ...blocksOf(readFileSync(join(root, file), "utf8"))
      .flatMap((block) => (block.kind === "code" ? block.parts : []))
      .filter(({ language }) => language === "ts")
      .map(({ text }) => text),
  ].join("\n");

const clientGiven = `import { createTurnero, type CreateBookingBody } from "@turnero/client";
const turnero = createTurnero();
declare const body: CreateBookingBody;
declare const order: { id: string };
declare const offer: (times: readonly { start: string }[]) => void;
`;
const pages: Record<string, string> = {
  "docs/guides/first-booking.md": "",
  "docs/guides/errors.md": clientGiven,
  "docs/guides/idempotency.md": clientGiven,
  "docs/guides/pagination.md": clientGiven,
  "clients/typescript/README.md": "",
};

const uses = `
  const turnero = createTurnero({ apiKey: "tk_live_x", baseUrl: "https://t/api/v1", fetch: async () => Response.json({ id: "me" }) });
  turnero.me.get().then((me) => console.log(me.id, new TurneroProblem({ code: "timeout" }).code, typeof verifyWebhook));
`;

describe("the packed client", () => {
  it("is built by the tool that it names, in the version that the service uses", () => {
    expect(client.devDependencies).toEqual({ typescript: service.devDependencies.typescript });
    expect(client).not.toHaveProperty("dependencies");
    expect(existsSync(join(program, "node_modules/typescript"))).toBe(false);
  });

  it("is imported by a module", () => {
    const code = `import { createTurnero, TurneroProblem, verifyWebhook } from "@turnero/client"; ${uses}`;
    expect(run(program, process.execPath, "--input-type=module", "--eval", code)).toBe("me timeout function\n");
  });

  it("is required by CommonJS", () => {
    const code = `const { createTurnero, TurneroProblem, verifyWebhook } = require("@turnero/client"); ${uses}`;
    expect(run(program, process.execPath, "--input-type=commonjs", "--eval", code)).toBe("me timeout function\n");
  });

  it("has a command that says how it is used and what it lacks", () => {
    const turnero = join(program, "node_modules/.bin/turnero");
    expect(run(program, turnero, "--help")).toContain("turnero listen --to <port or URL>");
    const { status, stderr } = spawnSync(turnero, ["listen", "--to", "4000"], {
      encoding: "utf8",
      env: { ...process.env, TURNERO_KEY: "" },
    });
    expect([status, stderr]).toEqual([2, "A key is missing: give --key or set TURNERO_KEY.\n"]);
  });

  it("has types for both, strict and without Node's", () => {
    const text = `
      const { data } = await createTurnero({ apiKey: "tk_live_x", baseUrl: "https://t/api/v1" }).services.list({ limit: 5 });
      export const name: string | undefined = data[0]?.name;
      // @ts-expect-error: a name is no number.
      export const wrong: number | undefined = data[0]?.name;
      export const codeOf = (error: unknown): string => (error instanceof TurneroProblem ? error.code : "");
      export const none: Booking | null = null;`;
    const imports = 'import { type Booking, createTurnero, TurneroProblem } from "@turnero/client";';
    writeFileSync(join(program, "module.mts"), `${imports}\n${text}`);
    const inside = text.replaceAll("export const", "const");
    writeFileSync(
      join(program, "common.cts"),
      `${imports}\nexport async function main() {${inside}\nreturn [name, wrong, codeOf, none]; }`,
    );
    // The compiler's own declarations would take most of the time.
    const options = ["--noEmit", "--strict", "--skipDefaultLibCheck", "--target", "es2022", "--module", "nodenext"];
    expect(run(program, process.execPath, tsc, ...options, "module.mts", "common.cts")).toBe("");
  });

  it("is used by the pages in code that a project made by tsc --init compiles", () => {
    const project = join(program, "project");
    mkdirSync(join(program, "node_modules/@types"), { recursive: true });
    for (const name of ["@types/node", "undici-types"])
      symlinkSync(join(root, "node_modules", name), join(program, "node_modules", name), "junction");
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
    run(project, process.execPath, tsc, "--init");
    const config = join(project, "tsconfig.json");
    const written = readFileSync(config, "utf8");
    expect(written).toContain('"types": [],');
    writeFileSync(config, written.replace('"types": [],', '"types": ["node"],'));
    for (const [at, [file, given]] of Object.entries(pages).entries())
      writeFileSync(join(project, `page${at}.ts`), printed(file, given));
    expect(run(project, process.execPath, tsc, "--noEmit")).toBe("");
  });
});
