import { getTranslations } from "next-intl/server";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { ScheduleList } from "@/components/catalog/schedules/schedule-list";

export const generateMetadata = async () => ({ title: (await getTranslations("catalog"))("parts.schedules") });

export default function SchedulesPage() {
  return (
    <CatalogData>
      <ScheduleList />
    </CatalogData>
  );
}
