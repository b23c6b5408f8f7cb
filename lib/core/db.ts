import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import type { Actor } from "@/lib/core/actor";
import { env } from "@/lib/core/env";
import { processWide } from "@/lib/core/process-wide";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";

/** The one pool: Prisma's queries and the hand-written statements share it. */
export const pool = (): pg.Pool =>
  processWide("pool", () => {
    const made = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
    });
    made.on("error", () => {}); // An idle connection that the server closed; the next query opens another.
    return made;
  });

export const prisma = (): PrismaClient =>
  processWide("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool(), { disposeExternalPool: false }) }));

export type Tx = Prisma.TransactionClient;

const retryable = new Set(["40001", "40P01"]);

/** The SQLSTATE behind whatever Prisma or pg threw. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error as Record<string, unknown> | undefined, depth = 0; at && depth < 6; depth++) {
    const code = at.originalCode ?? at.code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code)) return code;
    at = (at.cause ?? (at.meta as Record<string, unknown> | undefined)?.driverAdapterError) as typeof at;
  }
  return undefined;
}

const outOfReach =
  /^(08...|53...|57P0[123]|P1001|P1002|P1008|P1017|P2024|P2028|ECONN(REFUSED|RESET)|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
const brokenConnection = /Connection terminated|timeout exceeded when trying to connect|Unable to start a transaction/;

/** Whether the database could not be asked at all: down, full, or gone in the middle. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return outOfReach.test(sqlState(error) ?? String(code)) || brokenConnection.test(String(message));
}

export const isUniqueViolation = (error: unknown): boolean =>
  sqlState(error) === "23505" || (error as { code?: string } | undefined)?.code === "P2002";

/** Runs `work` in a transaction; joins the one that `execute` opened for an idempotent call. */
export async function inTransaction<T>(actor: Pick<Actor, "tx">, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (actor.tx) return work(actor.tx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma().$transaction(work, { maxWait: 15_000, timeout: 30_000 });
    } catch (error) {
      if (attempt === 5 || !retryable.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** For reads: the open transaction where there is one, so that a caller sees its own writes. */
export const reader = (actor: Pick<Actor, "tx">): Tx => actor.tx ?? prisma();

/** Hand-written statements, for the hot paths: over the open transaction where there is one, else over the pool. */
export type Sql = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

export function sqlOf({ tx }: Pick<Actor, "tx">): Sql {
  if (tx) return (text, values) => tx.$queryRawUnsafe(text, ...values);
  return async (text, values) => (await pool().query(text, [...values])).rows;
}

/** SQL's NULL for a JSON column, which Prisma tells apart from JSON's own null. */
export const json = (value: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  value === null || value === undefined ? Prisma.DbNull : (value as Prisma.InputJsonValue);
