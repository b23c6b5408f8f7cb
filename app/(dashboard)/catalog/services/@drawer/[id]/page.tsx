import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { ServiceCard } from "@/components/catalog/services/service-card";
import { getService } from "@/lib/domains/catalog/services/operations";

export default async function ServicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { actor } = await requireMember();
  const service = await loadOr404(getService, { params: { id } });
  return (
    <CatalogData>
      <ServiceCard key={id} first={service} currency={actor.project.currency} />
    </CatalogData>
  );
}
