import { pingType, type WebhookAttempt } from "@/lib/domains/webhooks/schema";

export const mostEndpoints = 10;
export const tooManyEndpoints = `A workspace has at most ${mostEndpoints} endpoints: delete one first.`;
/** The channel that notifies senders of a changed or deleted endpoint; the payload is its id. */
export const endpointChannel = "turnero_webhook_endpoint";
export const answerWithinMs = 10_000;
export const keptBytes = 4096;

export const pingBody = (event: { id: string; workspace: string; at: Date }): string =>
  JSON.stringify({
    id: event.id,
    type: pingType,
    created_at: event.at.toISOString(),
    workspace_id: event.workspace,
    data: { message: "This is a test event. If you can read it, your endpoint works." },
  });

/** What an answer of this status comes to: any 2xx is a success, and a redirect is not followed. */
export function verdictOf(status: number): { ok: boolean; error: WebhookAttempt["error"]; detail: string | null } {
  if (status >= 200 && status < 300) return { ok: true, error: null, detail: null };
  if (status >= 300 && status < 400)
    return { ok: false, error: "redirect", detail: `It answered ${status}; redirects are not followed.` };
  return { ok: false, error: "http_status", detail: `It answered ${status}.` };
}

/** The stored part of a response as text that Postgres accepts. */
export const excerptOf = (body: Buffer): string => body.toString("utf8").replaceAll("\0", "\uFFFD");

/**
 * When to poll for due deliveries again, from `now`; null once the minute that began at `began` is over. An unknown retry
 * cannot be due before the shortest pause; what is overdue is leased by another.
 */
export function lookAgainAt(now: Date, began: Date, nextDue: Date | null, pauses: readonly number[]): Date | null {
  const longest = now.getTime() + Math.min(60, ...pauses) * 1000;
  const known = nextDue === null || nextDue > now ? nextDue?.getTime() : now.getTime() + 1000;
  const look = Math.min(longest, known ?? longest);
  return look < began.getTime() + 60_000 ? new Date(look) : null;
}

/**
 * Whether a run should wait for the next due delivery: not when it is more than a minute away, which the next scheduled
 * run covers, nor when another run polls before it.
 */
export function waitUntil(now: Date, nextDue: Date | null, expected: number): Date | null {
  if (nextDue === null || nextDue.getTime() > now.getTime() + 60_000) return null;
  const wake = Math.max(nextDue.getTime(), now.getTime() + 250);
  return expected > now.getTime() && expected <= wake ? null : new Date(wake);
}
