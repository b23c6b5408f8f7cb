import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { ServiceCard } from "@/components/catalog/services/service-card";
import { getBookingPage } from "@/lib/domains/booking-page/operations";
import { getService } from "@/lib/domains/catalog/services/operations";

export default async function ServicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { actor } = await requireMember();
  const [service, page] = await Promise.all([loadOr404(getService, { params: { id } }), loadOr404(getBookingPage)]);
  return (
    <CatalogData>
      <ServiceCard key={id} first={service} currency={actor.project.currency} page={page} />
    </CatalogData>
  );
}
