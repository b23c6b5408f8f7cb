import { loadEvery, loadOr404, requireMember } from "@/app/(dashboard)/member";
import { BookingPageSettings } from "@/components/settings/booking-page-settings";
import { getBookingPage } from "@/lib/domains/booking-page/operations";
import type { HostedPage } from "@/lib/domains/booking-page/schema";
import { listServices } from "@/lib/domains/catalog/services/operations";
import type { Service } from "@/lib/domains/catalog/services/schema";

export default async function BookingPagePage() {
  const { member } = await requireMember();
  const [page, services] = await Promise.all([
    loadOr404<HostedPage>(getBookingPage),
    loadEvery(listServices) as Promise<Service[]>,
  ]);
  const offered = services.filter(({ active }) => active).map(({ id, name }) => ({ id, name }));
  return <BookingPageSettings first={page} services={offered} editable={member.role !== "agent"} />;
}
