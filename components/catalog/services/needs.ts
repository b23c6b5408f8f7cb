"use client";

import { useTranslations } from "next-intl";
import type { Requirement } from "@/lib/domains/catalog/services/schema";

type Named = { id: string; name: string };
export type Names = { groups: readonly Named[]; resources: readonly Named[] };

/** The needs of a service as a phrase in the language of the person: "1 of Doctors + Room 2". */
export function useNeeds({ groups, resources }: Names): (requirements: readonly Requirement[]) => string {
  const t = useTranslations("catalog");
  const nameOf = (things: readonly Named[], id: string | null) =>
    things.find((thing) => thing.id === id)?.name ?? t("unknown");
  return (requirements) =>
    requirements
      .map(({ group_id, resource_id, quantity }) =>
        group_id === null ? nameOf(resources, resource_id) : t("any_of", { quantity, group: nameOf(groups, group_id) }),
      )
      .join(" + ");
}
