import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call, Sent } from "@/e2e/api/client";
import { ids } from "@/e2e/api/examples";
import { type FieldPath, references, withId } from "@/e2e/api/samples";
import {
  addressOf,
  call,
  caller,
  cases,
  collectionOf,
  collectionOfParam,
  needed,
  own,
  ownParams,
  parameters,
  reachable,
  tenants,
  unknownId,
  validBody,
  validQuery,
} from "@/e2e/api/subjects";
import type { Operation } from "@/lib/api/operation";

const { ours, theirs } = tenants;
const odd = ["%20", "a%2Fb", "'%20OR%20'1'%3D'1", "%F0%9F%92%A5", "%E0%A4%A", "%25", "x".repeat(64), "..%2f..%2fme"];

type Change = { params?: Record<string, string>; body?: [FieldPath, string]; query?: [FieldPath, string] };

/** The operation called with everything right but for what `change` says. */
async function callWith(operation: Operation, change: Change, through: Call = call) {
  const params = { ...(await ownParams(operation, ours)), ...change.params };
  const body = await validBody(operation, ours, change.body?.[0] ?? null);
  const query = await validQuery(operation, ours, change.query?.[0] ?? null);
  const sent: Sent = { method: operation.method, ...caller(operation), ...needed(operation) };
  if (body !== undefined) sent.body = change.body ? withId(body, ...change.body) : body;
  const asked = change.query ? (withId(query, ...change.query) as Record<string, string>) : query;
  return through(addressOf(operation, params, asked), sent);
}

describe("an id in the path", () => {
  const withParameters = reachable.filter(({ path }) => parameters(path).length > 0);

  it.each(cases(withParameters))("of another project is not found: %s", async (_name, operation) => {
    for (const name of parameters(operation.path)) {
      const collection = collectionOfParam(operation.path, name);
      if (!collection) continue;
      const reply = await callWith(operation, { params: { [name]: await own(collection, theirs) } });
      expect([reply.status, reply.json.code], `${name}: ${reply.text}`).toEqual([404, "not_found"]);
    }
  });

  it.each(cases(withParameters))("that nobody has is not found: %s", async (_name, operation) => {
    for (const name of parameters(operation.path)) {
      const { [name]: _left, ...others } = await ownParams(operation, ours);
      const body = await validBody(operation, ours);
      const address = addressOf(operation, others, await validQuery(operation, ours));
      const reply = await call(address, { method: operation.method, body, ...caller(operation), ...needed(operation) });
      expect([reply.status, reply.json.code], `${name}: ${reply.text}`).toEqual([404, "not_found"]);
    }
  });

  it.each(cases(withParameters))("with odd characters is an ordinary refusal: %s", async (_name, operation) => {
    const body = await validBody(operation, ours);
    for (const id of odd) {
      const path = operation.path.replace(/\{\w+\}/g, id);
      const reply = await call(path, { method: operation.method, body, ...caller(operation), ...needed(operation) });
      expect([404, 422], `${id}: ${reply.text}`).toContain(reply.status);
    }
    const nul = await call(operation.path.replace(/\{\w+\}/g, "a%00b"), {
      method: operation.method,
      body,
      ...caller(operation),
      ...needed(operation),
    });
    expect(nul.status, nul.text).toBe(422);
    const long = await call(operation.path.replace(/\{\w+\}/g, "x9Q".repeat(1500)), {
      method: operation.method,
      body,
      ...caller(operation),
      ...needed(operation),
    });
    expect([404, 422], long.text).toContain(long.status);
  });
});

describe("an id in the body", () => {
  it("is found by the name of its field, also in lists and choices", () => {
    const body = z.strictObject({
      service_id: z.string(),
      resource_ids: z.array(z.string()).optional(),
      customer: z.union([z.strictObject({ id: z.string() }), z.strictObject({ name: z.string() })]).optional(),
      lines: z.array(z.strictObject({ group_id: z.string().nullable(), quantity: z.int() })),
      identity: z.strictObject({ external_id: z.string() }),
    });
    expect(references(body).map((path) => path.join("."))).toEqual([
      "service_id",
      "resource_ids.*",
      "customer.id",
      "lines.*.group_id",
    ]);
  });

  it.each(cases(reachable.filter(({ body }) => references(body).length > 0)))(
    "of another project, or nobody's, is not found: %s",
    async (name, operation) => {
      for (const path of references(operation.body)) {
        const foreign = await own(collectionOf(path, name), theirs);
        for (const id of [foreign, unknownId]) {
          const reply = await callWith(operation, { body: [path, id] });
          expect([reply.status, reply.json.code], `${path.join(".")}: ${reply.text}`).toEqual([404, "not_found"]);
        }
      }
    },
  );
});

describe("an id in the query", () => {
  it("is put where its name stands", () => {
    expect(withId({ limit: "1" }, ["customer_id"], "cus_x")).toEqual({ limit: "1", customer_id: "cus_x" });
    expect(withId({ lines: [{ quantity: 1 }] }, ["lines", "*", "group_id"], "grp_x")).toEqual({
      lines: [{ quantity: 1, group_id: "grp_x" }],
    });
  });

  it.each(cases(reachable.filter(({ query }) => references(query).length > 0)))(
    "of another project, or nobody's, is not found: %s",
    async (name, operation) => {
      for (const path of references(operation.query)) {
        const foreign = await own(collectionOf(path, name), theirs);
        for (const id of [foreign, unknownId]) {
          const reply = await callWith(operation, { query: [path, id] });
          expect([reply.status, reply.json.code], `${path.join(".")}: ${reply.text}`).toEqual([404, "not_found"]);
        }
      }
    },
  );
});

describe("an id that its name does not tell", () => {
  // A page's hold opens by its own token alone, whoever has the id; a page shows only its own pictures, which the tests of
  // the booking page try; the others are no ids.
  const others = ["token", "slug", "channel", "hold_id", "name", "picture_id"];
  const known = new Set([...Object.keys(ids.unknownParams), ...Object.keys(ids.ownParams), ...others]);
  it("in a path is of a kind that no project owns, or is tried above", () => {
    const untried = reachable.flatMap(({ path }) =>
      parameters(path).filter((name) => !collectionOfParam(path, name) && !known.has(name)),
    );
    expect([...new Set(untried)]).toEqual([]);
  });

  it.each([
    ["/conversations", "assignee", "/team/members"],
    ["/team/audit-log", "subject", "/customers"],
    ["/team/audit-log", "actor", "/api-keys"],
  ])("asked of %s as ?%s shows nothing of theirs", async (list, name, collection) => {
    const operation = reachable.find(({ method, path }) => method === "GET" && path === list) as Operation;
    const foreign = await own(collection, theirs);
    const reply = await call(`${list}?${name}=${foreign}`, caller(operation));
    expect([200, 404, 422], reply.text).toContain(reply.status);
    if (reply.status === 200) expect(reply.json.data).toEqual([]);
  });

  it("as the place in a list is worth nothing in another project", async () => {
    for (const n of [1, 2]) {
      const body = { name: `Deles ${n}`, phone: `+59598144400${n}` };
      await call("/customers", { method: "POST", key: theirs.key, body });
    }
    const page = await call("/customers?limit=1", { key: theirs.key });
    const cursor = String(page.json.next_cursor);
    expect((await call(`/customers?limit=1&cursor=${cursor}`, { key: theirs.key })).status).toBe(200);
    const stolen = await call(`/customers?limit=1&cursor=${cursor}`, { key: ours.key });
    expect(stolen.json).toMatchObject({ status: 422, errors: [{ pointer: "?cursor", code: "invalid_cursor" }] });
  });

  it("asks for another workspace by header or by the stream's query, and gets one's own or none", async () => {
    const sent = { cookie: tenants.session, "sec-fetch-site": "same-origin" };
    const home = await call("/me", { headers: sent });
    expect(home.json).toMatchObject({ project: { id: ours.id } });
    const other = await call("/me", { headers: { ...sent, "x-workspace-id": theirs.id } });
    expect(other.text).not.toContain(theirs.id);
    const stream = await call(`/events/stream?workspace=${theirs.id}`, { headers: sent });
    expect([stream.status, stream.json.code]).toEqual([401, "invalid_api_key"]);
  });
});
