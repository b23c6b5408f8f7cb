import { LiveOnly } from "@/app/(dashboard)/live-only";
import { loadEvery, loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { BookingPageSettings } from "@/components/settings/booking-page/booking-page-settings";
import { getBookingPage } from "@/lib/domains/booking-page/operations";
import { listServices } from "@/lib/domains/catalog/services/operations";

export default async function BookingPagePage() {
  const { member } = await requireMember();
  const [page, services] = await Promise.all([loadOr404(getBookingPage), loadEvery(listServices)]);
  const offered = services.filter(({ active }) => active).map(({ id, name }) => ({ id, name }));
  return (
    <Spoken areas={["common", "forms", "settings"]}>
      <LiveOnly what="link" />
      <BookingPageSettings first={page} services={offered} editable={member.role !== "agent"} />
    </Spoken>
  );
}
