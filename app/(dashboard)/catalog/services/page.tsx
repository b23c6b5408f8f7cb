import { getTranslations } from "next-intl/server";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { ServiceList } from "@/components/catalog/services/service-list";

export const generateMetadata = async () => ({ title: (await getTranslations("catalog"))("parts.services") });

export default function ServicesPage() {
  return (
    <CatalogData>
      <ServiceList />
    </CatalogData>
  );
}
