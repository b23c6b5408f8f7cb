import { execute } from "@/lib/api/execute";
import type { Answer } from "@/lib/api/idempotency";
import type { Split } from "@/lib/api/mcp/arguments";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";

const tried = Symbol("tried");
type Tried = { [tried]: Answer };
const isTried = (error: unknown): error is Tried => typeof error === "object" && error !== null && tried in error;

/**
 * Does the whole thing in a transaction and takes it back: every check is the real one, and so is the answer.
 * No idempotency key is used up by it; the real call that follows is another.
 */
export async function dryRun(operation: Operation, actor: Actor, path: string, parts: Split): Promise<Answer> {
  const { idempotency: _none, ...unkeyed } = operation;
  const call = { path, params: parts.params, query: parts.query, idempotencyKey: null, body: () => parts.body };
  try {
    return await inTransaction(actor, async (tx) => {
      throw { [tried]: await execute(unkeyed, { ...actor, tx }, call) };
    });
  } catch (error) {
    if (isTried(error)) return error[tried];
    throw error;
  }
}
