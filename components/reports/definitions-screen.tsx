import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReportFigure } from "@/clients/typescript/src/client";
import { anchorOf, type Report } from "@/components/reports/definitions";
import { PageHeader } from "@/components/shell/page-header";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export const BackToReports = ({ query = "" }: { query?: string }) => {
  const t = useTranslations("reports");
  return (
    <Link href={`/reports${query && `?${query}`}`} className={buttonClass({ look: "ghost" })}>
      <ArrowLeft aria-hidden className="size-4" />
      {t("title")}
    </Link>
  );
};

/** How each figure is counted. */
export function DefinitionsScreen({ figures }: { figures: readonly ReportFigure[] }) {
  const t = useTranslations("reports");
  const reports = [...new Set(figures.map(({ report }) => report))] as Report[];
  return (
    <>
      <PageHeader title={t("definitions")} action={<BackToReports />} />
      <div className="flex max-w-prose flex-col gap-8 px-4 pb-8 md:px-6">
        {reports.map((report) => (
          <section key={report} aria-label={t(`names.${report}`)}>
            <h2 className="mb-3 font-semibold text-lg">{t(`names.${report}`)}</h2>
            <dl className="flex flex-col gap-4">
              {figures
                .filter((figure) => figure.report === report)
                .map((figure) => (
                  <div key={figure.code} id={anchorOf(figure)} className="scroll-mt-4 rounded-sm target:bg-well">
                    <dt className="font-medium">{figure.name}</dt>
                    <dd className="text-ink-soft">{figure.definition}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
