import { refuseDryRun } from "@/lib/core/dry-run";
import { isTestMode } from "@/lib/core/test-mode/twin";

/** A call to the company behind a channel, at the address that the installation's owner set. */

export type Reply = { status: number; body: Record<string, unknown>; retryAfter: number | null };

const mark = Symbol.for("turnero.company");

export class CompanyError extends Error {
  readonly [mark] = true;
  constructor(
    message: string,
    /** Whether the request may have arrived anyway. */
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
    this.name = "CompanyError";
  }
}

export const isCompanyError = (error: unknown): error is CompanyError =>
  typeof error === "object" && error !== null && mark in error;

const patienceMs = 20_000;

/** There was no connection, so the request was not sent. */
const neverLeft =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EMFILE|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS.*|DEPTH_ZERO.*|SELF_SIGNED.*|UNABLE_TO.*)$/;

function codeOf(error: unknown): string {
  for (let at = error as { code?: unknown; cause?: unknown; errors?: unknown[] } | undefined, n = 0; at && n < 5; n++) {
    if (typeof at.code === "string") return at.code;
    at = (at.cause ?? at.errors?.[0]) as typeof at;
  }
  return "";
}

export async function callCompany(url: string, request: RequestInit): Promise<Reply> {
  refuseDryRun("asks the company behind a channel");
  if (isTestMode()) throw new CompanyError("Nothing leaves test mode.", false);
  let response: Response;
  let text: string;
  try {
    // A redirect would carry the credentials elsewhere.
    response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    text = await response.text();
  } catch (error) {
    const code = codeOf(error);
    const name = new URL(url).hostname;
    if ((error as Error).name === "TimeoutError")
      throw new CompanyError(`${name} gave no answer within ${patienceMs / 1000} seconds.`, true);
    throw new CompanyError(`${name} could not be reached${code && ` (${code})`}.`, !neverLeft.test(code));
  }
  const seconds = Number(response.headers.get("retry-after"));
  return { status: response.status, body: readObject(text), retryAfter: seconds > 0 ? seconds : null };
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
