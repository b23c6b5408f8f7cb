"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { More } from "@/components/customers/more";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";
import { Comments } from "@/components/work/evidence/comments";
import { taskPlaces } from "@/components/work/evidence/evidence-queries";

// Each is loaded when its tab is opened.
const loading = () => <Skeleton className="h-24 rounded-md" />;
const Photos = dynamic(() => import("@/components/work/evidence/photos").then(({ Photos }) => Photos), { loading });
const Timeline = dynamic(() => import("@/components/work/evidence/task-timeline"), { loading });

function Places({ id }: { id: string }) {
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
                  <TextLink href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}>
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

/** All that is known of what happened with a task: the line of events, words, pictures, places, stages. */
export function Evidence({ id, stages }: { id: string; stages: ReactNode }) {
  const t = useTranslations("work");
  return (
    <Tabs
      label={t("what_happened")}
      tabs={[
        { key: "comments", label: t("comments"), panel: <Comments id={id} /> },
        { key: "photos", label: t("photos"), panel: <Photos id={id} /> },
        { key: "timeline", label: t("timeline"), panel: <Timeline id={id} /> },
        { key: "places", label: t("places"), panel: <Places id={id} /> },
        { key: "stages", label: t("stages"), panel: stages },
      ]}
    />
  );
}
