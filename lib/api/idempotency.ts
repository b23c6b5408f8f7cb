import { createHash } from "node:crypto";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { inTransaction, prisma, type Tx } from "@/lib/core/db";
import { isProblem, Problem, problemBody } from "@/lib/core/problem";

/** What a call answered, in the form that can be kept and given again. */
export type Answer = { status: number; body: string | null; location: string | null; replayed: boolean };

type Place = { project_id: string; operation: string; path: string; key: string };

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(",")}}`;
};

const hashOf = (body: unknown): Buffer => createHash("sha256").update(canonical(body)).digest();

/** The header's value, quoted or bare. */
export const idempotencyKey = (header: string | null): string | null =>
  header?.trim().replace(/^"(.*)"$/, "$1") ?? null;

/** A path longer than any real one would not fit the index. */
const shortened = (path: string): string =>
  path.length <= 500 ? path : createHash("sha256").update(path).digest("hex");

async function stored(tx: Tx, place: Place, hash: Buffer): Promise<Answer> {
  const row = await tx.idempotencyRecord.findUniqueOrThrow({ where: { project_id_operation_path_key: place } });
  if (!hash.equals(row.request_hash)) {
    throw new Problem("idempotency_conflict", {
      detail: `The key "${place.key}" was already used here with a different body.`,
    });
  }
  return { status: row.status ?? 500, body: row.body, location: row.location, replayed: true };
}

/** Takes the key's row. A twin in flight holds it, so this waits until the twin has committed or failed. */
const claim = (tx: Tx, place: Place, hash: Buffer) =>
  tx.$executeRaw`
    INSERT INTO idempotency_record (project_id, operation, path, key, request_hash)
    VALUES (${place.project_id}, ${place.operation}, ${place.path}, ${place.key}, ${hash})
    ON CONFLICT (project_id, operation, path, key) DO UPDATE SET
      request_hash = EXCLUDED.request_hash, status = NULL, body = NULL, location = NULL, created_at = now()
    WHERE idempotency_record.created_at < now() - interval '24 hours'`;

const keep = (tx: Tx, place: Place, answer: Answer) =>
  tx.idempotencyRecord.update({
    where: { project_id_operation_path_key: place },
    data: { status: answer.status, body: answer.body, location: answer.location },
  });

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
    return await inTransaction(actor, async (tx) => {
      if ((await claim(tx, place, hash)) === 0) return stored(tx, place, hash);
      const answer = await run({ ...actor, tx });
      await keep(tx, place, answer);
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
    return prisma().$transaction(async (tx) => {
      if ((await claim(tx, place, hash)) === 0) return stored(tx, place, hash);
      await keep(tx, place, refusal);
      return refusal;
    });
  }
}
