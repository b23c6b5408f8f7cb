import "server-only";
import { type Asked, load } from "@/lib/api/execute";
import type { Operation, Output, Schema } from "@/lib/api/operation";
import { anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { isProblem } from "@/lib/core/problem";

export const nobody = () => anonymous(clock.now(), newId("req"), null);

/** A public operation's data, or null when it answers not found. */
export async function loadOrNull<P extends Schema, Q extends Schema, B extends Schema, O extends Schema>(
  operation: Operation<P, Q, B, O>,
  params: NonNullable<Asked<P, Q>["params"]>,
): Promise<Output<O> | null> {
  try {
    return await load(operation, nobody(), { params } as Asked<P, Q>);
  } catch (error) {
    if (isProblem(error) && error.status < 500) return null;
    throw error;
  }
}
