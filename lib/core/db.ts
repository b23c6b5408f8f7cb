import { AsyncResource } from "node:async_hooks";
import type { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Transaction } from "@prisma/driver-adapter-utils";
import pg from "pg";
import type { Context, StatementContext } from "@/lib/core/actor";
import { prismaOver } from "@/lib/core/database/prisma-client";
import { dryRunTx } from "@/lib/core/dry-run";
import { env } from "@/lib/core/env";
import { tracing } from "@/lib/core/monitoring/tracing";
import { singleton } from "@/lib/core/singleton";
import { stampTimes } from "@/lib/core/test-mode/stamp-times";
import { currentTwin } from "@/lib/core/test-mode/twin";
import { openTwinPool, testSchema } from "@/lib/core/test-mode/twin-pool";
import { Prisma, type PrismaClient } from "@/lib/generated/prisma/client";

type Statement = string | { text?: string; name?: string | undefined; submit?: unknown };
type Query = (statement: Statement, ...rest: unknown[]) => unknown;

/** A span for each statement of the pool, Prisma's included; in both of pg's styles, a callback or a promise. */
function traceStatements(made: pg.Pool): void {
  const connect = made.connect.bind(made) as (callback?: () => void) => unknown;
  // A caller that waited for a connection continues in its own trace.
  made.connect = ((callback?: () => void) => connect(callback && AsyncResource.bind(callback))) as typeof made.connect;
  made.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((statement: Statement, ...rest: unknown[]) => {
      const text = typeof statement === "string" ? statement : statement.text;
      const end = text === undefined ? undefined : tracing()?.statement(text);
      if (!end) return query(statement, ...rest);
      const callback = rest.at(-1);
      if (typeof callback === "function") {
        const told = (error: unknown, result: unknown) => {
          end(error);
          callback(error, result);
        };
        return query(statement, ...rest.slice(0, -1), told);
      }
      const answer = query(statement, ...rest);
      if (answer instanceof Promise) answer.then(() => end(), end);
      else end();
      return answer;
    }) as typeof client.query;
  });
}

/** Behind a pooler, statements are not prepared by name: the next statement may get another connection. */
function dropNames(made: pg.Pool): void {
  made.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((statement: Statement, ...rest: unknown[]) => {
      const named = typeof statement !== "string" && !statement.submit;
      return query(named ? { ...statement, name: undefined } : statement, ...rest);
    }) as typeof client.query;
  });
}

/**
 * A response that is cut off, with a pooler's own message behind it, cannot be parsed: pg's parser throws. That ends the
 * connection, and its statement fails like any on a lost connection; unhandled, the error would end the process.
 */
function endUnreadable(made: pg.Pool): void {
  made.on("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const emit = stream.emit.bind(stream) as (event: string | symbol, ...given: unknown[]) => boolean;
    stream.emit = (event: string | symbol, ...given: unknown[]): boolean => {
      if (event !== "data") return emit(event, ...given);
      try {
        return emit(event, ...given);
      } catch (error) {
        const told = new Error("The database's answer could not be read.", { cause: error });
        stream.destroy(Object.assign(told, { code: "ECONNRESET" }));
        return true;
      }
    };
  });
}

/** The connections of test mode, of all twins. */
const twinPool = (): pg.Pool =>
  singleton("twin-pool", () => {
    const made = openTwinPool(env().DATABASE_DIRECT_URL ?? env().DATABASE_URL);
    made.on("error", () => {});
    made.on("connect", (connection) => connection.on("error", () => {}));
    endUnreadable(made);
    if (tracing()) traceStatements(made);
    return made;
  });

/** The one pool: Prisma's queries and the hand-written statements share it. In test mode it is the twins'. */
export const pool = (): pg.Pool => (currentTwin() ? twinPool() : realPool());

const realPool = (): pg.Pool =>
  singleton("pool", () => {
    const made = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
    });
    made.on("error", () => {}); // An idle connection was closed by the server; the next query opens another.
    // A connection that breaks between two statements: the next statement fails. Unhandled, the error would end the process.
    made.on("connect", (connection) => connection.on("error", () => {}));
    endUnreadable(made);
    if (env().DATABASE_DIRECT_URL) dropNames(made);
    if (tracing()) traceStatements(made);
    return made;
  });

/** Prisma sends several queries for relations at once; on the one connection of a transaction they are serialized. */
function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const queued =
    <Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) =>
    (asked: Asked): Promise<Answer> => {
      const answer = last.then(() => ask(asked));
      last = answer.catch(() => {});
      return answer;
    };
  transaction.queryRaw = queued(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = queued(transaction.executeRaw.bind(transaction));
  return transaction;
}

/** Prisma's access to the pool. pg's queue for a busy connection goes away with its next version, so this has its own. */
class Adapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => inTurn(await start(level));
    return adapter;
  }
}

const twinPrisma = (): PrismaClient =>
  singleton("twin-prisma", () => {
    const adapter = new Adapter(twinPool(), { disposeExternalPool: false, schema: testSchema });
    return stampTimes(prismaOver(adapter));
  });

const realPrisma = (): PrismaClient =>
  singleton("prisma", () => prismaOver(new Adapter(realPool(), { disposeExternalPool: false })));

export const prisma = (): PrismaClient => (currentTwin() ? twinPrisma() : realPrisma());

export type Tx = Prisma.TransactionClient;

const retryable = new Set(["40001", "40P01"]);

type Layer = {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: unknown;
};

/** The error and its causes: Prisma wraps the adapter's error, which wraps pg's. */
function* layersOf(error: unknown): Generator<Layer> {
  let at = error as Layer | null | undefined;
  for (let depth = 0; at && depth < 6; depth++) {
    yield at;
    at = (at.cause ?? (at.meta as Record<string, unknown> | undefined)?.driverAdapterError) as Layer | undefined;
  }
}

/** The SQLSTATE behind whatever Prisma or pg threw. */
export function sqlState(error: unknown): string | undefined {
  for (const { originalCode, code: own } of layersOf(error)) {
    const code = originalCode ?? own;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code)) return code;
  }
  return undefined;
}

const outOfReach =
  /^(08...|53...|57P0[1235]|P1001|P1002|P1008|P1017|P2024|P2028|P2037|ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EPIPE)$/;
/** The adapter's own error kinds, which have no code: errors of COMMIT are not translated further. */
const adapterKind = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const brokenConnection =
  /Connection terminated|not queryable|Server has closed the connection|timeout exceeded when trying to connect|Unable to start a transaction|a pool after calling end/;

/** Whether the database was not available: down, full, or lost during the call. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return outOfReach.test(state);
  return [...layersOf(error)].some(
    ({ code, kind, message }) =>
      outOfReach.test(String(code)) || adapterKind.test(String(kind)) || brokenConnection.test(String(message)),
  );
}

/** Whether it was a deadlock or serialization failure that persisted through our retries. */
export const isContended = (error: unknown): boolean => retryable.has(sqlState(error) ?? "");

export const isUniqueViolation = (error: unknown): boolean =>
  sqlState(error) === "23505" || (error as { code?: string } | undefined)?.code === "P2002";

/** A prepared `SELECT *` of a view or table that got another column meanwhile, as during a rollout. */
const isStalePlan = (error: unknown): boolean =>
  sqlState(error) === "0A000" &&
  [...layersOf(error)].some(({ message }) => /cached plan must not change result type/.test(String(message)));

/** Retries deadlocks, serialization failures and statements that must be prepared again. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 5 || !(isContended(error) || isStalePlan(error))) throw error;
    }
  }
}

/** Runs `work` in a transaction; joins the one that `execute` opened for an idempotent call or a dry run. */
export async function inTransaction<T>(actor: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = actor.tx ?? dryRunTx();
  if (tx) return work(tx);
  return retrying(() => prisma().$transaction(work, { maxWait: 15_000, timeout: 30_000 }));
}

/** For reads: the open transaction where there is one, so that a caller sees its own writes. */
export const reader = (actor: Context): Tx => actor.tx ?? dryRunTx() ?? prisma();

/** Hand-written statements, for the hot paths: over the open transaction where there is one, else over the pool. */
export type Sql = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

const statements = () => singleton("statements", () => ({ names: new Map<string, string>(), given: 0 }));

/** Each text is prepared once per connection, under a short name that all copies of this module agree on. */
const nameOf = (text: string): string => {
  const known = statements();
  const name = known.names.get(text) ?? `s${known.given++}`;
  known.names.set(text, name);
  return name;
};

const over =
  (connection: pg.Pool | pg.PoolClient): Sql =>
  async (text, values) => {
    const name = nameOf(text);
    try {
      return (await connection.query({ name, text, values: [...values] })).rows;
    } catch (error) {
      // Every connection has prepared it under the old name, so another name is needed.
      const { names } = statements();
      if (isStalePlan(error) && names.get(text) === name) names.delete(text);
      throw error;
    }
  };

export function sqlOf({ sql, tx: given }: StatementContext): Sql {
  if (sql) return sql;
  const tx = given ?? dryRunTx();
  if (tx) return (text, values) => tx.$queryRawUnsafe(text, ...values);
  return (text, values) => retrying(() => over(pool())(text, values));
}

/** Like `sqlOf`, but planned for the values of each call: for statements whose best plan depends on them. */
export function freshSqlOf(actor: StatementContext): Sql {
  if (actor.sql || actor.tx || dryRunTx()) return sqlOf(actor);
  return async (text, values) => (await pool().query(text, [...values])).rows;
}

async function onOneConnection<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const connection = await pool().connect();
  let broken = false;
  try {
    await connection.query("BEGIN");
    const result = await work(over(connection));
    await connection.query("COMMIT");
    return result;
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}

/** A transaction of hand-written statements, at a quarter of the cost of a Prisma one; joins an open one. */
export async function inSql<T>(actor: StatementContext, work: (sql: Sql) => Promise<T>): Promise<T> {
  if (actor.sql || actor.tx || dryRunTx()) return work(sqlOf(actor));
  return retrying(() => onOneConnection(work));
}

/** SQL's NULL for a JSON column, which Prisma tells apart from JSON's own null. */
export const json = (value: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  value === null || value === undefined ? Prisma.DbNull : (value as Prisma.InputJsonValue);
