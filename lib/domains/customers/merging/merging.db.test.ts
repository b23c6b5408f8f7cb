import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { phoneKey } from "@/lib/core/phone/phone";
import { type Contact, customerOfContact } from "@/lib/domains/customers/contact";
import { mergeInto } from "@/lib/domains/customers/merging/merge";
import type { Unmerged } from "@/lib/domains/customers/merging/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import { lockCustomers } from "@/lib/domains/customers/store";
import type { TimelineEntry } from "@/lib/domains/timeline/schema";
import { lockAwaited } from "@/lib/testing/background/harness";
import { bookingRow, hourAhead, makeChairs, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
beforeAll(async () => {
  world = await makeProject();
  service = await makeService(world.id, []);
});

let last = 0;
const phone = () => `+5959${String(++last).padStart(8, "0")}`;
const create = async (body: object) =>
  (await world.call<Customer>("/customers", { method: "POST", body: { name: "Ana", phone: phone(), ...body } })).body;
const post = <T>(path: string, body: object) => world.call<T>(path, { method: "POST", body });
const contactOf = (contact: Partial<Contact> & { external_id: string }, project = world) =>
  inTransaction({}, (tx) =>
    customerOfContact(tx, project.id, new Date(), { channel: "telegram", display_name: null, phone: null, ...contact }),
  );

/** Every row of the project that a merge could touch, without what only tells of the merge itself. */
async function everything() {
  const where = { project_id: world.id };
  const [customers, identities, bookings, comments] = await Promise.all([
    prisma().customer.findMany({ where, orderBy: { id: "asc" } }),
    prisma().customerIdentity.findMany({ where, orderBy: [{ channel: "asc" }, { external_id: "asc" }] }),
    prisma().booking.findMany({ where, orderBy: { id: "asc" } }),
    prisma().comment.findMany({ where, orderBy: { id: "asc" } }),
  ]);
  return {
    customers: customers.map(({ updated_at: _at, ...rest }) => rest),
    identities,
    bookings: bookings.map(({ updated_at: _at, version: _version, ...rest }) => rest),
    comments,
  };
}

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const person = fc.record({
  phone: fc.boolean(),
  email: some(fc.constantFrom("a@example.com", "b@example.com")),
  company: some(fc.constantFrom("Aurora", "Sol")),
  notes: some(fc.constantFrom("Mornings", "Rings twice")),
  locale: some(fc.constantFrom("es", "pt-BR")),
  tags: fc.uniqueArray(fc.constantFrom("vip", "new", "old")),
  address: some(
    fc.record({
      formatted: some(fc.constant("Rua A, 1")),
      lat: some(fc.constant(-23.5)),
      lng: some(fc.constant(-46.6)),
    }),
  ),
  bookings: fc.nat(2),
  comments: fc.nat(2),
  identities: fc.nat(2),
});

async function make({
  phone: has,
  bookings,
  comments,
  identities,
  ...fields
}: typeof person extends fc.Arbitrary<infer T> ? T : never) {
  const { id } = await create({ ...fields, phone: has ? phone() : null });
  for (let i = 0; i < bookings; i++) {
    const booking = await bookingRow(world, { service_id: service, status: "confirmed" });
    await prisma().booking.update({
      where: { project_id_id: { project_id: world.id, id: booking } },
      data: { customer_id: id },
    });
  }
  for (let i = 0; i < comments; i++) await post(`/customers/${id}/comments`, { body: `Comment ${i}` });
  for (let i = 0; i < identities; i++) {
    const data = {
      project_id: world.id,
      channel: "telegram",
      external_id: newId("cus"),
      customer_id: id,
      display_name: "A",
    };
    await prisma().customerIdentity.create({ data });
  }
  return id;
}

describe("a merge", () => {
  it("is undone to the last row, also two in a row", async () => {
    await fc.assert(
      fc.asyncProperty(person, person, person, async (one, two, three) => {
        const [a, b, c] = [await make(one), await make(two), await make(three)];
        const before = await everything();
        expect((await post(`/customers/${a}/merge`, { other_id: b })).status).toBe(200);
        const between = await everything();
        expect((await post(`/customers/${c}/merge`, { other_id: a })).status).toBe(200);
        const after = await everything();
        expect(after.customers.map(({ id }) => id)).toEqual(
          before.customers.map(({ id }) => id).filter((id) => id !== a && id !== b),
        );
        const theirs = (rows: { customer_id: string | null }[]) =>
          rows.filter(({ customer_id }) => customer_id === c).length;
        expect(theirs(after.bookings)).toBe(one.bookings + two.bookings + three.bookings);
        expect(theirs(after.identities)).toBe(one.identities + two.identities + three.identities);
        expect(theirs(after.comments)).toBe(one.comments + two.comments + three.comments);
        expect((await post(`/customers/${a}/unmerge`, { other_id: b })).status).toBe(404);
        expect((await post(`/customers/${c}/unmerge`, { other_id: a })).status).toBe(200);
        expect(await everything()).toEqual(between);
        expect((await post(`/customers/${a}/unmerge`, { other_id: b })).status).toBe(200);
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it("is a change of the bookings that it moves, and of no others", async () => {
    const [survivor, other] = [await create({}), await create({})];
    const bookingOf = async (customer_id: string) => {
      const id = await bookingRow(world, { service_id: service, status: "confirmed" });
      await prisma().booking.updateMany({ where: { project_id: world.id, id }, data: { customer_id } });
      return id;
    };
    const [moved, own] = [await bookingOf(other.id), await bookingOf(survivor.id)];
    const versions = async () => {
      const rows = await prisma().booking.findMany({ where: { project_id: world.id, id: { in: [moved, own] } } });
      return [moved, own].map((id) => rows.find((row) => row.id === id)?.version);
    };
    await post(`/customers/${survivor.id}/merge`, { other_id: other.id });
    expect(await versions()).toEqual([2, 1]);
    await post(`/customers/${survivor.id}/unmerge`, { other_id: other.id });
    expect(await versions()).toEqual([3, 1]);
  });

  it("waits for a change of whom it takes away, which then finds them gone", async () => {
    const [survivor, other] = [await create({}), await create({})];
    let change: ReturnType<typeof world.call> | undefined;
    await inTransaction({}, async (tx) => {
      await lockCustomers(tx, world.actor.project.id, [other.id]);
      change = world.call(`/customers/${other.id}`, { method: "PATCH", body: { name: "Late" } });
      await lockAwaited("the change");
      await mergeInto(tx, world.actor, survivor.id, other.id);
    });
    expect(await change).toMatchObject({ status: 404, body: { code: "not_found", merged_into: survivor.id } });
  });

  it("fills what is empty, unites tags, and keeps what the survivor has", async () => {
    const survivor = await create({ name: "Ana", email: "ana@example.com", tags: ["vip"] });
    const other = await create({ name: "Ana S.", email: "other@example.com", company: "Aurora", tags: ["new", "vip"] });
    const { body } = await post<Customer>(`/customers/${survivor.id}/merge`, { other_id: other.id });
    expect(body).toMatchObject({
      name: "Ana",
      phone: survivor.phone,
      email: "ana@example.com",
      company: "Aurora",
      tags: ["vip", "new"],
    });
    for (const path of ["", "/summary", "/timeline", "/comments", "/bookings"]) {
      const gone = await world.call(`/customers/${other.id}${path}`);
      expect(gone, path).toMatchObject({ status: 404, body: { code: "not_found", merged_into: survivor.id } });
    }
  });

  it("tells both timelines, of the other's life too, and keeps what was changed since", async () => {
    const survivor = await create({ name: "Ana" });
    const other = await create({ name: "Bea", company: "Sol", email: "bea@example.com" });
    await post(`/customers/${survivor.id}/merge`, { other_id: other.id });
    const timeline = async (id: string) =>
      (await world.call<{ data: TimelineEntry[] }>(`/customers/${id}/timeline`)).body.data;
    const [merged, ...before] = await timeline(survivor.id);
    expect(merged).toMatchObject({
      kind: "customer.merged",
      title: "Merged with Bea",
      data: { other_id: other.id, name: "Bea", undoable: true },
    });
    expect(before.map(({ kind }) => kind)).toEqual(["customer.created", "customer.created"]);
    await world.call(`/customers/${survivor.id}`, { method: "PATCH", body: { company: "Luna" } });
    const { body } = await post<Unmerged>(`/customers/${survivor.id}/unmerge`, { other_id: other.id });
    expect(body).toMatchObject({ customer: { company: "Luna", email: null }, other: { name: "Bea", company: "Sol" } });
    expect((await timeline(other.id)).map(({ kind }) => kind)).toEqual(["customer.unmerged", "customer.created"]);
    const told = await timeline(survivor.id);
    expect(told.map(({ kind }) => kind)).toEqual([
      "customer.unmerged",
      "customer.updated",
      "customer.merged",
      "customer.created",
    ]);
    expect(told[2]).toMatchObject({ title: "Merged with another customer", data: { undoable: false } });
    expect(JSON.stringify(told)).not.toContain("bea@example.com");
  });

  it("with oneself, or with nobody, is refused; a phone that was taken since holds the way back", async () => {
    const one = await create({});
    const two = await create({});
    expect(await post(`/customers/${one.id}/merge`, { other_id: one.id })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/other_id", code: "same_customer" }] },
    });
    await post(`/customers/${one.id}/merge`, { other_id: two.id });
    expect((await post(`/customers/${one.id}/merge`, { other_id: two.id })).status).toBe(404);
    const call = (phone: string | null) => world.call(`/customers/${one.id}`, { method: "PATCH", body: { phone } });
    expect((await call(two.phone)).status).toBe(200);
    expect(await post(`/customers/${one.id}/unmerge`, { other_id: two.id })).toMatchObject({
      status: 409,
      body: { code: "customer_exists" },
    });
    expect((await call(one.phone)).status).toBe(200);
    expect((await post(`/customers/${one.id}/unmerge`, { other_id: two.id })).status).toBe(200);
  });

  it("of the same two from both sides at once leaves one of them", async () => {
    const [one, two] = [await create({}), await create({})];
    const replies = await Promise.all([
      post(`/customers/${one.id}/merge`, { other_id: two.id }),
      post(`/customers/${two.id}/merge`, { other_id: one.id }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe("the phone of somebody who was merged", () => {
  const merged = async () => {
    const [first, survivor, other] = [await create({}), await create({}), await create({})];
    await post(`/customers/${survivor.id}/merge`, { other_id: other.id });
    await post(`/customers/${first.id}/merge`, { other_id: survivor.id });
    return { id: first.id, second: survivor.id, other: other.id, phone: other.phone as string };
  };
  const count = () => prisma().customer.count({ where: { project_id: world.id } });

  it("leads to the one who remains, however it comes", async () => {
    const { id, phone: old } = await merged();
    const before = await count();
    const { service: visit } = await makeChairs(world.id, 1);
    const customer = { name: "Ana again", phone: old };
    const book = (hour: number) =>
      world.call<{ customer: { id: string } }>("/bookings", {
        method: "POST",
        body: { service_id: visit, start: hourAhead(2, hour), customer },
        idempotencyKey: newId("req"),
      });
    for (const hour of [9, 10]) expect((await book(hour)).body).toMatchObject({ customer: { id, name: "Ana" } });
    expect(await contactOf({ external_id: newId("cus"), phone: old })).toEqual({ id });
    const nameless = newId("cus");
    const stranger = await contactOf({ external_id: nameless });
    expect(await contactOf({ external_id: nameless, phone: old })).toEqual({ id });
    expect(await world.call(`/customers/${stranger.id}`)).toMatchObject({ status: 404, body: { merged_into: id } });
    const found = await world.call<{ data: Customer[] }>(`/customers?phone=${encodeURIComponent(old)}`);
    expect(found.body.data.map((each) => each.id)).toEqual([id]);
    expect(await count()).toBe(before);
  });

  it("is no other customer's to take, but comes back with whose it was", async () => {
    const { id, second, other, phone: old } = await merged();
    const stranger = await create({});
    const taken = { status: 409, body: { code: "customer_exists" } };
    expect(await post("/customers", { name: "New", phone: old })).toMatchObject(taken);
    expect(await world.call(`/customers/${stranger.id}`, { method: "PATCH", body: { phone: old } })).toMatchObject(
      taken,
    );
    await post(`/customers/${id}/unmerge`, { other_id: second });
    await post(`/customers/${second}/unmerge`, { other_id: other });
    expect(await contactOf({ external_id: newId("cus"), phone: old })).toEqual({ id: other });
  });

  it("is whoever's it becomes, and one's only, when a merge and a booking meet", async () => {
    const { service: visit } = await makeChairs(world.id, 1);
    for (let hour = 0; hour < 8; hour++) {
      const [survivor, other] = [await create({}), await create({})];
      const body = { service_id: visit, start: hourAhead(3, hour), customer: { name: "Ana", phone: other.phone } };
      const [booked] = await Promise.all([
        world.call<{ customer: { id: string } }>("/bookings", { method: "POST", body, idempotencyKey: newId("req") }),
        post(`/customers/${survivor.id}/merge`, { other_id: other.id }),
      ]);
      expect([booked.status, booked.body.customer?.id]).toEqual([201, expect.stringMatching(/^cus_/)]);
      const key = phoneKey(other.phone as string);
      expect(await prisma().customer.count({ where: { project_id: world.id, phone_key: key } })).toBe(0);
    }
  });
});

describe("a contact of a channel", () => {
  it("is a customer without a phone until it is known, and keeps the newest name of the channel", async () => {
    const { id } = await contactOf({ external_id: "tg-1", display_name: "Íris" });
    const read = async () => (await world.call<Customer>(`/customers/${id}`)).body;
    expect(await read()).toMatchObject({
      name: "Íris",
      phone: null,
      identities: [{ channel: "telegram", external_id: "tg-1" }],
    });
    expect(await contactOf({ external_id: "tg-1", display_name: "Íris B.", phone: "+5511977770001" })).toEqual({ id });
    expect(await read()).toMatchObject({ phone: "+5511977770001", identities: [{ display_name: "Íris B." }] });
    const sentBack = await world.call(`/customers/${id}`, {
      method: "PATCH",
      body: { ...(await read()), phone: null },
    });
    expect(sentBack).toMatchObject({ status: 200, body: { phone: null } });
    expect(await contactOf({ external_id: "tg-none" })).toEqual({ id: expect.any(String) });
  });

  it("joins the customer who has the phone, in Brazil and Argentina by either form", async () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
    const twins = fc.oneof(
      fc
        .tuple(fc.constantFrom("11", "21", "85"), digits(8))
        .map(([area, local]) => [`+55${area}9${local}`, `+55${area}${local}`]),
      digits(10).map((local) => [`+549${local}`, `+54${local}`]),
    );
    await fc.assert(
      fc.asyncProperty(twins, fc.boolean(), fc.boolean(), async (pair, turned, met) => {
        const [first = "", second = ""] = turned ? [...pair].reverse() : pair;
        const made = await world.call<Customer>("/customers", { method: "POST", body: { name: "Twin", phone: first } });
        fc.pre(made.status === 201);
        const external_id = newId("cus");
        const stranger = met ? await contactOf({ external_id, display_name: "Stranger" }) : null;
        expect(await contactOf({ external_id, phone: second })).toEqual({ id: made.body.id });
        expect(await contactOf({ external_id })).toEqual({ id: made.body.id });
        if (stranger) {
          const undone = await post<Unmerged>(`/customers/${made.body.id}/unmerge`, { other_id: stranger.id });
          expect(undone.body.other).toMatchObject({ name: "Stranger", phone: null, identities: [{ external_id }] });
        }
        expect(await prisma().customer.count({ where: { project_id: world.id, phone_key: phoneKey(first) } })).toBe(1);
      }),
      { numRuns: 15 },
    );
  });

  it("who writes many times at once for the first time is one customer, with and without a phone", async () => {
    const other = await makeProject();
    for (const given of [null, "+5511966660001"]) {
      const external_id = `tg-many-${given}`;
      const found = await Promise.all(
        Array.from({ length: 12 }, () => contactOf({ external_id, phone: given }, other)),
      );
      expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    }
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        contactOf({ external_id: `tg-mixed-${i % 3}`, phone: "+5511966660002" }, other),
      ),
    );
    expect(new Set(mixed.map(({ id }) => id)).size).toBe(1);
    expect(await prisma().customer.count({ where: { project_id: other.id } })).toBe(3);
    expect(await prisma().auditEntry.count({ where: { project_id: other.id, action: "customer.created" } })).toBe(3);
  });
});
