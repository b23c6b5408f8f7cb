"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { Comments } from "@/components/work/evidence/comments";

// Each is loaded when its tab is opened.
const loading = () => <Skeleton className="h-24 rounded-md" />;
const Photos = dynamic(() => import("@/components/work/evidence/photos").then(({ Photos }) => Photos), { loading });
const Places = dynamic(() => import("@/components/work/evidence/places"), { loading });
const Timeline = dynamic(() => import("@/components/work/evidence/task-timeline"), { loading });

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
