import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Customer } from "@/lib/domains/customers/schema";
import { selectCustomers } from "@/lib/domains/customers/store";
import { makeProject } from "@/lib/testing/world";

type Page = { data: Customer[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
beforeAll(async () => {
  world = await makeProject();
});

const create = (body: object, idempotencyKey?: string) =>
  world.call<Customer>("/customers", { method: "POST", body, ...(idempotencyKey ? { idempotencyKey } : {}) });

describe("a customer", () => {
  it("is created with every field, and audited with who did it", async () => {
    const reply = await create({
      name: "João Araújo",
      phone: "+5511987650001",
      tags: ["vip"],
      address: { formatted: "Rua A, 1", lat: -23.5, lng: -46.6 },
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.get("location")).toBe(`/api/v1/customers/${reply.body.id}`);
    expect(reply.body).toMatchObject({ name: "João Araújo", email: null, identities: [], address: { lat: -23.5 } });
    const entry = await prisma().auditEntry.findFirstOrThrow({
      where: { project_id: world.id, subject_id: reply.body.id },
    });
    expect(entry).toMatchObject({ action: "customer.created", actor: { type: "key", name: "test" } });
  });

  it("is one person with and without the ninth digit", async () => {
    expect((await create({ name: "A", phone: "+5521999990002" })).status).toBe(201);
    const twin = await create({ name: "B", phone: "+552199990002" });
    expect(twin.status).toBe(409);
    expect(twin.body).toMatchObject({ code: "customer_exists" });
  });

  it("keeps its phone when another's is asked for", async () => {
    const { body: one } = await create({ name: "Uno", phone: "+595981000001" });
    const { body: two } = await create({ name: "Dos", phone: "+595981000002" });
    const refused = await world.call(`/customers/${two.id}`, { method: "PATCH", body: { phone: one.phone } });
    expect(refused).toMatchObject({ status: 409, body: { code: "customer_exists" } });
    const { body } = await world.call<Customer>(`/customers/${two.id}`);
    expect(body.phone).toBe("+595981000002");
  });

  it("can be sent back as it was read", async () => {
    const { body } = await create({ name: "Ida y vuelta", phone: "+595981000003" });
    const reply = await world.call<Customer>(`/customers/${body.id}`, {
      method: "PATCH",
      body: { ...body, company: "Acme" },
    });
    expect(reply).toMatchObject({ status: 200, body: { company: "Acme", created_at: body.created_at } });
  });

  it("wants no notices since the day they said so, also when a resumption is taken back", async () => {
    const { body } = await create({ name: "Sair", phone: "+595981000004" });
    const patch = (change: object) => world.call<Customer>(`/customers/${body.id}`, { method: "PATCH", body: change });
    const said = "2020-01-01T12:00:00.000Z";
    expect((await patch({ notices_stopped_since: said })).body).toMatchObject({ errors: [{ code: "required" }] });
    const future = { notices_stopped: true, notices_stopped_since: "2999-01-01T00:00:00Z" };
    expect((await patch(future)).body).toMatchObject({ errors: [{ code: "in_the_future" }] });
    const { notices_stopped_at: since } = (await patch({ notices_stopped: true })).body;
    expect((await patch({ notices_stopped: false })).body.notices_stopped_at).toBeNull();
    const undo = { notices_stopped: true, notices_stopped_since: since };
    expect((await patch(undo)).body.notices_stopped_at).toBe(since);
    // A later stop of their own stays.
    const earlier = { notices_stopped: true, notices_stopped_since: "2020-01-01T00:00:00Z" };
    expect((await patch(earlier)).body.notices_stopped_at).toBe(since);
  });

  it("is found by name without accents, by part of a phone and by tag", async () => {
    const { body: made } = await create({
      name: "Íñigo Núñez",
      phone: "+5491123456789",
      tags: ["Mayorista"],
      company: "Ñandú 100%",
    });
    for (const q of ["inigo nunez", "ÍÑIGO", "23456789", "mayor", "100%"]) {
      const { body } = await world.call<Page>(`/customers?q=${encodeURIComponent(q)}`);
      expect(
        body.data.map(({ id }) => id),
        q,
      ).toEqual([made.id]);
    }
    const { body } = await world.call<Page>(`/customers?phone=${encodeURIComponent("+541123456789")}`);
    expect(body.data.map(({ id }) => id)).toEqual([made.id]);
  });
});

describe("the list of customers", () => {
  it("gives every customer once, page by page", async () => {
    const other = await makeProject();
    for (let i = 0; i < 7; i++)
      await other.call("/customers", { method: "POST", body: { name: `C${i}`, phone: `+5959820000${10 + i}` } });
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page = (await other.call<Page>(`/customers?limit=3${cursor ? `&cursor=${cursor}` : ""}`)).body;
      seen.push(...page.data.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(["C6", "C5", "C4", "C3", "C2", "C1", "C0"]);
  });

  it("shows each as they are read alone, with how every channel knows them", async () => {
    const other = await makeProject();
    const { body: made } = await other.call<Customer>("/customers", {
      method: "POST",
      body: { name: "Rui", phone: "+595982000101", tags: ["a", "b"], address: { lat: -25.3, lng: -57.6 } },
    });
    for (const [channel, external_id] of [
      ["whatsapp", "595982000101"],
      ["telegram", "77"],
    ] as const)
      await prisma().customerIdentity.create({
        data: { project_id: other.id, customer_id: made.id, channel, external_id, created_at: new Date("2026-01-02") },
      });
    const { body: alone } = await other.call<Customer>(`/customers/${made.id}`);
    expect(alone.identities.map(({ channel }) => channel)).toEqual(["telegram", "whatsapp"]);
    expect((await other.call<Page>("/customers")).body.data).toEqual([alone]);
    // As a contact of a channel has them.
    await prisma().$executeRaw`UPDATE customer SET tags = NULL, address = NULL WHERE id = ${made.id}`;
    expect((await other.call<Page>("/customers")).body.data).toEqual([{ ...alone, tags: [], address: null }]);
  });

  it("leaves out visitors of the chat who said nothing of themselves, or shows them alone, where it is asked to", async () => {
    const other = await makeProject();
    const visit = async (name: string, external_id: string, change: object = {}) => {
      const at = new Date("2026-01-02");
      await prisma().customer.create({ data: { project_id: other.id, id: external_id, name, tags: [], ...change } });
      await prisma().customerIdentity.create({
        data: {
          project_id: other.id,
          customer_id: external_id,
          channel: "webchat",
          external_id,
          display_name: name,
          created_at: at,
        },
      });
    };
    await visit("Visitor 3F2A", "anon:0000000000003f2a");
    await visit("Visitante B7C1", "anon:000000000000b7c1");
    await visit("Visitor 1111", "anon:0000000000001111", { email: "said@example.com" });
    await visit("Ana Souza", "anon:0000000000002222");
    await visit("Visitor 3333", "user:0000000000003333");
    const names = async (query: string) =>
      (await other.call<Page>(`/customers${query}`)).body.data.map(({ name }) => name).sort();
    const unknown = ["Visitante B7C1", "Visitor 3F2A"];
    const known = ["Ana Souza", "Visitor 1111", "Visitor 3333"];
    expect(await names("")).toEqual([...known, ...unknown].sort());
    expect(await names("?anonymous=false")).toEqual(known);
    expect(await names("?anonymous=true")).toEqual(unknown);
  });

  it("is not taken for ended when somebody is merged away while a page is read", async () => {
    const other = await makeProject();
    for (let i = 0; i < 3; i++)
      await other.call("/customers", { method: "POST", body: { name: `C${i}`, phone: `+5959820002${10 + i}` } });
    const meanwhile = { project_id: other.id, name: "C1" };
    const goneAfterEachStatement = new Proxy(prisma(), {
      get: (client, name) =>
        name !== "$queryRaw"
          ? Reflect.get(client, name)
          : async (...asked: Parameters<typeof client.$queryRaw>) => {
              const rows = await client.$queryRaw(...asked);
              await client.customer.deleteMany({ where: meanwhile });
              return rows;
            },
    });
    expect(await selectCustomers(goneAfterEachStatement, other.id, {}, null, 3)).toHaveLength(3);
    expect(await prisma().customer.count({ where: meanwhile })).toBe(0);
  });

  it("refuses a cursor that was damaged or belongs to other filters", async () => {
    const other = await makeProject();
    for (let i = 0; i < 3; i++)
      await other.call("/customers", { method: "POST", body: { name: `C${i}`, phone: `+5959830000${10 + i}` } });
    const { body } = await other.call<Page>("/customers?limit=1");
    for (const query of [`cursor=${body.next_cursor}x`, `cursor=${body.next_cursor}&q=C`, "cursor=abc"]) {
      const refused = await other.call(`/customers?${query}`);
      expect(refused, query).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: "?cursor", code: "invalid_cursor" }] },
      });
    }
  });
});

describe("creating with an idempotency key", () => {
  it("answers a repeat as the first time, and refuses another body", async () => {
    const body = { name: "Repetida", phone: "+595984000001" };
    const first = await create(body, "k1");
    const again = await create({ phone: body.phone, name: body.name }, '"k1"');
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await create({ ...body, name: "Otra" }, "k1")).toMatchObject({
      status: 422,
      body: { code: "idempotency_conflict" },
    });
  });

  it("runs once for many twins in flight", async () => {
    const body = { name: "Gemela", phone: "+595984000002" };
    const replies = await Promise.all(Array.from({ length: 40 }, () => create(body, "k2")));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(replies.filter((reply) => reply.headers.get("idempotency-replayed") === null)).toHaveLength(1);
    expect(
      await prisma().auditEntry.count({ where: { project_id: world.id, subject_id: replies[0]?.body.id ?? "" } }),
    ).toBe(1);
  });

  it("replays a refusal, but not a mistake in the body", async () => {
    await create({ name: "Base", phone: "+595984000003" });
    const refused = await create({ name: "Doble", phone: "+595984000003" }, "k3");
    const again = await create({ name: "Doble", phone: "+595984000003" }, "k3");
    expect(refused.status).toBe(409);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.body).toEqual(refused.body);
    expect((await create({ name: "" }, "k4")).status).toBe(422);
    expect((await create({ name: "Bien", phone: "+595984000004" }, "k4")).status).toBe(201);
  });
});
