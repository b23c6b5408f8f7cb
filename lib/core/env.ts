import { z } from "zod";
import { singleton } from "@/lib/core/singleton";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
const whole = (least: number) => z.coerce.number().int().min(least);

/** Which engine runs the background functions. */
export type Engine =
  | { kind: "embedded" }
  | { kind: "dev"; baseUrl: string | null }
  | { kind: "server"; baseUrl: string | null; eventKey: string; signingKey: string };

const inngestFields = {
  INNGEST_DEV: z.union([flag, z.url()]).default(false),
  INNGEST_BASE_URL: z.url().optional(),
  INNGEST_EVENT_KEY: z.string().optional(),
  INNGEST_SIGNING_KEY: z.string().optional(),
};
type InngestSettings = z.output<z.ZodObject<typeof inngestFields>>;

const isLocal = (appUrl: string | undefined): boolean =>
  appUrl === undefined || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(appUrl).hostname);

/** Half a configuration of Inngest, as the variable that is wrong and the reason. */
function inngestFault(env: InngestSettings & { APP_URL?: string | undefined }): [string, string] | null {
  if (env.INNGEST_DEV) {
    // The development server's calls are not signed: anyone who reaches the route could run functions.
    if (isLocal(env.APP_URL)) return null;
    return [
      "INNGEST_DEV",
      "it turns signatures off, so it needs an APP_URL on localhost; use INNGEST_SIGNING_KEY instead",
    ];
  }
  const missing = (["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"] as const).filter((name) => env[name] === undefined);
  const given = [env.INNGEST_BASE_URL, env.INNGEST_EVENT_KEY, env.INNGEST_SIGNING_KEY].some(
    (value) => value !== undefined,
  );
  const [first] = missing;
  if (!given || first === undefined) return null;
  return [
    first,
    "it is missing; Inngest needs both keys, and without any INNGEST_ variable the embedded executor runs",
  ];
}

const engineOf = (env: InngestSettings): Engine => {
  if (env.INNGEST_DEV)
    return {
      kind: "dev",
      baseUrl: typeof env.INNGEST_DEV === "string" ? env.INNGEST_DEV : (env.INNGEST_BASE_URL ?? null),
    };
  const { INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey } = env;
  return eventKey && signingKey
    ? { kind: "server", baseUrl: env.INNGEST_BASE_URL ?? null, eventKey, signingKey }
    : { kind: "embedded" };
};

const s3Fields = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
type S3Settings = z.output<z.ZodObject<typeof s3Fields>>;

/** Half a configuration of the storage, as the variable that is wrong and the reason. */
function s3Fault(env: S3Settings): [string, string] | null {
  const names = Object.keys(s3Fields) as (keyof S3Settings)[];
  const missing = names.filter((name) => env[name] === undefined);
  const [first] = missing;
  if (first === undefined || missing.length === names.length) return null;
  return [
    first,
    `it is missing; storage in S3 needs all of ${names.join(", ")}, and without any files stay in DATA_DIR`,
  ];
}

const aiFields = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be the http or https address of an OpenAI-compatible API" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_EMBEDDING_MODEL: z.string().max(200).optional(),
  AI_PRICE: z
    .string()
    .default("0,0")
    .transform((text) => text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part))))
    .refine((prices) => prices.length === 2 && prices.every((price) => price >= 0 && price <= 10_000), {
      error: "it must be the dollars for a million tokens read and written, such as 0.15,0.60",
    }),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(300).default(30),
};
type AiSettings = z.output<z.ZodObject<typeof aiFields>>;

/** Half a configuration of the models, as the variable that is wrong and the reason. */
function aiFault(env: AiSettings): [string, string] | null {
  if (env.AI_BASE_URL && !env.AI_MODEL) return ["AI_MODEL", "it is missing; AI_BASE_URL needs the name of a model"];
  const [given] = (["AI_MODEL", "AI_API_KEY", "AI_EMBEDDING_MODEL"] as const).filter((name) => env[name] !== undefined);
  if (env.AI_BASE_URL || given === undefined) return null;
  return ["AI_BASE_URL", `it is missing; ${given} is of no use without an address, and without any the rules answer`];
}

/** Where another company's API is: over https, or on this very machine for tests. */
const companyUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine((url) => url.startsWith("https:") || isLocal(url), {
    error: "must begin with https://; http is for this machine alone, such as http://127.0.0.1:8081",
  })
  .transform((url) => url.replace(/\/+$/, ""));

/** A local installation listens on loopback only; :: stands for all addresses. */
const listenAddress = (appUrl: string): string => {
  const { hostname } = new URL(appUrl);
  if (!isLocal(appUrl)) return "::";
  return hostname === "localhost" ? "127.0.0.1" : hostname.replace(/^\[|\]$/g, "");
};

const appUrlFault = "must be the http or https address of the service alone, such as https://agenda.example.com";

/** Where people reach the service: pages, cookies and links are at its root. */
const appUrl = z
  .url({ protocol: /^https?$/, error: appUrlFault, abort: true })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, { error: appUrlFault, abort: true })
  .transform((url) => new URL(url).origin);

const keys = z
  .string()
  .transform((text) => text.split(",").map((key) => key.trim()))
  .refine((list) => list.every((key) => key.length >= 32), {
    error: "each key must have at least 32 characters; several are separated by commas, the newest first",
  });

/** What another program shows as its bearer token. */
const token = z.string().regex(/^\S{16,}$/, "must have at least 16 characters and no spaces");

const Environment = z
  .object({
    NODE_ENV: z.string().default("development"),
    HOST: z
      .union([z.ipv4(), z.ipv6()], {
        error: "must be an address of this machine such as 127.0.0.1, or :: for all of them",
      })
      .optional(),
    PORT: whole(0).max(65535).default(3000),
    APP_URL: appUrl.optional(),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://"),
    DATABASE_DIRECT_URL: z.string().optional(),
    DATABASE_POOL: whole(1).default(16),
    DATA_DIR: z.string().default(".data"),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters"),
    ENCRYPTION_KEY: keys,
    ENCRYPTION_KEY_PREVIOUS: keys.optional(),
    RATE_LIMIT_BURST: z.coerce.number().min(1).default(120),
    RATE_LIMIT_REFILL_PER_SECOND: z.coerce.number().min(0).default(2),
    MEMBER_RATE_LIMIT_BURST: z.coerce.number().min(1).default(600),
    MEMBER_RATE_LIMIT_REFILL_PER_SECOND: z.coerce.number().min(0).default(20),
    VISITOR_RATE_LIMIT_BURST: z.coerce.number().min(1).default(60),
    VISITOR_RATE_LIMIT_REFILL_PER_SECOND: z.coerce.number().min(0).default(1),
    HOLD_SECONDS: whole(1).default(600),
    WEBHOOK_RETRY_SECONDS: z
      .string()
      .default("60,300,1800,7200,43200")
      .transform((text) => text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part))))
      .refine((delays) => delays.every((delay) => delay > 0 && delay <= 2_592_000), {
        error: "it must be a list of seconds such as 60,300,1800",
      }),
    WEBHOOK_ALLOW_LOOPBACK: flag.default(false),
    WHATSAPP_API_URL: companyUrl.default("https://graph.facebook.com/v23.0"),
    TELEGRAM_API_URL: companyUrl.default("https://api.telegram.org"),
    BATCHING: flag.default(true),
    API_DOOR: z.enum(["direct", "next"]).default("direct"),
    SIGN_UP: z.enum(["open", "invite"]).optional(),
    TRUST_PROXY: whole(0).default(0),
    METRICS_TOKEN: token.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_SERVICE_NAME: z.string().optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: z.string().default("Turnero <no-reply@localhost>"),
    MAIL_BOUNCE_SECRET: token.optional(),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+\d+)$/, "must be a mailto:, https:// or tel: address")
      .optional(),
    DEMO: flag.default(true),
    MAP_STYLE_URL: z
      .url({ protocol: /^https?$/, error: "must be the http or https address of a map style" })
      .optional(),
    ...inngestFields,
    ...s3Fields,
    ...aiFields,
  })
  .superRefine((env, context) => {
    for (const fault of [inngestFault(env), s3Fault(env), aiFault(env)]) {
      const [name, message] = fault ?? [];
      if (name) context.addIssue({ code: "custom", path: [name], message: `${message}` });
    }
    if (env.WEBHOOK_ALLOW_LOOPBACK && !isLocal(env.APP_URL)) {
      const message = "it lets webhooks reach this machine itself, so it needs an APP_URL on localhost";
      context.addIssue({ code: "custom", path: ["WEBHOOK_ALLOW_LOOPBACK"], message });
    }
    // Without mail the response itself would have to reveal who has an account.
    if (env.SIGN_UP === "open" && !isLocal(env.APP_URL) && env.SMTP_URL === undefined) {
      const message = "open sign-up proves addresses by e-mail, so it needs SMTP_URL where APP_URL is not on localhost";
      context.addIssue({ code: "custom", path: ["SIGN_UP"], message });
    }
  })
  .transform(({ ENCRYPTION_KEY_PREVIOUS: previous = [], ...env }) => {
    const APP_URL = env.APP_URL ?? `http://localhost:${env.PORT}`;
    return {
      ...env,
      // The first key encrypts, every key decrypts.
      ENCRYPTION_KEY: [...env.ENCRYPTION_KEY, ...previous],
      APP_URL,
      HOST: env.HOST ?? listenAddress(APP_URL),
      SIGN_UP: env.SIGN_UP ?? (isLocal(APP_URL) ? ("open" as const) : ("invite" as const)),
    };
  });

export type Env = z.output<typeof Environment>;

const filledIn = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));

/** One sentence per fault, so that a failed start explains itself. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = filledIn(source);
  const result = Environment.safeParse(filled);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(({ code, path: [name = ""], message }) =>
        code === "custom" || String(name) in filled
          ? `The environment variable ${String(name)} is wrong: ${message}.`
          : `The environment variable ${String(name)} is not set.`,
      )
      .join("\n"),
  );
}

/**
 * Read without the rest of the environment: the client is created while Next builds, where there is no database.
 * Faults are reported by `readEnv`, without which nothing starts.
 */
export function engine(source: Record<string, string | undefined> = process.env): Engine {
  const result = z.object(inngestFields).safeParse(filledIn(source));
  return result.success ? engineOf(result.data) : { kind: "embedded" };
}

export const env = (): Env =>
  singleton("env", () => {
    const read = readEnv(process.env);
    // next-auth reads these two under its own names.
    process.env.NEXTAUTH_URL = read.APP_URL;
    process.env.NEXTAUTH_SECRET = read.AUTH_SECRET;
    return read;
  });
