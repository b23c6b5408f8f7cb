import type { Booking } from "@/clients/typescript/src/client";
import type { Named } from "@/components/bookings/booking-facts";

type Taken = Pick<Booking, "allocations">;

/** What would come to a moved booking and what would not be there any more, by name. */
export type Change = { come: string[]; go: string[] };

const isPerson = (resources: Named) => (id: string) => resources[id]?.kind === "person";

/** Who and what a booking takes, by name. */
export function takenBy(taken: readonly string[], resources: Named): { people: string[]; things: string[] } {
  const ids = [...new Set(taken)];
  const named = (among: (id: string) => boolean) => ids.filter(among).map((id) => resources[id]?.name ?? id);
  const isOne = isPerson(resources);
  return { people: named(isOne), things: named((id) => !isOne(id)) };
}

/** What changes where a booking moves: its people, and its rooms, equipment and vehicles; null where they stay. */
export function changesOf(
  { allocations }: Taken,
  next: readonly string[],
  resources: Named,
): { people: Change | null; things: Change | null } {
  const before = allocations.map(({ resource_id }) => resource_id);
  const change = (among: (id: string) => boolean): Change | null => {
    const named = (ids: readonly string[]) => ids.filter(among).map((id) => resources[id]?.name ?? id);
    const come = named(next.filter((id) => !before.includes(id)));
    if (come.length === 0) return null;
    return { come, go: named(before.filter((id) => !next.includes(id))) };
  };
  return { people: change(isPerson(resources)), things: change((id) => !isPerson(resources)(id)) };
}
