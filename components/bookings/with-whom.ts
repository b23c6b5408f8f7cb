import type { Booking } from "@/clients/typescript/src/client";
import type { Named } from "@/components/bookings/booking-facts";

type Taken = Pick<Booking, "allocations">;

const isPerson = (resources: Named) => (id: string) => resources[id]?.kind === "person";

/** The people among some resources. */
export const peopleOf = (ids: readonly string[], resources: Named): string[] => ids.filter(isPerson(resources));

/** Who would come to a moved booking and who would not any more, by name; null where the people stay. */
export function changeOfPeople(
  { allocations }: Taken,
  next: readonly string[],
  resources: Named,
): { come: string[]; go: string[] } | null {
  const before = peopleOf(
    allocations.map(({ resource_id }) => resource_id),
    resources,
  );
  const after = peopleOf(next, resources);
  const nameOf = (id: string) => resources[id]?.name ?? id;
  const come = after.filter((id) => !before.includes(id)).map(nameOf);
  if (come.length === 0) return null;
  return { come, go: before.filter((id) => !after.includes(id)).map(nameOf) };
}
