import { createHash } from "node:crypto";
import type { Operation } from "@/lib/api/operation";
import { type Actor, isReplay, type KeptAnswer, type Receipt } from "@/lib/core/actor";
import { inSql, inTransaction, type Sql, sqlOf } from "@/lib/core/db";
import { isProblem, Problem, problemBody } from "@/lib/core/problem";
import { Upload } from "@/lib/core/wire/upload";

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

type Kept = Omit<KeptAnswer, "status"> & { status: number | null };

const where = "project_id = $1 AND operation = $2 AND path = $3 AND key = $4";
const valuesOf = ({ project_id, operation, path, key }: Place) => [project_id, operation, path, key];

async function find(sql: Sql, place: Place): Promise<Kept | null> {
  const text = `SELECT encode(request_hash, 'hex') AS request_hash, status, body, location FROM idempotency_record
    WHERE ${where} AND created_at >= now() - interval '24 hours'`;
  return (await sql<Kept>(text, valuesOf(place)))[0] ?? null;
}

/** The stored response for the same body. */
function given(kept: Kept | null, { key }: Place, hash: Buffer): Answer {
  if (!kept) throw new Error("The record of an idempotent call is gone.");
  if (kept.request_hash !== hash.toString("hex")) {
    throw new Problem("idempotency_conflict", {
      detail: `The key "${key}" was already used here with a different body.`,
    });
  }
  return { status: kept.status ?? 500, body: kept.body, location: kept.location, replayed: true };
}

/** Inserts the key's row. A concurrent call with the same key holds it, so this waits until that one commits or fails. */
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

const recorded = (error: unknown): error is Problem =>
  isProblem(error) && (error.status === 409 || error.status === 410);

const refusalOf = (problem: Problem, { requestId }: Actor): Answer => ({
  status: problem.status,
  body: JSON.stringify(problemBody(problem, requestId)),
  location: null,
  replayed: false,
});

/** A refusal is stored in a transaction of its own, where the first writer wins and the others replay it. */
const keepRefusal = (place: Place, hash: Buffer, refusal: Answer): Promise<Answer> =>
  inSql({}, async (sql) => {
    if (!(await claim(sql, place, hash))) return given(await find(sql, place), place, hash);
    await keep(sql, place, refusal);
    return refusal;
  });

type Run = { handle: (as: Actor) => Promise<unknown>; answerOf: (output: unknown) => Answer };

/** The key is claimed first and its response stored last, in the transaction of the change. */
const inItsTransaction = (actor: Actor, place: Place, hash: Buffer, { handle, answerOf }: Run): Promise<Answer> =>
  inTransaction(actor, async (tx) => {
    const sql = sqlOf({ tx });
    if (!(await claim(sql, place, hash))) return given(await find(sql, place), place, hash);
    const answer = answerOf(await handle({ ...actor, tx }));
    await keep(sql, place, answer);
    return answer;
  });

/** The statement of the change also stores the response and finds out whether the key was used, without extra round trips. */
async function inItsStatement(actor: Actor, place: Place, hash: Buffer, { handle, answerOf }: Run): Promise<Answer> {
  let answer: Answer | undefined;
  let refusal: Problem | undefined;
  const receiptOf = (given: Answer): Receipt => {
    answer = given;
    const { operation, path, key } = place;
    const { status, body, location } = given;
    return { operation, path, key, request_hash: hash.toString("hex"), status, body, location };
  };
  try {
    await handle({
      ...actor,
      receiptOf: (output) => receiptOf(answerOf(output)),
      refusalReceiptOf: (problem) => {
        refusal = problem;
        return receiptOf(refusalOf(problem, actor));
      },
    });
  } catch (error) {
    if (isReplay(error)) return given(error.kept, place, hash);
    if (answer && error === refusal) return answer; // Already stored by that statement.
    // What a repeated call finds wrong now (its own time is taken, say) does not matter: it was answered before.
    const kept = isProblem(error) ? await find(sqlOf({}), place) : null;
    if (kept && kept.status !== null) return given(kept, place, hash);
    throw error;
  }
  if (!answer) throw new Error(`${place.operation} kept no receipt.`);
  return answer;
}

type KeyedCall = { path: string; key: string; body: unknown };
const placeOf = (operation: Operation, actor: Actor, call: KeyedCall): Place => ({
  project_id: actor.project.id,
  operation: operation.id,
  path: shortened(call.path),
  key: call.key,
});

/** What a call with this key has been answered; null when the key is new. For a dry run, which uses up no key. */
export async function answeredBefore(operation: Operation, actor: Actor, call: KeyedCall): Promise<Answer | null> {
  const place = placeOf(operation, actor, call);
  const kept = await find(sqlOf(actor), place);
  return kept && given(kept, place, hashOf(call.body));
}

/**
 * Runs the call once per key. A success is recorded in the transaction of the change; a refusal (409, 410) in a
 * second one. Other refusals are not recorded.
 */
export async function once(operation: Operation, actor: Actor, call: KeyedCall, run: Run): Promise<Answer> {
  const place = placeOf(operation, actor, call);
  const hash = hashOf(call.body);
  try {
    return await (operation.hot ? inItsStatement : inItsTransaction)(actor, place, hash, run);
  } catch (error) {
    if (!recorded(error)) throw error;
    return keepRefusal(place, hash, refusalOf(error, actor));
  }
}
