import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { isOpen } from "@/lib/domains/bot/hours";
import type { Calendar } from "@/lib/domains/calendar/schema";
import type { ClosedDay, Holidays } from "@/lib/domains/catalog/closed-days/schema";
import type { Home } from "@/lib/domains/home/schema";
import type { SlotList } from "@/lib/domains/slots/schema";
import { bookingRow, hourAhead, makeChairs, makeSchedule } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
let world: World;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
});

const dateOf = (days: number) => hourAhead(days, 0).slice(0, 10);
const post = <T>(path: string, body: object, at: World = world) => at.call<T>(path, { method: "POST", body });
const close = (days: number, name = "Feriado", at: World = world) =>
  post<{ data: ClosedDay[] }>("/closed-days", { days: [{ date: dateOf(days), name }] }, at);
const slotsOn = async (service: string, days: number) =>
  (await world.call<SlotList>(`/slots?service_id=${service}&from=${hourAhead(days, 0)}&to=${hourAhead(days + 1, 0)}`))
    .body;

describe("a closed day", () => {
  it("offers no time of any schedule, nor of what has none, and says that it is closed", async () => {
    const hours = await makeSchedule(world.id);
    const chairs = await makeChairs(world.id, 1, {}, { schedule_id: hours });
    const rooms = await makeChairs(world.id, 1);
    expect((await slotsOn(chairs.service, 10)).data).toHaveLength(9);
    expect((await slotsOn(rooms.service, 10)).data).toHaveLength(24);
    expect(await close(10)).toMatchObject({ status: 201, body: { data: [{ date: dateOf(10), name: "Feriado" }] } });
    for (const { service } of [chairs, rooms])
      expect(await slotsOn(service, 10)).toEqual({ data: [], unavailable_reason: "closed" });
    expect((await slotsOn(rooms.service, 11)).data).toHaveLength(24);
  });

  it("refuses a booking as any closed hour does, and a member may override it", async () => {
    const { service } = await makeChairs(world.id, 1);
    const member = await makeMember(world.id, "agent");
    await close(12);
    const body = { service_id: service, start: hourAhead(12, 10), customer: { name: "Ana", phone: "+595981222333" } };
    const book = (more: object, key: string) =>
      member.call("/bookings", { method: "POST", body: { ...body, ...more }, idempotencyKey: key });
    expect(await book({}, "cd1")).toMatchObject({ status: 422, body: { errors: [{ code: "closed" }] } });
    expect((await book({ override: true, reason: "Plantão" }, "cd2")).status).toBe(201);
  });

  it("leaves a schedule open that has hours of its own for the date", async () => {
    const hours = await makeSchedule(world.id);
    const { service } = await makeChairs(world.id, 1, {}, { schedule_id: hours });
    await close(14);
    await post(`/schedules/${hours}/overrides`, { date: dateOf(14), intervals: [{ from: "09:00", to: "12:00" }] });
    expect((await slotsOn(service, 14)).data).toHaveLength(3);
  });

  it("is closed in the calendar, in the team's overview and to the bot", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const member = await makeMember(own.id, "agent");
    const hours = await makeSchedule(own.id);
    await makeChairs(own.id, 1, {}, { schedule_id: hours });
    await makeChairs(own.id, 1);
    const openOn = async (days: number) => {
      const span = `from=${hourAhead(days, 0)}&to=${hourAhead(days + 1, 0)}`;
      const { body } = await member.call<Calendar>(`/calendar?${span}`);
      return body.resources.map(({ open }) => open.length);
    };
    const noon = new Date(hourAhead(3, 12));
    expect([await openOn(3), await isOpen(own.id, noon)]).toEqual([[1, 1], true]);
    await close(3, "Feriado", own);
    await close(0, "Hoje", own);
    expect([await openOn(3), await isOpen(own.id, noon)]).toEqual([[0, 0], false]);
    expect(await openOn(4)).toEqual([1, 1]);
    const { body } = await member.call<{ data: { open_minutes: number }[] }>("/team/overview");
    expect(body.data.map(({ open_minutes }) => open_minutes)).toEqual([0, 0]);
  });

  it("gives who keeps no hours no free time until midnight on the days around it", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const member = await makeMember(own.id, "admin");
    await makeChairs(own.id, 1);
    await close(2, "Feriado", own);
    expect((await member.call<Home>("/home")).body.gaps).toMatchObject({ count: 0 });
  });

  it("leaves its bookings as they are, and counts them", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const times = { start_at: new Date(hourAhead(20, 10)), end_at: new Date(hourAhead(20, 11)) };
    const id = await bookingRow(world, {
      service_id: service,
      status: "confirmed",
      assignee_resource_id: chairs[0] as string,
      ...times,
    });
    expect((await close(20)).body.data).toMatchObject([{ bookings: 1 }]);
    expect(await prisma().booking.findFirst({ where: { project_id: world.id, id } })).toMatchObject({
      status: "confirmed",
      ...times,
    });
  });

  it("is taken back one by one or many at once, and is then open again", async () => {
    const { service } = await makeChairs(world.id, 1);
    for (const days of [30, 31, 32]) await close(days);
    expect((await world.call(`/closed-days/${dateOf(30)}`, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(`/closed-days/${dateOf(30)}`, { method: "DELETE" })).status).toBe(404);
    const dates = [30, 31, 32].map(dateOf);
    expect((await post("/closed-days/reopen", { dates })).body).toEqual({ dates: dates.slice(1) });
    for (const days of [30, 31, 32]) expect((await slotsOn(service, days)).data).toHaveLength(24);
  });

  it("is listed by date, is written into the audit log, and is another project's secret", async () => {
    const [own, other] = [await makeProject(), await makeProject()];
    for (const days of [6, 5]) await close(days, `Dia ${days}`, own);
    const list = (at: World) => at.call<{ data: ClosedDay[] }>(`/closed-days?from=${dateOf(0)}`);
    expect((await list(own)).body.data.map(({ name }) => name)).toEqual(["Dia 5", "Dia 6"]);
    expect((await list(other)).body.data).toEqual([]);
    const entries = await prisma().auditEntry.findMany({ where: { project_id: own.id, action: "closed_days.added" } });
    expect(entries.map(({ changes }) => Object.keys(changes as object)[0]).sort()).toEqual([dateOf(5), dateOf(6)]);
  });
});

describe("the holidays", () => {
  it("are those of the workspace's country, and tell what is closed and booked", async () => {
    const brazil = await makeProject({ timezone: "America/Sao_Paulo" });
    const christmas = { date: "2031-12-25", name: "Natal" };
    await post("/closed-days", { days: [christmas] }, brazil);
    const { body } = await brazil.call<Holidays>("/holidays?from=2031-01-01&to=2031-12-31");
    expect(body.country).toBe("BR");
    expect(body.regions).toContainEqual({ code: "SP", name: "São Paulo" });
    expect(body.holidays.find(({ date }) => date === christmas.date)).toEqual({
      ...christmas,
      kind: "public",
      closed: true,
      closed_in: [],
      bookings: 0,
    });
    expect(body.holidays.find(({ date }) => date === "2031-09-07")).toMatchObject({ closed: false });
  });

  it("name the schedules that are closed on them by themselves", async () => {
    const brazil = await makeProject({ timezone: "America/Sao_Paulo" });
    const [shop, team] = [await makeSchedule(brazil.id), await makeSchedule(brazil.id)];
    await brazil.call(`/schedules/${shop}`, { method: "PATCH", body: { name: "Loja" } });
    const date = "2031-09-07";
    await post(`/schedules/${shop}/overrides`, { date, intervals: [] }, brazil);
    await post(`/schedules/${team}/overrides`, { date, intervals: [{ from: "09:00", to: "12:00" }] }, brazil);
    const { body } = await brazil.call<Holidays>("/holidays?from=2031-09-01&to=2031-12-31");
    expect(body.holidays.map((day) => [day.date, day.closed_in])).toContainEqual([date, ["Loja"]]);
    expect(body.holidays.filter(({ closed_in }) => closed_in.length > 0)).toHaveLength(1);
  });

  it("of an unknown country, region or time are refused at their name", async () => {
    for (const [query, code] of [
      ["country=ZZ", "unknown_country"],
      ["country=BR&region=QQ", "unknown_region"],
      ["from=2031-02-01&to=2031-01-01", "invalid_range"],
      ["from=2031-02-01&to=2041-01-01", "range_too_long"],
    ])
      expect(await world.call(`/holidays?${query}`), query).toMatchObject({
        status: 422,
        body: { errors: [{ code }] },
      });
  });
});
