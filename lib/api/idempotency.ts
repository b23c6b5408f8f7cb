import { createHash } from "node:crypto";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { inSql, inTransaction, type Sql, sqlOf } from "@/lib/core/db";
import { isProblem, Problem, problemBody } from "@/lib/core/problem";
import { Upload } from "@/lib/core/upload";

/** What a call answered, in the form that can be kept and given again. */
export type Answer = { status: number; body: string | null; location: string | null; replayed: boolean };

type Place = { project_id: string; operation: string; path: string; key: string };

const sha256 = (content: string | Uint8Array): Buffer => createHash("sha256").update(content).digest();

const canonical = (value: unknown): string => {
  if (value instanceof Upload) return canonical([value.name, sha256(value.bytes).toString("hex")]);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(",")}}`;
};

const hashOf = (body: unknown): Buffer => sha256(canonical(body));

/** The header's value, quoted or bare. */
export const idempotencyKey = (header: string | null): string | null =>
  header?.trim().replace(/^"(.*)"$/, "$1") ?? null;

/** A path longer than any real one would not fit the index. */
const shortened = (path: string): string => (path.length <= 500 ? path : sha256(path).toString("hex"));

type Kept = { request_hash: Uint8Array; status: number | null; body: string | null; location: string | null };

const where = "project_id = $1 AND operation = $2 AND path = $3 AND key = $4";
const valuesOf = ({ project_id, operation, path, key }: Place) => [project_id, operation, path, key];

async function stored(sql: Sql, place: Place, hash: Buffer): Promise<Answer> {
  const text = `SELECT request_hash, status, body, location FROM idempotency_record WHERE ${where}`;
  const [row] = await sql<Kept>(text, valuesOf(place));
  if (!row) throw new Error("The record of an idempotent call is gone.");
  if (!hash.equals(row.request_hash)) {
    throw new Problem("idempotency_conflict", {
      detail: `The key "${place.key}" was already used here with a different body.`,
    });
  }
  return { status: row.status ?? 500, body: row.body, location: row.location, replayed: true };
}

/** Takes the key's row. A twin in flight holds it, so this waits until the twin has committed or failed. */
async function claim(sql: Sql, place: Place, hash: Buffer): Promise<boolean> {
  const text = `
    INSERT INTO idempotency_record (project_id, operation, path, key, request_hash) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (project_id, operation, path, key) DO UPDATE SET
      request_hash = EXCLUDED.request_hash, status = NULL, body = NULL, location = NULL, created_at = now()
    WHERE idempotency_record.created_at < now() - interval '24 hours'
    RETURNING 1 AS taken`;
  return (await sql(text, [...valuesOf(place), hash])).length > 0;
}

async function keep(sql: Sql, place: Place, { status, body, location }: Answer): Promise<void> {
  const text = `UPDATE idempotency_record SET status = $5::integer, body = $6, location = $7 WHERE ${where} RETURNING 1 AS kept`;
  await sql(text, [...valuesOf(place), status, body, location]);
}

/** The call's own transaction: through Prisma, or on a bare connection for the operations that need no more. */
const within = <T>(operation: Operation, actor: Actor, work: (as: Actor) => Promise<T>): Promise<T> =>
  operation.hot ? inSql(actor, (sql) => work({ ...actor, sql })) : inTransaction(actor, (tx) => work({ ...actor, tx }));

/**
 * Runs the call once per key. A success is recorded in the transaction of the change; a refusal (409, 410) in a
 * second one, where the first writer wins and the others replay it. Other refusals are not recorded.
 */
export async function once(
  operation: Operation,
  actor: Actor,
  call: { path: string; key: string; body: unknown },
  run: (actor: Actor) => Promise<Answer>,
): Promise<Answer> {
  const place = { project_id: actor.project.id, operation: operation.id, path: shortened(call.path), key: call.key };
  const hash = hashOf(call.body);
  try {
    return await within(operation, actor, async (as) => {
      const sql = sqlOf(as);
      if (!(await claim(sql, place, hash))) return stored(sql, place, hash);
      const answer = await run(as);
      await keep(sql, place, answer);
      return answer;
    });
  } catch (error) {
    if (!isProblem(error) || (error.status !== 409 && error.status !== 410)) throw error;
    const refusal = {
      status: error.status,
      body: JSON.stringify(problemBody(error, actor.requestId)),
      location: null,
      replayed: false,
    };
    return inSql({}, async (sql) => {
      if (!(await claim(sql, place, hash))) return stored(sql, place, hash);
      await keep(sql, place, refusal);
      return refusal;
    });
  }
}
