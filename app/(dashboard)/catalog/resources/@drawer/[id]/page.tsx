import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { loadOr404 } from "@/app/(dashboard)/member";
import { ResourceCard } from "@/components/catalog/resources/resource-card";
import { getResource } from "@/lib/domains/catalog/resources/operations";

export default async function ResourcePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const resource = await loadOr404(getResource, { params: { id } });
  return (
    <CatalogData>
      <ResourceCard key={id} first={resource} />
    </CatalogData>
  );
}
