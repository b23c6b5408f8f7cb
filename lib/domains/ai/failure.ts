/** Why a model gave no answer that can be used. */
export type Cause =
  | "unconfigured"
  | "paused"
  | "budget"
  | "resting"
  | "timeout"
  | "connect"
  | "http_status"
  | "malformed";

export type Usage = { tokens_in: number; tokens_out: number };

const mark = Symbol.for("turnero.model-failure");

export class ModelFailure extends Error {
  readonly [mark] = true;
  constructor(
    readonly reason: Cause,
    message: string,
    /** What its address answered, where that is the cause. */
    readonly status: number | null = null,
    /** The usage reported in spite of the failure. */
    readonly taken: Usage | null = null,
  ) {
    super(message);
    this.name = "ModelFailure";
  }
}

export const isModelFailure = (error: unknown): error is ModelFailure =>
  typeof error === "object" && error !== null && mark in error;
