"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { First } from "@/components/channels/channels-screen";
import { pauseList } from "@/components/channels/queries";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import { Badge } from "@/components/ui/badge";
import { When } from "@/components/ui/time";
import type { Pause } from "@/lib/domains/channels/schema";

function Row({ pause }: { pause: Pause }) {
  const t = useTranslations("channels");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 md:px-5">
      <span className="min-w-0 flex-1 basis-full md:basis-auto">
        <span className="font-medium">{t(`names.${pause.channel}`)}</span> · {pause.reason}
        <span className="block text-ink-soft text-sm">
          {t("paused_by", { name: pause.paused_by.name })} · <When at={pause.paused_at} inside />
        </span>
      </span>
      <span className="text-ink-soft text-sm">
        {pause.active ? (
          <Badge meaning="held">{t("paused")}</Badge>
        ) : (
          <>
            {pause.resumed_by ? t("resumed_by", { name: pause.resumed_by.name }) : t("ended_itself")}
            {pause.resumed_at && (
              <>
                {" · "}
                <When at={pause.resumed_at} inside />
              </>
            )}
          </>
        )}
      </span>
    </li>
  );
}

/** When channels were paused, by whom and why. */
export function Pauses({ first }: { first: First["pauses"] }) {
  const t = useTranslations();
  const list = useInfiniteQuery({ ...pauseList, initialData: { pages: [first], pageParams: [null] } });
  const pauses = list.data.pages.flatMap(({ data }) => data);
  return (
    <section aria-labelledby="pauses" className="mt-8">
      <h2 id="pauses" className="mb-3 font-semibold text-lg">
        {t("channels.pauses")}
      </h2>
      <div className="overflow-hidden rounded-md border border-line bg-canvas">
        {list.isError ? (
          <Failed error={list.error} retry={list.refetch} />
        ) : pauses.length === 0 ? (
          <p className="px-4 py-6 text-ink-soft md:px-5">{t("channels.no_pauses")}</p>
        ) : (
          <ul>
            {pauses.map((pause) => (
              <Row key={pause.id} pause={pause} />
            ))}
          </ul>
        )}
        <LoadMore list={list} className="border-line border-t" />
      </div>
    </section>
  );
}
