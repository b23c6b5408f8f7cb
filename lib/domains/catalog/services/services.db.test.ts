import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Service } from "@/lib/domains/catalog/services/schema";
import { bookingRow, catalogOf } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
type Page = { data: Service[]; next_cursor: string | null };
let world: World;
let make: ReturnType<typeof catalogOf>;
let group: string;
let resource: string;
beforeAll(async () => {
  world = await makeProject({ currency: "PYG" });
  make = catalogOf(world);
  resource = (await make.resource()).id;
  group = (await make.group({ resource_ids: [resource] })).id;
});

const post = (body: object) =>
  world.call<Service>("/services", { method: "POST", body: { name: "X", duration_minutes: 30, ...body } });
const patch = (id: string, body: object) => world.call<Service>(`/services/${id}`, { method: "PATCH", body });

describe("a service", () => {
  it("is created with its defaults and the workspace's currency", async () => {
    const reply = await post({ name: "Consulta" });
    expect(reply.status).toBe(201);
    expect(reply.headers.get("location")).toBe(`/api/v1/services/${reply.body.id}`);
    expect(reply.body).toMatchObject({
      description: null,
      category: null,
      kind: "appointment",
      duration_minutes: 30,
      buffer_minutes: 0,
      slot_interval_minutes: 15,
      min_notice_minutes: 0,
      max_advance_days: 60,
      max_party_size: 1,
      requirements: [],
      schedule_id: null,
      group_id: null,
      uses: "unit",
      price_cents: null,
      currency: "PYG",
      deposit_cents: null,
      deposit_minutes: 60,
      intake_fields: [],
      active: true,
    });
    expect(reply.body.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("keeps the order of its requirements, with both keys in each", async () => {
    const { body } = await post({ requirements: [{ resource_id: resource }, { group_id: group, quantity: 2 }] });
    expect(body.requirements).toEqual([
      { group_id: null, resource_id: resource, quantity: 1 },
      { group_id: group, resource_id: null, quantity: 2 },
    ]);
    const { body: changed } = await patch(body.id, { requirements: [{ group_id: group }] });
    expect(changed.requirements).toEqual([{ group_id: group, resource_id: null, quantity: 1 }]);
  });

  it("asks its customers typed questions", async () => {
    const { body } = await post({
      intake_fields: [
        { key: "weight", label: "Peso", type: "number", required: true },
        { key: "plan", label: "Convênio", type: "select", options: ["Vida", "Nenhum"] },
      ],
    });
    expect(body.intake_fields).toEqual([
      { key: "weight", label: "Peso", type: "number", required: true, options: [] },
      { key: "plan", label: "Convênio", type: "select", required: false, options: ["Vida", "Nenhum"] },
    ]);
  });

  it.each<[string, object, string, string]>([
    ["an appointment without a duration", { duration_minutes: undefined }, "#/duration_minutes", "required"],
    ["a duration of nothing", { duration_minutes: 0 }, "#/duration_minutes", "too_small"],
    ["a queue without a group", { kind: "queue" }, "#/group_id", "required"],
    ["an appointment with a queue's group", { group_id: "G" }, "#/group_id", "not_for_appointment"],
    [
      "a queue with requirements",
      { kind: "queue", group_id: "G", requirements: [{ group_id: "G" }] },
      "#/requirements",
      "not_for_queue",
    ],
    ["a requirement of nothing", { requirements: [{ quantity: 1 }] }, "#/requirements/0", "one_target"],
    [
      "a requirement of two things",
      { requirements: [{ group_id: "G", resource_id: "R" }] },
      "#/requirements/0",
      "one_target",
    ],
    [
      "a quantity of none",
      { requirements: [{ group_id: "G", quantity: 0 }] },
      "#/requirements/0/quantity",
      "too_small",
    ],
    [
      "one resource, twice",
      { requirements: [{ resource_id: "R" }, { resource_id: "R" }] },
      "#/requirements/1/resource_id",
      "duplicate",
    ],
    [
      "two of one resource",
      { requirements: [{ resource_id: "R", quantity: 2 }] },
      "#/requirements/0/quantity",
      "too_many",
    ],
    ["a deposit above the price", { price_cents: 100, deposit_cents: 101 }, "#/deposit_cents", "above_price"],
    ["a currency of elsewhere", { currency: "EUR" }, "#/currency", "invalid_value"],
    ["a colour by name", { color: "red" }, "#/color", "invalid_format"],
    [
      "one question twice",
      {
        intake_fields: [
          { key: "a", label: "A", type: "text" },
          { key: "a", label: "B", type: "text" },
        ],
      },
      "#/intake_fields/1/key",
      "duplicate_key",
    ],
    [
      "a choice of nothing",
      { intake_fields: [{ key: "a", label: "A", type: "select" }] },
      "#/intake_fields/0/options",
      "invalid_options",
    ],
    [
      "options of a text",
      { intake_fields: [{ key: "a", label: "A", type: "text", options: ["x"] }] },
      "#/intake_fields/0/options",
      "invalid_options",
    ],
  ])("refuses %s", async (_what, body, pointer, code) => {
    const written = JSON.parse(JSON.stringify(body).replaceAll('"G"', `"${group}"`).replaceAll('"R"', `"${resource}"`));
    const refused = await world.call("/services", {
      method: "POST",
      body: { name: "X", ...("duration_minutes" in body ? {} : { duration_minutes: 30 }), ...written },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer, code }] } });
  });

  it("may have a deposit of the whole price", async () => {
    expect((await post({ price_cents: 100, deposit_cents: 100 })).status).toBe(201);
  });

  it("of a queue needs a group and no duration", async () => {
    const reply = await world.call<Service>("/services", {
      method: "POST",
      body: { name: "Entrega", kind: "queue", group_id: group },
    });
    expect(reply).toMatchObject({ status: 201, body: { kind: "queue", group_id: group, duration_minutes: 30 } });
  });

  it("names nothing that is not the project's own", async () => {
    const foreign = catalogOf(await makeProject());
    const { id } = await make.service();
    const queue = await make.service({ kind: "queue", group_id: group });
    const theirs = {
      schedule: await foreign.schedule(),
      group: await foreign.group(),
      resource: await foreign.resource(),
    };
    const gone = await make.schedule();
    await world.call(`/schedules/${gone.id}`, { method: "DELETE" });
    for (const body of [
      { schedule_id: theirs.schedule.id },
      { schedule_id: gone.id },
      { requirements: [{ group_id: theirs.group.id }] },
      { requirements: [{ resource_id: theirs.resource.id }] },
      { requirements: [{ resource_id: "res_unknown" }] },
    ]) {
      expect(await post(body), JSON.stringify(body)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect((await patch(id, body)).status, JSON.stringify(body)).toBe(404);
    }
    expect((await post({ kind: "queue", group_id: theirs.group.id })).status).toBe(404);
    expect((await patch(queue.id, { group_id: theirs.group.id })).status).toBe(404);
    const stranger = await foreign.service();
    expect((await patch(stranger.id, { name: "Mine" })).status).toBe(404);
    for (const method of ["GET", "DELETE"])
      expect((await world.call(`/services/${stranger.id}`, { method })).status).toBe(404);
  });

  it("is checked as a whole when a part changes", async () => {
    const { id } = await make.service({ price_cents: 1000, deposit_cents: 500 });
    expect(await patch(id, { price_cents: 400 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/deposit_cents", code: "above_price" }] },
    });
    expect((await patch(id, { price_cents: 400, deposit_cents: null })).status).toBe(200);
    expect((await patch(id, { kind: "queue" })).status).toBe(422);
    expect((await patch(id, { kind: "queue", group_id: group })).body).toMatchObject({ kind: "queue" });
  });

  it("can be sent back as it was read", async () => {
    const made = await make.service({ requirements: [{ group_id: group }], description: "Olá" });
    const reply = await patch(made.id, { ...made, active: false });
    expect(reply).toMatchObject({ status: 200, body: { ...made, active: false, updated_at: expect.any(String) } });
  });

  it("keeps every one of many changes made at once, and its history adds up", async () => {
    const { id } = await make.service();
    const changes = [
      { name: "N" },
      { color: "#000000" },
      { buffer_minutes: 5 },
      { requirements: [{ group_id: group }] },
    ];
    await Promise.all(changes.map((change) => patch(id, change)));
    expect((await world.call<Service>(`/services/${id}`)).body).toMatchObject({
      name: "N",
      color: "#000000",
      buffer_minutes: 5,
      requirements: [{ group_id: group }],
    });
    const entries = await prisma().auditEntry.findMany({
      where: { project_id: world.id, subject_id: id, action: "service.updated" },
    });
    expect(entries.map(({ changes }) => Object.keys(changes as object).join()).sort()).toEqual([
      "buffer_minutes",
      "color",
      "name",
      "requirements",
    ]);
  });

  it.each([
    ["held", true],
    ["pending_payment", true],
    ["confirmed", true],
    ["checked_in", true],
    ["completed", false],
    ["cancelled", false],
    ["expired", false],
  ])("with a booking that is %s is held by it: %s", async (status, held) => {
    const { id } = await make.service({ name: "Histórico" });
    const booking = await bookingRow(world, {
      service_id: id,
      status,
      hold_expires_at: new Date(Date.now() + 600_000),
    });
    const reply = await world.call(`/services/${id}`, { method: "DELETE" });
    if (held) {
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: "invalid_transition",
          held_by: [{ type: "booking", id: booking, name: null, service_name: "Histórico", customer_name: null }],
        },
      });
      expect((await patch(id, { kind: "queue", group_id: group })).status).toBe(409);
      expect((await world.call(`/services/${id}`)).status).toBe(200);
    } else {
      expect(reply.status).toBe(204);
      expect((await world.call(`/services/${id}`)).status).toBe(404);
      expect(await prisma().service.findFirst({ where: { id } })).toMatchObject({ name: "Histórico" });
    }
  });

  it("is deleted although a hold of it has expired a second ago", async () => {
    const { id } = await make.service();
    await bookingRow(world, { service_id: id, status: "held", hold_expires_at: new Date(Date.now() - 1000) });
    expect((await world.call(`/services/${id}`, { method: "DELETE" })).status).toBe(204);
  });
});

describe("the list of services", () => {
  it("gives each once, oldest first, without the deleted, by kind and activity", async () => {
    const other = await makeProject();
    const parts = catalogOf(other);
    const { id: queue } = await parts.group();
    const made = [
      await parts.service(),
      await parts.service({ active: false }),
      await parts.service({ kind: "queue", group_id: queue }),
      await parts.service(),
    ];
    await other.call(`/services/${made[3]?.id}`, { method: "DELETE" });
    const all = async (filter: string) => {
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page: Page = (await other.call<Page>(`/services?limit=1${filter}${cursor ? `&cursor=${cursor}` : ""}`))
          .body;
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      return seen.map((id) => made.findIndex((each) => each.id === id));
    };
    expect(await all("")).toEqual([0, 1, 2]);
    expect(await all("&active=true")).toEqual([0, 2]);
    expect(await all("&kind=queue")).toEqual([2]);
    const { body } = await other.call<Page>("/services?limit=1");
    expect((await other.call(`/services?active=true&cursor=${body.next_cursor}`)).status).toBe(422);
    expect((await other.call(`/resources?cursor=${body.next_cursor}`)).status).toBe(422);
  });
});
