"use client";

import { useTranslations } from "next-intl";
import type { Named } from "@/components/bookings/booking-facts";
import { useNameList } from "@/components/bookings/name-list";
import { takenBy } from "@/components/bookings/with-whom";

/** With whom a time is, and the rooms, equipment and vehicles that it uses; `taken` are their ids. */
export function TakenWith({ taken, resources }: { taken: readonly string[]; resources: Named }) {
  const t = useTranslations("calendar");
  const list = useNameList();
  const { people, things } = takenBy(taken, resources);
  const words = [
    ...(people.length > 0 ? [t("with_names", { name: list(people) })] : []),
    ...(things.length > 0 ? [t("uses_names", { name: list(things) })] : []),
  ];
  return words.join(" · ");
}
