"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { TeamMate } from "@/clients/typescript/src/client";
import { clockFormat } from "@/lib/core/vocabulary";

/** Somebody of the team and where they were last, with when that was as the title. */
export type Seen = { id: string; name: string; lat: number; lng: number; title: string };

/** Those of the team whose last place is known. */
export function useSeen(mates: ReadonlyMap<string, TeamMate>): readonly Seen[] {
  const t = useTranslations("map");
  const format = useFormatter();
  return useMemo(
    () =>
      [...mates.values()].flatMap(({ resource_id: id, name, last_place }) => {
        if (!last_place) return [];
        const { lat, lng, at } = last_place;
        const when = format.dateTime(new Date(at), clockFormat);
        return [{ id, name, lat, lng, title: t("last_seen", { name, when }) }];
      }),
    [mates, t, format],
  );
}
