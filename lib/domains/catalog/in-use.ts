import { Problem } from "@/lib/core/problem";

/** What keeps a part of the catalog from being deleted. */
export type Holder = { type: "booking" | "service" | "resource"; id: string; name: string | null };

const described = ({ type, id, name }: Holder): string =>
  name === null ? `the ${type} ${id}` : `the ${type} "${name}" (${id})`;

/** Refuses to delete what something live still needs, and says what that is. */
export function refuseWhileHeld(what: string, id: string, holders: readonly Holder[]): void {
  if (holders.length === 0) return;
  throw new Problem("invalid_transition", {
    detail: `The ${what} ${id} is in use by ${holders.map(described).join(", ")}.`,
    held_by: holders,
  });
}
