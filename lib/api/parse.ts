import { z } from "zod";
import type { Operation } from "@/lib/api/operation";
import { type Fault, invalid } from "@/lib/core/problem";
import { Upload } from "@/lib/core/upload";

type Place = "path" | "query" | "body";

function pointer(place: Place, path: readonly PropertyKey[]): string {
  const steps = path.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"));
  if (place === "body") return steps.length === 0 ? "#" : `#/${steps.join("/")}`;
  return place === "query" ? `?${steps.join(".")}` : `/${steps.join("/")}`;
}

function faults(place: Place, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue): Fault[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        pointer: pointer(place, [...issue.path, key]),
        detail: `There is no field "${key}" here.`,
        code: "unknown_field",
      }));
    }
    const missing = issue.code === "invalid_type" && issue.input === undefined;
    const given = issue.code === "custom" ? (issue.params?.code as string | undefined) : undefined;
    return [
      {
        pointer: pointer(place, issue.path),
        detail: missing ? "This field is required." : sentence(issue.message),
        code: missing ? "required" : (given ?? issue.code),
      },
    ];
  });
}

const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** In PUT and PATCH, an object's own read-only fields are ignored: what GET gave can be sent back. */
function withoutReadOnly(operation: Operation, body: unknown): unknown {
  if (operation.method !== "PUT" && operation.method !== "PATCH") return body;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const writable = new Set(keysOf(operation.body));
  const readOnly = new Set(keysOf(operation.output).filter((key) => !writable.has(key)));
  return Object.fromEntries(Object.entries(body).filter(([key]) => !readOnly.has(key)));
}

const withoutUnderscored = (query: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("_")));

const unstorable = /[\0\p{Surrogate}]/u;

/** Postgres keeps neither NUL nor half a surrogate pair: refused here, wherever they stand. */
function unstorableText(place: Place, value: unknown, path: string[] = []): Fault[] {
  if (typeof value === "string" && unstorable.test(value)) {
    const detail = "The text holds a NUL character or half of a surrogate pair.";
    return [{ pointer: pointer(place, path), detail, code: "invalid_character" }];
  }
  // A file's bytes are no text, and its name is cleaned where it is kept.
  if (typeof value !== "object" || value === null || value instanceof Upload) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...(unstorable.test(name) ? unstorableText(place, name, [...path, name]) : []),
    ...unstorableText(place, item, [...path, name]),
  ]);
}

const repeated = (query: Record<string, unknown>): Fault[] =>
  Object.entries(query)
    .filter(([, value]) => Array.isArray(value))
    .map(([name]) => ({
      pointer: pointer("query", [name]),
      detail: "This name may stand once; a list is separated by commas.",
      code: "repeated_field",
    }));

const single = (query: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

export type Input = { params: Record<string, string>; query: Record<string, string | string[]>; body: unknown };

const nothing = z.strictObject({});
const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** Path, query and body as the operation declares them, or every fault at once. */
export function parseInput(operation: Operation, input: Input): { params: unknown; query: unknown; body: unknown } {
  const found: Fault[] = [];
  const read = (place: Place, schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema && isEmpty(value)) return {};
    found.push(...unstorableText(place, value));
    const result = (schema ?? nothing).safeParse(value, { reportInput: true });
    if (result.success) return result.data;
    found.push(...faults(place, result.error));
    return undefined;
  };
  const params = read("path", operation.params, input.params);
  const named = withoutUnderscored(input.query);
  found.push(...repeated(named));
  const query = read("query", operation.query, single(named));
  const body = read("body", operation.body, withoutReadOnly(operation, input.body));
  if (found.length > 0) throw invalid(...found);
  return { params, query, body };
}
