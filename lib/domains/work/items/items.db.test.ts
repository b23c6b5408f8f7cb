import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { priorities, sources, statuses } from "@/lib/core/vocabulary";
import type { Booking } from "@/lib/domains/bookings/schema";
import { makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeProject, type Reply } from "@/lib/testing/world";

const zone = "America/Sao_Paulo";
const hour = 3_600_000;
const openStatuses = ["pending_payment", "confirmed", "checked_in"];
const awaited = ["pending_payment", "confirmed"];
type World = Awaited<ReturnType<typeof makeProject>>;
type Page = { data: Booking[]; next_cursor: string | null };

let world: World;
let [deliveries, visits] = ["", ""];
let workers: string[] = [];
let all: Booking[] = [];

/** Deterministic pseudo-random numbers. */
let state = 11;
const dice = (sides: number): number => {
  state = (state * 1664525 + 1013904223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * sides);
};
const pick = <T>(from: readonly T[]): T => from[dice(from.length)] as T;
const maybe = <T>(chance: number, value: () => T): T | null => (dice(100) < chance ? value() : null);

/** Tasks at whole half hours of the days around now, so that many share a time. */
async function fill(count: number): Promise<void> {
  const names = ["João Araújo", "Maria Souza", "Zé da Silva", "Ana O'Neill", "100%_Real"];
  const customers = names.map((name, i) => ({
    project_id: world.id,
    id: newId("cus"),
    name,
    phone: `+55119876500${i}0`,
    phone_key: `55119876500${i}0`,
  }));
  await prisma().customer.createMany({ data: customers });
  const moment = () => new Date(Math.floor(Date.now() / hour) * hour + (dice(13) - 6) * 12 * hour);
  const rows = Array.from({ length: count }, (_, i) => {
    const start_at = maybe(60, moment);
    return {
      project_id: world.id,
      id: newId("bkg"),
      status: dice(10) < 7 ? pick(openStatuses) : pick(statuses),
      stage: pick(["queued", "assigned", "in_progress"]),
      service_id: pick([deliveries, visits]),
      customer_id: maybe(80, () => pick(customers).id),
      start_at,
      end_at: start_at && new Date(start_at.getTime() + hour),
      due_at: maybe(60, moment),
      priority: pick(priorities),
      tags: [...new Set([maybe(30, () => "frágil"), maybe(30, () => "vip")])].filter((tag) => tag !== null),
      source: pick(sources),
      notes: maybe(30, () => pick(["Tocar a campainha", "Portão azul", "50% pago"])),
      lat: maybe(80, () => -23.7 + dice(40) / 100),
      lng: -46.8 + dice(40) / 100,
      assignee_resource_id: maybe(50, () => pick(workers)),
      currency: "BRL",
      attending_since: i % 3 === 0 ? new Date() : null,
    };
  });
  await prisma().booking.createMany({ data: rows });
}

const pagesOf = async (query: Record<string, string>, limit: number): Promise<Booking[]> => {
  const items: Booking[] = [];
  let cursor: string | null = "";
  do {
    const search: string = new URLSearchParams({
      ...query,
      limit: String(limit),
      ...(cursor && { cursor }),
    }).toString();
    const page: Reply<Page> = await world.call<Page>(`/work-items?${search}`);
    expect(page.status, JSON.stringify(page.body)).toBe(200);
    items.push(...page.body.data);
    cursor = page.body.next_cursor;
  } while (cursor !== null);
  return items;
};

beforeAll(async () => {
  world = await makeProject({ timezone: zone });
  workers = [await makeResource(world.id, { name: "Rui" }), await makeResource(world.id, { name: "Bia" })];
  const group = await makeGroup(world.id, workers);
  deliveries = await makeService(world.id, [], { name: "Entrega rápida", kind: "queue", group_id: group });
  visits = await makeService(world.id, [{ group_id: group }], { name: "Visita" });
  await fill(160);
  const ids = await prisma().booking.findMany({ where: { project_id: world.id }, select: { id: true } });
  for (const { id } of ids) all.push((await world.call<Booking>(`/bookings/${id}`)).body);
  all = all.sort((a, b) => (a.id < b.id ? -1 : 1));
});

type Query = Record<string, string>;
const dayOf = (at: number): string => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(at);
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

/** The list as the contract has it, item by item: its time in the list, null for none, undefined when it is not there. */
function timeIn(item: Booking, query: Query): string | null | undefined {
  const inRange = (at: string | null): boolean =>
    at !== null && (!query.from || at >= query.from) && (!query.to || at < query.to);
  const ranged = Boolean(query.from || query.to);
  const times = [item.start, item.due_at].filter((at) => inRange(at)) as string[];
  if (query.view === "inbox") {
    return item.assignee === null && (!ranged || times.length > 0) ? item.due_at : undefined;
  }
  const today = (at: string): boolean => dayOf(Date.parse(at)) <= dayOf(Date.now());
  const dated = item.start !== null || item.due_at !== null;
  if (query.view === "upcoming") return times.find((at) => !today(at));
  if (query.view === "today") {
    const now = times.find(today);
    if (now || item.status !== "checked_in") return now;
  }
  return times[0] ?? (ranged || dated ? undefined : null);
}

function has(item: Booking, query: Query): boolean {
  const among = (list: string | undefined, value: string) => list === undefined || list.split(",").includes(value);
  const text = fold(
    [item.customer?.name, item.customer?.phone, item.notes, item.tags.join(" ")].join(" ") +
      (item.service_id === deliveries ? " Entrega rápida" : " Visita"),
  );
  const [west, south, east, north] = (query.bbox ?? "").split(",").map(Number) as [number, number, number, number];
  const { lat = null, lng = null } = item.location ?? {};
  return (
    (query.near === undefined || (lat !== null && lng !== null)) &&
    (query.view || !query.status ? openStatuses.includes(item.status) : true) &&
    among(query.status, item.status) &&
    among(query.stage, item.stage) &&
    among(query.priority, item.priority) &&
    among(query.origin, item.source) &&
    (query.tag === undefined || query.tag.split(",").some((tag) => item.tags.includes(tag))) &&
    (query.unassigned === undefined || (query.unassigned === "true") === (item.assignee === null)) &&
    (query.attending === undefined ||
      (item.start !== null &&
        awaited.includes(item.status) &&
        (query.attending === "true") === (item.attending_since !== null))) &&
    (query.resource_id === undefined || item.assignee?.resource_id === query.resource_id) &&
    (query.q ?? "").split(" ").every((word) => text.includes(fold(word))) &&
    (query.bbox === undefined ||
      (lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east))
  );
}

/** Metres on a round earth, by the cosine rule, as text that sorts as the number does. */
function metresTo({ location }: Booking, near: string): string {
  const [lat = 0, lng = 0] = near.split(",").map((degrees) => (Number(degrees) * Math.PI) / 180);
  const [to, east] = [location?.lat ?? 0, location?.lng ?? 0].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const angle = Math.sin(lat) * Math.sin(to) + Math.cos(lat) * Math.cos(to) * Math.cos(east - lng);
  return String(Math.round(6_371_000 * Math.acos(Math.min(1, angle)))).padStart(8, "0");
}

const expected = (query: Query): string[] =>
  all
    .filter((item) => has(item, query))
    .map((item) => ({ id: item.id, at: timeIn(item, query), item }))
    .filter((each): each is { id: string; at: string | null; item: Booking } => each.at !== undefined)
    .map((each) => (query.near === undefined ? each : { ...each, at: metresTo(each.item, query.near) }))
    .sort((a, b) => {
      const [left, right] = [a.at ?? "~", b.at ?? "~"];
      return left === right ? (a.id < b.id ? -1 : 1) : left < right ? -1 : 1;
    })
    .map(({ id }) => id);

const someOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: 3 }).map((list) => list.join(","));
const aMoment = fc
  .integer({ min: -7, max: 7 })
  .map((n) => new Date(Math.floor(Date.now() / hour) * hour + n * 12 * hour).toISOString());
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const queries = fc
  .record({
    view: fc.option(fc.constantFrom("inbox", "today", "upcoming"), { nil: undefined, freq: 4 }),
    status: rarely(someOf(statuses)),
    stage: rarely(someOf(["queued", "assigned", "in_progress", "none_such"])),
    unassigned: rarely(fc.constantFrom("true", "false")),
    attending: rarely(fc.constantFrom("true", "false")),
    resource_id: rarely(fc.nat(1).map((i) => workers[i] ?? "")),
    priority: rarely(someOf(priorities)),
    tag: rarely(someOf(["frágil", "vip", "none"])),
    origin: rarely(someOf(sources)),
    q: rarely(
      fc.constantFrom(
        "joao",
        "SOUZA maria",
        "987650",
        "rapida",
        "%",
        "100%_",
        "campainha",
        "o'neill",
        "xyz",
        "ra",
        "+5511987650020 ze",
      ),
    ),
    from: rarely(aMoment),
    to: rarely(aMoment),
    bbox: rarely(fc.constantFrom("-46.7,-23.6,-46.5,-23.4", "-46.8,-23.7,-46.4,-23.3", "10,10,11,11")),
    near: rarely(fc.constantFrom("-23.561,-46.655", "-23.9,-46.1", "40,3")),
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Query);

describe("the list of work", () => {
  it.each([{}, { view: "inbox" }, { view: "today" }, { view: "upcoming" }, { near: "-23.561,-46.655" }] as Query[])(
    "%o is what the contract says, page by page",
    async (query) => {
      const wanted = expected(query);
      expect(wanted.length).toBeGreaterThan(10);
      expect((await pagesOf(query, 7)).map(({ id }) => id)).toEqual(wanted);
    },
  );

  it("is, under any filters together, what a plain filter of all tasks gives", async () => {
    let full = 0;
    await fc.assert(
      fc.asyncProperty(queries, fc.integer({ min: 15, max: 90 }), async (query, limit) => {
        const wanted = expected(query);
        if (wanted.length > 0) full++;
        expect((await pagesOf(query, limit)).map(({ id }) => id)).toEqual(wanted);
      }),
      { numRuns: 120, seed: 5 },
    );
    expect(full).toBeGreaterThan(60);
  });

  it("has each task as the booking it is", async () => {
    const [first] = await pagesOf({ view: "today" }, 200);
    expect(first).toEqual(all.find(({ id }) => id === first?.id));
  });

  it("keeps its order while tasks come and go", async () => {
    const own = await makeProject({ timezone: zone });
    const queue = await makeQueue(own);
    const due = (n: number) => new Date(Date.now() + n * hour).toISOString();
    const made = [];
    for (let i = 0; i < 6; i++) made.push(await queue.task({ due_at: due(i) }));
    const ids = made.map(({ id }) => id);
    const page = await own.call<Page>("/work-items?view=inbox&limit=3");
    expect(page.body.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    await queue.task({ due_at: due(-1) });
    await queue.run(ids[1] ?? "", "take", { resource_id: queue.drivers[0] });
    const rest = await own.call<Page>(`/work-items?view=inbox&limit=3&cursor=${page.body.next_cursor}`);
    expect(rest.body.data.map(({ id }) => id)).toEqual(ids.slice(3));
    const foreign = await own.call(`/work-items?view=today&limit=3&cursor=${page.body.next_cursor}`);
    expect(foreign.status).toBe(422);
  });

  it("finds a customer by the new name, and a service by its own", async () => {
    const own = await makeProject({ timezone: zone });
    const queue = await makeQueue(own);
    const task = await queue.task({ notes: "Caixa grande" });
    const found = async (q: string) =>
      (await own.call<Page>(`/work-items?q=${encodeURIComponent(q)}`)).body.data.map(({ id }) => id);
    expect(await found("ana caixa entrega")).toEqual([task.id]);
    const name = { method: "PATCH", body: { name: "Íris Peña" } };
    await own.call(`/customers/${task.customer?.id}`, name);
    expect([await found("iris PENA"), await found("ana")]).toEqual([[task.id], []]);
    await own.call(`/services/${queue.service}`, { method: "PATCH", body: { name: "Coleta" } });
    expect([await found("coleta"), await found("entrega")]).toEqual([[task.id], []]);
  });

  it("refuses what it cannot read, and whom nobody knows", async () => {
    for (const search of [
      "view=all",
      "bbox=1,2,3",
      "bbox=0,50,1,40",
      "bbox=a,b,c,d",
      "near=1",
      "near=91,0",
      "near=a,b",
      "near=",
      "unassigned=1",
      "status=open",
    ]) {
      expect((await world.call(`/work-items?${search}`)).status, search).toBe(422);
    }
    expect((await world.call("/work-items?resource_id=res_nobody")).status).toBe(404);
    const other = await makeProject();
    expect((await other.call<Page>("/work-items")).body.data).toEqual([]);
  });

  it("finds a tag that has a comma in it, and none of its halves", async () => {
    const own = await makeProject({ timezone: zone });
    const queue = await makeQueue(own);
    const there = await queue.task({ tags: ["São Paulo, SP"] });
    const half = await queue.task({ tags: ["SP"] });
    const found = async (tag: string) =>
      (await own.call<Page>(`/work-items?tag=${encodeURIComponent(tag)}`)).body.data.map(({ id }) => id).sort();
    expect(await found("São Paulo\\, SP")).toEqual([there.id]);
    expect(await found("São Paulo, SP")).toEqual([half.id]);
    expect(await found("São Paulo\\, SP,SP")).toEqual([there.id, half.id].sort());
  });

  it("reads a box that lies across the date line", async () => {
    const own = await makeProject({ timezone: zone });
    const queue = await makeQueue(own);
    const at = (lng: number) => queue.task({ location: { lat: -17, lng } });
    const [west, east] = [await at(179.5), await at(-179.5)];
    await at(0);
    const { body } = await own.call<Page>("/work-items?bbox=179,-18,-179,-16");
    expect(body.data.map(({ id }) => id).sort()).toEqual([west.id, east.id].sort());
  });
});

describe("a change of a task", () => {
  it("sets priority, tags and due date, raises the version and tells who did it", async () => {
    const queue = await makeQueue(world);
    const { id } = await queue.task();
    const patch = <T = Booking>(body: object) => world.call<T>(`/work-items/${id}`, { method: "PATCH", body });
    const due_at = new Date(Date.now() + hour).toISOString();
    const { status, body } = await patch({ priority: "urgent", tags: ["vip"], due_at, expected_version: 1 });
    expect([status, body.version]).toEqual([200, 2]);
    expect(body).toMatchObject({ priority: "urgent", tags: ["vip"], due_at });
    const stale = await patch<{ code: string; current_version: number }>({ priority: "low", expected_version: 1 });
    expect([stale.status, stale.body.code, stale.body.current_version]).toEqual([409, "version_conflict", 2]);
    expect((await patch({})).body.version).toBe(2);
    expect((await patch(body)).body).toMatchObject({ priority: "urgent", version: 2 });
    expect((await patch({ due_at: null })).body).toMatchObject({ due_at: null, version: 3 });
    const location = { formatted: "Rua A", lat: -23.5, lng: -46.6 };
    const same = await world.call<Booking>(`/bookings/${id}`, { method: "PATCH", body: { priority: "low", location } });
    expect(same.body).toMatchObject({ priority: "low", location, version: 4 });
    expect((await patch({ notes: "Ring twice", location: null })).body).toMatchObject({
      notes: "Ring twice",
      location: null,
      version: 5,
    });
    expect((await patch({ colour: "red" })).status).toBe(422);
    expect((await world.call("/work-items/bkg_nobody", { method: "PATCH", body: {} })).status).toBe(404);
    const where = { subject_id: id, action: "booking.updated" };
    const [entry] = await prisma().auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(entry?.changes).toMatchObject({ priority: { from: "normal", to: "urgent" } });
  });

  it("loses nothing when many change it at once", async () => {
    const queue = await makeQueue(world);
    const { id } = await queue.task();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        world.call<Booking>(`/work-items/${id}`, { method: "PATCH", body: { tags: [`t${i}`], expected_version: 1 } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(11);
  });
});
