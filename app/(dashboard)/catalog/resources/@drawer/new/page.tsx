import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { ResourceCard } from "@/components/catalog/resources/resource-card";

export default function NewResourcePage() {
  return (
    <CatalogData>
      <ResourceCard key="new" first={null} />
    </CatalogData>
  );
}
