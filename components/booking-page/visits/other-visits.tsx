"use client";

import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { LinkSlots } from "@/clients/typescript/src/client";
import { useWhen } from "@/components/booking-page/facts";
import { type Booker, linksOf } from "@/components/booking-page/visits/own-visits";
import { publicApi } from "@/components/public-api";
import { Notice } from "@/components/ui/states";
import { isOpenStatus, type Span, visitsDuring } from "@/lib/core/vocabulary";

type Visit = LinkSlots["own_visits"][number];

/** The bookings that were made on this device, as they stand now: they may have been moved or cancelled elsewhere. */
function useMadeHere(slug: string, who: Booker): Visit[] {
  const answers = useQueries({
    queries: linksOf(slug, who).map((token) => ({
      queryKey: ["own", token],
      queryFn: () => publicApi.bookings.get(token),
      retry: false,
    })),
  });
  return answers.flatMap(({ data }) =>
    data?.start && data.end && isOpenStatus(data.status)
      ? [{ service: data.service.name, start: data.start, end: data.end }]
      : [],
  );
}

/** Warns that they have another visit then. It may be meant, so it is no refusal. */
export default function OtherVisits({
  slug,
  zone,
  who,
  span,
  known = [],
}: {
  slug: string;
  zone: string;
  who: Booker;
  span: Span;
  /** Those that the server has told of. */
  known?: readonly Visit[];
}) {
  const t = useTranslations("booking");
  const when = useWhen();
  const made = useMadeHere(slug, who);
  const all = new Map([...known, ...made].map((visit) => [`${visit.service} ${visit.start}`, visit]));
  const visits = visitsDuring([...all.values()], span);
  if (visits.length === 0) return null;
  return (
    <div role="status">
      <Notice tone="held">
        <p>{t("own_visits")}</p>
        <ul>
          {visits.map(({ service, start, end }) => (
            <li key={`${service} ${start}`}>
              {service} · {when(start, end, zone).clock}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
