import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { GroupCard } from "@/components/catalog/groups/group-card";

export default function NewGroupPage() {
  return (
    <CatalogData>
      <GroupCard key="new" first={null} />
    </CatalogData>
  );
}
