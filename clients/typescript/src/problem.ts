import type { Booking, ProblemCode } from "./schema";

type Fault = { pointer: string; detail: string; code: string };
type Time = { start: string; end: string };
type Busy = { resource_id: string; name: string; cause: "booked" | "time_off" };

/** What only this client says: nothing arrived, nothing of ours, or nothing could be asked. */
type LocalCode = "network_error" | "timeout" | "unexpected_response" | "invalid_base_url";

type Body = {
  code: string;
  title?: string;
  status?: number;
  detail?: string;
  instance?: string;
  errors?: Fault[];
  alternatives?: Time[];
  busy?: Busy[];
  held_alternative?: Booking | null;
};

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && typeof (value as Body).code === "string";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Said where the address may be wrong. */
export const addressHint = (asked: string): string =>
  asked === "" || /\/v1(\/|$)/.test(asked) ? "" : " The base address ends in /api/v1.";

/** A refusal of the service, or the lack of any answer. Branch on `code`. */
export class TurneroProblem extends Error {
  override readonly name = "TurneroProblem";
  /** More codes may come: keep a default branch. */
  readonly code: ProblemCode | LocalCode | (string & {});
  /** 0 when nothing arrived. */
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** With `validation_error`: each fault, and where it stands (`#/customer/phone`, `?from`, `/id`). */
  readonly errors: readonly Fault[];
  /** With `slot_taken`: free times near the one that was lost. */
  readonly alternatives: readonly Time[];
  /** With `slot_taken`, in a session of the team: who or what is not free then. */
  readonly busy: readonly Busy[];
  /** With `slot_taken`, where `hold_best` was asked: what is held instead; null when no time was free. */
  readonly heldAlternative: Booking | null;
  readonly requestId: string | null;
  /** Seconds that the service asks to wait. */
  readonly retryAfter: number | null;
  /** The whole body as it came. */
  readonly body: unknown;

  constructor(body: Body, { cause, response }: { cause?: unknown; response?: Response } = {}) {
    super(body.detail ?? body.title ?? body.code, { cause });
    this.code = body.code;
    this.status = response?.status ?? body.status ?? 0;
    this.title = body.title ?? body.code;
    this.detail = this.message;
    this.errors = body.errors ?? [];
    this.alternatives = body.alternatives ?? [];
    this.busy = body.busy ?? [];
    this.heldAlternative = body.held_alternative ?? null;
    this.requestId = response?.headers.get("x-request-id") ?? body.instance ?? null;
    const wait = Number(response?.headers.get("retry-after") ?? Number.NaN);
    this.retryAfter = Number.isFinite(wait) ? wait : null;
    this.body = body;
  }

  /** Whether it is unknown if the call took effect. */
  get isLost(): boolean {
    return this.code === "network_error" || this.code === "timeout";
  }

  /** `asked`: where, for the sentence of an answer that is not one of the service's. */
  static of(response: Response, text: string, asked = ""): TurneroProblem {
    const body = parsed(text);
    if (isBody(body)) return new TurneroProblem(body, { response });
    const detail = `The answer ${response.status}${asked && ` of ${asked}`} is not one of the service's.${addressHint(asked)}`;
    return new TurneroProblem({ code: "unexpected_response", detail }, { response });
  }
}
