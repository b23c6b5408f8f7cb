import type { CSSProperties } from "react";
import type { CalendarBooking, CalendarResource } from "@/clients/typescript/src/client";
import type { Coloring } from "@/components/preferences";

type Booked = Pick<CalendarBooking, "resource_ids"> & { service: { color: string } };
type Resource = Pick<CalendarResource, "id" | "kind">;

/** As many as the tokens have. */
const hues = 8;

/** The person of a booking, or what else it is booked with. */
export function mainResource<Each extends Resource>(
  { resource_ids }: Pick<Booked, "resource_ids">,
  resources: readonly Each[],
): Each | null {
  const own = resources.filter(({ id }) => resource_ids.includes(id));
  return own.find(({ kind }) => kind === "person") ?? own[0] ?? null;
}

/** Which colour a booking has; null where its status says it. */
export type Paint = (booking: Booked) => string | null;

/** By person, colours follow the order of the resources and begin again after the last. */
export function paintBy(by: Coloring, resources: readonly Resource[]): Paint {
  if (by === "status") return () => null;
  if (by === "service") return ({ service }) => service.color;
  const places = new Map(resources.map(({ id }, n) => [id, n]));
  return (booking) => {
    const main = mainResource(booking, resources);
    return main && `var(--hue-${((places.get(main.id) ?? 0) % hues) + 1})`;
  };
}

/** For the class `painted`. */
export const paintStyle = (paint: string | null): CSSProperties =>
  paint === null ? {} : ({ "--paint": paint } as CSSProperties);
