"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Resource, TeamMate } from "@/clients/typescript/src/client";
import { distance, type Point, pointOf, useDistanceWords } from "@/components/map/distance";
import { teamOverview } from "@/components/team/queries";
import type { ComboboxOption } from "@/components/ui/combobox";
import type { Task } from "@/components/work/moves";

/** The middle of the places that these tasks have; null when none has one. */
export function middleOf(tasks: readonly Task[]): Point | null {
  const places = tasks.flatMap((task) => pointOf(task) ?? []);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return places.length === 0
    ? null
    : { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) };
}

/** What a person has to do, in words: "3 tasks · 1 late". */
export function useWorkload(): (mate: Pick<TeamMate, "open_tasks" | "late_tasks">) => string[] {
  const t = useTranslations("work");
  return ({ open_tasks, late_tasks }) => [
    t("workload", { count: open_tasks }),
    ...(late_tasks > 0 ? [t("workload_late", { count: late_tasks })] : []),
  ];
}

/** Everybody of the team with what they have to do, by their resource. */
export function useMates(): ReadonlyMap<string, TeamMate> {
  const { data } = useQuery(teamOverview);
  return useMemo(() => new Map(data?.data.map((mate) => [mate.resource_id, mate])), [data]);
}

/** Who can do these tasks, each with what they have to do and how far away they were last; the nearest first. */
export function useWorkerOptions(
  workers: readonly Pick<Resource, "id" | "name">[],
  tasks: readonly Task[],
): ComboboxOption[] {
  const t = useTranslations("work");
  const workload = useWorkload();
  const inWords = useDistanceWords();
  const mates = useMates();
  const there = middleOf(tasks);
  const rows = workers.map(({ id, name }) => {
    const mate = mates.get(id);
    return { id, name, mate, metres: there && mate?.last_place ? distance(there, mate.last_place) : null };
  });
  rows.sort((a, b) => (a.metres ?? Number.MAX_VALUE) - (b.metres ?? Number.MAX_VALUE));
  return [
    { value: "", label: t("choose_who") },
    ...rows.map(({ id, name, mate, metres }) => ({
      value: id,
      label: name,
      aside: mate ? [...workload(mate), ...(metres === null ? [] : [inWords(metres)])].join(" · ") : null,
    })),
  ];
}
