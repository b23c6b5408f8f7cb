import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { requireMember } from "@/app/(dashboard)/member";
import { ServiceCard } from "@/components/catalog/services/service-card";

export default async function NewServicePage() {
  const { actor } = await requireMember();
  return (
    <CatalogData>
      <ServiceCard key="new" first={null} currency={actor.project.currency} />
    </CatalogData>
  );
}
