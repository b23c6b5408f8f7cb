import { type HeaderName, headerRefs } from "@/lib/api/openapi/components";
import type { Json } from "@/lib/api/openapi/json-schema";
import type { Operation } from "@/lib/api/operation";
import { invalid, Problem, type ProblemCode, problemBody, problems } from "@/lib/core/problem";

const keyed = ({ idempotency }: Operation): boolean => idempotency === "required" || idempotency === "optional";

/** The codes of the adapters for this operation, with those it declares. */
export function problemCodes(operation: Operation): ProblemCode[] {
  const codes = new Set<ProblemCode>([
    "validation_error",
    "rate_limited",
    "internal_error",
    "service_unavailable",
    ...(operation.errors ?? []),
  ]);
  if (operation.access.kind !== "public") codes.add("invalid_api_key").add("insufficient_scope");
  if (operation.path.includes("{")) codes.add("not_found");
  // For any operation: a body is read, and refused, before it is known whether one is expected.
  if (operation.method !== "GET")
    codes.add("payload_too_large").add("unsupported_media_type").add("dry_run_unavailable");
  if (operation.idempotency === "required") codes.add("idempotency_key_required");
  if (keyed(operation)) codes.add("idempotency_conflict");
  return (Object.keys(problems) as ProblemCode[]).filter((code) => codes.has(code));
}

const leaving = ({ deprecated }: Operation): HeaderName[] => (deprecated ? ["Deprecation", "Sunset"] : []);

/** Only what is kept under a key comes again. */
const replayable = (operation: Operation, status: number): HeaderName[] =>
  keyed(operation) && (status < 300 || status === 409 || status === 410) ? ["Idempotency-Replayed"] : [];

/** A write that was only evaluated says so. */
const evaluated = ({ method }: Operation): HeaderName[] => (method === "GET" ? [] : ["Turnero-Dry-Run"]);

const waiting = (status: number): HeaderName[] => (status === 429 || status === 503 ? ["Retry-After"] : []);

const problemResponse = (codes: ProblemCode[], headers: HeaderName[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join(" "),
  headers: headerRefs(...headers),
  content: {
    "application/problem+json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Problem" },
          { type: "object", properties: { code: { type: "string", enum: codes } } },
        ],
      },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/** The refusals of an operation by status. Few differ, so that each is kept once in `kept` and referred to. */
export function problemResponses(operation: Operation, kept: Json): Json {
  const byStatus: Record<number, ProblemCode[]> = {};
  for (const code of problemCodes(operation)) {
    const { status } = problems[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => {
      const kinds = [...replayable(operation, Number(status)), ...evaluated(operation), ...leaving(operation)];
      const name = [...codes, ...(kinds.length > 0 ? ["with", ...kinds] : [])].join(".");
      kept[name] = problemResponse(codes, [...waiting(Number(status)), ...kinds]);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const outcomes = { 200: "Done.", 201: "Made.", 202: "Accepted: the work goes on.", 204: "Done; there is no body." };

export function successResponse(operation: Operation, schema: Json | undefined): Json {
  const types = operation.media ?? [operation.stream ? "text/event-stream" : "application/json"];
  return {
    description: outcomes[operation.success],
    headers: headerRefs(
      ...(operation.location ? (["Location"] as const) : []),
      ...replayable(operation, operation.success),
      ...evaluated(operation),
      ...leaving(operation),
    ),
    ...(schema ? { content: Object.fromEntries(types.map((type) => [type, { schema }])) } : {}),
  };
}

/** The description is the same wherever it is served. */
const exampleHome = "https://turnero.example";

const extras: Partial<Record<ProblemCode, Problem>> = {
  validation_error: invalid({ pointer: "#/customer/phone", detail: "This field is required.", code: "required" }),
  slot_taken: new Problem("slot_taken", {
    alternatives: [
      { start: "2026-03-02T18:00:00.000Z", end: "2026-03-02T18:30:00.000Z" },
      { start: "2026-03-02T18:30:00.000Z", end: "2026-03-02T19:00:00.000Z" },
    ],
  }),
  not_found: new Problem("not_found", { detail: "There is no booking bkg_2s4FhGkQxPzYwVtRnMbLcD." }),
  insufficient_scope: new Problem("insufficient_scope", { detail: "The key lacks the scope bookings:write." }),
  rate_limited: new Problem("rate_limited", { detail: "Wait 5 seconds and try again." }),
};

/** One example of each problem, by its code. */
export const problemExamples = (codes: Iterable<ProblemCode>): Json =>
  Object.fromEntries(
    [...codes].map((code) => [
      code,
      {
        summary: problems[code].title,
        value: problemBody(extras[code] ?? new Problem(code), "req_2s4FhGkQxPzYwVtRnMbLcD", exampleHome),
      },
    ]),
  );
