import { env } from "@/lib/core/env";

/** Every error code of the API with its status and title, defined only here. */
export const problems = {
  validation_error: { status: 422, title: "The request is not valid" },
  invalid_api_key: { status: 401, title: "The API key is missing, wrong or revoked" },
  idempotency_key_required: { status: 400, title: "This operation requires an Idempotency-Key header" },
  insufficient_scope: { status: 403, title: "The API key or role does not allow this" },
  sign_up_closed: { status: 403, title: "Sign-up is not open this way" },
  not_found: { status: 404, title: "Not found" },
  slot_taken: { status: 409, title: "That time was just taken" },
  already_claimed: { status: 409, title: "Someone else claimed this task first" },
  customer_exists: { status: 409, title: "A customer with this phone already exists" },
  template_exists: { status: 409, title: "A template with this name and language already exists" },
  invalid_transition: { status: 409, title: "Not allowed in the current state" },
  version_conflict: { status: 409, title: "Someone else changed it first" },
  channel_paused: { status: 409, title: "The channel is paused" },
  hold_expired: { status: 410, title: "The hold has expired" },
  book_with_team: { status: 403, title: "The team makes this booking" },
  deposit_expired: { status: 410, title: "The deposit was not paid in time" },
  idempotency_conflict: { status: 422, title: "The idempotency key was used with a different body" },
  dry_run_unavailable: { status: 422, title: "This cannot be evaluated without doing it" },
  rate_limited: { status: 429, title: "Too many requests" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  payload_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "The media type is not supported" },
  internal_error: { status: 500, title: "Something went wrong on our side" },
  service_unavailable: { status: 503, title: "Temporarily unavailable" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** One fault of a request: `pointer` is "#/customer/phone" in the body, "?from" in the query, "/id" in the path. */
export type Fault = { pointer: string; detail: string; code: string };

type Extra = {
  detail?: string;
  errors?: Fault[];
  alternatives?: { start: string; end: string }[];
  [key: string]: unknown;
};

const mark = Symbol.for("turnero.problem");

export class Problem extends Error {
  readonly [mark] = true;
  constructor(
    readonly code: ProblemCode,
    readonly extra: Extra = {},
  ) {
    super(extra.detail ?? problems[code].title);
    this.name = "Problem";
  }
  get status(): number {
    return problems[this.code].status;
  }
}

/** Told apart by a brand, not by `instanceof`: the code is loaded twice in one process. */
export const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" && error !== null && mark in error;

/** Enough to correct a request: one body may have a hundred thousand faults. */
export const mostFaults = 50;

/** The faults of a request, limited to the first ones. */
export function invalidAll(errors: readonly Fault[]): Problem {
  const listed = errors.slice(0, mostFaults);
  const sentences = listed.map(({ pointer, detail }) => `${pointer}: ${detail}`);
  if (errors.length > mostFaults) sentences.push(`Only the first ${mostFaults} faults are listed.`);
  return new Problem("validation_error", { detail: sentences.join(" "), errors: listed });
}

export const invalid = (...errors: Fault[]): Problem => invalidAll(errors);

export const notFound = (what: string, id: string): Problem =>
  new Problem("not_found", { detail: `There is no ${what} ${id}.` });

/** With the thing locked: refuses a change of a version that is no longer the current one. */
export function assertCurrent({ version }: { version: number }, expected: number | undefined): void {
  if (expected === undefined || expected === version) return;
  const detail = `You changed version ${expected}; the current version is ${version}.`;
  throw new Problem("version_conflict", { detail, current_version: version });
}

/** `home` is the installation's URL: its own documentation explains each code. */
export function problemBody(problem: Problem, requestId: string, home = env().APP_URL) {
  const { status, title } = problems[problem.code];
  const { detail = `${title}.`, ...rest } = problem.extra;
  return {
    type: `${home}/docs/problems/${problem.code}`,
    title,
    status,
    code: problem.code,
    detail,
    instance: requestId,
    ...rest,
  };
}
