"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { More } from "@/components/customers/more";
import { mapAt } from "@/components/ui/map-address";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";
import { taskPlaces } from "@/components/work/evidence/evidence-queries";

/** Where those who did the work have been. */
export default function Places({ id }: { id: string }) {
  const t = useTranslations("work");
  const list = useInfiniteQuery(taskPlaces(id));
  return (
    <div className="flex flex-col">
      <More list={list} empty={t("places_empty")}>
        {(pages) => (
          <ul aria-label={t("places")} className="flex flex-col gap-3">
            {pages
              .flatMap(({ data }) => data)
              .map(({ id: key, kind, lat, lng, accuracy, author, created_at }) => (
                <li key={key}>
                  <p className="font-medium first-letter:uppercase">{kind.replaceAll("_", " ")}</p>
                  <TextLink href={mapAt(lat, lng)}>
                    {lat.toFixed(5)}, {lng.toFixed(5)}
                  </TextLink>
                  <p className="text-ink-faint text-sm">
                    {accuracy !== null && `${t("accuracy", { metres: Math.round(accuracy) })} · `}
                    <When at={created_at} /> · {author.name}
                  </p>
                </li>
              ))}
          </ul>
        )}
      </More>
    </div>
  );
}
