import { beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "@/lib/core/scopes";
import type { Booking } from "@/lib/domains/bookings/schema";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Customer } from "@/lib/domains/customers/schema";
import type { SearchResult } from "@/lib/domains/search/schema";
import { at, salon } from "@/lib/testing/salon";
import { call, makeKey, makeMember, makeProject } from "@/lib/testing/world";

type Found = { results: SearchResult[] };
let shop: Awaited<ReturnType<typeof salon>>;
let world: (typeof shop)["world"];

const search = async (q: string, more = "", of: { call: typeof call } = world as never): Promise<SearchResult[]> => {
  const { status, body } = await of.call<Found>(`/search?q=${encodeURIComponent(q)}${more}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.results;
};
const titles = (found: readonly SearchResult[], kind: SearchResult["kind"]) =>
  found.filter((each) => each.kind === kind).map(({ title }) => title);

const post = async <T>(path: string, body: object, idempotencyKey?: string): Promise<T> => {
  const reply = await world.call<T>(path, { method: "POST", body, ...(idempotencyKey ? { idempotencyKey } : {}) });
  if (reply.status !== 201) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};
let phones = 0;
const customer = (name: string, more: object = {}) =>
  post<Customer>("/customers", { name, phone: `+59598100000${phones++}`, ...more });
const book = (start: string, body: object) =>
  post<Booking>("/bookings", { service_id: shop.cut.id, start, ...body }, `${start} ${JSON.stringify(body)}`);

let joao: Customer;
let visit: Booking;
let task: Booking;

beforeAll(async () => {
  shop = await salon({ aliases: [{ text: "cortar o cabelo" }] });
  world = shop.world;
  joao = await customer("João da Silva", { phone: "+5511987654321", email: "joao@example.com" });
  await customer("Ana Lima", { company: "Padaria Central", tags: ["vip"] });
  await customer("Mariana Costa", { phone: "+5521912345678" });
  await customer("Savana Prado");
  visit = await book(at("09:00"), { customer: { id: joao.id }, notes: "Traz o cachorro" });
  const delivery = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
  task = await post<Booking>("/bookings", { service_id: delivery.id, customer: { id: joao.id } }, "task");
  await post("/knowledge", { kind: "text", title: "Política de cancelamento", content: "Até 24 horas antes." });
  const contact = { channel: "telegram" as const, external_id: "beto", display_name: "Beto Nunes", phone: null };
  const message = { external_id: "m1", kind: "text" as const, text: "Quero remarcar para sábado" };
  await receiveMessage(world.id, contact, message, new Date());
});

describe("a search", () => {
  it("ranks the word itself before the beginning of one, and that before letters within one", async () => {
    const found = await search("ana");
    expect(titles(found, "customer")).toEqual(["Ana Lima", "Mariana Costa", "Savana Prado"]);
    expect(titles(await search("ma"), "customer")).toEqual(["Mariana Costa"]);
  });

  it.each(["joao slva", "JOÃO SILVA", "silva joao", "joao da sil", "jooa silva", "joao sivla"])(
    "finds João da Silva with his booking and his task by %s",
    async (q) => {
      const found = await search(q);
      expect(found[0]).toMatchObject({ kind: "customer", id: joao.id, title: "João da Silva", detail: joao.phone });
      expect(found).toContainEqual(expect.objectContaining({ kind: "booking", id: visit.id, detail: "Corte" }));
      expect(found).toContainEqual(expect.objectContaining({ kind: "task", id: task.id, detail: "Entrega" }));
    },
  );

  it.each(["98765", "(11) 98765-4321", "+55 11 8765 4321", "4321"])("finds a phone by %s", async (q) => {
    const found = await search(q);
    expect(titles(found, "customer")).toEqual(["João da Silva"]);
    expect(titles(found, "booking")).toEqual(["João da Silva"]);
  });

  it("finds a booking by its id, its service, its notes, and a customer with a service", async () => {
    for (const q of [visit.id, visit.id.replace("bkg_", ""), "corte", "cachorro", "joao corte", "corte joao"]) {
      const [booking] = (await search(q)).filter(({ kind }) => kind === "booking");
      expect(booking, q).toEqual({
        kind: "booking",
        id: visit.id,
        title: "João da Silva",
        detail: "Corte",
        at: visit.start,
        status: "confirmed",
        score: expect.any(Number),
      });
    }
    expect((await search("ana corte")).filter(({ kind }) => kind === "booking")).toEqual([]);
  });

  it("finds services by alias, resources, knowledge by title and e-mail, company and tag of a customer", async () => {
    expect(titles(await search("cabelo"), "service")).toEqual(["Corte"]);
    expect(titles(await search("crote"), "service")).toEqual(["Corte"]);
    expect(titles(await search("caio"), "resource")).toEqual(["Caio"]);
    expect((await search("caio")).find(({ kind }) => kind === "resource")?.detail).toBe("person");
    expect(titles(await search("politica cancelamneto"), "knowledge")).toEqual(["Política de cancelamento"]);
    for (const q of ["padaria", "vip"]) expect(titles(await search(q), "customer")).toEqual(["Ana Lima"]);
  });

  it("finds a conversation by its contact and by what was said last", async () => {
    for (const q of ["beto", "nuns beto", "remarcar sabado"]) {
      const found = await search(q);
      expect(titles(found, "conversation"), q).toEqual(["Beto Nunes"]);
      expect(found.find(({ kind }) => kind === "conversation")?.detail).toBe("Quero remarcar para sábado");
    }
  });

  it("finds nothing where nothing is like it, and takes signs as they are", async () => {
    for (const q of ["xqzwk", "%%", "__", "a'; --", "\\\\", "<>"]) expect(await search(q), q).toEqual([]);
  });

  it("answers so many of each kind, of the kinds asked for", async () => {
    const found = await search("joao", "&limit=1&kind=customer,task");
    expect(found.map(({ kind }) => kind)).toEqual(["customer", "task"]);
    expect((await world.call(`/search?q=a`)).status).toBe(422);
    expect((await world.call(`/search?q=ana&kind=secret`)).status).toBe(422);
  });

  it("stays in its own workspace", async () => {
    const other = await makeProject();
    for (const q of ["joao silva", visit.id, "corte", "beto", "politica", "98765"])
      expect(await search(q, "", other as never), q).toEqual([]);
  });

  it("leaves out the kinds that a key may not read", async () => {
    const kindsOf = async (...scopes: Scope[]) => {
      const { key } = await makeKey(world.id, scopes);
      const of = { call: ((path: string) => call(path, { key })) as typeof call };
      const all = await Promise.all(["joao", "corte", "beto"].map((q) => search(q, "", of)));
      return [...new Set(all.flat().map(({ kind }) => kind))].sort();
    };
    expect(await kindsOf("slots:read")).toEqual([]);
    expect(await kindsOf("customers:read")).toEqual(["customer"]);
    expect(await kindsOf("bookings:read")).toEqual(["booking", "task"]);
    expect(await kindsOf("messages:read")).toEqual(["conversation"]);
    expect(await kindsOf("config:read")).toEqual(["service"]);
  });

  it("is for every member of the team", async () => {
    const agent = await makeMember(world.id, "agent");
    const found = await search("joao", "", agent as never);
    expect(found.map(({ kind }) => kind)).toEqual(["customer", "booking", "task"]);
  });
});
