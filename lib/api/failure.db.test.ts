import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problemOf } from "@/lib/api/failure";
import { inSql, inTransaction, pool, prisma, sqlOf } from "@/lib/core/db";
import { makeProject } from "@/lib/testing/world";

const answerTo = async (work: () => Promise<unknown>): Promise<number | string> => {
  try {
    return `nothing was thrown, but ${JSON.stringify(await work())}`;
  } catch (error) {
    return problemOf(error, "req_1").status;
  }
};

type Broken = pg.PoolClient & { connection: { stream: { destroy: (error?: Error) => void } } };
const socketError = (code: string, errno: number): Error =>
  Object.assign(new Error(`read ${code}`), { code, errno, syscall: "read" });

/** How a connection ends while a statement is in progress. */
const ends = {
  "is reset": () => socketError("ECONNRESET", -104),
  "times out": () => socketError("ETIMEDOUT", -110),
  "is a broken pipe": () => socketError("EPIPE", -32),
  "is closed": () => undefined,
};

/** The next connection taken from the pool breaks during this statement. */
function endUnder(statement: RegExp, error: () => Error | undefined): void {
  pool().once("acquire", (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((asked: string | { text: string }, ...rest: unknown[]) => {
      const answer = query(asked, ...rest);
      if (statement.test(typeof asked === "string" ? asked : asked.text))
        (client as Broken).connection.stream.destroy(error());
      return answer;
    }) as typeof client.query;
  });
}

/** The kinds of database access, and the statements that each may lose. */
const ways: [string, RegExp, () => Promise<unknown>][] = [
  ["Prisma's transaction, at its beginning", /^BEGIN/, () => inTransaction({}, (tx) => tx.project.count())],
  ["Prisma's transaction, in a query", /SELECT/, () => inTransaction({}, (tx) => tx.project.findFirst())],
  ["Prisma's transaction, in a raw one", /SELECT/, () => inTransaction({}, (tx) => sqlOf({ tx })("SELECT 1", []))],
  ["Prisma's transaction, at its end", /^COMMIT/, () => inTransaction({}, (tx) => tx.project.count())],
  ["Prisma alone", /SELECT/, () => prisma().project.findFirst()],
  ["our transaction, at its beginning", /^BEGIN/, () => inSql({}, (sql) => sql("SELECT 1", []))],
  ["our transaction, in a statement", /SELECT/, () => inSql({}, (sql) => sql("SELECT 1", []))],
  ["our transaction, at its end", /^COMMIT/, () => inSql({}, (sql) => sql("SELECT 1", []))],
  ["a statement alone", /SELECT/, () => sqlOf({})("SELECT 1", [])],
];

describe("a connection to the database that ends in the middle", () => {
  it.each(Object.entries(ends))("%s: no caller is told that the fault is ours", async (_how, error) => {
    for (const [way, statement, work] of ways) {
      endUnder(statement, error);
      expect([way, await answerTo(work)]).toEqual([way, 503]);
      expect((await pool().query("SELECT 1 AS one")).rows, way).toEqual([{ one: 1 }]);
    }
  });

  it("nor when the server says good-bye, or the pool has", async () => {
    const bye = "SELECT pg_terminate_backend(pg_backend_pid())";
    expect(await answerTo(() => inTransaction({}, (tx) => sqlOf({ tx })(bye, [])))).toBe(503);
    expect(await answerTo(() => inSql({}, (sql) => sql(bye, [])))).toBe(503);
    expect(await answerTo(() => sqlOf({})(bye, []))).toBe(503);
    const ended = new pg.Pool({ connectionString: process.env.DATABASE_URL });
    await ended.end();
    expect(await answerTo(() => ended.query("SELECT 1"))).toBe(503);
  });
});

describe("work that is in the way of other work", () => {
  it("is done again when the database gave it up", async () => {
    const [one, two] = [await makeProject(), await makeProject()];
    const touch = (ids: string[]) =>
      inTransaction({}, async (tx) => {
        for (const id of ids) {
          await tx.project.update({ where: { id }, data: { name: "Touched" } });
          await tx.$executeRaw`SELECT pg_sleep(0.1)`;
        }
      });
    await Promise.all([touch([one.id, two.id]), touch([two.id, one.id])]);
    expect(await prisma().project.count({ where: { name: "Touched" } })).toBe(2);
  });

  it.each(["40001", "40P01"])(
    "and cannot be told apart from it for good (%s): the caller may come again",
    async (code) => {
      let tries = 0;
      const refuse = `DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '${code}'; END $$`;
      const inPrisma = () =>
        inTransaction({}, (tx) => {
          tries++;
          return tx.$executeRawUnsafe(refuse);
        });
      expect([await answerTo(inPrisma), tries]).toEqual([503, 5]);
      expect(await answerTo(() => inSql({}, (sql) => sql(refuse, [])))).toBe(503);
      expect(await answerTo(() => sqlOf({})(refuse, []))).toBe(503);
    },
  );
});

describe("a fault of ours", () => {
  it("is still told as one", async () => {
    expect(await answerTo(() => sqlOf({})("SELECT nothing_like_it", []))).toBe(500);
    expect(await answerTo(() => inTransaction({}, (tx) => tx.$executeRawUnsafe("SELECT 1/0")))).toBe(500);
  });
});

describe("Prisma's transaction", () => {
  afterEach(() => vi.restoreAllMocks());

  it("asks for many relations one after the other: pg keeps no queue for a busy connection any more", async () => {
    const world = await makeProject();
    const busy = new Map<unknown, number>();
    let most = 0;
    const query = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...asked: never[]) {
      const answer = (query as (...asked: unknown[]) => unknown).apply(this, asked);
      if (!(answer instanceof Promise)) return answer;
      busy.set(this, (busy.get(this) ?? 0) + 1);
      most = Math.max(most, busy.get(this) as number);
      const free = () => busy.set(this, (busy.get(this) ?? 0) - 1);
      answer.then(free, free);
      return answer;
    } as never);
    await inTransaction({}, (tx) =>
      tx.project.findUnique({
        where: { id: world.id },
        include: { resources: true, services: true, customers: true, schedules: true },
      }),
    );
    expect(most).toBe(1);
  });
});
