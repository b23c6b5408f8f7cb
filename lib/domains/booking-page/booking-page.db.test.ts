import { describe, expect, it } from "vitest";
import type { DaySlots, HostedPage } from "@/lib/domains/booking-page/schema";
import type { PublicPage } from "@/lib/domains/booking-page/visitors/schema";
import { at, day, salon } from "@/lib/testing/salon";
import { call, makeMember } from "@/lib/testing/world";

describe("the booking page", () => {
  it("shows a stranger the services, whom they can choose and nothing else", async () => {
    const shop = await salon();
    await shop.catalog.service({ name: "Parado", active: false });
    await shop.catalog.service({ name: "Sem ninguém", requirements: [] });
    const { body } = await call<PublicPage>(shop.page);
    expect(body).toMatchObject({ name: "Test", timezone: "UTC", currency: "BRL", headline: null });
    expect(body.services.map(({ name, people }) => [name, people.map((each) => each.name)])).toEqual([
      ["Corte", ["Bia", "Caio"]],
    ]);
  });

  it("is set up by an admin: off is not there at all, and only the chosen services are", async () => {
    const shop = await salon();
    const other = await shop.catalog.service({ name: "Barba", requirements: shop.cut.requirements });
    const admin = await makeMember(shop.world.id, "admin");
    const put = (body: object) => admin.call<HostedPage>("/booking-page", { method: "PUT", body });
    const set = await put({ enabled: true, headline: "Oi", service_ids: [other.id] });
    expect(set).toMatchObject({ status: 200, body: { headline: "Oi", service_ids: [other.id] } });
    expect((await admin.call<HostedPage>("/booking-page")).body).toEqual(set.body);
    const shown = (await call<PublicPage>(shop.page)).body;
    expect([shown.headline, shown.services.map(({ name }) => name)]).toEqual(["Oi", ["Barba"]]);
    expect((await shop.visitor.hold(at("09:00"))).status).toBe(404);
    await put({ enabled: false });
    expect((await call(shop.page)).status).toBe(404);
    const agent = await makeMember(shop.world.id, "agent");
    expect((await agent.call("/booking-page", { method: "PUT", body: { enabled: true } })).status).toBe(403);
    const theirs = await salon();
    expect((await put({ enabled: true, service_ids: [theirs.cut.id] })).status).toBe(404);
  });

  it("gives the times by day of the workspace's zone, and the next one when there is none", async () => {
    const shop = await salon();
    const ask = (query: string) => call<DaySlots>(`${shop.page}/slots?service_id=${shop.cut.id}&${query}`);
    const { body } = await ask(`from=${day}&days=2`);
    expect(body.days.map(({ times }) => times.length)).toEqual([6, 6]);
    expect(body.days[0]?.times[0]).toEqual({ start: at("09:00"), end: at("09:30") });
    await shop.world.call(`/schedules/${shop.people[0]?.schedule_id}/overrides`, {
      method: "POST",
      body: { date: day, intervals: [] },
    });
    const closed = (await ask(`from=${day}&days=1`)).body;
    expect([closed.days[0]?.times, closed.unavailable_reason]).toEqual([[], "closed"]);
    expect(closed.next?.start.slice(11, 16)).toBe("09:00");
    expect((await ask("resource_id=res_nobody")).status).toBe(404);
    expect((await ask("from=9999-12-31")).status).toBe(422);
    const today = () => new Date().toISOString().slice(0, 10);
    const asked = today();
    const first = (await ask("from=1999-12-31")).body.days[0]?.date;
    expect([asked, today()]).toContain(first);
    const other = await salon();
    expect((await ask(`resource_id=${other.people[0]?.id}`)).status).toBe(404);
    expect((await call(`${shop.page}/slots?service_id=${other.cut.id}`)).status).toBe(404);
  });
});
