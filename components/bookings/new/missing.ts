import type { Booking, Service } from "@/clients/typescript/src/client";
import { type Chosen, nameOf } from "@/components/bookings/booking-body";
import { unanswered } from "@/components/bookings/new/unanswered";
import type { Fault } from "@/components/problem";

type Draft = { service: Service | null; walkIn: boolean; hold: Booking | null; chosen: Chosen; data: FormData };

/** Shorter than any phone number; the server validates longer ones. */
const shortest = 6;

/** Everything that is missing, in the order of the form: the server would tell one thing after the other. */
export function missingOf({ service, walkIn, hold, chosen, data }: Draft): Fault[] {
  const faults: Fault[] = [];
  const miss = (pointer: string, code = "required") => faults.push({ pointer, detail: "", code });
  const isEmpty = (name: string) => String(data.get(name) ?? "").trim() === "";
  if (!service) {
    miss("#/service_id");
    return faults;
  }
  if (service.kind === "appointment" && walkIn) {
    if (isEmpty("walk_date")) miss("#/start");
    if (isEmpty("walk_time")) miss("#/time");
    if (isEmpty("reason")) miss("#/reason");
  } else if (service.kind === "appointment" && !hold) miss("#/start");
  if (!chosen) miss("#/customer");
  if (chosen?.kind === "new") {
    const digits = String(data.get("phone") ?? "").replace(/\D/g, "").length;
    if (isEmpty("name")) miss("#/customer/name");
    if (digits < shortest) miss("#/customer/phone", digits === 0 ? "required" : "invalid_format");
  }
  // Answers may be missing when booking by phone; the booking then shows what is still to be asked.
  const isAnswered = service.intake_fields.some(({ key }) => !isEmpty(nameOf(key)));
  return isAnswered ? [...faults, ...unanswered(service.intake_fields, data)] : faults;
}
