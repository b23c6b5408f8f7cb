/** Which call changes a field of a booking that its PATCH does not. */
export const bookingChangedBy = {
  status: "POST /bookings/{id}/cancel, /check-in, /no-show, /complete or /fail",
  stage: "POST /bookings/{id}/actions/{key}",
  outcome: "POST /bookings/{id}/actions/{key}",
  intake_missing: "PATCH /bookings/{id} with intake",
  start: "POST /bookings/{id}/reschedule",
  end: "POST /bookings/{id}/reschedule",
  allocations: "POST /bookings/{id}/reschedule",
  assignee: "POST /bookings/{id}/actions/{key} with a take or a release",
  cancel_reason: "POST /bookings/{id}/cancel",
  customer: "PATCH /customers/{id}",
  hold_expires_at: "POST /holds/{id}/confirm",
} as const;
