import { beforeAll, describe, expect, it } from "vitest";
import { load } from "@/lib/api/execute";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { listConversations } from "@/lib/domains/conversations/operations";
import { getHome, getHomeFigures } from "@/lib/domains/home/operations";
import { memberKindOf } from "@/lib/domains/home/read";
import { daily, makeGroup, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { makeMember, makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

type World = Awaited<ReturnType<typeof makeProject>>;
type Someone = Awaited<ReturnType<typeof makeMember>>;

/** A Monday at noon in São Paulo. */
const now = new Date("2031-03-03T15:00:00Z");
const at = (clock: string, date = "2031-03-03") => new Date(`${date}T${clock}:00-03:00`);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const homeOf = (someone: Someone) => load(getHome, { ...someone.actor, now });
const figuresOf = (someone: Someone) => load(getHomeFigures, { ...someone.actor, now });

/** A salon with one person who works from nine to six. */
async function openSalon() {
  const world = await makeProject({ timezone: "America/Sao_Paulo" });
  const owner = await makeMember(world.id, "owner");
  const schedule_id = await makeSchedule(world.id, {
    timezone: "America/Sao_Paulo",
    weekly: daily("09:00", "18:00"),
  });
  const chair = await makeResource(world.id, { name: "Ana Prado", schedule_id });
  const room = await makeResource(world.id, { name: "A room", kind: "room" });
  const group = await makeGroup(world.id, [chair]);
  const service = await makeService(world.id, [{ group_id: group }], {
    name: "Haircut",
    duration_minutes: 60,
    slot_interval_minutes: 30,
  });
  return { world, owner, chair, room, group, service };
}
type Salon = Awaited<ReturnType<typeof openSalon>>;

async function customerOf(world: World, name: string, created_at = minutesAgo(60 * 24 * 90)): Promise<string> {
  const id = newId("cus");
  await prisma().customer.create({ data: { project_id: world.id, id, name, created_at } });
  return id;
}

async function booked({ world, service, chair, room }: Salon, name: string, start: Date, row: object = {}) {
  const id = newId("bkg");
  const end = new Date(start.getTime() + 3_600_000);
  const fixed = { stage: "scheduled", source: "api", currency: "BRL", status: "confirmed", service_id: service };
  const time = { start_at: start, end_at: end };
  const customer_id = await customerOf(world, name);
  const data = { project_id: world.id, id, ...fixed, ...time, customer_id, assignee_resource_id: chair, ...row };
  await prisma().booking.create({ data });
  for (const resource_id of [room, chair]) {
    const place = { project_id: world.id, booking_id: id, resource_id, place: 0, seat: 0, blocks: false };
    await prisma().allocation.create({ data: { ...place, ...time } });
  }
  return id;
}

const says = (world: World, name: string, text: string, minutes: number) =>
  receiveMessage(
    world.id,
    { channel: "webchat", external_id: `${world.id} ${name}`, display_name: name, phone: null },
    { kind: "text", text, external_id: null },
    minutesAgo(minutes),
  );

describe("the home of a desk", () => {
  let salon: Salon;
  beforeAll(async () => {
    salon = await openSalon();
  });

  it("has who is late and who comes next, with what and with whom", async () => {
    const late = await booked(salon, "Late", at("11:45"));
    const next = await booked(salon, "Next", at("13:00"), { attending_since: now });
    await booked(salon, "Here", at("11:30"), { status: "checked_in" });
    await booked(salon, "Evening", at("17:00"));
    await booked(salon, "Cancelled", at("13:30"), { status: "cancelled" });
    await booked(salon, "Unpaid", at("14:00"), { status: "pending_payment", hold_expires_at: minutesAgo(1) });
    await booked(salon, "Over", at("09:00"));
    const { visits, unclosed, concerns } = await homeOf(salon.owner);
    expect(visits.map(({ id }) => id)).toEqual([late, next]);
    expect(visits[1]).toEqual({
      id: next,
      status: "confirmed",
      start: at("13:00").toISOString(),
      end: at("14:00").toISOString(),
      customer_name: "Next",
      service_name: "Haircut",
      resource_names: ["Ana Prado", "A room"],
      attending: true,
    });
    expect(unclosed).toBe(1);
    expect(concerns).toEqual({ visits: true, tasks: false, chats: false, mine: false });
  });

  it("has the free time of people who take appointments, and of nobody else", async () => {
    await makeResource(salon.world.id, { name: "Cook" });
    expect((await homeOf(salon.owner)).gaps).toEqual({
      count: 1,
      data: [
        {
          resource_id: salon.chair,
          name: "Ana Prado",
          start: at("14:00").toISOString(),
          end: at("17:00").toISOString(),
        },
      ],
    });
  });

  it("has the chats that wait for a person, the longest first, counted from the first unread word", async () => {
    const own = await openSalon();
    await says(own.world, "Bia", "Hello", 20);
    await says(own.world, "Bia", "Anybody there?", 3);
    await says(own.world, "Caio", "Hi", 10);
    await says(own.world, "Dora", "The bot is about to answer", 0.5);
    await says(own.world, "Eva", "The bot has not answered", 5);
    const of = (name: string) => ({ project_id: own.world.id, external_id: `${own.world.id} ${name}` });
    for (const name of ["Bia", "Caio"])
      await prisma().conversation.updateMany({ where: of(name), data: { mode: "human" } });
    const { chats, concerns } = await homeOf(own.owner);
    expect(concerns.chats).toBe(true);
    expect(chats.count).toBe(3);
    expect(chats.data.map(({ customer_name, since, text }) => [customer_name, since, text])).toEqual([
      ["Bia", minutesAgo(20).toISOString(), "Anybody there?"],
      ["Caio", minutesAgo(10).toISOString(), "Hi"],
      ["Eva", minutesAgo(5).toISOString(), "The bot has not answered"],
    ]);
    // The badge of the navigation counts the same ones.
    const listed = async (wanted: "true" | "false") => {
      const { data } = await load(listConversations, { ...own.owner.actor, now }, { query: { waiting: wanted } });
      return data.map(({ customer }) => customer.name).sort();
    };
    expect([await listed("true"), await listed("false")]).toEqual([["Bia", "Caio", "Eva"], ["Dora"]]);
    await prisma().conversation.updateMany({ where: of("Bia"), data: { unread_count: 0 } });
    expect((await homeOf(own.owner)).chats.count).toBe(2);
    expect(await listed("true")).toEqual(["Caio", "Eva"]);
    const { body: bot } = await own.owner.call<object>("/bot");
    await own.owner.call("/bot", { method: "PUT", body: { ...bot, enabled: false } });
    const waiting = (await homeOf(own.owner)).chats.data.map(({ customer_name }) => customer_name);
    expect(waiting).toEqual(["Caio", "Eva", "Dora"]);
  });

  it("is the workspace's own, for the team alone", async () => {
    const other = await makeMember((await makeProject()).id, "owner");
    expect(await homeOf(other)).toEqual({
      concerns: { visits: false, tasks: false, chats: false, mine: false },
      visits: [],
      unclosed: 0,
      gaps: { count: 0, data: [] },
      late: { count: 0, data: [] },
      unassigned: { count: 0, data: [] },
      chats: { count: 0, data: [] },
      mine: { count: 0, data: [] },
    });
    expect((await salon.world.call("/home")).status).toBe(403);
    expect((await salon.owner.call("/home")).status).toBe(200);
  });
});

describe("the home of a depot", () => {
  it("has what is late, whoever has it, and what is nobody's; and the member's own", async () => {
    const world = await makeProject({ timezone: "America/Sao_Paulo" });
    const owner = await makeMember(world.id, "owner");
    const queue = await makeQueue(world, 2);
    const [mine = "", theirs = ""] = queue.drivers;
    const where = { project_id_id: { project_id: world.id, id: mine } };
    await prisma().resource.update({ where, data: { member_id: owner.id } });
    const task = (due_at: Date | null, more: object = {}) =>
      prisma().booking.create({
        data: {
          project_id: world.id,
          id: newId("bkg"),
          stage: "queued",
          source: "api",
          currency: "BRL",
          status: "confirmed",
          service_id: queue.service,
          group_id: queue.group,
          due_at,
          ...more,
        },
      });
    const overdue = await task(minutesAgo(30), { assignee_resource_id: theirs });
    const forgotten = await task(minutesAgo(90));
    for (let i = 0; i < 6; i++) await task(null);
    const due = await task(at("14:00"));
    const own = await task(at("16:00"), { assignee_resource_id: mine });
    const begun = await task(at("16:00", "2031-03-06"), { assignee_resource_id: mine, status: "checked_in" });
    await task(at("16:00", "2031-03-05"), { assignee_resource_id: mine });
    await task(minutesAgo(60), { status: "completed" });
    const home = await homeOf(owner);
    expect(home.late).toMatchObject({
      count: 2,
      data: [
        { id: forgotten.id, assignee_name: null, at: minutesAgo(90).toISOString() },
        { id: overdue.id, assignee_name: "Driver 2", service_name: "Entrega" },
      ],
    });
    expect(home.unassigned).toMatchObject({ count: 7, data: [{ id: due.id }, {}, {}, {}, {}] });
    expect(home.mine).toMatchObject({
      count: 2,
      data: [{ id: begun.id }, { id: own.id, at: at("16:00").toISOString() }],
    });
    expect(home.concerns).toEqual({ visits: false, tasks: true, chats: false, mine: true });
  });

  it("has the member's own up to midnight, and late in the day the next eight hours", async () => {
    const world = await makeProject({ timezone: "America/Sao_Paulo" });
    const owner = await makeMember(world.id, "owner");
    const queue = await makeQueue(world, 1);
    const [mine = ""] = queue.drivers;
    const where = { project_id_id: { project_id: world.id, id: mine } };
    await prisma().resource.update({ where, data: { member_id: owner.id } });
    const fixed = { stage: "assigned", source: "api", currency: "BRL", status: "confirmed" } as const;
    const due = async (due_at: Date | null, more: object = {}) => {
      const whose = {
        project_id: world.id,
        service_id: queue.service,
        group_id: queue.group,
        assignee_resource_id: mine,
      };
      const { id } = await prisma().booking.create({ data: { ...fixed, ...whose, id: newId("bkg"), due_at, ...more } });
      return id;
    };
    const [yesterday, evening] = [await due(at("09:00", "2031-03-02")), await due(at("23:59"))];
    const [midnight, night] = [await due(at("00:00", "2031-03-04")), await due(at("04:24", "2031-03-04"))];
    const [morning, whenever] = [await due(at("08:00", "2031-03-04")), await due(null)];
    const homeAt = async (when: Date) => (await load(getHome, { ...owner.actor, now: when })).mine;
    const mineAt = async (when: Date) => (await homeAt(when)).data.map(({ id }) => id);
    expect(await mineAt(at("15:59"))).toEqual([yesterday, evening, whenever]);
    expect(await mineAt(at("16:01"))).toEqual([yesterday, evening, midnight, whenever]);
    expect(await mineAt(at("22:40"))).toEqual([yesterday, evening, midnight, night, whenever]);
    expect((await homeAt(at("22:40"))).count).toBe(5);
    expect(await mineAt(at("00:00", "2031-03-04"))).toEqual([yesterday, evening, midnight, night, morning]);
    expect((await homeAt(at("00:00", "2031-03-04"))).count).toBe(6);
    const urgent = await due(at("12:00", "2031-03-09"), { priority: "urgent" });
    expect(await mineAt(at("15:59"))).toEqual([urgent, yesterday, evening, whenever]);
  });

  it("knows who only drives", async () => {
    const world = await makeProject();
    const queue = await makeQueue(world, 3);
    const [driver, desk, both, admin] = [
      await makeMember(world.id, "agent"),
      await makeMember(world.id, "agent"),
      await makeMember(world.id, "agent"),
      await makeMember(world.id, "admin"),
    ];
    const link = (id: string | undefined, member_id: string) =>
      prisma().resource.update({
        where: { project_id_id: { project_id: world.id, id: id ?? "" } },
        data: { member_id },
      });
    await link(queue.drivers[0], driver.id);
    await link(queue.drivers[1], both.id);
    await link(queue.drivers[2], admin.id);
    await makeService(world.id, [{ resource_id: queue.drivers[1] ?? "" }]);
    const kinds = await Promise.all([driver, desk, both, admin].map(({ actor }) => memberKindOf(actor)));
    expect(kinds).toEqual(["driver", "desk", "desk", "manager"]);
    // The same person in another workspace is nobody's driver there.
    const elsewhere = { ...driver.actor, project: (await makeProject()).actor.project };
    expect(await memberKindOf(elsewhere)).toBe("desk");
  });
});

describe("the figures of today", () => {
  it("stand against the same weekday of last week, up to the same time", async () => {
    const salon = await openSalon();
    const priced = { price_cents: 5000 };
    await booked(salon, "One", at("10:00"), { status: "completed", ...priced });
    await booked(salon, "Two", at("16:00"), priced);
    await booked(salon, "Abroad", at("16:00"), { price_cents: 900, currency: "USD" });
    await booked(salon, "Missed", at("09:00"), { status: "no_show", ...priced });
    await booked(salon, "Cancelled", at("15:00"), { status: "cancelled", ...priced });
    await booked(salon, "Moved", at("15:00"), { status: "rescheduled", ...priced });
    await booked(salon, "Held", at("15:00"), { status: "held" });
    await booked(salon, "A task that was begun", at("10:00"), { group_id: salon.group, ...priced });
    await booked(salon, "Tomorrow", at("09:00", "2031-03-04"), priced);
    const before = "2031-02-24";
    await booked(salon, "Then", at("17:00", before), { status: "completed", ...priced });
    await booked(salon, "Missed later", at("17:00", before), { status: "no_show" });
    await booked(salon, "Missed early", at("09:00", before), { status: "no_show" });
    await customerOf(salon.world, "New", at("08:00"));
    await customerOf(salon.world, "New then", at("08:00", before));
    await customerOf(salon.world, "New later", at("13:00", before));
    await says(salon.world, "Bia", "Hello", 20);
    await says(salon.world, "Caio", "Snoozed until tomorrow", 20);
    await prisma().conversation.updateMany({
      where: { project_id: salon.world.id, external_id: `${salon.world.id} Caio` },
      data: { snoozed_until: at("09:00", "2031-03-04") },
    });
    expect(await figuresOf(salon.owner)).toEqual({
      today: {
        from: at("00:00").toISOString(),
        to: at("00:00", "2031-03-04").toISOString(),
        until: now.toISOString(),
        bookings: 4,
        cancelled: 1,
        no_shows: 1,
        new_customers: 1,
        revenue: [
          { currency: "BRL", cents: 10_000 },
          { currency: "USD", cents: 900 },
        ],
      },
      last_week: {
        from: at("00:00", before).toISOString(),
        to: at("00:00", "2031-02-25").toISOString(),
        until: at("12:00", before).toISOString(),
        bookings: 3,
        cancelled: 0,
        no_shows: 1,
        new_customers: 1,
        revenue: [{ currency: "BRL", cents: 5000 }],
      },
      open_conversations: 1,
    });
  });

  it("are for owners and admins, of their own workspace", async () => {
    const salon = await openSalon();
    await booked(salon, "One", at("10:00"));
    const agent = await makeMember(salon.world.id, "agent");
    expect((await agent.call("/home/figures")).status).toBe(403);
    expect((await salon.owner.call("/home/figures")).status).toBe(200);
    const other = await makeMember((await makeProject()).id, "owner");
    expect(await figuresOf(other)).toMatchObject({ today: { bookings: 0, new_customers: 0 }, open_conversations: 0 });
  });
});
