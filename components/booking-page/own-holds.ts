import type { PageHold } from "@/clients/typescript/src/client";

/** `until` is when it ends by this device's own clock, which may be wrong. */
export type OwnHold = PageHold & { until: string };

const keyOf = (slug: string): string => `turnero.holds.${slug}`;

const visitorPlace = "turnero.visitor";

/** Tells this browser apart from others at the same address; null without storage, which counts by the address. */
export function thisVisitor(): string | null {
  try {
    const visitor = localStorage.getItem(visitorPlace) ?? crypto.randomUUID();
    localStorage.setItem(visitorPlace, visitor);
    return visitor;
  } catch {
    return null;
  }
}

/** What this browser holds, also in tabs that were closed: with its token a hold is continued or released. */
export function ownHolds(slug: string): OwnHold[] {
  try {
    const holds: OwnHold[] = JSON.parse(localStorage.getItem(keyOf(slug)) ?? "[]");
    return holds.filter(({ until }) => Date.parse(until) > Date.now());
  } catch {
    return [];
  }
}

/** Remembers a new hold, and forgets the one that became a booking or was released. */
export function noteHolds(slug: string, { add, remove }: { add?: OwnHold; remove?: string | undefined }): void {
  try {
    const others = ownHolds(slug).filter(({ id }) => id !== remove && id !== add?.id);
    localStorage.setItem(keyOf(slug), JSON.stringify(add ? [...others, add] : others));
  } catch {
    // Without storage booking still works; only a hold of another tab is not offered.
  }
}
