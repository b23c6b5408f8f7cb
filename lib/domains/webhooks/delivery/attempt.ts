import { clock } from "@/lib/core/clock";
import { callOutside, isOutsideError, type OutsideAnswer, type OutsideCall } from "@/lib/core/network/outside";
import { nothingFound } from "@/lib/core/network/outside-found";
import { box } from "@/lib/core/secrets/secret-box";
import { inRealWorld, isTestMode } from "@/lib/core/test-mode/twin";
import type { Held, Outcome } from "@/lib/domains/webhooks/delivery/store";
import { answerWithinMs, excerptOf, keptBytes, verdictOf } from "@/lib/domains/webhooks/rules";
import { pingType } from "@/lib/domains/webhooks/schema";
import { headersOf, secretPlace, signingSecrets } from "@/lib/domains/webhooks/signatures";

/** How receivers are reached; tests pass a resolver, certificates and shorter timeouts. */
export type Reach = Pick<OutsideCall, "rules"> & Partial<Pick<OutsideCall, "resolve" | "ca" | "lines" | "timeoutMs">>;

/** Logged, so that a duplicate at the receiver can be explained. */
export const sentTwice =
  "A kept connection broke as it was used, so that it was sent once more; it may have arrived twice.";

const testHeader = { "turnero-test": "true" };

/** Decrypts a secret of the delivery's endpoint. */
export type OpenSecret = (held: Held, sealed: string) => string;

export const openSecret: OpenSecret = (held, sealed) =>
  box().open(sealed, secretPlace(held.project_id, held.endpoint_id));

/**
 * One request to the receiver, signed now. Whatever the receiver does is an outcome; an exception is an error of ours,
 * and nothing was sent.
 */
export async function attemptDelivery(held: Held, reach: Reach, open = openSecret): Promise<Outcome> {
  const body = Buffer.from(held.body);
  const at = clock.now();
  const secrets = signingSecrets(held, at).map((sealed) => open(held, sealed));
  const began = performance.now();
  const isPing = held.event_type === pingType;
  const found = isPing ? nothingFound() : null;
  let again = false;
  const told = await callOutside({
    url: held.url,
    method: "POST",
    // Receivers compare the time that was signed with their own clock, which is not the twin's.
    headers: { ...headersOf(held, secrets, body, inRealWorld(clock.now)), ...(isTestMode() && testHeader) },
    body,
    timeoutMs: answerWithinMs,
    keepBytes: keptBytes,
    statusIsEnough: true,
    alsoInTestMode: true,
    sentAgain: () => {
      again = true;
    },
    ...reach,
    ...(found ? { found } : {}),
  }).then(answered, unanswered);
  return {
    id: held.id,
    lease: held.lease,
    at: at.toISOString(),
    duration_ms: Math.round(performance.now() - began),
    found,
    ...told,
    detail: again ? [told.detail ?? [], sentTwice].flat().join(" ") : told.detail,
    counts: told.counts && !isPing,
  };
}

type Told = Omit<Outcome, "id" | "lease" | "at" | "duration_ms" | "found">;

const answered = ({ status, body }: OutsideAnswer): Told => ({
  ...verdictOf(status),
  status_code: status,
  response_excerpt: excerptOf(body),
  counts: true,
});

function unanswered(error: unknown): Told {
  if (!isOutsideError(error)) throw error;
  const { reason, message, ours } = error;
  return { ok: false, status_code: null, error: reason, detail: message, response_excerpt: null, counts: !ours };
}
