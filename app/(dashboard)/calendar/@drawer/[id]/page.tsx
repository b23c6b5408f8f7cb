import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import type { Booking, ResourcePage, Service, StageMovePage } from "@/clients/typescript/src/client";
import { BookingCard } from "@/components/calendar/booking-card";
import { load } from "@/lib/api/execute";
import { isProblem } from "@/lib/core/problem";
import { getBooking, listStageHistory } from "@/lib/domains/bookings/operations";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { getService } from "@/lib/domains/catalog/services/operations";

/** A service that is no longer offered leaves its bookings behind. */
async function serviceOf({ service_id }: Booking): Promise<Service | null> {
  const { actor } = await requireMember();
  return load<Service>(getService, actor, { params: { id: service_id } }).catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  });
}

export default async function BookingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const booking = await loadOr404<Booking>(getBooking, { params: { id } });
  const [service, history, resources] = await Promise.all([
    serviceOf(booking),
    loadOr404<StageMovePage>(listStageHistory, { params: { id }, query: { limit: "200" } }),
    loadOr404<ResourcePage>(listResources, { query: { limit: "200" } }),
  ]);
  const names = Object.fromEntries(resources.data.map(({ id, name, kind }) => [id, { name, kind }]));
  return <BookingCard key={id} first={booking} service={service} history={history} resources={names} />;
}
