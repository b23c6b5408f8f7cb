import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Failure } from "@/soak/ledger";

const parsed = (line: string): Record<string, unknown> => {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
};

/** What the processes' log says of the calls that were answered 500. */
export function linesOf(log: string, failures: readonly Failure[]): string[] {
  const ids = new Set(failures.map(({ requestId }) => requestId));
  return log.split("\n").filter((line) => ids.has(String(parsed(line).request_id)));
}

const inShort = (line: string): string => {
  const { request_id, operation, error } = parsed(line);
  const { name, message, code } = (error ?? {}) as Record<string, unknown>;
  return `  ${request_id} ${operation}: ${[name, code].filter(Boolean).join(" ")}: ${String(message).trim().split("\n").at(-1)}`;
};

/** Keeps those lines beyond the installation's folder, and prints each error in one line. */
export function keepFailures(log: string, failures: readonly Failure[], folder: string, seed: number): string {
  const lines = linesOf(readFileSync(log, "utf8"), failures);
  const file = join(folder, `soak-${seed}-failures.log`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
  return [`\nAnswered 500: ${failures.length}. What was thrown is kept in ${file}:`, ...lines.map(inShort)].join("\n");
}
