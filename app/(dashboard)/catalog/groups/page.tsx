import { getTranslations } from "next-intl/server";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { GroupList } from "@/components/catalog/groups/group-list";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("catalog"))("parts.groups") });

export default function GroupsPage() {
  return (
    <CatalogData>
      <GroupList />
    </CatalogData>
  );
}
