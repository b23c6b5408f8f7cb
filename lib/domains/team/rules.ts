import { Problem } from "@/lib/core/problem";
import { type Role, reaches } from "@/lib/core/scopes";

type Seat = { id: string; role: Role };

/** Only owners make, change or remove owners. */
export function assertMayGive(by: Role, ...concerned: Role[]): void {
  if (concerned.some((role) => !reaches(by, role))) {
    throw new Problem("insufficient_scope", { detail: "Only an owner may do this to, or make, an owner." });
  }
}

/** A workspace always has an owner. `owners` are those of now, locked. */
export function assertOwnerStays(owners: readonly Seat[], leaving: string): void {
  if (owners.length === 1 && owners[0]?.id === leaving) {
    throw new Problem("invalid_transition", {
      detail: "This is the last owner: make another member an owner first.",
    });
  }
}
