import { describe, expect, it } from "vitest";
import { isUnavailable, pool } from "@/lib/core/db";

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
