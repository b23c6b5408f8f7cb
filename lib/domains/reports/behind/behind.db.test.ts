import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { BookingPage } from "@/lib/domains/bookings/schema";
import { counts } from "@/lib/domains/reports/behind/schema";
import { type BookingsReport, dimensions } from "@/lib/domains/reports/schema";
import { randomLife } from "@/lib/testing/reports/life";
import { makeMember, makeProject } from "@/lib/testing/world";

const world = await makeProject({ timezone: "America/New_York" });
// Across the end of daylight saving time.
const span = "from=2025-10-15&to=2025-11-15";
type Page = z.output<typeof BookingPage>;

async function listed(report: string, query: string): Promise<Page["data"]> {
  const all: Page["data"] = [];
  let cursor = "";
  do {
    const { status, body } = await world.call<Page>(`/reports/${report}/list?${span}&limit=25&${query}${cursor}`);
    expect(status).toBe(200);
    all.push(...body.data);
    cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
  } while (cursor);
  return all;
}

beforeAll(async () => {
  const life = await randomLife(world, 3);
  for (let n = 0; n < 500; n++) await life.book();
  for (let n = 0; n < 40; n++) await life.correct();
});

describe.each(["bookings", "tasks"] as const)("the %s behind a figure", (report) => {
  it.each(dimensions[report])("are as many as it says, of each row by %s", async (by) => {
    const { rows } = (await world.call<z.output<typeof BookingsReport>>(`/reports/${report}?${span}&by=${by}`)).body;
    expect(rows.length).toBeGreaterThan(0);
    for (const { key, figures } of rows)
      for (const figure of counts[report]) {
        const said = (figures as unknown as Record<string, number>)[figure] as number;
        // Each row once whole, and of its parts those that are something.
        if (said === 0 && figure !== "failed") continue;
        const query = `by=${by}&figure=${figure}${key === null ? "" : `&key=${encodeURIComponent(key)}`}`;
        const found = await listed(report, query);
        expect([query, new Set(found.map(({ id }) => id)).size]).toEqual([query, said]);
      }
  });

  it("are those of the status that is asked for", async () => {
    const failed = await listed(report, "figure=failed");
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ status }) => !["failed", "no_show"].includes(status))).toEqual([]);
  });
});

describe("who may see what is behind", () => {
  it("is who may see the figure, and nonsense is refused in words", async () => {
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call(`/reports/bookings/list?${span}`)).status).toBe(200);
    expect((await agent.call(`/reports/bookings/list?${span}&by=person&key=x`)).status).toBe(403);
    const refused = async (query: string) => {
      const { status, body } = await world.call<{ errors: { detail: string }[] }>(`/reports/bookings/list?${query}`);
      expect(status).toBe(422);
      return body.errors.map(({ detail }) => detail).join();
    };
    expect(await refused("figure=lead_hours")).toContain("Must be one of bookings, open");
    expect(await refused("from=2026-03-02&to=2026-03-01")).toBe("`to` must not be before `from`.");
    expect(await refused("by=month&key=2026-13")).toBe("`key` must be a month of the report.");
    expect(await refused("by=day&key=2026-02-31")).toBe("`key` must be a day of the report.");
  });

  it("is nobody of another project", async () => {
    const other = await makeProject();
    expect((await other.call<Page>(`/reports/bookings/list?${span}`)).body.data).toEqual([]);
  });
});
