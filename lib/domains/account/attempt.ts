import { Problem } from "@/lib/core/problem";
import { type Attempt, attempts } from "@/lib/domains/account/rules";
import { drawAttempt } from "@/lib/domains/account/store";

export const bucketOf = (kind: Attempt, of: string): string => `${kind}:${of}`;

/** How many seconds until another attempt is allowed; 0 when this one is. */
export async function waitFor(kind: Attempt, of: string): Promise<number> {
  const { burst, refill } = attempts[kind];
  const tokens = await drawAttempt(bucketOf(kind, of), burst, refill);
  return tokens >= 0 ? 0 : Math.max(1, Math.ceil(-tokens / refill));
}

/** Counts an attempt, or refuses it with how long to wait. */
export async function countAttempt(kind: Attempt, of: string): Promise<void> {
  const wait = await waitFor(kind, of);
  if (wait > 0) {
    throw new Problem("rate_limited", {
      detail: `Too many attempts: wait ${wait} seconds and try again.`,
      retry_after: wait,
    });
  }
}
