import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import web from "@/clients/web/package.json";

const root = join(import.meta.dirname, "../..");
const scratch = mkdtempSync(join(tmpdir(), "turnero-web-"));
const program = join(scratch, "program");

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** The packed folder in a program that has React and nothing else of ours. */
beforeAll(() => {
  run(join(root, "clients/web"), "npm", "pack", "--pack-destination", scratch);
  const modules = join(program, "node_modules");
  const into = join(modules, "@turnero/web");
  mkdirSync(join(modules, "@types"), { recursive: true });
  mkdirSync(into, { recursive: true });
  writeFileSync(join(program, "package.json"), '{ "private": true }');
  run(scratch, "tar", "-xzf", `turnero-web-${web.version}.tgz`);
  cpSync(join(scratch, "package"), into, { recursive: true });
  for (const name of ["react", "react-dom", "scheduler", "csstype", "@types/react"])
    symlinkSync(join(root, "node_modules", name), join(modules, name), "junction");
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const rendered = '<a class="b" href="https://t/b/aurora" data-turnero="button">Book</a>\n';
const render = `
  console.log(renderToStaticMarkup(createElement(BookingButton, { page: "https://t/b/aurora", className: "b" }, "Book")));`;

describe("the packed components", () => {
  it("are of modules, and render on a server", () => {
    const code = `import { createElement } from "react"; import { renderToStaticMarkup } from "react-dom/server";
      import { BookingButton } from "@turnero/web/react"; import { loadTurnero } from "@turnero/web";
      if (typeof loadTurnero !== "function") throw new Error("no loader"); ${render}`;
    expect(run(program, process.execPath, "--input-type=module", "--eval", code)).toBe(rendered);
  });

  it("are of CommonJS too", () => {
    const code = `const { createElement } = require("react"); const { renderToStaticMarkup } = require("react-dom/server");
      const { BookingButton } = require("@turnero/web/react"); ${render}`;
    expect(run(program, process.execPath, "--input-type=commonjs", "--eval", code)).toBe(rendered);
  });

  it("have types under every resolution, and one for window.Turnero", () => {
    const text = `
import { loadTurnero, type Turnero } from "@turnero/web";
import { BookingButton, BookingPage, TurneroChat } from "@turnero/web/react";
export const loaded: Promise<Turnero> = loadTurnero({ home: "https://t", publishableKey: "pk_1" });
window.Turnero?.identify({ name: "Ana", identity: { user_id: "42", hash: "00" } });
window.Turnero?.book("https://t/b/aurora");
export const all = [TurneroChat, BookingPage, BookingButton({ page: "https://t/b/aurora", className: "b" })];
// @ts-expect-error: the chat needs a key.
TurneroChat({ home: "https://t" });
// @ts-expect-error: there is no such call.
window.Turnero?.destroy();
`;
    for (const name of ["module.mts", "common.cts", "plain.ts"]) writeFileSync(join(program, name), text);
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    // The compiler's own declarations would take most of the time.
    const strict = ["--noEmit", "--strict", "--skipDefaultLibCheck"];
    const options = [...strict, "--target", "es2022", "--lib", "es2022,dom", "--types", "react"];
    for (const how of [
      ["--module", "nodenext", "module.mts", "common.cts", "plain.ts"],
      ["--module", "esnext", "--moduleResolution", "bundler", "plain.ts"],
    ])
      expect(run(program, process.execPath, tsc, ...options, ...how)).toBe("");
  });
});
