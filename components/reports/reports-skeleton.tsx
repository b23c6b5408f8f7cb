import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export function ReportsSkeleton() {
  const t = useTranslations("reports");
  return (
    <>
      <PageHeader title={t("title")}>
        <Skeleton className="h-11 w-80 rounded-md md:h-9" />
      </PageHeader>
      <div className="grid grid-cols-2 gap-3 px-4 md:px-6 xl:grid-cols-4">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
          <Skeleton key={key} className="h-[116px] rounded-md" />
        ))}
      </div>
    </>
  );
}
