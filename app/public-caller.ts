import "server-only";
import { load } from "@/lib/api/execute";
import type { Operation } from "@/lib/api/operation";
import { anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { isProblem } from "@/lib/core/problem";

export const nobody = () => anonymous(clock.now(), newId("req"), null);

/** A public operation's data, or null where there is none for these words. */
export async function loadOrNull<Answer>(operation: Operation, params: Record<string, string>): Promise<Answer | null> {
  try {
    return await load<Answer>(operation, nobody(), { params });
  } catch (error) {
    if (isProblem(error) && error.status < 500) return null;
    throw error;
  }
}
