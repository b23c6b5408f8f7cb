import { expect, it } from "vitest";
import type { Booking } from "@/clients/typescript/src/client";
import { sameAgain } from "@/components/bookings/booking-body";

it("what is booked again has all that was set on the booking, and nothing of how it ended", () => {
  const kept = {
    service_id: "svc",
    start: "2027-03-01T12:00:00.000Z",
    party_size: 2,
    notes: "Second floor",
    intake: { plate: "AB123" },
    priority: "urgent",
    tags: ["vip"],
    due_at: "2027-03-02T12:00:00.000Z",
    location: { formatted: "Rua Augusta 1", lat: -23.5, lng: -46.6 },
    conversation_id: "cnv_1",
  } as const;
  const cancelled = {
    ...kept,
    id: "bkg_1",
    status: "cancelled",
    stage: "failed",
    end: "2027-03-01T12:30:00.000Z",
    cancel_reason: "Ill",
    version: 4,
    customer: { id: "cus_1", name: "Ana", phone: "+5511987654321", locale: null },
    allocations: [{ resource_id: "res_1", start: kept.start, end: "2027-03-01T12:30:00.000Z" }],
  } as unknown as Booking;
  expect(sameAgain(cancelled)).toEqual({ ...kept, customer: { id: "cus_1" }, resource_ids: ["res_1"] });
});
