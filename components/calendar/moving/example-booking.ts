import type { CalendarBooking } from "@/clients/typescript/src/client";

/** A confirmed visit of Ana's, for tests; `more` says what matters to them. */
export const exampleBooking = (id: string, more: Partial<CalendarBooking>): CalendarBooking => ({
  id,
  status: "confirmed",
  stage: "scheduled",
  service: { id: "svc", name: "Visit", color: "#2563eb", slot_interval_minutes: 30 },
  customer_name: "Ana",
  start: "2026-11-16T13:10:00.000Z",
  end: "2026-11-16T14:00:00.000Z",
  busy_until: "2026-11-16T14:00:00.000Z",
  hold_expires_at: null,
  resource_ids: ["ana"],
  party_size: 1,
  has_notes: false,
  intake_missing: false,
  attending: false,
  version: 1,
  ...more,
});
