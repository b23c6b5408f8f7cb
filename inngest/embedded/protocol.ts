import type { Inngest, InngestFunction } from "inngest";
import { serve } from "inngest/edge";

/** An event as functions receive it. */
export type FunctionEvent = { id: string; name: string; ts: number; data: unknown };
export type Failure = { name: string; message: string; stack?: string };

/** A run's memory: each finished step by its hashed id, and the order in which they finished. */
export type Memory = { steps: Record<string, { data: unknown } | { error: Failure }>; order: string[] };

export type Call = {
  functionId: string;
  /** A planned step to run; null to continue from memory. */
  stepId: string | null;
  runId: string;
  events: FunctionEvent[];
  memory: Memory;
  attempt: number;
  attempts: number;
  /** Report the next steps without running one, because there are several side by side. */
  planOnly: boolean;
};

export type Op = {
  id: string;
  op: string;
  name?: string;
  displayName?: string;
  opts?: Record<string, unknown>;
  data?: unknown;
  error?: unknown;
};

export type Answer =
  | { kind: "returned"; data: unknown }
  | { kind: "ops"; ops: Op[]; retryAfter: string | null }
  | { kind: "failed"; failure: Failure; retriable: boolean; retryAfter: string | null };

export type Protocol = (call: Call) => Promise<Answer>;

export function failureFrom(value: unknown): Failure {
  const given = (
    typeof value === "object" && value !== null ? value : { message: String(value) }
  ) as Partial<Failure> & {
    error?: string;
  };
  return {
    name: given.name ?? "Error",
    message: given.message ?? given.error ?? "Unknown error",
    ...(given.stack ? { stack: given.stack } : {}),
  };
}

const bodyOf = (call: Call) => ({
  version: -1,
  event: call.events[0],
  events: call.events,
  steps: call.memory.steps,
  // Without `fn_id`: it would switch on checkpointing, which needs a server.
  ctx: {
    run_id: call.runId,
    attempt: call.attempt,
    max_attempts: call.attempts,
    disable_immediate_execution: call.planOnly,
    use_api: false,
    stack: { stack: call.memory.order, current: call.memory.order.length },
  },
});

/** Calls the SDK's handler at `address` as a server does, over any transport. */
export function protocolOver(address: string, send: (request: Request) => Promise<Response>): Protocol {
  return async (call) => {
    const url = new URL(address);
    url.searchParams.set("fnId", call.functionId);
    url.searchParams.set("stepId", call.stepId ?? "step");
    const response = await send(
      new Request(url, {
        method: "POST",
        headers: { "content-type": "application/json", host: url.host },
        body: JSON.stringify(bodyOf(call)),
      }),
    );
    const body = await response.json();
    const retryAfter = response.headers.get("retry-after");
    if (response.status === 200) return { kind: "returned", data: body };
    if (response.status === 206) return { kind: "ops", ops: body as Op[], retryAfter };
    const retriable = response.headers.get("x-inngest-no-retry") !== "true";
    return { kind: "failed", failure: failureFrom(body), retriable, retryAfter };
  };
}

/** The SDK's own handler, called in process exactly as a server would call it over HTTP. */
export const protocolOf = (client: Inngest, functions: readonly InngestFunction.Any[]): Protocol =>
  protocolOver(
    "http://embedded.invalid/api/inngest",
    serve({ client, functions: [...functions], serveOrigin: "http://embedded.invalid" }),
  );
