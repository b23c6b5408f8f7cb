import pg from "pg";
import { inject } from "vitest";
import { type Call, clientOf, type Sent } from "@/e2e/api/client";
import { ids, makers } from "@/e2e/api/examples";
import { type FieldPath, references, sampleBody, sampleQuery, withId } from "@/e2e/api/samples";
import type { Operation } from "@/lib/api/operation";
import { registry } from "@/lib/api/registry";

export const tenants = inject("tenants");
export const call: Call = clientOf(inject("doors").direct);

export const named = (operation: Operation): string => `${operation.id} (${operation.method} ${operation.path})`;
export const cases = (operations: readonly Operation[]): [string, Operation][] =>
  operations.map((operation) => [named(operation), operation]);

export const guarded = registry.filter(({ access }) => access.kind !== "public");
export const sessionOnly = registry.filter(({ access }) => access.kind === "session");
/** What a key with every scope may call. */
export const open = registry.filter(({ access }) => access.kind !== "session" && access.kind !== "widget");
/** What a key, an owner's session or a visitor may call: here every other refusal can be seen. */
export const reachable = registry;

/** Who may call the operation, as the request shows it. */
export const caller = ({ access }: Operation): Pick<Sent, "key" | "headers"> =>
  access.kind === "session"
    ? { headers: { cookie: tenants.session, "sec-fetch-site": "same-origin" } }
    : access.kind === "widget"
      ? tenants.visitor
      : { key: tenants.ours.key };
export const parameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

export const unknownId = "cus_1111111111111111111111";

/** The operation's address; what is not given is unknown. */
export function addressOf(
  operation: Operation,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ids.unknownParams[name] ?? unknownId),
  );
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

type Tenant = { id: string; key: string };
const made = new Map<string, Promise<string>>();

async function insertInto(collection: string, tenant: Tenant): Promise<string> {
  const maker = makers[collection];
  if (!maker) throw new Error(`Nothing makes a row of ${collection}: add a maker to e2e/api/examples.ts.`);
  const database = new pg.Client({ connectionString: inject("databaseUrl") });
  await database.connect();
  return maker(database, tenant.id).finally(() => database.end());
}

async function make(collection: string, tenant: Tenant): Promise<string> {
  const create = open.find(({ method, path }) => method === "POST" && path === collection);
  if (!create || makers[collection]) return insertInto(collection, tenant);
  const body = await validBody(create, tenant);
  const reply = await call(collection, { method: "POST", key: tenant.key, body, ...needed(create) });
  if (typeof reply.json.id !== "string")
    throw new Error(`${named(create)} did not take the sample ${JSON.stringify(body)}: ${reply.text}`);
  return reply.json.id;
}

/** The id of something of the collection that is the tenant's, made once. */
export function own(collection: string, tenant: Tenant): Promise<string> {
  const place = `${tenant.id} ${collection}`;
  const known = made.get(place) ?? make(collection, tenant);
  made.set(place, known);
  return known;
}

export function collectionOf(path: FieldPath, about: string): string {
  const steps = path.filter((step) => step !== "*");
  const collection = ids.collections[steps.slice(-2).join(".")] ?? ids.collections[steps.at(-1) ?? ""];
  if (!collection)
    throw new Error(`${about}: say in e2e/api/examples.ts which collection ${steps.join(".")} refers to.`);
  return collection;
}

/** The collection that `{id}` stands in is the path before it. */
export const collectionOfParam = (path: string, name: string): string | undefined =>
  name === "id" ? path.slice(0, path.indexOf("/{id}")) : ids.collections[name];

export async function ownParams(operation: Operation, tenant: Tenant): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of parameters(operation.path)) {
    const collection = collectionOfParam(operation.path, name);
    const value = collection ? await own(collection, tenant) : ids.ownParams[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

const at = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | undefined)?.[step === "*" ? "0" : step],
    value,
  );

/** A body that the operation takes, whose references are the tenant's own; the field at `path` is in it. */
export async function validBody(operation: Operation, tenant: Tenant, path: FieldPath | null = null): Promise<unknown> {
  let body = sampleBody(operation, path);
  if (operation.form) {
    if (body === undefined) throw new Error(`${named(operation)} needs a form in e2e/api/examples.ts.`);
    return body;
  }
  for (const reference of references(operation.body)) {
    if (at(body, reference) === undefined) continue;
    body = withId(body, reference, await own(collectionOf(reference, named(operation)), tenant));
  }
  const checked = operation.body?.safeParse(body);
  if (checked && !checked.success) {
    const fault = checked.error.issues[0];
    throw new Error(`${named(operation)} needs an example in e2e/api/examples.ts: ${fault?.path} ${fault?.message}`);
  }
  return body;
}

export async function validQuery(
  operation: Operation,
  tenant: Tenant,
  path: FieldPath | null = null,
): Promise<Record<string, string>> {
  let query = sampleQuery(operation, path);
  for (const reference of references(operation.query)) {
    if (at(query, reference) === undefined) continue;
    const id = await own(collectionOf(reference, named(operation)), tenant);
    query = withId(query, reference, id) as Record<string, string>;
  }
  return query;
}

let keys = 0;
/** The header that the operation cannot do without. */
export const needed = (operation: Operation): { idempotencyKey?: string } =>
  operation.idempotency === "required" ? { idempotencyKey: `test-${process.pid}-${keys++}` } : {};
