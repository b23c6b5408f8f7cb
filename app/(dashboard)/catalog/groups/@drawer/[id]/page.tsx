import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { loadOr404 } from "@/app/(dashboard)/member";
import { GroupCard } from "@/components/catalog/groups/group-card";
import { getResourceGroup } from "@/lib/domains/catalog/groups/operations";

export default async function GroupPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const group = await loadOr404(getResourceGroup, { params: { id } });
  return (
    <CatalogData>
      <GroupCard key={id} first={group} />
    </CatalogData>
  );
}
