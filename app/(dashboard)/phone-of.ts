import "server-only";
import type { Booking } from "@/clients/typescript/src/client";
import { showPhone } from "@/lib/core/phone/phone";

/** The phone of a booking's customer in groups. */
export const phoneOf = ({ customer }: Booking): string | null => (customer?.phone ? showPhone(customer.phone) : null);
