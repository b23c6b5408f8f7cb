import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { recountAll } from "@/lib/domains/reports/recount";
import {
  type BookingsReport,
  type ConversationsReport,
  dimensions,
  type OccupancyReport,
  type ReportFigures,
  reports,
} from "@/lib/domains/reports/schema";
import { makeGroup, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import { cellsOf } from "@/lib/testing/reports/sheet";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { download, makeKey, makeMember, makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

let world: Awaited<ReturnType<typeof makeProject>>;
let people: string[];
let room: string;
let group: string;
let service: string;
beforeAll(async () => {
  world = await makeProject({ timezone: "America/Sao_Paulo" });
  const schedule_id = await makeSchedule(world.id, { timezone: "America/Sao_Paulo" });
  const born = { schedule_id, created_at: new Date("2025-01-01T00:00:00Z") };
  const location = { formatted: "Rua A, 1", lat: null, lng: null };
  people = [
    await makeResource(world.id, { name: "Ana", ...born, location }),
    await makeResource(world.id, { name: "=Bia", ...born }),
  ];
  room = await makeResource(world.id, { name: "Room", kind: "room", ...born, location });
  group = await makeGroup(world.id, [...people, room]);
  service = await makeService(world.id, [{ group_id: group }], { name: "Visit" });
});

type Given = {
  status?: string;
  start: string;
  price?: number;
  currency?: string;
  customer?: string;
  uses?: string[];
  conversation_id?: string;
  created_at?: Date;
};
async function book({ start, customer, uses = [], price = 1000, ...given }: Given): Promise<string> {
  const id = newId("bkg");
  const start_at = new Date(start);
  const end_at = new Date(start_at.getTime() + 3_600_000);
  const made = {
    project_id: world.id,
    id,
    status: "confirmed",
    stage: "scheduled",
    service_id: service,
    customer_id: customer ?? null,
    source: "api",
    currency: "BRL",
    price_cents: price,
    start_at,
    end_at,
    created_at: new Date(start_at.getTime() - 7_200_000),
  };
  await prisma().booking.create({ data: { ...made, ...given } });
  const data = uses.map((resource_id) => ({
    project_id: world.id,
    booking_id: id,
    resource_id,
    place: 0,
    seat: 0,
    blocks: false,
    start_at,
    end_at,
  }));
  await prisma().allocation.createMany({ data });
  return id;
}

async function customer(name = "Carla"): Promise<string> {
  const id = newId("cus");
  await prisma().customer.create({ data: { project_id: world.id, id, name } });
  return id;
}

const where = (id: string) => ({ project_id_id: { project_id: world.id, id } });
const bookings = async (query: string) =>
  (await world.call<z.output<typeof BookingsReport>>(`/reports/bookings?${query}`)).body;

describe("the report on bookings", () => {
  it("counts a booking on its local day, before and after it was added up, and again after a correction", async () => {
    const id = await book({ start: "2026-03-03T02:00:00Z" });
    const march = "from=2026-03-01&to=2026-03-31&by=day";
    expect((await bookings(march)).rows).toMatchObject([{ key: "2026-03-02", figures: { bookings: 1, open: 1 } }]);
    await recountAll();
    expect((await bookings(march)).totals).toMatchObject({ bookings: 1, no_shows: 0, lead_hours: 2 });
    await prisma().booking.update({ where: where(id), data: { status: "no_show" } });
    const corrected = (await bookings(march)).totals;
    expect(corrected).toMatchObject({ bookings: 1, open: 0, no_shows: 1, no_show_rate: 1, revenue: [] });
    await recountAll();
    expect((await bookings(march)).totals).toEqual(corrected);
  });

  it("counts a booking once in the totals and once for each thing that it uses", async () => {
    await book({ start: "2026-04-06T13:00:00Z", uses: [people[0] as string, room] });
    await book({ start: "2026-04-06T15:00:00Z", uses: [people[1] as string, room], currency: "USD", price: 50 });
    const by = async (dimension: string) => {
      const { rows, totals } = await bookings(`from=2026-04-01&to=2026-04-30&by=${dimension}`);
      expect(totals.bookings).toBe(2);
      expect(totals.revenue).toEqual([
        { currency: "BRL", booked_cents: 1000, realised_cents: 0 },
        { currency: "USD", booked_cents: 50, realised_cents: 0 },
      ]);
      return rows.map(({ key, name, figures }) => [key, name, figures.bookings]);
    };
    const named = (rows: unknown[][]) => rows.map(([, name, n]) => [name, n]).sort();
    expect(named(await by("resource"))).toEqual([
      ["=Bia", 1],
      ["Ana", 1],
      ["Room", 2],
    ]);
    expect(named(await by("person"))).toEqual([
      ["=Bia", 1],
      ["Ana", 1],
    ]);
    expect(await by("group")).toEqual([[group, "Group", 2]]);
    expect(await by("place")).toEqual([
      ["Rua A, 1", null, 2],
      [null, null, 1],
    ]);
    expect(await by("service")).toEqual([[service, "Visit", 2]]);
    expect(await by("source")).toEqual([["api", null, 2]]);
    expect(await by("hour_weekday")).toEqual([
      ["1-10", null, 1],
      ["1-12", null, 1],
    ]);
    expect(await by("week")).toEqual([["2026-04-06", null, 2]]);
    expect(await by("month")).toEqual([["2026-04", null, 2]]);
  });

  it("compares with the days before", async () => {
    await book({ start: "2026-05-10T15:00:00Z" });
    await book({ start: "2026-05-09T15:00:00Z" });
    await book({ start: "2026-05-08T15:00:00Z" });
    const { totals, previous } = await bookings("from=2026-05-10&to=2026-05-11&compare=previous");
    expect(totals.bookings).toBe(1);
    expect(previous).toMatchObject({ from: "2026-05-08", to: "2026-05-09", totals: { bookings: 2 } });
  });

  it("knows a customer again by what they booked before, and counts forgotten ones as before", async () => {
    const person = await customer();
    const [first] = [await book({ start: "2026-06-01T15:00:00Z", customer: person, status: "completed" })];
    await book({ start: "2026-06-08T15:00:00Z", customer: person, status: "no_show" });
    const reminder = { kind: "reminder", status: "sent", sent_at: new Date(), attempts: [{ to: "+595981000501" }] };
    await prisma().notice.create({
      data: { project_id: world.id, id: newId("ntc"), booking_id: first, reason: "r", ...reminder },
    });
    await recountAll();
    const june = "from=2026-06-01&to=2026-06-30&by=day";
    const known = await bookings(june);
    expect(known.totals).toMatchObject({ new_customers: 1, returning_customers: 1, reminded: 1 });
    const owner = await makeMember(world.id);
    expect((await owner.call(`/customers/${person}/anonymise`, { method: "POST" })).status).toBe(200);
    await prisma().booking.update({ where: where(first), data: { price_cents: 0 } }); // Its day is counted again.
    await recountAll();
    const { totals } = await bookings(june);
    expect({ ...totals, revenue: known.totals.revenue }).toEqual(known.totals);
    const kept = await prisma().notice.findMany({ where: { project_id: world.id, booking_id: first } });
    expect(kept).toMatchObject([{ kind: "reminder", text: null, mail_id: null, message_id: null, attempts: [] }]);
  });

  it("shows another project nothing", async () => {
    const other = await makeProject();
    for (const report of reports) {
      const { body } = await other.call<z.output<typeof BookingsReport>>(
        `/reports/${report}?from=2026-01-01&to=2026-11-01&by=day`,
      );
      expect(body.rows).toEqual([]);
    }
  });
});

describe("the report on occupancy", () => {
  it("parts the open minutes into booked, free, blocked and lost", async () => {
    const ana = people[0] as string;
    await book({ start: "2026-07-06T12:30:00Z", uses: [ana] }); // 09:30 to 10:30: the first half hour is lost.
    await book({ start: "2026-07-06T21:30:00Z", uses: [ana] }); // After the hours.
    const off = { start_at: new Date("2026-07-06T19:00:00Z"), end_at: new Date("2026-07-06T21:00:00Z") };
    await prisma().timeOff.create({ data: { project_id: world.id, id: newId("off"), resource_id: ana, ...off } });
    const read = async () => {
      const path = "/reports/occupancy?from=2026-07-06&to=2026-07-06&by=person";
      const { rows } = (await world.call<z.output<typeof OccupancyReport>>(path)).body;
      return rows.find(({ key }) => key === ana)?.figures;
    };
    const figures = {
      open_minutes: 540,
      booked_minutes: 60,
      gap_minutes: 30,
      blocked_minutes: 120,
      free_minutes: 330,
      outside_minutes: 60,
      occupancy: 0.1429,
    };
    expect(await read()).toEqual(figures);
    await recountAll();
    expect(await read()).toEqual(figures);
    await prisma().closedDay.create({ data: { project_id: world.id, date: new Date("2026-07-06"), name: "Closed" } });
    expect(await read()).toMatchObject({ open_minutes: 0, outside_minutes: 120, occupancy: null });
    await recountAll();
    expect(await read()).toMatchObject({ open_minutes: 0, outside_minutes: 120, occupancy: null });
  });

  it("forgets a visit's buffer on the next day too when the visit does not count any more", async () => {
    const ana = people[0] as string;
    const id = await book({ start: "2026-07-15T01:50:00Z", uses: [ana] }); // Until 23:50 of the 14th.
    const buffer = { end_at: new Date("2026-07-15T03:05:00Z") };
    await prisma().allocation.updateMany({ where: { project_id: world.id, booking_id: id }, data: buffer });
    const outside = async () => {
      const path = "/reports/occupancy?from=2026-07-15&to=2026-07-15";
      return (await world.call<z.output<typeof OccupancyReport>>(path)).body.totals.outside_minutes;
    };
    await recountAll();
    expect(await outside()).toBe(5);
    await prisma().booking.update({ where: where(id), data: { status: "cancelled" } });
    expect(await outside()).toBe(0);
    await recountAll();
    expect(await outside()).toBe(0);
  });
});

describe("the report on conversations", () => {
  const at = (minute: number): Date => new Date(Date.parse("2026-08-03T12:00:00Z") + minute * 60_000);
  async function talk() {
    const [id, external_id] = [newId("cnv"), newId("key")];
    await prisma().conversation.create({
      data: { project_id: world.id, id, channel: "webchat", external_id, customer_id: await customer() },
    });
    let n = 0;
    const change = (data: object, minute: number) =>
      prisma().conversation.update({ where: where(id), data: { ...data, updated_at: at(minute) } });
    return {
      id,
      change,
      say: async (type: string, minute: number) => {
        const direction = type === "customer" ? "in" : "out";
        const said = { n: ++n, channel: "webchat", direction, author: { type }, kind: "text", status: "delivered" };
        await prisma().message.create({
          data: { project_id: world.id, id: newId("msg"), conversation_id: id, created_at: at(minute), ...said },
        });
        if (direction === "in")
          await change({ status: "open", resolved_at: null, last_inbound_at: at(minute) }, minute);
      },
    };
  }
  const read = async (by = "none") =>
    (
      await world.call<z.output<typeof ConversationsReport>>(
        `/reports/conversations?from=2026-08-01&to=2026-08-31&by=${by}`,
      )
    ).body;

  it("measures from the first word to the first answer and to the end, and begins anew after it", async () => {
    const first = await talk();
    await first.say("customer", 0);
    await first.say("automation", 1); // Nobody answered.
    await first.say("bot", 2);
    await first.say("customer", 3);
    await first.change({ mode: "human" }, 4);
    await first.say("member", 10);
    await first.change({ status: "resolved", resolved_at: at(30), mode: "bot" }, 30);
    await first.change({ status: "open", resolved_at: null }, 31); // An undo: it goes on.
    await first.change({ status: "resolved", resolved_at: at(40) }, 40);
    await first.say("customer", 60);
    await first.say("bot", 64);
    const second = await talk();
    await second.say("customer", 24 * 60);
    const figures = {
      conversations: 3,
      answered: 2,
      first_response_minutes: 3,
      resolved: 1,
      resolution_minutes: 40,
      with_bot: 2,
      contained: 1,
      containment_rate: 0.5,
      handed_over: 1,
      held: 0,
      booked: 0,
      booking_rate: 0,
    };
    expect((await read()).totals).toEqual(figures);
    await recountAll();
    expect((await read()).totals).toEqual(figures);
    const { rows } = await read("day");
    expect(rows.map(({ key, figures: { conversations } }) => [key, conversations])).toEqual([
      ["2026-08-03", 2],
      ["2026-08-04", 1],
    ]);
    await second.say("member", 24 * 60 + 5); // A day that was added up is counted again.
    expect((await read()).totals.answered).toBe(3);
    expect((await read("source")).rows).toMatchObject([{ key: "webchat", figures: { conversations: 3 } }]);
  });

  it("takes what was booked from a talk that ended when the next is written late", async () => {
    const { id, say, change } = await talk();
    await say("customer", 48 * 60);
    await change({ status: "resolved", resolved_at: at(48 * 60 + 10) }, 48 * 60 + 10);
    await book({ start: "2026-08-06T15:00:00Z", conversation_id: id, created_at: at(72 * 60 + 30) });
    const booked = async () =>
      (await read("day")).rows
        .filter(({ key }) => (key ?? "") >= "2026-08-05")
        .map(({ key, figures: { held } }) => [key, held]);
    await recountAll();
    expect(await booked()).toEqual([["2026-08-05", 1]]);
    await say("customer", 72 * 60);
    const moved = [
      ["2026-08-05", 0],
      ["2026-08-06", 1],
    ];
    expect(await booked()).toEqual(moved);
    await recountAll();
    expect(await booked()).toEqual(moved);
  });
});

describe("who may ask, and for what", () => {
  it("refuses what cannot be answered, in words", async () => {
    const refused = async (query: string) => {
      const { status, body } = await world.call<{ code: string; errors: { detail: string }[] }>(`/reports/${query}`);
      expect([status, body.code]).toEqual([422, "validation_error"]);
      return body.errors.map(({ detail }) => detail).join();
    };
    expect(await refused("bookings?from=2026-03-02&to=2026-03-01")).toBe("`to` must not be before `from`.");
    expect(await refused("bookings?from=2020-01-01&to=2026-01-01")).toBe("A report may cover at most five years.");
    expect(await refused("bookings?by=moon")).toContain("Must be one of none, day, week");
    expect(await refused("occupancy?by=service")).toContain("Must be one of");
    expect(await refused("bookings?from=tomorrow")).not.toBe("");
    expect(await refused("occupancy?from=2026-11-01&to=2029-01-01")).toContain("92 days ahead");
    expect(await refused("bookings/export?format=pdf")).toContain("Must be csv or xlsx");
  });

  it("shows the figures of one person to owners, admins and keys", async () => {
    const path = "/reports/bookings?from=2026-04-01&to=2026-04-30";
    const [agent, admin] = [await makeMember(world.id, "agent"), await makeMember(world.id, "admin")];
    expect((await agent.call(path)).status).toBe(200);
    for (const by of ["person", "resource", "group", "place"]) {
      expect((await agent.call(`${path}&by=${by}`)).status).toBe(403);
      expect((await admin.call(`${path}&by=${by}`)).status).toBe(200);
    }
    const { key } = await makeKey(world.id, ["bookings:read"]);
    expect((await world.call(`${path}&by=person`, { key })).status).toBe(200);
    const { key: other } = await makeKey(world.id, ["slots:read"]);
    expect((await world.call(path, { key: other })).status).toBe(403);
  });

  it("explains every figure that it answers, in three languages", async () => {
    for (const language of ["en", "es", "pt-BR"]) {
      const { figures } = (await world.call<z.output<typeof ReportFigures>>(`/reports/figures?language=${language}`))
        .body;
      for (const report of reports) {
        const { totals } = (await world.call<{ totals: object }>(`/reports/${report}`)).body;
        const explained = figures.filter((each) => each.report === report).map(({ code }) => code);
        const answered = Object.keys(totals).flatMap((code) =>
          code === "revenue" ? ["booked_cents", "realised_cents"] : [code],
        );
        expect(explained).toEqual(answered);
      }
      expect(figures.filter(({ name, definition }) => name === "" || definition.length < 20)).toEqual([]);
    }
  });
});

describe("an export", () => {
  const june = "from=2026-09-01&to=2026-09-30";
  it("has a line for each row and currency, and nothing that a spreadsheet would run", async () => {
    const [one, two, three] = [await customer(), await customer(), await customer()];
    const uses = [people[1] as string];
    for (const [n, who] of [one, two, three].entries())
      await book({ start: `2026-09-0${n + 1}T15:00:00Z`, customer: who, uses, price: 12_345 });
    await book({ start: "2026-09-10T15:00:00Z", customer: one, uses: [people[0] as string], currency: "USD" });
    const file = async (query: string) => download(`/reports/bookings/export?${june}&${query}`, world.key);
    const csv = await file("by=person");
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines: string[][] = parse(csv.bytes, { bom: true });
    expect(lines[0]?.slice(0, 4)).toEqual(["Linha", "Nome", "Moeda", "Reservas"]);
    const shown = lines
      .slice(1)
      .map(([, name, currency, n, , , , , , , , , , , , money]) => [name, currency, n, money]);
    expect(shown.sort()).toEqual([
      ["'=Bia", "BRL", "3", "370.35"],
      ["Ana", "USD", "1", "10"],
    ]);
    const hidden: string[][] = parse((await file("by=person&anonymous=true")).bytes, { bom: true });
    expect(hidden.slice(1).map(([, name]) => name)).toEqual(["'=Bia"]);
    expect(parse((await file("by=day&anonymous=true")).bytes, { bom: true })).toHaveLength(1);
    const sheet = await file("by=person&format=xlsx");
    expect(sheet.headers.get("content-type")).toContain("spreadsheetml");
    const cells = cellsOf(sheet.bytes);
    expect(cells[0]?.slice(0, 4)).toEqual(["Linha", "Nome", "Moeda", "Reservas"]);
    // Numbers are numbers, and a text that begins like a formula is one that nothing runs.
    const money = lines[0]?.indexOf("Receita reservada") ?? -1;
    const bia = cells.find(([, name]) => name === "=Bia");
    expect([bia?.[3], bia?.[money]]).toEqual([3, 370.35]);
    expect(cells).toHaveLength(lines.length);
    const [english = []]: string[][] = parse((await file("by=person&language=en")).bytes, { bom: true });
    expect(english.slice(0, 4)).toEqual(["Row", "Name", "Currency", "Bookings"]);
    expect(english).toContain("Lead time (h)");
  });

  it("has every number of the table on the screen, in both files", async () => {
    const path = "/reports/occupancy/export?from=2026-07-06&to=2026-07-06&by=person";
    const csv: string[][] = parse((await download(path, world.key)).bytes, { bom: true });
    const cells = cellsOf((await download(`${path}&format=xlsx`, world.key)).bytes);
    const words = cells.map((row) => row.map((cell) => `${cell ?? ""}`));
    expect(words).toEqual(csv.map((row) => row.map((cell) => cell.replace(/^'/, ""))));
    expect(words.length).toBeGreaterThan(1);
  });

  it("exists of every report by every dimension", async () => {
    for (const report of reports)
      for (const by of dimensions[report])
        for (const format of ["csv", "xlsx"]) {
          const path = `/reports/${report}/export?${june}&by=${by}&format=${format}`;
          expect((await download(path, world.key)).status).toBe(200);
        }
  });
});
