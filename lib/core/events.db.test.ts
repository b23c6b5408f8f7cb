import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { eventNames, events, extraEvents, publicEvents, webhookTypes } from "@/lib/core/events";

describe("the list of events", () => {
  it("names every event that a function of the database records", async () => {
    const rows = await prisma().$queryRaw<{ text: string }[]>`
      SELECT prosrc AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ 'INSERT INTO event'`;
    expect(rows.length).toBeGreaterThan(3);
    const named = rows.flatMap(({ text }) => text.match(/'[a-z_]+\.[a-z_]+'/g) ?? []).map((name) => name.slice(1, -1));
    expect(named).toContain("customer.created");
    expect(named.filter((name) => !eventNames.some((known) => known === name) && name !== "webhook.ping")).toEqual([]);
  });

  it("tells webhooks the six of the specification, all about bookings", () => {
    expect(publicEvents).toEqual([
      "booking.created",
      "booking.confirmed",
      "booking.cancelled",
      "booking.rescheduled",
      "booking.no_show",
      "booking.completed",
    ]);
    expect(new Set(publicEvents.map((name) => events[name].subject))).toEqual(new Set(["booking"]));
  });

  it("has a second catalogue apart from these, without the reserved names", () => {
    expect(new Set(webhookTypes).size).toBe(publicEvents.length + extraEvents.length);
    for (const reserved of ["payment.paid", "message.received", "conversation.handoff"])
      expect(webhookTypes).not.toContain(reserved);
  });
});
