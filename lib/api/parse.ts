import { z } from "zod";
import type { Operation } from "@/lib/api/operation";
import { type Fault, invalid } from "@/lib/core/problem";

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

const withoutUnderscored = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith("_")));

/** Text that Postgres cannot keep: a NUL, or half of a surrogate pair. */
function unstorable(place: Place, value: unknown, path: PropertyKey[] = []): Fault[] {
  if (typeof value === "string") {
    if (!value.includes("\0") && !/\p{Surrogate}/u.test(value)) return [];
    const detail = "The text has a character that cannot be stored.";
    return [{ pointer: pointer(place, path), detail, code: "invalid_character" }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...unstorable(place, name, [...path, name]),
    ...unstorable(place, item, [...path, name]),
  ]);
}

export type Input = { params: Record<string, string>; query: Record<string, string>; body: unknown };

const nothing = z.strictObject({});

/** Path, query and body as the operation declares them, or every fault at once. */
export function parseInput(operation: Operation, input: Input): { params: unknown; query: unknown; body: unknown } {
  const found: Fault[] = [];
  const read = (place: Place, schema: z.ZodType, value: unknown): unknown => {
    const result = schema.safeParse(value, { reportInput: true });
    const characters = unstorable(place, value);
    if (result.success && characters.length === 0) return result.data;
    found.push(...characters, ...(result.error ? faults(place, result.error) : []));
    return undefined;
  };
  const params = read("path", operation.params ?? nothing, input.params);
  const query = read("query", operation.query ?? nothing, withoutUnderscored(input.query));
  const body = operation.body ? read("body", operation.body, withoutReadOnly(operation, input.body)) : undefined;
  if (found.length > 0) throw invalid(...found);
  return { params, query, body };
}
