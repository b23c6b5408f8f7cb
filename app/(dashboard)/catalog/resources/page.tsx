import { getTranslations } from "next-intl/server";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { ResourceList } from "@/components/catalog/resources/resource-list";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("catalog"))("parts.resources") });

export default function ResourcesPage() {
  return (
    <CatalogData>
      <ResourceList />
    </CatalogData>
  );
}
