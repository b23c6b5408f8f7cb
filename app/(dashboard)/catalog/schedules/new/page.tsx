import { getTranslations } from "next-intl/server";
import { SchedulePage } from "@/components/catalog/schedules/schedule-page";

export const generateMetadata = async () => ({ title: (await getTranslations("catalog"))("new.schedules") });

export default function NewSchedulePage() {
  return <SchedulePage first={null} />;
}
