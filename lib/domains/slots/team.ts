import { chooseResources, hallSets, type Need, turnsOf } from "@/lib/domains/slots/matching";
import type { Question, Reason, Resource, Snapshot } from "@/lib/domains/slots/snapshot";

/** Members that serve the same requirements. */
export type Group = { mask: number; members: readonly number[] };

/**
 * All active resources that can serve a requirement of a service, in order of their ids; a member is its index.
 * `masks` has the requirements that each can serve, as bits.
 */
export type Team = {
  needs: readonly Need[];
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  resources: readonly Resource[];
  masks: Int32Array;
  groups: readonly Group[];
  /** The only group of each requirement; none where somebody can serve two, who must not serve both. */
  groupOf: readonly number[];
  /** The sets of requirements that must have so many of these members. */
  sets: readonly { members: Int32Array; quantity: number }[];
  places: number;
  /** Those with so many places. */
  large: readonly number[];
  /** Whether all together can serve the service, and whether the large ones can. */
  complete: boolean;
  completeIfLarge: boolean;
};

/** How many places of each resource a party takes. */
export const placesFor = (service: Snapshot["service"], partySize: number): number =>
  service.uses === "seats" ? partySize : 1;

/** Cached per catalog: who can serve what is the same for all queries. */
const teams = new WeakMap<Snapshot["resources"], WeakMap<Snapshot["service"], Map<number, Team>>>();

export function teamOf(snapshot: Snapshot, partySize: number): Team {
  const { resources, service } = snapshot;
  const services = teams.get(resources) ?? new WeakMap<Snapshot["service"], Map<number, Team>>();
  const sizes = services.get(service) ?? new Map<number, Team>();
  const places = placesFor(service, partySize);
  const known = sizes.get(places);
  if (known) return known;
  const team = makeTeam(snapshot, places);
  // An impossible party size is not cached: there is no limit to their number.
  if (partySize <= service.maxParty) teams.set(resources, services.set(service, sizes.set(places, team)));
  return team;
}

/** Requirements for the same resources are one. */
function makeTeam({ service, resources }: Snapshot, places: number): Team {
  const merged = new Map<string, { resources: readonly string[]; quantity: number }>();
  for (const { resources: ids, quantity } of service.requirements) {
    const key = [...ids].sort().join();
    merged.set(key, { resources: ids, quantity: quantity + (merged.get(key)?.quantity ?? 0) });
  }
  const needs = [...merged.values()];
  const serves = new Map<string, number>();
  needs.forEach(({ resources: ids }, i) => {
    for (const id of ids) if (resources.get(id)?.active) serves.set(id, (serves.get(id) ?? 0) | (1 << i));
  });
  const ids = [...serves.keys()].sort();
  const masks = Int32Array.from(ids, (id) => serves.get(id) as number);
  const groups = [...new Set(masks)].map((mask) => ({
    mask,
    members: [...ids.keys()].filter((n) => masks[n] === mask),
  }));
  const shared = groups.some(({ mask }) => (mask & (mask - 1)) !== 0);
  const all = [...ids.keys()];
  const large = all.filter((n) => (resources.get(ids[n] as string)?.capacity ?? 0) >= places);
  const able = { needs: needs.map(({ quantity }) => ({ quantity })), masks };
  return {
    ...able,
    ids,
    numbers: new Map(ids.map((id, n) => [id, n])),
    resources: ids.map((id) => resources.get(id) as Resource),
    groups,
    groupOf: shared ? [] : needs.map((_, need) => groups.findIndex(({ mask }) => mask === 1 << need)),
    sets: hallSets(needs, shared).map(({ set, quantity }) => ({
      members: Int32Array.from(all.filter((n) => (masks[n] as number) & set)),
      quantity,
    })),
    places,
    large,
    complete: canServe(able, [], all),
    completeIfLarge: canServe(able, [], large),
  };
}

/** The members by these ids; null when one of them is none. */
export function membersOf({ numbers }: Team, ids: readonly string[]): number[] | null {
  const members = ids.map((id) => numbers.get(id) ?? -1);
  return members.includes(-1) ? null : members;
}

/** Whether these members, all free, could serve the whole service with the picks among them. */
const canServe = (
  { needs, masks }: Pick<Team, "needs" | "masks">,
  picks: readonly number[],
  members: readonly number[],
): boolean => chooseResources(needs, masks, picks, turnsOf(members)) !== null;

/** Why no time can ever work, whatever the hours and bookings. */
export function standingReason({ service }: Snapshot, question: Question, team: Team): Reason | null {
  if (!service.active) return "service_inactive";
  if (service.kind === "queue") return "queue_service";
  if (team.needs.length === 0 || !team.complete) return "no_resources";
  const picks = membersOf(team, question.picks);
  if (picks === null || (picks.length > 0 && !canServe(team, picks, [...team.ids.keys()]))) return "unfit_resources";
  const fits =
    picks.length === 0
      ? team.completeIfLarge
      : picks.every((n) => team.large.includes(n)) && canServe(team, picks, team.large);
  return fits && question.partySize <= service.maxParty ? null : "party_too_large";
}
