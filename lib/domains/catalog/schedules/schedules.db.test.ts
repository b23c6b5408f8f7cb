import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Schedule, ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";
import { catalogOf } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
let make: ReturnType<typeof catalogOf>;
beforeAll(async () => {
  world = await makeProject({ timezone: "America/Asuncion" });
  make = catalogOf(world);
});

const post = <T = Schedule>(path: string, body: object) => world.call<T>(path, { method: "POST", body });

describe("a schedule", () => {
  it("is created in order, in the workspace's zone when none is given, and audited", async () => {
    const reply = await post("/schedules", {
      name: "Comercial",
      weekly: [
        { weekday: 5, from: "13:00", to: "24:00" },
        { weekday: 1, from: "08:00", to: "12:00" },
      ],
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.get("location")).toBe(`/api/v1/schedules/${reply.body.id}`);
    expect(reply.body.timezone).toBe("America/Asuncion");
    expect(reply.body.weekly.map(({ weekday }) => weekday)).toEqual([1, 5]);
    const entry = await prisma().auditEntry.findFirstOrThrow({
      where: { project_id: world.id, subject_id: reply.body.id },
    });
    expect(entry.action).toBe("schedule.created");
  });

  it.each([
    [
      "an overlap",
      [
        { weekday: 1, from: "08:00", to: "12:00" },
        { weekday: 1, from: "11:00", to: "13:00" },
      ],
      "#/weekly/1",
      "overlap",
    ],
    ["an end before its start", [{ weekday: 1, from: "22:00", to: "06:00" }], "#/weekly/0", "not_after_from"],
    ["a weekday that is none", [{ weekday: 0, from: "08:00", to: "12:00" }], "#/weekly/0/weekday", "too_small"],
    ["a start at 24:00", [{ weekday: 1, from: "24:00", to: "24:00" }], "#/weekly/0/from", "invalid_format"],
    ["an hour without its zero", [{ weekday: 1, from: "8:00", to: "12:00" }], "#/weekly/0/from", "invalid_format"],
  ])("refuses %s and names the row", async (_what, weekly, pointer, code) => {
    const refused = await post("/schedules", { name: "X", weekly });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer, code }] } });
  });

  it.each(["Mars/Olympus", "-03:00", ""])("refuses the zone %j", async (timezone) => {
    expect(await post("/schedules", { name: "X", timezone })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/timezone" }] },
    });
  });

  it("can be sent back as it was read, changed in one field", async () => {
    const made = await make.schedule({ weekly: [{ weekday: 7, from: "09:00", to: "10:00" }] });
    const reply = await world.call<Schedule>(`/schedules/${made.id}`, {
      method: "PATCH",
      body: { ...made, timezone: "America/New_York" },
    });
    expect(reply).toMatchObject({ status: 200, body: { timezone: "America/New_York", weekly: made.weekly } });
  });

  it("keeps both of two changes made at once", async () => {
    const { id } = await make.schedule();
    const change = (body: object) => world.call(`/schedules/${id}`, { method: "PATCH", body });
    await Promise.all([change({ name: "Both" }), change({ timezone: "UTC" })]);
    expect((await world.call<Schedule>(`/schedules/${id}`)).body).toMatchObject({ name: "Both", timezone: "UTC" });
    const changes = await prisma().auditEntry.findMany({
      where: { project_id: world.id, subject_id: id, action: "schedule.updated" },
    });
    // Each saw the other's change or none of it: no audit entry claims the other's field.
    expect(changes.map(({ changes }) => Object.keys(changes as object)).sort()).toEqual([["name"], ["timezone"]]);
  });

  it("is not deleted while a service or a resource uses it, and is gone afterwards", async () => {
    const { id } = await make.schedule();
    const service = await make.service({ name: "Corte", schedule_id: id });
    const resource = await make.resource({ schedule_id: id });
    const refused = await world.call(`/schedules/${id}`, { method: "DELETE" });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "invalid_transition",
        held_by: [
          { type: "service", id: service.id, name: "Corte" },
          { type: "resource", id: resource.id },
        ],
      },
    });
    expect((refused.body as { detail: string }).detail).toContain("Corte");
    await world.call(`/services/${service.id}`, { method: "DELETE" });
    await world.call(`/resources/${resource.id}`, { method: "PATCH", body: { schedule_id: null } });
    expect((await world.call(`/schedules/${id}`, { method: "DELETE" })).status).toBe(204);
    for (const method of ["GET", "DELETE"]) expect((await world.call(`/schedules/${id}`, { method })).status).toBe(404);
    expect((await world.call(`/schedules/${id}`, { method: "PATCH", body: { name: "x" } })).status).toBe(404);
    expect(await prisma().schedule.findFirst({ where: { project_id: world.id, id } })).toMatchObject({ name: "Hours" });
  });

  it("is another project's secret", async () => {
    const foreign = await catalogOf(await makeProject()).schedule();
    for (const [method, path, body] of [
      ["GET", `/schedules/${foreign.id}`],
      ["PATCH", `/schedules/${foreign.id}`, { name: "x" }],
      ["DELETE", `/schedules/${foreign.id}`],
      ["POST", `/schedules/${foreign.id}/overrides`, { date: "2026-12-25", intervals: [] }],
      ["DELETE", `/schedules/${foreign.id}/overrides/2026-12-25`],
      ["GET", `/schedule-overrides?schedule_id=${foreign.id}`],
    ] as const) {
      const reply = await world.call(path, { method, ...(body ? { body } : {}) });
      expect(reply, `${method} ${path}`).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
  });
});

describe("an override", () => {
  it("replaces what its date had", async () => {
    const { id } = await make.schedule();
    const first = await post<ScheduleOverride>(`/schedules/${id}/overrides`, { date: "2026-12-25", intervals: [] });
    expect(first.status).toBe(201);
    expect(first.headers.get("location")).toBe(`/api/v1/schedules/${id}`);
    expect(first.body).toMatchObject({ schedule_id: id, date: "2026-12-25", intervals: [], note: null });
    const second = await post<ScheduleOverride>(`/schedules/${id}/overrides`, {
      date: "2026-12-25",
      intervals: [
        { from: "14:00", to: "16:00" },
        { from: "09:00", to: "12:00" },
      ],
      note: "Plantão",
    });
    expect(second.status).toBe(201);
    const { body } = await world.call<Page<ScheduleOverride>>(`/schedule-overrides?schedule_id=${id}`);
    expect(body.data).toEqual([second.body]);
    expect(body.data[0]?.intervals.map(({ from }) => from)).toEqual(["09:00", "14:00"]);
  });

  it("is one a date, however many are set at once", async () => {
    const { id } = await make.schedule();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        post(`/schedules/${id}/overrides`, { date: "2027-01-01", intervals: [], note: String(i) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { body } = await world.call<Page<ScheduleOverride>>(`/schedule-overrides?schedule_id=${id}`);
    expect(body.data).toHaveLength(1);
  });

  it("refuses overlapping intervals and dates that are none", async () => {
    const { id } = await make.schedule();
    const intervals = [
      { from: "09:00", to: "12:00" },
      { from: "10:00", to: "11:00" },
    ];
    expect(await post(`/schedules/${id}/overrides`, { date: "2026-12-25", intervals })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/intervals/1", code: "overlap" }] },
    });
    for (const date of ["2026-02-30", "0000-01-01"])
      expect((await post(`/schedules/${id}/overrides`, { date, intervals: [] })).status, date).toBe(422);
    expect((await world.call(`/schedules/${id}/overrides/tomorrow`, { method: "DELETE" })).status).toBe(422);
  });

  it("is removed once", async () => {
    const { id } = await make.schedule();
    await post(`/schedules/${id}/overrides`, { date: "2026-12-31", intervals: [] });
    expect((await world.call(`/schedules/${id}/overrides/2026-12-31`, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(`/schedules/${id}/overrides/2026-12-31`, { method: "DELETE" })).status).toBe(404);
  });
});

describe("the list of overrides", () => {
  it("goes by date, then schedule, page by page, within both dates", async () => {
    const other = await makeProject();
    const [a, b] = [await catalogOf(other).schedule(), await catalogOf(other).schedule()];
    const set = (id: string, date: string) =>
      other.call(`/schedules/${id}/overrides`, { method: "POST", body: { date, intervals: [] } });
    for (const date of ["2026-05-03", "2026-05-01", "2026-05-02"]) for (const { id } of [b, a]) await set(id, date);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page<ScheduleOverride> = (
        await other.call<Page<ScheduleOverride>>(
          `/schedule-overrides?from=2026-05-01&to=2026-05-02&limit=3${cursor ? `&cursor=${cursor}` : ""}`,
        )
      ).body;
      seen.push(...page.data.map(({ date, schedule_id }) => `${date} ${schedule_id}`));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([`2026-05-01 ${a.id}`, `2026-05-01 ${b.id}`, `2026-05-02 ${a.id}`, `2026-05-02 ${b.id}`]);
    await other.call(`/schedules/${a.id}`, { method: "DELETE" });
    const left = await other.call<Page<ScheduleOverride>>("/schedule-overrides");
    expect(new Set(left.body.data.map(({ schedule_id }) => schedule_id))).toEqual(new Set([b.id]));
  });
});
