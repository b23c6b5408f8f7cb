import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { BookingPage, ReportFigure } from "@/clients/typescript/src/client";
import { StatusBadge } from "@/components/bookings/status";
import { BackToReports } from "@/components/reports/definitions-screen";
import { type Asked, periodQuery } from "@/components/reports/period";
import { useDaysText, useRowText } from "@/components/reports/row-text";
import { PageHeader } from "@/components/shell/page-header";
import { buttonClass } from "@/components/ui/button";
import { dayAndTime } from "@/components/ui/day-and-time";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/components/ui/money";
import { TextLink } from "@/components/ui/text-link";

const cell = "border-line border-b px-3 py-2 first:pl-0 last:pr-0";

/** The very bookings or tasks that a number of a report is made of. */
export function BehindScreen({
  report,
  asked,
  by,
  row,
  figure,
  count,
  page,
  services,
  isFirst,
  here,
}: {
  report: "bookings" | "tasks";
  asked: Asked;
  by: string;
  /** What the number is about; null for nothing that is in the report any more. */
  row: { key: string | null; name: string | null } | null;
  figure: ReportFigure | null;
  count: number;
  page: BookingPage;
  services: Record<string, string>;
  isFirst: boolean;
  /** The address of this list. */
  here: Record<string, string>;
}) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const zone = useTimeZone() ?? "UTC";
  const words = useRowText(by);
  const daysText = useDaysText();
  const at = (time: string | null): string => (time === null ? "–" : dayAndTime(new Date(time), locale, zone));
  const address = (more: Record<string, string>) =>
    `/reports/${report}/list?${new URLSearchParams({ ...here, ...more })}`;
  const isTask = report === "tasks";
  const about = [...(by === "none" || row === null ? [] : [words(row)]), daysText(asked), t("behind_count", { count })];
  const heads = [t(isTask ? "list.made" : "list.when"), t("list.customer"), t("list.service"), t("list.with")];
  return (
    <>
      <PageHeader
        title={[...new Set([t(`names.${report}`), figure?.name ?? ""])].join(" · ")}
        action={<BackToReports query={periodQuery(asked)} />}
      >
        <p className="text-ink-soft">{about.join(" · ")}</p>
        {figure && <p className="w-full max-w-prose text-ink-soft text-sm">{figure.definition}</p>}
      </PageHeader>
      <div className="px-4 pb-8 md:px-6">
        {page.data.length === 0 ? (
          <p className="py-8 text-ink-soft">{t("nothing")}</p>
        ) : (
          <div className="overflow-x-auto border-line border-t">
            <table aria-label={figure?.name} className="w-full border-separate border-spacing-0 text-sm">
              <thead className="text-left text-ink-faint">
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col" className={`${cell} font-medium`}>
                      {head}
                    </th>
                  ))}
                  <th scope="col" className={`${cell} font-medium`}>
                    {t("list.status")}
                  </th>
                  <th scope="col" className={`${cell} text-right font-medium`}>
                    {t("list.price")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {page.data.map((booking) => (
                  <tr key={booking.id}>
                    <th scope="row" className={`${cell} whitespace-nowrap text-left font-normal`}>
                      <TextLink href={`${isTask ? "/board" : "/calendar"}/${booking.id}`}>
                        {at(isTask ? booking.created_at : booking.start)}
                      </TextLink>
                    </th>
                    <td className={`${cell} min-w-32`}>{booking.customer?.name ?? t("list.nobody")}</td>
                    <td className={`${cell} min-w-28`}>{services[booking.service_id] ?? t("list.gone")}</td>
                    <td className={`${cell} min-w-28`}>{booking.assignee?.name ?? "–"}</td>
                    <td className={`${cell} whitespace-nowrap`}>
                      <StatusBadge status={booking.status} />
                    </td>
                    <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>
                      {booking.price_cents === null ? "–" : formatMoney(booking.price_cents, booking.currency, locale)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <nav aria-label={t("list.pages")} className="mt-4 flex gap-2">
          {!isFirst && (
            <Link href={address({})} className={buttonClass()}>
              {t("list.first")}
            </Link>
          )}
          {page.next_cursor && (
            <Link href={address({ cursor: page.next_cursor })} className={buttonClass()}>
              {t("list.next")}
            </Link>
          )}
        </nav>
      </div>
    </>
  );
}
