import { beforeAll, describe, expect, it } from "vitest";
import { pool, prisma, sqlOf } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { type Status, statuses } from "@/lib/core/vocabulary";
import { moveOf } from "@/lib/domains/bookings/rules";
import { type Taking, takeAlone } from "@/lib/domains/bookings/taking/store";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let project: ProjectId;
let service: string;
let chair: string;
beforeAll(async () => {
  project = (await makeProject({ timezone: "UTC" })).id as ProjectId;
  const { service: made, chairs } = await makeChairs(project, 1);
  [service, chair] = [made, chairs[0] as string];
});

const at = (hour: number) => hourAhead(9 + Math.floor(hour / 24), hour % 24);

/** What the database is asked for a booking of one hour; `replaces` another where that is given. */
async function takingOf(status: Status, hour: number, replaces: string | null): Promise<Taking> {
  const { catalog_version } = await prisma().project.findUniqueOrThrow({ where: { id: project } });
  const id = newId("bkg");
  const [start_at, busy_until] = [at(hour), at(hour + 1)];
  const first: Partial<Taking["booking"]> = {
    service_id: service,
    stage: "scheduled",
    tags: [],
    source: "api",
    currency: "BRL",
  };
  const { event, action } = moveOf("reschedule");
  const actor = { type: "system", id: "test", name: "Test" } as const;
  return {
    project_id: project,
    catalog_version,
    booking: { ...(replaces === null ? first : {}), id, status, start_at, end_at: busy_until },
    newcomer: null,
    resources: [chair],
    places: 1,
    one_at_a_time: replaces === null,
    start_at,
    busy_until,
    replaces,
    expected_version: 1,
    reason: null,
    events: replaces === null || event === null ? [] : [{ id: newId("evt"), type: event }],
    event_extra: {},
    history_id: newId("stg"),
    action,
    audit: {
      at: new Date().toISOString(),
      actor,
      request_id: newId("req"),
      address: null,
      id: newId("aud"),
      action: `booking.${action}`,
      changes: {},
    },
    receipt: null,
  };
}

/** A booking in this status whose hold, had it one, is over by the database's clock. */
async function make(status: Status, hour: number): Promise<string> {
  const taking = await takingOf(status, hour, null);
  expect(await takeAlone(sqlOf({}), taking)).toEqual({ result: "ok" });
  return taking.booking.id;
}

async function stateOf(id: string) {
  const where = { project_id: project };
  const { status, version } = await prisma().booking.findFirstOrThrow({ where: { ...where, id } });
  const { blocks } = await prisma().allocation.findFirstOrThrow({ where: { ...where, booking_id: id } });
  const events = await prisma().event.findMany({ where: { ...where, subject_id: id } });
  return { status, version, blocks, events: events.map(({ type }) => type) };
}

const untouched = (status: Status) => ({ status, version: 1, blocks: true, events: [] });

describe.each(statuses.map((status, n) => ({ status, n })))("a booking that is $status", ({ status, n }) => {
  it("is expired by the database if the table of moves allows it, and as it says", async () => {
    const move = moveOf("expire");
    const id = await make(status, 2 * n);
    await pool().query(
      "UPDATE booking SET hold_expires_at = now() - interval '1 second' WHERE project_id = $1 AND id = $2",
      [project, id],
    );
    const gone = await pool().query("SELECT expire_holds($1, $2, $3) AS n", [project, [id], [chair]]);
    const allowed = move.from.includes(status);
    expect(gone.rows).toEqual([{ n: allowed ? 1 : 0 }]);
    // One that has expired already gives its time back again, which is no move.
    const blocks = !(allowed || status === move.to);
    expect(await stateOf(id)).toEqual(
      allowed
        ? { status: move.to, version: 2, blocks: !move.frees, events: [move.event] }
        : { ...untouched(status), blocks },
    );
  });

  it("is rescheduled by the database if the table of moves allows it, and as it says", async () => {
    const move = moveOf("reschedule");
    const hour = 48 + 2 * n;
    const id = await make(status, hour);
    const taking = await takingOf(status, hour + 1, id);
    const answer = await takeAlone(sqlOf({}), taking);
    const allowed = move.from.includes(status);
    expect(answer).toEqual({ result: allowed ? "ok" : "moved" });
    if (!allowed) return expect(await stateOf(id)).toEqual(untouched(status));
    expect(await stateOf(id)).toEqual({ status: move.to, version: 2, blocks: !move.frees, events: [] });
    expect(await stateOf(taking.booking.id)).toMatchObject({ status, blocks: true, events: [move.event] });
  });
});
