import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = join(root, ".next/server/app");

/** A build that traces them reads folders that are written beside it, and fails where it finds one half written. */
it("traces no file of the project that is neither source nor package", () => {
  const traces = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".nft.json"));
  expect(traces.length).toBeGreaterThan(100);
  const traced = traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(join(pages, trace), "utf8")) as { files: string[] };
    return files.map((file) => relative(root, join(pages, dirname(trace), file)));
  });
  expect(traced.filter((file) => /^(dist|scripts|public|\.data)\//.test(file))).toEqual([]);
});
