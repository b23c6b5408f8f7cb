import type { Resource } from "@/lib/domains/catalog/resources/schema";

/** The one address of these resources, or of all; null where there is none, or several. */
export function placeOf(resources: readonly Resource[], own: readonly string[]): string | null {
  const among = (some: readonly Resource[]) => new Set(some.flatMap(({ location }) => location?.formatted || []));
  const theirs = among(resources.filter(({ id }) => own.includes(id)));
  const places = theirs.size > 0 ? theirs : among(resources);
  return places.size === 1 ? ([...places][0] ?? null) : null;
}
