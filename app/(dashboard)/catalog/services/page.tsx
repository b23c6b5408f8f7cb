import { getTranslations } from "next-intl/server";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { ServiceList } from "@/components/catalog/services/service-list";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("catalog"))("parts.services") });

export default function ServicesPage() {
  return (
    <CatalogData>
      <ServiceList />
    </CatalogData>
  );
}
