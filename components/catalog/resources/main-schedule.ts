import { useQuery } from "@tanstack/react-query";
import { resources, schedules } from "@/components/catalog/queries";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

/** The hours that most work by, else the first that were written. */
export function mainSchedule(
  known: readonly Pick<Schedule, "id" | "created_at">[],
  workers: readonly Pick<Resource, "schedule_id" | "active">[],
): string | null {
  const used = (id: string) => workers.filter(({ schedule_id, active }) => active && schedule_id === id).length;
  const [main] = [...known].sort((a, b) => used(b.id) - used(a.id) || (a.created_at < b.created_at ? -1 : 1));
  return main?.id ?? null;
}

/** Somebody new is not bookable day and night unless that is chosen. */
export const useMainSchedule = (): string | null =>
  mainSchedule(useQuery(schedules).data ?? [], useQuery(resources).data ?? []);
