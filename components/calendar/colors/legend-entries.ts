import type { CalendarDays } from "@/clients/typescript/src/client";
import type { Status } from "@/components/bookings/status";
import { mainResource, type Paint } from "@/components/calendar/colors/paint";
import type { Coloring } from "@/components/preferences";

type Booked = CalendarDays["days"][number]["bookings"][number];
type Resource = CalendarDays["resources"][number];

/** `name` is null for a status, which has words of its own. */
export type LegendEntry = { key: string; name: string | null; status: Status; paint: string | null };

/** What each colour among these bookings stands for, once each. */
export function legendEntries(
  bookings: readonly Booked[],
  resources: readonly Resource[],
  by: Coloring,
  paint: Paint,
): LegendEntry[] {
  const found = new Map<string, LegendEntry>();
  for (const booking of bookings) {
    const main = by === "person" ? mainResource(booking, resources) : by === "service" ? booking.service : null;
    const key = main?.id ?? booking.status;
    if (!found.has(key))
      found.set(key, { key, name: main?.name ?? null, status: booking.status, paint: main && paint(booking) });
  }
  return [...found.values()].sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
}
