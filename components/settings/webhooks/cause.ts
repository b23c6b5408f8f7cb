import type { WebhookAttempt } from "@/lib/domains/webhooks/schema";

export type Failure = Pick<WebhookAttempt, "error" | "status_code" | "detail">;

/** Which of several causes with one name it was: the code in the detail tells, or the status. */
const byDetail = {
  dns: [["lookup", /could not be looked up/]],
  connect: [
    ["refused", /ECONNREFUSED/],
    ["closed", /ECONNRESET|EPIPE|cut off|hang up/],
    ["unreachable", /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/],
  ],
  tls: [
    ["cert_expired", /CERT_HAS_EXPIRED|has expired/],
    ["cert_self_signed", /SELF_SIGNED|self.signed/],
    ["cert_host", /ALTNAME|HOSTNAME_MISMATCH|altnames/],
    ["cert_chain", /UNABLE_TO|unable to (get|verify)/],
    ["handshake", /EPROTO|ERR_SSL/],
  ],
} as const;

type Detailed = (typeof byDetail)[keyof typeof byDetail][number][0];

const byStatus = {
  401: "http_rejected",
  403: "http_rejected",
  404: "http_missing",
  410: "http_missing",
  405: "http_method",
  429: "http_busy",
} as const;

type Cause = NonNullable<WebhookAttempt["error"]> | Detailed | (typeof byStatus)[keyof typeof byStatus] | "http_broken";

/** What went wrong, as finely as the attempt tells it; null where nothing did. */
export function causeOf({ error, status_code, detail }: Failure): Cause | null {
  if (error === "dns" || error === "connect" || error === "tls") {
    const known: readonly (readonly [Detailed, RegExp])[] = byDetail[error];
    return known.find(([, pattern]) => pattern.test(detail ?? ""))?.[0] ?? error;
  }
  if (error !== "http_status" || status_code === null) return error;
  if (status_code >= 500) return "http_broken";
  return byStatus[status_code as keyof typeof byStatus] ?? error;
}

/** The beginning of what was answered, in one line. */
export function firstWords(excerpt: string | null): string {
  const line = (excerpt ?? "").replace(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
