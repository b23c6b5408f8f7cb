import type { Json } from "@/lib/api/openapi/json-schema";

type Item = Record<string, unknown>;

const longest = 200;
/** Of something that stands inside an item: enough to name it and to ask for it. */
const named = ["id", "name", "title", "status", "phone", "start", "end"];
/** When a row was written says little about what it is. */
const left = new Set(["created_at", "updated_at"]);

const isObject = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

function inside(value: unknown): unknown {
  if (typeof value === "string") return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (Array.isArray(value)) return value.map(inside);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => !isEmpty(each));
  const kept = "id" in value ? entries.filter(([name]) => named.includes(name)) : entries;
  return Object.fromEntries(kept.map(([name, each]) => [name, inside(each)]));
}

/** An item of a list as an agent reads many of: without what is empty, and what stands inside only by its name. */
function leanItem(item: unknown): unknown {
  if (!isObject(item)) return item;
  const entries = Object.entries(item).filter(([name, each]) => !isEmpty(each) && !left.has(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, inside(each)]));
}

export const leanPage = (page: Item): Item =>
  Array.isArray(page.data) ? { ...page, data: page.data.map(leanItem) } : page;

/** The schema of an item of which anything but its kind of fields may be missing. */
function loose(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(loose);
  if (!isObject(schema)) return schema;
  const { required: _any, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, loose(each)]));
}

export function leanSchema(page: Json): Json {
  const properties = (page.properties ?? {}) as Json;
  return { ...page, properties: { ...properties, data: loose(properties.data) } };
}
