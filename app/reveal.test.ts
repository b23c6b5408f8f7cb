import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const { resolve } = createRequire(import.meta.url);

// app/layout.tsx keeps `$RT` unset. A React that no longer asks for it this way would hold content back again.
test("React shows content in the next frame while $RT is no number", () => {
  const server = readFileSync(resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js"), "utf8");
  expect(server).toContain('"number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB))');
});
