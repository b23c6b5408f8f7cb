import ICAL from "ical.js";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { makers } from "@/e2e/api/examples";
import { call, own, tenants } from "@/e2e/api/subjects";
import { newId } from "@/lib/core/ids";

const { ours, theirs } = tenants;
const slugOf = (id: string) => id.toLowerCase().replace("_", "-");
const page = `/public/pages/${slugOf(ours.id)}`;
const customer = { name: "Ana <b>Souza</b>", phone: "+5511955550001" };
const post = (path: string, body: object = {}) => call(path, { method: "POST", body });

/** A service whose one chair is open at any half hour. */
async function newService(): Promise<string> {
  const database = new pg.Client({ connectionString: inject("databaseUrl") });
  await database.connect();
  return (makers["/services"] as NonNullable<(typeof makers)[string]>)(database, ours.id).finally(() => database.end());
}

describe("the booking page, over HTTP", () => {
  it("takes a visitor without a key from the services to a booking, and the link moves and cancels it", async () => {
    const service = await newService();
    const shown = await call(page);
    expect(shown.status).toBe(200);
    expect((shown.json.services as { id: string }[]).map(({ id }) => id)).toContain(service);
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const slots = await call(`${page}/slots?service_id=${service}&from=${day}&days=1`);
    const [{ times }] = slots.json.days as [{ times: { start: string }[] }];
    expect(times).toHaveLength(48);
    const [first, second] = times as [{ start: string }, { start: string }];
    const held = await post(`${page}/holds`, { service_id: service, start: first.start });
    expect([held.status, held.json.start]).toEqual([201, first.start]);
    const token = held.json.token;
    const done = await post(`${page}/holds/${held.json.id}/confirm`, { token, customer });
    expect(done.json).toMatchObject({ status: "confirmed", start: first.start });
    const link = `/public/bookings/${done.json.token}`;
    expect((await call(link)).json).toEqual(done.json);
    const moved = await post(`${link}/reschedule`, { start: second.start });
    expect(moved.json).toMatchObject({ status: "confirmed", start: second.start });
    const file = await call(`${link}/calendar.ics`);
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const event = new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent("vevent") as ICAL.Component;
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(second.start);
    expect((await post(`${link}/cancel`, { reason: "Viajo" })).json.status).toBe("cancelled");
  });

  it("lets one of two visitors have the time, and tells the other what is free", async () => {
    const service_id = await newService();
    const wish = { service_id, start: "2031-03-03T14:30:00Z" };
    const [one, two] = await Promise.all([post(`${page}/holds`, wish), post(`${page}/holds`, wish)]);
    const [won, lost] = one.status === 201 ? [one, two] : [two, one];
    expect([won.status, lost.status, lost.json.code]).toEqual([201, 409, "slot_taken"]);
    expect((lost.json.alternatives as { start: string }[]).length).toBeGreaterThan(0);
    const given = await call(`${page}/holds/${won.json.id}`, { method: "DELETE", body: { token: won.json.token } });
    expect(given.status).toBe(204);
  });

  it("knows nothing of another workspace's page, service, hold or link", async () => {
    const service_id = await own("/services", theirs);
    const start = "2031-03-03T14:30:00Z";
    const refused = [
      await call(`/public/pages/${newId("prj")}`),
      await call(`${page}/slots?service_id=${service_id}`),
      await post(`${page}/holds`, { service_id, start }),
      await post(`${page}/tasks`, { service_id, customer }),
      await post(`${page}/holds/${await own("/holds", ours)}/confirm`, { token: "x".repeat(22), customer }),
      await call(`/public/bookings/${"1".repeat(66)}`),
      await post(`/public/bookings/${"1".repeat(66)}/cancel`),
    ];
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(refused.map(() => [404, "not_found"]));
  });
});
