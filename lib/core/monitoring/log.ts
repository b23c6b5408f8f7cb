import { sourceStack } from "@/lib/core/monitoring/source-stack";
import { redact } from "@/lib/core/secrets/redact";

type Level = "info" | "warn" | "error";

const readable = process.stdout.isTTY && process.env.NODE_ENV !== "test";

function locate(error: unknown, depth = 0): void {
  if (!(error instanceof Error) || depth > 5) return;
  if (error.stack) error.stack = sourceStack(error.stack);
  locate(error.cause, depth + 1);
}

const line = (level: Level, message: string, fields: Record<string, unknown>): string => {
  locate(fields.error);
  const clean = redact(fields) as Record<string, unknown>;
  const words = redact(message);
  if (!readable) return JSON.stringify({ at: new Date().toISOString(), level, message: words, ...clean });
  const { error, ...others } = clean;
  const stack = fields.error instanceof Error ? `\n${(error as Error).stack}` : "";
  const rest = Object.entries(others).map(([name, value]) => ` ${name}=${value}`);
  return `${level === "info" ? " " : "!"} ${words}${rest.join("")}${stack}`;
};

const write =
  (level: Level) =>
  (message: string, fields: Record<string, unknown> = {}) => {
    if (process.env.NODE_ENV === "test" && level !== "error") return;
    (level === "info" ? process.stdout : process.stderr).write(`${line(level, message, fields)}\n`);
  };

/** JSON lines in production, sentences in a terminal; secrets are redacted. */
export const log = { info: write("info"), warn: write("warn"), error: write("error") };
