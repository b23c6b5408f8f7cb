import type { HeaderValues } from "@/lib/api/http/text-response";
import { env } from "@/lib/core/env";

/** What a bucket said: how many calls are left, and when it is full or allows the next one. */
export type Limit = { allowed: boolean; limit: number; remaining: number; reset: number };

const longest = 86_400;

/** `tokens` is what is left after this call; negative means refused, by how much. */
export function limitOf(tokens: number, burst: number, refill: number): Limit {
  const missing = tokens < 0 ? -tokens : burst - tokens;
  const seconds = refill > 0 ? Math.ceil(missing / refill) : missing > 0 ? longest : 0;
  const reset = tokens < 0 ? Math.max(1, seconds) : seconds;
  return {
    allowed: tokens >= 0,
    limit: burst,
    remaining: Math.max(0, Math.floor(tokens)),
    reset: Math.min(reset, longest),
  };
}

export const keyLimits = () => ({ burst: env().RATE_LIMIT_BURST, refill: env().RATE_LIMIT_REFILL_PER_SECOND });

export const memberLimits = () => ({
  burst: env().MEMBER_RATE_LIMIT_BURST,
  refill: env().MEMBER_RATE_LIMIT_REFILL_PER_SECOND,
});

export const visitorLimits = () => ({
  burst: env().VISITOR_RATE_LIMIT_BURST,
  refill: env().VISITOR_RATE_LIMIT_REFILL_PER_SECOND,
});

export function limitHeaders({ allowed, limit, remaining, reset }: Limit): HeaderValues {
  const headers = {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(reset),
  };
  return allowed ? headers : { ...headers, "retry-after": String(reset) };
}
