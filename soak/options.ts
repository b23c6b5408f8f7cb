import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

export type Options = {
  seconds: number;
  clients: number;
  web: number;
  seed: number;
  keep: boolean;
  /** Load without faults: processes live long enough to show leaks. */
  calm: boolean;
  /** A physical standby, promoted repeatedly. */
  standby: boolean;
  /** The file of PgBouncer, in transaction mode between the service and the database. */
  pgbouncer: string | null;
  /** The file of libfaketime, with which the database's clock is moved. */
  faketime: string | null;
  /** What the service needs to know of an Inngest server, or the word for one that the soak starts itself. */
  inngest: Record<string, string> | typeof loopback | null;
};

/** An Inngest server of the soak's own: what speaks to a real one is used without one. */
export const loopback = "loopback";

export const usage =
  "Usage: npm run soak -- --seconds 300 --clients 64 --web 1|2 --seed 1 [--standby] [--pgbouncer] [--inngest URL|loopback] [--faketime FILE] [--calm] [--keep]";

type Machine = {
  env: Record<string, string | undefined>;
  pgbouncer: () => string | null;
  faketime: () => string | null;
};

const firstOf = (files: string[]): string | null => files.find((file) => existsSync(file)) ?? null;
const libraries = (): string[] => (existsSync("/usr/lib") ? readdirSync("/usr/lib") : []);

export const thisMachine: Machine = {
  env: process.env,
  pgbouncer: () =>
    firstOf(
      [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"].map((at) => join(at, "pgbouncer")),
    ),
  faketime: () => firstOf(libraries().map((name) => join("/usr/lib", name, "faketime", "libfaketime.so.1"))),
};

function inngestOf(url: string, env: Machine["env"]): Exclude<Options["inngest"], null> {
  if (url === loopback) return loopback;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(
      `--inngest needs the http or https address of a server, such as http://127.0.0.1:8288, or the word loopback.`,
    );
  const { INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = env;
  if (!INNGEST_EVENT_KEY && !INNGEST_SIGNING_KEY) return { INNGEST_DEV: url };
  if (!INNGEST_EVENT_KEY || !INNGEST_SIGNING_KEY)
    throw new Error(
      "A self-hosted server needs both INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY; a development server none.",
    );
  return { INNGEST_BASE_URL: url, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY };
}

/** Throws a sentence where an option is not available here: nothing is skipped silently. */
export function optionsOf(args: string[], machine: Machine = thisMachine): Options {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "300" },
      clients: { type: "string", default: "64" },
      web: { type: "string", default: "1" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
      keep: { type: "boolean", default: false },
      calm: { type: "boolean", default: false },
      standby: { type: "boolean", default: false },
      pgbouncer: { type: "boolean", default: false },
      faketime: { type: "string" },
      inngest: { type: "string" },
    },
  });
  const whole = (
    name: "seconds" | "clients" | "web" | "seed",
    least: number,
    most = Number.MAX_SAFE_INTEGER,
  ): number => {
    const n = Number(values[name]);
    if (!Number.isInteger(n) || n < least || n > most)
      throw new Error(`--${name} ${values[name]} makes no sense. ${usage}`);
    return n;
  };
  const pgbouncer = values.pgbouncer ? machine.pgbouncer() : null;
  if (values.pgbouncer && !pgbouncer)
    throw new Error(
      "PgBouncer is not installed here (Debian: apt-get install pgbouncer): the soak cannot run through it.",
    );
  if (values.faketime !== undefined && !existsSync(values.faketime))
    throw new Error(`There is no file ${values.faketime}.`);
  return {
    seconds: whole("seconds", 1),
    clients: whole("clients", 1),
    web: whole("web", 1, 2),
    seed: whole("seed", 0),
    keep: values.keep,
    calm: values.calm,
    standby: values.standby,
    pgbouncer,
    faketime: values.faketime ?? machine.faketime(),
    inngest: values.inngest === undefined ? null : inngestOf(values.inngest, machine.env),
  };
}
