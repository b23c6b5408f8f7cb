import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Form } from "@/e2e/api/client";
import { ids, makers } from "@/e2e/api/examples";
import { references, sampleBody, withId } from "@/e2e/api/samples";
import { makeTenants } from "@/e2e/api/tenants";
import { dispatch } from "@/lib/api/http/dispatch";
import type { Operation } from "@/lib/api/operation";
import { registry } from "@/lib/api/registry";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { linkToken } from "@/lib/domains/booking-page/tokens";
import { fromOurPage } from "@/lib/testing/world";

const workspace = { name: "Shop", timezone: "America/Sao_Paulo", currency: "BRL", locale: "pt-BR" };
const account = { name: "Ana", email: "new@example.com", password: "cuatro gatos en la luna", workspace };
/** Fields that samples made from schemas lack. */
const fitting: Record<string, unknown> = {
  confirmHold: { customer: { name: "Ana", phone: "+595981555001" } },
  createCustomer: { name: "Ana", phone: "+595981555099" },
  createInvite: { email: "new@example.com", role: "agent" },
  createWorkspace: workspace,
  forgotPassword: { email: "new@example.com" },
  signUp: account,
  createSignUpRequest: account,
};
const values: Record<string, string> = { channel: "telegram", key: "complete" };

let database: pg.Client;
let tenants: Awaited<ReturnType<typeof makeTenants>>;
beforeAll(async () => {
  database = new pg.Client({ connectionString: env().DATABASE_URL });
  await database.connect();
  tenants = await makeTenants(database);
});
afterAll(() => database.end());

type Reply = { status: number; headers: Headers; text: string; json: { id?: string; code?: string } };
let keys = 0;

async function send(operation: Operation, path: string, body: unknown, headers: Record<string, string> = {}) {
  const key = operation.access.kind === "widget" ? tenants.visitor.key : tenants.ours.key;
  const form = body instanceof Form;
  const request = new Request(`http://localhost/api/v1${path}`, {
    method: operation.method,
    headers: {
      ...(body === undefined ? {} : { "content-type": form ? body.mediaType : "application/json" }),
      ...(operation.access.kind === "session"
        ? fromOurPage(tenants.session)
        : { authorization: `Bearer ${key}`, ...(operation.access.kind === "widget" ? tenants.visitor.headers : {}) }),
      ...(operation.idempotency === "required" ? { "idempotency-key": `dry-${keys++}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: form ? new Uint8Array(body.bytes) : JSON.stringify(body) }),
  });
  const response = await dispatch(request);
  const text = await response.text();
  const reply: Reply = {
    status: response.status,
    headers: response.headers,
    text,
    json: text === "" ? {} : JSON.parse(text),
  };
  return reply;
}

const known = new Map<string, string>();
/** The id of something of ours in the collection, made once. */
async function own(collection: string): Promise<string> {
  const before = known.get(collection);
  if (before !== undefined) return before;
  const maker = makers[collection];
  const create = registry.find(({ method, path }) => method === "POST" && path === collection);
  const id = maker
    ? await maker(database, tenants.ours.id)
    : create && (await send(create, collection, await validBody(create))).json.id;
  if (!id) throw new Error(`Nothing makes a row of ${collection}.`);
  known.set(collection, id);
  return id;
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)?.[step === "*" ? "0" : step], value);

async function validBody(operation: Operation): Promise<unknown> {
  let body = fitting[operation.id] ?? sampleBody(operation);
  if (operation.form) return body;
  for (const reference of references(operation.body)) {
    if (at(body, reference) === undefined) continue;
    const steps = reference.filter((step) => step !== "*");
    const collection = ids.collections[steps.slice(-2).join(".")] ?? ids.collections[steps.at(-1) ?? ""];
    if (collection) body = withId(body, reference, await own(collection));
  }
  return body;
}

async function addressOf(operation: Operation): Promise<string> {
  let path = operation.path;
  for (const [, name = ""] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const collection = name === "id" ? operation.path.slice(0, operation.path.indexOf("/{id}")) : ids.collections[name];
    const usable = collection && (makers[collection] || registry.some((each) => each.path === collection));
    const value = usable ? await own(collection) : (values[name] ?? ids.unknownParams[name] ?? "unknown");
    if (name === "token" && path.startsWith("/public/bookings/")) {
      const booking = await own("/bookings");
      path = path.replace("{token}", linkToken({ project: tenants.ours.id as ProjectId, booking }));
    }
    path = path.replace(`{${name}}`, encodeURIComponent(value));
  }
  return path;
}

/** What admission writes for every call, dry or not. */
const ofEveryCall: Record<string, readonly string[]> = {
  api_key: ["last_used_at"],
  webchat_session: ["last_seen_at"],
  rate_bucket: ["*"],
};

/** A checksum of every row of every table. */
async function checksums(): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    "SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const watched = tables.filter(({ name }) => ofEveryCall[name]?.[0] !== "*");
  const text = watched
    .map(({ name }) => {
      const without = (ofEveryCall[name] ?? []).map((column) => ` - '${column}'`).join("");
      return `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(md5((to_jsonb(t)${without})::text), ''
        ORDER BY md5((to_jsonb(t)${without})::text))), '') AS sum FROM "${name}" t`;
    })
    .join(" UNION ALL ");
  const { rows } = await database.query<{ name: string; sum: string }>(text);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const filesOf = (): string[] => {
  try {
    return readdirSync(join(env().DATA_DIR, "files"), { recursive: true }).map(String).sort();
  } catch {
    return [];
  }
};

const writes = registry.filter(({ method }) => method !== "GET");

describe("a dry run", () => {
  it("of every write evaluates it and leaves every row and file as it was", async () => {
    const prepared = [];
    for (const operation of writes)
      prepared.push({ operation, path: await addressOf(operation), body: await validBody(operation) });
    await database.query("UPDATE webhook_endpoint SET active = true WHERE project_id = $1", [tenants.ours.id]);
    let before = await checksums();
    const files = filesOf();
    const answered: Record<number, number> = {};
    for (const { operation, path, body } of prepared) {
      const reply = await send(operation, path, body, { "turnero-dry-run": "true" });
      const about = `${operation.id}: ${reply.status} ${reply.text}`;
      expect(reply.headers.get("turnero-dry-run"), about).toBe("true");
      expect(reply.status, about).toBeLessThan(500);
      expect(reply.headers.get("idempotency-replayed"), about).toBeNull();
      const after = await checksums();
      expect(after, about).toEqual(before);
      before = after;
      answered[reply.status] = (answered[reply.status] ?? 0) + 1;
    }
    expect(filesOf()).toEqual(files);
    // Most run to the end; the rest need something a sample lacks, such as a link's token.
    const done = [200, 201, 202, 204].reduce((sum, status) => sum + (answered[status] ?? 0), 0);
    expect(done, JSON.stringify(answered)).toBeGreaterThan(writes.length * 0.75);
  });

  const operationOf = (id: string) => registry.find((each) => each.id === id) as Operation;
  const withoutRequest = ({ json }: Reply) => ({ ...json, instance: null });

  it("answers as the real call does, and uses up no key, time or id", async () => {
    const create = operationOf("createBooking");
    const body = {
      service_id: await own("/services"),
      start: "2031-05-05T14:30:00Z",
      customer: { name: "Eva", phone: "+595981555222" },
    };
    const headers = { "idempotency-key": "the-same" };
    const dry = { ...headers, "turnero-dry-run": "true" };
    const tried = await send(create, "/bookings", body, dry);
    expect(tried.status, tried.text).toBe(201);
    const real = await send(create, "/bookings", body, headers);
    expect([real.status, real.headers.get("idempotency-replayed"), real.headers.get("turnero-dry-run")]).toEqual([
      201,
      null,
      null,
    ]);
    const { id: _a, customer: _b, created_at: _c, updated_at: _d, ...wished } = tried.json as Record<string, unknown>;
    expect(real.json).toMatchObject(wished);
    expect(real.json.id).not.toBe(tried.json.id);
    // A used key replays its response, and with another body it is refused, as always.
    const again = await send(create, "/bookings", body, dry);
    expect([again.text, again.headers.get("idempotency-replayed")]).toEqual([real.text, "true"]);
    const other = await send(create, "/bookings", { ...body, party_size: 2 }, dry);
    expect(other.json.code).toBe("idempotency_conflict");
    const lost = await send(create, "/bookings", body, { "turnero-dry-run": "true" });
    expect(lost.status).toBe(409);
    expect(withoutRequest(lost)).toEqual(withoutRequest(await send(create, "/bookings", body)));
  });

  it("sees what it would change, and others do not, nor what is kept in memory", async () => {
    const [id, update] = [await own("/services"), operationOf("updateService")];
    const slots = async () => {
      const query = `service_id=${id}&from=2031-05-06T00:00:00Z&to=2031-05-06T02:00:00Z`;
      return (await send(operationOf("listSlots"), `/slots?${query}`, undefined)).text;
    };
    const before = await slots();
    const tried = await send(update, `/services/${id}`, { duration_minutes: 90 }, { "turnero-dry-run": "true" });
    expect(tried.json).toMatchObject({ id, duration_minutes: 90 });
    expect(await slots()).toBe(before);
    await send(update, `/services/${id}`, { duration_minutes: 60 });
    expect(await slots()).not.toBe(before);
  });

  it("is refused where the call reaches out of the database, also where a failure would be overlooked", async () => {
    const body = { bot_token: "123456:a-token-of-a-bot-that-nobody-has" };
    const dry = { "turnero-dry-run": "true" };
    const reply = await send(operationOf("connectTelegramBot"), "/channels/telegram", body, dry);
    expect(reply.json).toMatchObject({ status: 422, code: "dry_run_unavailable" });
  });

  it.each(["yes", "", "TRUE", "1"])("is not guessed from %j", async (value) => {
    const create = operationOf("createResourceGroup");
    const ask = (header: string) => send(create, "/resource-groups", { name: "Team" }, { "turnero-dry-run": header });
    const before = await checksums();
    expect((await ask(value)).json).toMatchObject({
      code: "validation_error",
      errors: [{ pointer: "Turnero-Dry-Run", code: "invalid_dry_run" }],
    });
    expect(await checksums()).toEqual(before);
    expect((await ask("false")).status).toBe(201);
  });
});
