import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Operation, Output, Schema } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { type Fault, invalidAll } from "@/lib/core/problem";

const fieldsOf = (schema: Schema): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** What an object shows and its PUT or PATCH does not change. */
export function readOnlyFields({ method, body, output }: Pick<Operation, "method" | "body" | "output">): string[] {
  if (method !== "PUT" && method !== "PATCH") return [];
  const writable = new Set(fieldsOf(body));
  return fieldsOf(output).filter((field) => !writable.has(field));
}

const momentPattern = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/;

/** A client may write a date-time in another of its forms. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, comparable(item)]));
  }
  const moment = typeof value === "string" && momentPattern.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? value : moment;
};

const faultOf = ({ body, changedBy }: Operation, field: string): Fault => {
  const call = changedBy?.[field];
  const versioned = field === "version" && fieldsOf(body).includes("expected_version");
  const remedy = call
    ? `change it with ${call}.`
    : versioned
      ? "send the version that you saw as expected_version."
      : "the service sets it, and no call changes it.";
  return { pointer: `#/${field}`, detail: `"${field}" is read-only here: ${remedy}`, code: "read_only" };
};

/** A read-only field may be sent back unchanged; any other value would be dropped silently. */
export async function assertReadOnly<P extends Schema>(
  operation: Operation,
  actor: Actor,
  params: Output<P>,
  body: unknown,
): Promise<void> {
  if (typeof body !== "object" || body === null) return;
  const sent = readOnlyFields(operation).filter((field) => Object.hasOwn(body, field));
  if (sent.length === 0) return;
  if (!operation.current) throw new Error(`${operation.id} does not say how its object stands.`);
  const current = (await operation.current({ actor, params, query: undefined, body: undefined } as never)) as object;
  const [was, wanted] = [current, body] as [Record<string, unknown>, Record<string, unknown>];
  // A stale object as a whole: the operation answers `version_conflict`.
  const { expected_version: expected } = wanted;
  if (expected !== undefined && "version" in was && expected !== was.version) return;
  const changed = sent.filter((field) => !isDeepStrictEqual(comparable(wanted[field]), comparable(was[field])));
  if (changed.length > 0) throw invalidAll(changed.map((field) => faultOf(operation, field)));
}
