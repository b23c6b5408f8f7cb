import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "./processes";
import { quick } from "./size";

/** A measurement compared with a floor of the same run; `met` is null where there is no target. */
export type Row = { what: string; floor: string; ours: string; ratio: string; target: string; met: boolean | null };

/** A measurement that has no floor. */
export const plainRow = (what: string, ours: string, target = "", met: boolean | null = null): Row => ({
  what,
  floor: "",
  ours,
  ratio: "",
  target,
  met,
});

const columns = ["what", "floor", "ours", "ratio", "target", "met"] as const;
const cell = (row: Row, column: (typeof columns)[number]): string =>
  column === "met" ? (row.met === null ? "" : row.met ? "yes" : "NO") : row[column];

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)].join("\n");
}

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function circumstances(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!bench/results.md") !== "";
  const commit = `${git("rev-parse", "--short", "HEAD")}${changed ? " with changes" : ""}`;
  const machine = `${cpus()[0]?.model.trim() ?? "unknown"} × ${cpus().length}, ${memory} GB, ${process.platform} ${process.arch}, load ${(loadavg()[1] ?? 0).toFixed(1)}`;
  return `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, commit ${commit}, Node ${process.versions.node}, ${machine}`;
}

const title =
  "# Benchmarks\n\n`npm run bench` writes the first table; each section after it is one run of `npm run bench -- <name>`. Floors and ours are of the same run.\n";

/** The results of a run of several, each in a file of its own until the last has ended. */
export const rowsOf = (folder: string, name: string): Row[] | null => {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

/** Prints the result and puts it in its section of bench/results.md; a target that was missed fails the run. */
export function report(name: string, rows: readonly Row[], details = ""): void {
  const result = table(
    columns,
    rows.map((row) => columns.map((column) => cell(row, column))),
  );
  if (process.env.BENCH_ROWS) writeFileSync(join(process.env.BENCH_ROWS, `${name}.json`), JSON.stringify(rows));
  write(name, [result, ...(details ? [`\n${details}`] : [])].join("\n"));
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

const missing: Row = { what: "it did not run to its end", floor: "", ours: "", ratio: "", target: "", met: false };

/** Every benchmark of one run in one table, which stands first in bench/results.md. */
export function overview(names: readonly string[], rows: (name: string) => Row[] | null, minutes: string): void {
  const all = names.flatMap((name) => (rows(name) ?? [missing]).map((row) => ({ name, row })));
  const result = table(
    ["benchmark", ...columns],
    all.map(({ name, row }) => [name, ...columns.map((column) => cell(row, column))]),
  );
  const promised = all.filter(({ row }) => row.met !== null);
  const met = promised.filter(({ row }) => row.met).length;
  write("All", `${result}\n\n${met} of ${promised.length} targets met, in ${minutes} minutes.`);
}

/** A trial run prints its figures and stores none. */
function write(name: string, content: string): void {
  const section = [`## ${name}`, `\n${circumstances()}\n`, content, ""].join("\n");
  console.log(`\n${section}`);
  if (quick) return;
  const file = join(root, "bench", "results.md");
  const [, ...kept] = (existsSync(file) ? readFileSync(file, "utf8") : title).split(/^(?=## )/m);
  const others = kept.filter((text) => !text.startsWith(`## ${name}\n`)).map((text) => `${text.trim()}\n`);
  writeFileSync(file, [title, ...[...others, section].sort()].join("\n"));
}
