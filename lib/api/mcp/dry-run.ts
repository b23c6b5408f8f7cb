import { execute } from "@/lib/api/execute";
import type { Answer } from "@/lib/api/idempotency";
import type { Split } from "@/lib/api/mcp/arguments";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";

/** What a tool would do. No idempotency key is used up by it; the real call that follows is another. */
export function dryRun(operation: Operation, actor: Actor, path: string, parts: Split): Promise<Answer> {
  const { idempotency: _none, ...unkeyed } = operation;
  return execute(unkeyed, actor, {
    path,
    params: parts.params,
    query: parts.query,
    idempotencyKey: null,
    dryRun: "true",
    body: () => parts.body,
  });
}
