import { z } from "zod";
import type { Operation, Output, Schema } from "@/lib/api/operation";
import { readOnlyFields } from "@/lib/api/read-only";
import { type Fault, invalidAll, mostFaults } from "@/lib/core/problem";
import { Upload } from "@/lib/core/wire/upload";

type Place = "path" | "query" | "body";

/** A name may be as long as the body: an error message repeats only its beginning. */
const longestPointer = 300;
const longestName = 100;

function pointer(place: Place, path: readonly PropertyKey[]): string {
  const steps = path.map((step) => String(step).slice(0, longestPointer).replaceAll("~", "~0").replaceAll("/", "~1"));
  const whole =
    place === "body" ? ["#", ...steps].join("/") : place === "query" ? `?${steps.join(".")}` : `/${steps.join("/")}`;
  return whole.slice(0, longestPointer);
}

/** Faults are generated lazily, so that the caller can stop early. */
function* faults(place: Place, error: z.ZodError): Generator<Fault> {
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const detail = `There is no field "${key.slice(0, longestName)}" here.`;
        yield { pointer: pointer(place, [...issue.path, key]), detail, code: "unknown_field" };
      }
      continue;
    }
    const missing = issue.code === "invalid_type" && issue.input === undefined;
    const given = issue.code === "custom" ? (issue.params?.code as string | undefined) : undefined;
    yield {
      pointer: pointer(place, issue.path),
      detail: missing ? "This field is required." : sentence(issue.message),
      // A check of our own that names no code says at least that the value is the fault.
      code: missing ? "required" : (given ?? (issue.code === "custom" ? "invalid_value" : issue.code)),
    };
  }
}

const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};

/** In PUT and PATCH an object's own read-only fields are no part of the change; `assertReadOnly` compares them. */
function withoutReadOnly(operation: Operation, body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const readOnly = new Set(readOnlyFields(operation));
  return readOnly.size === 0
    ? body
    : Object.fromEntries(Object.entries(body).filter(([field]) => !readOnly.has(field)));
}

const withoutUnderscored = (query: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("_")));

const unstorable = /[\0\p{Surrogate}]/u;

const canHoldText = (value: unknown): boolean => typeof value === "string" || typeof value === "object";

/** Postgres stores neither NUL nor lone surrogates: refused here at any depth. `path` is where `value` is. */
function eachUnstorable(value: unknown, path: readonly string[], tell: (path: readonly string[]) => void): void {
  if (typeof value === "string") {
    if (unstorable.test(value)) tell(path);
    return;
  }
  // A file's bytes are not text, and its name is cleaned where it is stored.
  if (typeof value !== "object" || value === null || value instanceof Upload) return;
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) if (canHoldText(item)) eachUnstorable(item, [...path, String(i)], tell);
    return;
  }
  for (const name of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[name];
    if (unstorable.test(name)) tell([...path, name]);
    if (canHoldText(item)) eachUnstorable(item, [...path, name], tell);
  }
}

const repeated = (query: Record<string, unknown>): Fault[] =>
  Object.entries(query)
    .filter(([, value]) => Array.isArray(value))
    .map(([name]) => ({
      pointer: pointer("query", [name]),
      detail: "This name may stand once; a list is separated by commas.",
      code: "repeated_field",
    }));

const blank = (query: Record<string, unknown>): Fault[] =>
  Object.entries(query)
    .filter(([, value]) => typeof value === "string" && value.trim() === "")
    .map(([name]) => ({
      pointer: pointer("query", [name]),
      detail: "This parameter is empty. Leave it out to ask without it.",
      code: "empty_value",
    }));

const single = (query: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

export type Input = { params: Record<string, string>; query: Record<string, string | string[]>; body: unknown };

const nothing = z.strictObject({});
const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** The faults of a request; stops at the first beyond the limit. */
class Faults {
  private readonly found: Fault[] = [];

  add(fault: Fault): void {
    this.found.push(fault);
    if (this.found.length > mostFaults) throw invalidAll(this.found);
  }

  addAll(more: Iterable<Fault>): void {
    for (const fault of more) this.add(fault);
  }

  /** Adds a fault unless its place already has one. */
  addWhereNone(more: Iterable<Fault>): void {
    for (const fault of more) if (this.found.every((each) => each.pointer !== fault.pointer)) this.add(fault);
  }

  assertNone(): void {
    if (this.found.length > 0) throw invalidAll(this.found);
  }
}

/** Path, query and body as the operation declares them, or their faults at once. */
export function parseInput<P extends Schema, Q extends Schema, B extends Schema>(
  operation: Operation<P, Q, B>,
  input: Input,
): { params: Output<P>; query: Output<Q>; body: Output<B> } {
  const found = new Faults();
  const read = <S extends Schema>(place: Place, schema: S | undefined, value: unknown): Output<S> => {
    if (!schema && isEmpty(value)) return undefined as Output<S>;
    const detail = "The text holds a NUL character or half of a surrogate pair.";
    eachUnstorable(value, [], (path) =>
      found.add({ pointer: pointer(place, path), detail, code: "invalid_character" }),
    );
    const result = (schema ?? nothing).safeParse(value, { reportInput: true });
    if (!result.success) found.addAll(faults(place, result.error));
    return result.data as Output<S>;
  };
  const params = read("path", operation.params, input.params);
  const named = withoutUnderscored(input.query);
  found.addAll(repeated(named));
  const query = read("query", operation.query, single(named));
  found.addWhereNone(blank(single(named)));
  const body = read("body", operation.body, withoutReadOnly(operation, input.body));
  found.assertNone();
  return { params, query, body };
}
