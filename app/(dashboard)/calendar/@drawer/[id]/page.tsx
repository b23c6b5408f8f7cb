import { loadEvery, loadOr404, loadWhole, requireMember } from "@/app/(dashboard)/member";
import { phoneOf } from "@/app/(dashboard)/phone-of";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { BookingCard } from "@/components/bookings/booking-card";
import { ShowDayOf } from "@/components/calendar/show-day-of";
import { load } from "@/lib/api/execute";
import { isProblem } from "@/lib/core/problem";
import { listStageHistory } from "@/lib/domains/bookings/moves/operations";
import { getBooking } from "@/lib/domains/bookings/operations";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { getService } from "@/lib/domains/catalog/services/operations";
import { getStageConfig } from "@/lib/domains/stages/operations";

/** Bookings can refer to a service that is no longer offered. */
async function serviceOf({ service_id }: Booking): Promise<Service | null> {
  const { actor } = await requireMember();
  return load(getService, actor, { params: { id: service_id } }).catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  });
}

export default async function BookingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const booking = await loadOr404(getBooking, { params: { id } });
  const [service, history, config, resources] = await Promise.all([
    serviceOf(booking),
    loadWhole(listStageHistory, { params: { id } }),
    loadOr404(getStageConfig),
    loadEvery(listResources),
  ]);
  const names = Object.fromEntries(resources.map(({ id, name, kind }) => [id, { name, kind }]));
  const stages = {
    stages: Object.fromEntries(config.stages.map(({ key, name }) => [key, name])),
    actions: Object.fromEntries(config.actions.map(({ key, label }) => [key, label])),
  };
  return (
    <>
      {booking.start && <ShowDayOf key={`day of ${id}`} start={booking.start} />}
      <BookingCard
        key={id}
        first={booking}
        service={service}
        history={history}
        stages={stages}
        actions={config.actions}
        resources={names}
        phone={phoneOf(booking)}
      />
    </>
  );
}
