type Level = "info" | "warn" | "error";

const secret = /authorization|cookie|password|secret|token|api_?key/i;
const readable = process.stdout.isTTY && process.env.NODE_ENV !== "test";

const describe = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;

const line = (level: Level, message: string, fields: Record<string, unknown>): string => {
  const clean = Object.entries(fields).map(([name, value]) => [name, secret.test(name) ? "[hidden]" : describe(value)]);
  if (!readable) return JSON.stringify({ at: new Date().toISOString(), level, message, ...Object.fromEntries(clean) });
  const stack = fields.error instanceof Error ? `\n${fields.error.stack}` : "";
  const rest = clean.filter(([name]) => name !== "error").map(([name, value]) => ` ${name}=${value}`);
  return `${level === "info" ? " " : "!"} ${message}${rest.join("")}${stack}`;
};

const write =
  (level: Level) =>
  (message: string, fields: Record<string, unknown> = {}) => {
    if (process.env.NODE_ENV === "test" && level !== "error") return;
    (level === "info" ? process.stdout : process.stderr).write(`${line(level, message, fields)}\n`);
  };

/** JSON lines in production, sentences in a terminal; anything that smells of a secret is hidden. */
export const log = { info: write("info"), warn: write("warn"), error: write("error") };
