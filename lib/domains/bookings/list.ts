import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { readPage } from "@/lib/domains/bookings/reading/read";
import type { BookingFilter } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { resourceExists, serviceExists } from "@/lib/domains/bookings/store";
import { customerOr404 } from "@/lib/domains/customers/missing";

/** A page of bookings; an id in the filters that nobody has is not found, rather than an empty list. */
export async function listBookings(
  actor: Actor,
  query: BookingFilter,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Booking[]> {
  const [tx, project] = [reader(actor), actor.project.id];
  const { resource_id: resource, customer_id: customer, service_id: service } = query;
  if (resource !== undefined && !(await resourceExists(tx, project, resource))) throw notFound("resource", resource);
  if (customer !== undefined) await customerOr404(tx, project, customer);
  if (service !== undefined && !(await serviceExists(tx, project, service))) throw notFound("service", service);
  return readPage(actor, query, after, take);
}
