import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { ana, at, type Refusal, salon } from "@/lib/testing/salon";
import { call } from "@/lib/testing/world";

const rowOf = async ({ world }: Awaited<ReturnType<typeof salon>>, id: string) =>
  (await world.call<Booking>(`/bookings/${id}`)).body;

describe("a visitor", () => {
  it("holds and confirms a time, which the team has as a booking from the web", async () => {
    const fields = [{ key: "size", label: "Size", type: "text", required: true }];
    const shop = await salon({ intake_fields: fields, deposit_cents: null });
    const held = await shop.visitor.hold(at("09:00"), { resource_id: shop.people[1]?.id });
    expect(held).toMatchObject({ status: 201, body: { start: at("09:00"), end: at("09:30"), party_size: 1 } });
    const missing = await shop.visitor.confirm<Refusal>(held.body);
    expect(missing).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/intake/size", code: "required" }] } });
    const answers = { intake: { size: "M" }, notes: "<script>alert(1)</script>" };
    const done = await shop.visitor.confirm(held.body, answers);
    expect(done).toMatchObject({
      status: 200,
      body: { status: "confirmed", people: ["Caio"], service: { name: "Corte" }, move_refusal: null },
    });
    expect(JSON.stringify(done.body)).not.toContain(ana.phone);
    expect(await rowOf(shop, held.body.id)).toMatchObject({ source: "webchat", ...answers, customer: ana });
    const again = await shop.visitor.confirm(held.body, { intake: { size: "L" } });
    expect([again.status, again.body]).toEqual([200, done.body]);
    expect((await rowOf(shop, held.body.id)).intake).toEqual({ size: "M" });
  });

  it("with a phone that is known neither sees nor changes the customer", async () => {
    const shop = await salon();
    await shop.world.call("/customers", { method: "POST", body: { name: "Dona Secreta", phone: ana.phone } });
    const held = await shop.visitor.hold(at("09:00"));
    const done = await shop.visitor.confirm(held.body, { customer: { ...ana, name: "Xis", email: "x@example.com" } });
    expect(done.status).toBe(200);
    expect(JSON.stringify(done.body)).not.toContain("Secreta");
    const answered = { subject_id: held.body.id, action: "booking.updated" };
    expect(await prisma().auditEntry.count({ where: answered })).toBe(0); // The service asks nothing.
    const { customer } = await rowOf(shop, held.body.id);
    expect(customer?.name).toBe("Dona Secreta");
    const kept = await prisma().customer.findFirstOrThrow({ where: { project_id: shop.world.id } });
    expect([kept.name, kept.email]).toEqual(["Dona Secreta", null]);
  });

  it("cannot touch another's hold, nor one of another page", async () => {
    const [shop, other] = [await salon(), await salon()];
    const held = (await shop.visitor.hold(at("09:00"))).body;
    const theirs = (await other.visitor.hold(at("09:00"))).body;
    for (const wrong of [
      { ...held, token: theirs.token },
      { ...held, token: "x" },
      { ...theirs, token: held.token },
      theirs,
    ]) {
      expect((await shop.visitor.confirm(wrong)).status).toBe(404);
      expect((await shop.visitor.release(wrong)).status).toBe(404);
    }
    expect((await rowOf(shop, held.id)).status).toBe("held");
    expect((await shop.visitor.release(held)).status).toBe(204);
    expect((await shop.visitor.release(held)).status).toBe(204);
    expect((await rowOf(shop, held.id)).status).toBe("released");
  });

  it("holds three times at most, also when asking at once, and again once one is given back", async () => {
    const shop = await salon();
    const clocks = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"];
    const replies = await Promise.all(clocks.map((clock) => shop.visitor.hold(at(clock))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
    expect(Number(replies.find(({ status }) => status === 429)?.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await shop.from().hold(at("09:00"))).status).toBe(201);
    const held = replies.find(({ status }) => status === 201) as (typeof replies)[number];
    await shop.visitor.release(held.body);
    expect((await shop.visitor.hold(held.body.start)).status).toBe(201);
  });

  it("does not stand in the way of others at the same address, who hold twelve times together", async () => {
    const shop = await salon();
    const room = await shop.catalog.resource({ name: "Hall", kind: "room", capacity: 20 });
    const { id: service_id } = await shop.catalog.service({ name: "Aula", requirements: [{ resource_id: room.id }] });
    const [start, names] = [at("09:00"), ["ana", "bia", "caio", "dora", "eva"]];
    const hold = async (name: string) =>
      (await shop.visitor.hold(start, { service_id, visitor: `a visitor called ${name}` })).status;
    const statuses: number[] = [];
    for (const name of names.slice(0, 4)) for (let n = 0; n < 4; n++) statuses.push(await hold(name));
    const three = [201, 201, 201, 429];
    expect(statuses).toEqual([...three, ...three, ...three, ...three]);
    expect(await hold("eva"), "the address is full").toBe(429);
    expect((await shop.from().hold(start, { service_id })).status).toBe(201);
  });

  it("holds three times at most for one phone, from wherever", async () => {
    const shop = await salon();
    const statuses: number[] = [];
    for (const clock of ["09:00", "09:30", "10:00", "10:30"])
      statuses.push((await shop.from().hold(at(clock), { customer: ana })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it("asks three times at most within ten minutes for one phone, from wherever and also at once", async () => {
    const shop = await salon();
    const queue = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
    const ask = (customer: object) => shop.from().ask({ service_id: queue.id, customer });
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(ana)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    expect(Number(replies.find(({ status }) => status === 429)?.headers.get("retry-after"))).toBeGreaterThan(500);
    // The same person, without the ninth digit.
    expect((await ask({ name: "Ana", phone: "+551187650001" })).status).toBe(429);
    expect((await ask({ name: "Rui", phone: "+5511987650002" })).status).toBe(201);
    const before = new Date(Date.now() - 600_000);
    await prisma().booking.updateMany({ where: { project_id: shop.world.id }, data: { created_at: before } });
    expect((await ask(ana)).status).toBe(201);
  });

  it("asks as often as a shop's tablet would from one address, and not without end", async () => {
    const shop = await salon();
    const queue = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
    const ask = (n: number, from = shop.visitor) =>
      from.ask({ service_id: queue.id, customer: { name: "Rui", phone: `+55119876${String(n).padStart(5, "0")}` } });
    const replies = await Promise.all(Array.from({ length: 75 }, (_, n) => ask(n)));
    const taken = replies.filter(({ status }) => status === 201).length;
    expect(taken).toBeGreaterThanOrEqual(60);
    expect(taken, "one comes back in ten seconds").toBeLessThan(75);
    const refused = replies.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(10);
    expect((await ask(99, shop.from())).status, "another address has its own").toBe(201);
  });

  describe("who is refused is told, in words as in the header, for how long", () => {
    const waitOf = ({ status, body, headers }: { status: number; body: unknown; headers: Headers }): number => {
      const wait = Number(headers.get("retry-after"));
      const detail = expect.stringContaining(`wait ${wait} seconds`);
      expect({ status, body }).toMatchObject({ status: 429, body: { code: "rate_limited", detail } });
      return wait;
    };
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

    it("until the first of three holds ends", async () => {
      const shop = await salon();
      for (const [n, clock] of ["09:00", "09:30", "10:00"].entries()) {
        const { body } = await shop.visitor.hold(at(clock));
        const ends = { hold_expires_at: inSeconds(300 - 100 * n) };
        await prisma().booking.updateMany({ where: { project_id: shop.world.id, id: body.id }, data: ends });
      }
      const wait = waitOf(await shop.visitor.hold(at("10:30")));
      expect(wait).toBeGreaterThan(60);
      expect(wait).toBeLessThanOrEqual(100);
    });

    it("until the first of a phone's three tasks is ten minutes old", async () => {
      const shop = await salon();
      const queue = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
      const ask = () => shop.from().ask({ service_id: queue.id, customer: ana });
      for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(201);
      const made = await prisma().booking.findMany({ where: { project_id: shop.world.id }, select: { id: true } });
      for (const [n, { id }] of made.entries()) {
        const where = { project_id_id: { project_id: shop.world.id, id } };
        await prisma().booking.update({ where, data: { created_at: inSeconds(-400 + 100 * n) } });
      }
      const wait = waitOf(await ask());
      expect(wait).toBeGreaterThan(150);
      expect(wait).toBeLessThanOrEqual(200);
    });

    it("until an address has a task to ask for again", async () => {
      const shop = await salon();
      const queue = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
      const ask = () => shop.visitor.ask({ service_id: queue.id, customer: ana });
      expect((await ask()).status).toBe(201);
      const bucket = { id: { startsWith: `tasks:${shop.world.id} ` } };
      const empty = { tokens: -29, updated_at: new Date() };
      expect(await prisma().rateBucket.updateMany({ where: bucket, data: empty })).toEqual({ count: 1 });
      const wait = waitOf(await ask());
      expect(wait).toBeGreaterThan(250);
      expect(wait).toBeLessThanOrEqual(300);
    });
  });

  it("loses a race for the last chair to exactly one other, and is told what is free", async () => {
    const shop = await salon();
    const pick = { resource_id: shop.people[0]?.id };
    const race = await Promise.all([1, 2, 3, 4].map(() => shop.from().hold<Refusal>(at("09:30"), pick)));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const lost = race.find(({ status }) => status === 409)?.body;
    expect(lost?.code).toBe("slot_taken");
    expect(lost?.alternatives?.[0]?.start).toMatch(/T(09:00|10:00):00/);
  });

  it("comes too late for a hold that ran out", async () => {
    const shop = await salon();
    const held = (await shop.visitor.hold(at("09:00"))).body;
    const where = { project_id_id: { project_id: shop.world.id, id: held.id } };
    await prisma().booking.update({ where, data: { hold_expires_at: new Date(Date.now() - 1000) } });
    expect(await shop.visitor.confirm<Refusal>(held)).toMatchObject({ status: 410, body: { code: "hold_expired" } });
  });

  it("reads the booking by the hold's token for as long as by its link, whatever it was moved to", async () => {
    const shop = await salon();
    const held = (await shop.visitor.hold(at("09:00"))).body;
    const { token } = (await shop.visitor.confirm(held)).body;
    const moved = await shop.visitor.own(token, "reschedule", { start: at("11:00") });
    const ended = (ago: number, start: string) =>
      prisma().booking.updateMany({
        where: { project_id: shop.world.id, start_at: start },
        data: { start_at: new Date(Date.now() - ago - 1_800_000), end_at: new Date(Date.now() - ago) },
      });
    const aMonth = 30 * 86_400_000;
    await ended(aMonth + 60_000, at("09:00"));
    expect((await shop.visitor.confirm(held)).body).toEqual(moved.body);
    await ended(aMonth + 60_000, at("11:00"));
    expect([(await shop.visitor.confirm(held)).status, (await shop.visitor.release(held)).status]).toEqual([404, 404]);
  });

  it("puts a task into a queue, which has no time to move", async () => {
    const shop = await salon();
    const queue = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
    const body = { service_id: queue.id, customer: ana, address: "Rua Dois, 2" };
    const reply = await shop.visitor.ask(body);
    expect(reply).toMatchObject({
      status: 201,
      body: { start: null, place: "Rua Dois, 2", move_refusal: "no_time", cancel_refusal: null },
    });
    const held = await shop.visitor.hold<Refusal>(at("09:00"), { service_id: queue.id });
    expect(held).toMatchObject({ status: 422, body: { errors: [{ code: "queue_service" }] } });
    expect((await call(`/public/bookings/${reply.body.token}/calendar.ics`)).status).toBe(404);
  });
});
