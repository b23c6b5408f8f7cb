import { z } from "zod";
import type { Json } from "@/lib/api/openapi/json-schema";

/** What every generator can read: patterns and defaults that compile in any language, and lists in a query as arrays. */

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const join = (...sentences: unknown[]): string => sentences.filter(Boolean).join(" ");

/** JSON Schema's expressions have no `u` flag, without which `\p{L}` means another thing. The description says it in words. */
function portablePattern(schema: Json): void {
  if (typeof schema.pattern === "string" && /\\p\{/i.test(schema.pattern)) delete schema.pattern;
}

/** Said in words instead of as `default`: what generators write as a constant that does not compile. */
function portableDefault(schema: Json, zodSchema: z.core.$ZodType): void {
  const { default: value, items } = schema;
  const choices = isObject(items) && Array.isArray(items.enum);
  const instead =
    // A generated type asks for the whole object, with what the service would add to an empty one.
    zodSchema instanceof z.ZodPrefault
      ? "Left out: each of its fields has its own default."
      : // As a constant, a list of choices is a list of any text.
        Array.isArray(value) && value.length > 0 && choices
        ? `Left out: ${value.map((each) => `\`${each}\``).join(", ")}.`
        : null;
  if (instead === null) return;
  delete schema.default;
  schema.description = join(schema.description, instead);
}

export function makePortable(schema: Json, zodSchema: z.core.$ZodType): void {
  portablePattern(schema);
  portableDefault(schema, zodSchema);
}

/** The list that a text with commas is read as; null for any other field. */
function listIn(field: unknown): z.ZodType | null {
  if (field instanceof z.ZodOptional) return listIn(field.unwrap())?.optional() ?? null;
  return field instanceof z.ZodPipe && field.out instanceof z.ZodArray ? field.out : null;
}

/** A query whose texts with commas (`listOf`) are the arrays that they stand for. */
export function withArrays(query: z.ZodType): z.ZodType {
  if (!(query instanceof z.ZodObject)) return query;
  const fields = Object.entries(query.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const list = listIn(field);
    return [name, list && field.description ? list.describe(field.description) : (list ?? field)] as const;
  });
  return z.object(Object.fromEntries(fields));
}
