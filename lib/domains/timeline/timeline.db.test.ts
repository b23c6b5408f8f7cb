import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Comment } from "@/lib/domains/evidence/comments/schema";
import type { Attachment, LocationEvent } from "@/lib/domains/evidence/schema";
import type { CustomerSummary, TimelineEntry } from "@/lib/domains/timeline/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { fileForm, picture } from "@/lib/testing/pictures";
import { makeMember, makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
beforeAll(async () => {
  world = await makeProject();
  service = (await makeChairs(world.id, 3, { price_cents: 5000 })).service;
});

const post = async <T>(path: string, body: unknown = {}, idempotencyKey = path): Promise<T> => {
  const reply = await world.call<T>(path, { method: "POST", body, idempotencyKey });
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};
const get = async <T>(path: string): Promise<T> => (await world.call<T>(path)).body;
let phones = 1000;
const book = (hour: number, days = 1, customer: object = { name: "Ana", phone: `+59598100${phones++}` }) =>
  post<Booking>("/bookings", { service_id: service, start: hourAhead(days, hour), customer }, `book ${days} ${hour}`);
const kinds = (page: Page<TimelineEntry>) => page.data.map(({ kind }) => kind);

describe("the timeline of a booking", () => {
  it("tells everything once, newest first, page by page, from before it was moved too", async () => {
    const old = await book(9);
    await post<Comment>(`/bookings/${old.id}/comments`, { body: "Rings twice" });
    const photo = fileForm(await picture("png"), "door.png");
    await post<Attachment>(`/bookings/${old.id}/attachments`, photo);
    const now = await post<Booking>(`/bookings/${old.id}/reschedule`, { start: hourAhead(1, 11), reason: "Later" });
    await post<LocationEvent>(`/bookings/${now.id}/location-events`, { lat: -25.3, lng: -57.6, kind: "arrived" });
    await world.call(`/bookings/${now.id}`, { method: "PATCH", body: { notes: "Blue door" } });
    await post(`/bookings/${now.id}/check-in`);
    await post(`/bookings/${now.id}/cancel`, { reason: "Rain" });

    const expected = [
      ...["booking.cancelled", "booking.checked_in", "booking.updated", "location", "booking.rescheduled"],
      ...["attachment", "comment", "booking.created"],
    ];
    const whole = await get<Page<TimelineEntry>>(`/bookings/${now.id}/timeline`);
    expect(kinds(whole)).toEqual(expected);
    expect(whole.data[0]).toMatchObject({
      title: "Cancelled",
      actor: { type: "key", name: "test" },
      data: { booking_id: now.id, action: "cancelled", data: { reason: "Rain" } },
    });
    expect(whole.data[2]).toMatchObject({
      title: "Changed notes",
      data: { changes: { notes: { from: null, to: "Blue door" } } },
    });

    const seen: TimelineEntry[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page<TimelineEntry> = await get(
        `/bookings/${now.id}/timeline?limit=3${cursor ? `&cursor=${cursor}` : ""}`,
      );
      seen.push(...page.data);
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole.data);
  });

  it("links the evidence of the old booking to the new one, and not the other way", async () => {
    const old = await book(13);
    const first = await post<Comment>(`/bookings/${old.id}/comments`, { body: "before" });
    const photo = await post<Attachment>(`/bookings/${old.id}/attachments`, fileForm(await picture("png"), "a.png"));
    const now = await post<Booking>(`/bookings/${old.id}/reschedule`, { start: hourAhead(1, 14) });
    const second = await post<Comment>(`/bookings/${now.id}/comments`, { body: "after" });
    const ids = async (id: string) =>
      (await get<Page<Comment>>(`/bookings/${id}/comments`)).data.map((comment) => comment.id);
    expect(await ids(now.id)).toEqual([second.id, first.id]);
    expect(await ids(old.id)).toEqual([first.id]);
    const files = await get<Page<Attachment>>(`/bookings/${now.id}/attachments`);
    expect(files.data.map(({ id }) => id)).toEqual([photo.id]);
    expect((await world.call(`/bookings/${now.id}/attachments/${photo.id}`)).status).toBe(200);
  });
});

describe("a customer's card", () => {
  it("has a timeline of their bookings, comments and changes, and of nobody else's", async () => {
    const mine = await book(9, 2);
    const other = await book(10, 2);
    const id = mine.customer?.id ?? "";
    await post<Comment>(`/bookings/${other.id}/comments`, { body: "not theirs" });
    await post<Comment>(`/customers/${id}/comments`, { body: "Prefers mornings" });
    await post<Comment>(`/bookings/${mine.id}/comments`, { body: "theirs" });
    await world.call(`/customers/${id}`, { method: "PATCH", body: { company: "Acme" } });
    const timeline = await get<Page<TimelineEntry>>(`/customers/${id}/timeline`);
    expect(kinds(timeline).slice(0, 3)).toEqual(["customer.updated", "comment", "comment"]);
    expect(kinds(timeline).slice(3).sort()).toEqual(["booking.created", "customer.created"]);
    expect(timeline.data.map(({ data }) => data.body)).not.toContain("not theirs");
    expect(timeline.data[1]?.data).toMatchObject({ booking_id: mine.id, service_name: "Service" });
    expect(timeline.data[2]?.data).not.toHaveProperty("service_name");
  });

  it("tells of bookings whose stages are all that is kept, once each", async () => {
    const { id, customer } = await book(17, 2);
    await post(`/bookings/${id}/complete`);
    await prisma().auditEntry.deleteMany({ where: { project_id: world.id, subject_id: id } });
    const timeline = await get<Page<TimelineEntry>>(`/customers/${customer?.id}/timeline`);
    expect(kinds(timeline).sort()).toEqual(["booking.completed", "booking.created", "customer.created"]);
  });

  it("has a summary in figures", async () => {
    const { body: customer } = await world.call<{ id: string }>("/customers", {
      method: "POST",
      body: { name: "Bruno", phone: "+595981777001" },
    });
    const path = `/customers/${customer.id}/summary`;
    expect(await get<CustomerSummary>(path)).toMatchObject({
      bookings: { total: 0, by_status: { completed: 0, no_show: 0 } },
      next_booking: null,
      last_booking: null,
      no_show_rate: null,
      money_booked: [],
      open_conversations: 0,
    });
    const who = { id: customer.id };
    const next = await book(9, 3, who);
    await book(12, 4, who);
    const past = async (status: string, days: number) => {
      const made = await book(15 + days, 5, who);
      const start_at = new Date(Date.now() - days * 86_400_000);
      await prisma().booking.update({
        where: { project_id_id: { project_id: world.id, id: made.id } },
        data: { status, start_at },
      });
      return made.id;
    };
    await past("cancelled", 1);
    const last = await past("completed", 2);
    await past("completed", 3);
    await past("no_show", 4);
    // After a reschedule it is still one booking.
    const moved = await book(19, 3, who);
    await world.call(`/bookings/${moved.id}/reschedule`, {
      method: "POST",
      body: { start: new Date(Date.parse(moved.start ?? "") + 3_600_000).toISOString() },
      idempotencyKey: `moved-${moved.id}`,
    });
    const summary = await get<CustomerSummary>(path);
    expect(summary).toMatchObject({
      bookings: { total: 7, by_status: { confirmed: 3, completed: 2, no_show: 1, cancelled: 1, rescheduled: 1 } },
      next_booking: { id: next.id, service_name: "Service", start: next.start },
      last_booking: { id: last, status: "completed" },
      no_show_rate: 1 / 3,
      money_booked: [{ currency: "BRL", cents: 25_000 }],
    });
    expect(summary.first_contact_at <= summary.last_contact_at).toBe(true);
  });

  it("keeps comments that their author or an admin may take back", async () => {
    const { customer } = await book(16, 2);
    const agent = await makeMember(world.id, "agent");
    const path = `/customers/${customer?.id}/comments`;
    const said = await agent.call<Comment>(path, { method: "POST", body: { body: `Ask @${agent.id} first` } });
    expect(said.body).toMatchObject({ customer_id: customer?.id, booking_id: null, mentions: [agent.id] });
    const colleague = await makeMember(world.id, "agent");
    const own = `${path}/${said.body.id}`;
    expect((await colleague.call(own, { method: "DELETE" })).status).toBe(403);
    expect((await world.call(own, { method: "DELETE" })).status).toBe(403);
    expect((await agent.call(own, { method: "DELETE" })).status).toBe(204);
    expect((await agent.call(own, { method: "DELETE" })).status).toBe(404);
    expect(await get<Page<Comment>>(path)).toEqual({ data: [], next_cursor: null });
  });
});
