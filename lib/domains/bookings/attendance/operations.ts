import { operation, scope } from "@/lib/api/operation";
import { markAttending, unmarkAttending } from "@/lib/domains/bookings/attendance/attend";
import {
  attendanceOf,
  attendanceSettingsOf,
  changeAttendanceSettings,
  forgive,
} from "@/lib/domains/bookings/attendance/ladder";
import {
  AttendanceSettings,
  CustomerAttendance,
  CustomerAttendanceParams,
  UpdateAttendanceSettingsBody,
  UpdateCustomerAttendanceBody,
} from "@/lib/domains/bookings/attendance/schema";
import { Booking, BookingParams } from "@/lib/domains/bookings/schema";

const tag = "Notices";

export const getAttendanceSettings = operation({
  id: "getAttendanceSettings",
  method: "GET",
  path: "/attendance-settings",
  access: scope("config:read"),
  tag,
  summary: "Get what is asked of customers who miss visits",
  description: "It is off until somebody switches it on.",
  output: AttendanceSettings,
  tool: {
    title: "Read attendance settings",
    description: "Use it to see what is asked of customers who miss visits when they book by themselves.",
  },
  handle: ({ actor }) => attendanceSettingsOf(actor),
});

export const updateAttendanceSettings = operation({
  id: "updateAttendanceSettings",
  method: "PATCH",
  path: "/attendance-settings",
  access: scope("config:write"),
  tag,
  summary: "Change what is asked of customers who miss visits",
  description:
    "What is left out stays. It counts on the booking page, in the site's chat and with the bot, from the next booking on; " +
    "keys and the team can still book for any customer.",
  body: UpdateAttendanceSettingsBody,
  output: AttendanceSettings,
  current: getAttendanceSettings.handle,
  tool: {
    title: "Change attendance settings",
    description:
      "Use it to change what is asked of customers who miss visits: confirm, pay a deposit, or book with the team.",
  },
  handle: ({ actor, body }) => changeAttendanceSettings(actor, body),
});

export const attendBooking = operation({
  id: "attendBooking",
  method: "POST",
  path: "/bookings/{id}/attend",
  access: scope("bookings:write"),
  tag,
  summary: "Note that the customer will come",
  description:
    "For a customer who said so at the desk or on the phone: `attending_since`. Of a confirmed booking, until its start.",
  params: BookingParams,
  output: Booking,
  errors: ["not_found", "invalid_transition"],
  tool: {
    title: "Note that a customer will come",
    description: "Use it when a customer says that they will come to a confirmed booking.",
  },
  handle: ({ actor, params }) => markAttending(actor, params.id),
});

export const unattendBooking = operation({
  id: "unattendBooking",
  method: "POST",
  path: "/bookings/{id}/unattend",
  access: scope("bookings:write"),
  tag,
  summary: "Take back that the customer will come",
  description:
    "The inverse of `attend`: `attending_since` is null again. Refused after `confirm_by`, when the visit would be cancelled at once.",
  params: BookingParams,
  output: Booking,
  errors: ["not_found", "invalid_transition"],
  tool: {
    title: "Take back that a customer will come",
    description: "Use it when attend_booking was a mistake: the customer has not said that they will come.",
  },
  handle: ({ actor, params }) => unmarkAttending(actor, params.id),
});

export const getCustomerAttendance = operation({
  id: "getCustomerAttendance",
  method: "GET",
  path: "/customers/{id}/attendance",
  access: scope("customers:read"),
  tag,
  summary: "Get how many visits a customer missed",
  description: "And what is asked of them because of it when they book by themselves.",
  params: CustomerAttendanceParams,
  output: CustomerAttendance,
  errors: ["not_found"],
  tool: {
    title: "Read a customer's attendance",
    description: "Use it to see how many visits a customer missed lately and what is asked of them because of it.",
  },
  handle: ({ actor, params }) => attendanceOf(actor, params.id),
});

export const updateCustomerAttendance = operation({
  id: "updateCustomerAttendance",
  method: "PATCH",
  path: "/customers/{id}/attendance",
  access: scope("customers:write"),
  tag,
  summary: "Forgive the visits that a customer missed",
  description: "With `forgiven`, those until now no longer count; without it they do again.",
  params: CustomerAttendanceParams,
  body: UpdateCustomerAttendanceBody,
  output: CustomerAttendance,
  errors: ["not_found"],
  current: getCustomerAttendance.handle,
  handle: ({ actor, params, body }) => forgive(actor, params.id, body.forgiven),
});
