import { beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { prisma } from "@/lib/core/db";
import { makeKey, makeProject } from "@/lib/testing/world";
import { createTurnero, type Settings, TurneroProblem } from "./client";

type Fetch = NonNullable<Settings["fetch"]>;

/** The real API, in process. */
const real: Fetch = (url, init) => dispatch(new Request(url, init));

let world: Awaited<ReturnType<typeof makeProject>>;
let phones = 0;
const someone = (name = "Ana") => ({ name, phone: `+59598500${String(++phones).padStart(4, "0")}` });

beforeAll(async () => {
  world = await makeProject();
});

/** A client whose waits are written down instead of waited. */
function client(fetch: Fetch = real, settings: Settings = {}) {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const baseUrl = "http://localhost/api/v1";
  return { waits, turnero: createTurnero({ apiKey: world.key, baseUrl, fetch, sleep, ...settings }) };
}

/** Answers the first calls itself, by `answers` in turn, and passes the others on; remembers all of them. */
function scripted(...answers: ((url: string, init: RequestInit) => Promise<Response>)[]) {
  const calls: { url: string; headers: Headers }[] = [];
  const fetch: Fetch = (url, init) => {
    calls.push({ url, headers: new Headers(init.headers) });
    return (answers.shift() ?? real)(url, init);
  };
  return { calls, fetch };
}

const offline = () => Promise.reject(new TypeError("fetch failed"));
const doneButLost: Fetch = async (url, init) => {
  await real(url, init);
  throw new TypeError("connection reset");
};
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    Response.json(
      { code: status === 429 ? "rate_limited" : "service_unavailable", detail: "Later." },
      { status, headers },
    );

const problemOf = async (call: Promise<unknown>): Promise<TurneroProblem> => {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(TurneroProblem);
  return thrown as TurneroProblem;
};

describe("the client", () => {
  it("creates, reads, changes and lists", async () => {
    const { turnero } = client();
    const made = await turnero.customers.create({ ...someone("Bruna"), tags: ["vip"] });
    expect(await turnero.customers.get(made.id)).toEqual(made);
    expect((await turnero.customers.update(made.id, { company: "Ouro" })).company).toBe("Ouro");
    const found = await turnero.customers.list({ q: "bruna", tag: undefined, phone: made.phone ?? "" });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect((await turnero.me.get()).project.id).toBe(world.id);
  });

  it("goes through every page", async () => {
    const { turnero } = client();
    for (let i = 0; i < 7; i++) await turnero.customers.create({ ...someone(`Fila ${i}`), tags: ["fila"] });
    const seen: string[] = [];
    for await (const customer of turnero.customers.listAll({ tag: "fila", limit: 3 })) seen.push(customer.name);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `Fila ${i}`));
  });

  it("fetches no page that nobody asked for", async () => {
    const { calls, fetch } = scripted();
    for await (const _first of client(fetch).turnero.customers.listAll({ tag: "fila", limit: 3 })) break;
    expect(calls).toHaveLength(1);
  });

  it("leaves fields that it does not know alone", async () => {
    const { fetch } = scripted(async () => Response.json({ id: "cus_1", name: "Ana", mood: { new: true } }));
    expect(await client(fetch).turnero.customers.get("cus_1")).toMatchObject({ id: "cus_1", mood: { new: true } });
  });

  it("keeps an id inside its place in the path", async () => {
    const { turnero } = client();
    expect((await problemOf(turnero.customers.get("../me"))).code).toBe("not_found");
    expect(() => turnero.customers.get("")).toThrow(TypeError);
    expect(() => turnero.customers.get("..")).toThrow(TypeError);
  });

  it("speaks as the session when it has no key", async () => {
    const { calls, fetch } = scripted(async () => Response.json({ type: "session" }));
    await createTurnero({ fetch }).me.get();
    expect(calls[0]?.url).toBe("/api/v1/me");
    expect(calls[0]?.headers.has("authorization")).toBe(false);
  });
});

describe("a problem", () => {
  it("says its code, status, faults and request", async () => {
    const problem = await problemOf(client().turnero.customers.create({ name: "", phone: "12" }));
    expect(problem).toMatchObject({ code: "validation_error", status: 422 });
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual(["#/name", "#/phone"]);
    expect(problem.requestId).toMatch(/^req_/);
    expect(problem.message).toContain("#/phone");
  });

  it("carries the alternatives of a lost time", async () => {
    const alternatives = [{ start: "2026-03-02T17:30:00.000Z", end: "2026-03-02T18:00:00.000Z" }];
    const { fetch } = scripted(async () => Response.json({ code: "slot_taken", alternatives }, { status: 409 }));
    const problem = await problemOf(client(fetch).turnero.me.get());
    expect(problem).toMatchObject({ code: "slot_taken", status: 409, alternatives });
  });

  it("is told apart by kind: a wrong key, a missing scope, an unknown id, a known phone", async () => {
    const { key } = await makeKey(world.id, ["customers:read"]);
    const known = await client().turnero.customers.create(someone());
    const code = async (call: Promise<unknown>) => (await problemOf(call)).code;
    expect(await code(client(real, { apiKey: "tk_live_wrong" }).turnero.me.get())).toBe("invalid_api_key");
    expect(await code(client(real, { apiKey: key }).turnero.customers.create(someone()))).toBe("insufficient_scope");
    expect(await code(client().turnero.customers.get("cus_unknown"))).toBe("not_found");
    const twin = { name: "Otra", phone: known.phone ?? "" };
    expect(await code(client().turnero.customers.create(twin))).toBe("customer_exists");
  });

  it("is made of what is not one too", async () => {
    const page = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const login = async () => new Response("<h1>Welcome to the hotel</h1>");
    const code = async (fetch: Fetch) => problemOf(client(fetch).turnero.me.get());
    expect(await code(page)).toMatchObject({ code: "unexpected_response", status: 502 });
    expect(await code(login)).toMatchObject({ code: "unexpected_response", status: 200 });
  });
});

describe("a retry", () => {
  it("repeats a create under the same key, with exactly one effect", async () => {
    const { calls, fetch } = scripted(offline, doneButLost);
    const { turnero, waits } = client(fetch);
    const made = await turnero.customers.create(someone("Única"));
    const keys = calls.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(waits).toHaveLength(2);
    expect(await prisma().customer.count({ where: { project_id: world.id, name: "Única" } })).toBe(1);
    expect(await prisma().auditEntry.count({ where: { project_id: world.id, subject_id: made.id } })).toBe(1);
  });

  it("takes the caller's own key, and a new one for each call otherwise", async () => {
    const { calls, fetch } = scripted();
    const { turnero } = client(fetch);
    await turnero.customers.create(someone(), { idempotencyKey: "order 17" });
    await turnero.customers.create(someone());
    await turnero.customers.create(someone());
    const keys = calls.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toBe("order 17");
    expect(new Set(keys).size).toBe(3);
  });

  it("waits as long as Retry-After asks", async () => {
    const { fetch } = scripted(refusal(429, { "Retry-After": "7" }), refusal(503, { "Retry-After": "2" }));
    const { turnero, waits } = client(fetch);
    expect((await turnero.me.get()).type).toBe("key");
    expect(waits).toEqual([7000, 2000]);
  });

  it("is not made when it would take more than a minute", async () => {
    const { calls, fetch } = scripted(refusal(429, { "Retry-After": "3600" }));
    expect(await problemOf(client(fetch).turnero.me.get())).toMatchObject({ code: "rate_limited", retryAfter: 3600 });
    expect(calls).toHaveLength(1);
  });

  it("gives up after its number of tries, with growing pauses", async () => {
    const { calls, fetch } = scripted(offline, offline, offline, offline, offline);
    const { turnero, waits } = client(fetch, { maxRetries: 3 });
    expect(await problemOf(turnero.me.get())).toMatchObject({ code: "network_error", status: 0 });
    expect(calls).toHaveLength(4);
    expect(waits.map((ms, i) => ms >= 250 * 2 ** i && ms <= 500 * 2 ** i)).toEqual([true, true, true]);
  });

  it("is never made of a change without a key, nor of a plain refusal", async () => {
    const lost = scripted(offline);
    await problemOf(client(lost.fetch).turnero.customers.update("cus_1", { name: "X" }));
    expect(lost.calls).toHaveLength(1);
    const missing = scripted();
    await problemOf(client(missing.fetch).turnero.customers.get("cus_1"));
    expect(missing.calls).toHaveLength(1);
  });
});

describe("an attempt", () => {
  const silent: Fetch = (_url, { signal }) =>
    new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));

  it("ends with the caller's signal, and is not repeated", async () => {
    const { calls, fetch } = scripted(silent);
    const controller = new AbortController();
    const call = client(fetch).turnero.me.get({ signal: controller.signal });
    controller.abort(new Error("changed my mind"));
    await expect(call).rejects.toThrow("changed my mind");
    expect(calls).toHaveLength(1);
  });

  it("ends when it takes too long, and is repeated", async () => {
    const { calls, fetch } = scripted(silent);
    expect((await client(fetch).turnero.me.get({ timeoutMs: 4000 })).type).toBe("key");
    expect(calls).toHaveLength(2);
  });
});
