import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { inSql, isUnavailable, pool, sqlOf } from "@/lib/core/db";
import { singletons } from "@/lib/core/singleton";
import { setEnv } from "@/lib/testing/environment";

describe("a connection that breaks between two statements of its holder", () => {
  it("does not end the process, is told as a database out of reach, and goes back to no pool", async () => {
    const held = await pool().connect();
    const { rows } = await held.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const ended = new Promise((done) => held.once("end", done));
    await pool().query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
    await ended;
    const refused = await held.query("SELECT 1").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(isUnavailable(refused), String(refused)).toBe(true);
    held.release();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool().query("SELECT 1 AS one")));
    expect(answers.every((answer) => answer.rows[0].one === 1)).toBe(true);
  });
});

describe("a hand-written statement", () => {
  const kept = async (): Promise<number> => {
    const connection = await pool().connect();
    const { rows } = await connection.query("SELECT count(*)::int AS n FROM pg_prepared_statements WHERE NOT from_sql");
    connection.release();
    return rows[0].n;
  };

  it("is prepared once a connection, save behind a pooler, where the next one may meet another connection", async () => {
    setEnv("DATABASE_POOL", "1");
    await forgetPool();
    await sqlOf({})("SELECT 1 AS behind_nothing", []);
    expect(await kept()).toBe(1);
    setEnv("DATABASE_DIRECT_URL", process.env.DATABASE_URL);
    await forgetPool();
    expect(await sqlOf({})("SELECT $1::int AS behind_a_pooler", [1])).toEqual([{ behind_a_pooler: 1 }]);
    expect(await kept()).toBe(0);
  });

  it("is prepared anew where a view that it reads whole got another column", async () => {
    setEnv("DATABASE_DIRECT_URL", undefined);
    await forgetPool();
    const rebuild = (columns: string) =>
      pool().query(`BEGIN; DROP VIEW IF EXISTS seen; CREATE VIEW seen AS SELECT ${columns}; COMMIT`);
    const read = () => Promise.all(Array.from({ length: 10 }, () => sqlOf({})("SELECT * FROM seen", [])));
    await rebuild("1 AS one");
    expect(await read()).toEqual(Array(10).fill([{ one: 1 }]));
    await rebuild("2 AS two, 1 AS one");
    expect(await read()).toEqual(Array(10).fill([{ two: 2, one: 1 }]));
    expect(await inSql({}, (sql) => sql("SELECT * FROM seen", []))).toEqual([{ two: 2, one: 1 }]);
    await rebuild("1 AS one");
    expect(await inSql({}, (sql) => sql("SELECT * FROM seen", []))).toEqual([{ one: 1 }]);
  });
});

/** The next one has the settings of this moment. */
async function forgetPool(): Promise<void> {
  await pool().end();
  singletons.delete("pool");
}

describe("an answer that cannot be read", () => {
  it("ends its connection and fails its statement, not the process", async () => {
    const client = await pool().connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const asked = client.query("SELECT pg_sleep(30)").catch((error: unknown) => error);
    // A row of two fields, the first with a declared length beyond the message.
    stream.emit("data", Buffer.from([0x44, 0, 0, 0, 10, 0, 2, 0, 0, 0x4a, 0x49]));
    expect(isUnavailable(await asked)).toBe(true);
    client.release(true);
    expect((await pool().query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  });
});
