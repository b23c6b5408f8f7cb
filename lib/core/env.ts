import { z } from "zod";
import { processWide } from "@/lib/core/process-wide";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
const whole = (least: number) => z.coerce.number().int().min(least);

const Environment = z
  .object({
    NODE_ENV: z.string().default("development"),
    PORT: whole(0).max(65535).default(3000),
    APP_URL: z.url().optional(),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://"),
    DATABASE_DIRECT_URL: z.string().optional(),
    DATABASE_POOL: whole(1).default(16),
    DATA_DIR: z.string().default(".data"),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters"),
    RATE_LIMIT_BURST: z.coerce.number().min(1).default(120),
    RATE_LIMIT_REFILL_PER_SECOND: z.coerce.number().min(0).default(2),
    MEMBER_RATE_LIMIT_BURST: z.coerce.number().min(1).default(600),
    MEMBER_RATE_LIMIT_REFILL_PER_SECOND: z.coerce.number().min(0).default(20),
    HOLD_SECONDS: whole(1).default(600),
    API_DOOR: z.enum(["direct", "next"]).default("direct"),
    TRUST_PROXY: whole(0).default(0),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: z.string().default("Turnero <no-reply@localhost>"),
    DEMO: flag.default(true),
  })
  .transform((env) => ({ ...env, APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}` }));

export type Env = z.output<typeof Environment>;

/** One sentence per fault, so that a wrong start explains itself. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = Environment.safeParse(filled);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(({ path: [name = ""], message }) =>
        String(name) in filled
          ? `The environment variable ${String(name)} is wrong: ${message}.`
          : `The environment variable ${String(name)} is not set.`,
      )
      .join("\n"),
  );
}

export const env = (): Env =>
  processWide("env", () => {
    const read = readEnv(process.env);
    // next-auth knows these two only by its own names.
    process.env.NEXTAUTH_URL = read.APP_URL;
    process.env.NEXTAUTH_SECRET = read.AUTH_SECRET;
    return read;
  });
