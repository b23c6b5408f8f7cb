import type { Minute } from "@/lib/core/intervals";
import { chooseResources } from "@/lib/domains/slots/matching";
import { inOrder, type Order, Ranking } from "@/lib/domains/slots/ranking";
import { Scratch } from "@/lib/domains/slots/scratch";
import type { Question, Slot, Snapshot } from "@/lib/domains/slots/snapshot";
import { hasBit, positionsOf, type Starts } from "@/lib/domains/slots/starts";
import { membersOf, type Team } from "@/lib/domains/slots/team";
import { localDay } from "@/lib/domains/slots/zones";

/** `rows` has a row of bits a member, with the starts at which it is free; `feasible` those at which a team is. */
export type Found = { starts: Starts; feasible: Int32Array; rows: Int32Array };

const byDistance = new Scratch();

/** The same positions, nearest to a minute first, the earlier of two that are as near. */
function nearestFirst(positions: Int32Array, count: number, minutes: Int32Array, around: Minute): Int32Array {
  const sorted = byDistance.of(count);
  let after = 0;
  while (after < count && (minutes[positions[after] as number] as Minute) < around) after++;
  let before = after - 1;
  for (let n = 0; n < count; n++) {
    const later = after < count ? (minutes[positions[after] as number] as Minute) - around : Infinity;
    const earlier = before >= 0 ? around - (minutes[positions[before] as number] as Minute) : Infinity;
    sorted[n] = positions[earlier <= later ? before-- : after++] as number;
  }
  return sorted;
}

/** Who serves a start where nobody can serve two requirements: of every requirement the picks, then the best that are free. */
function chosenApart(
  team: Team,
  picks: readonly number[],
  orders: readonly Order[],
  { rows, starts }: Found,
  i: number,
): string[] | null {
  const chosen: string[] = [];
  for (let need = 0; need < team.needs.length; need++) {
    let missing = team.needs[need]?.quantity as number;
    for (const pick of picks) {
      if (team.masks[pick] !== 1 << need) continue;
      chosen.push(team.ids[pick] as string);
      missing -= 1;
    }
    const order = orders[team.groupOf[need] as number] as Order;
    for (let place = 0; missing > 0; place++) {
      const member = order.at(place);
      if (member < 0) return null;
      if (!hasBit(rows, member * starts.words, i) || picks.includes(member)) continue;
      chosen.push(team.ids[member] as string);
      missing -= 1;
    }
  }
  return chosen;
}

function chosenTogether(
  team: Team,
  picks: readonly number[],
  orders: readonly Order[],
  { rows, starts }: Found,
  i: number,
): string[] | null {
  const isFree = (member: number) => hasBit(rows, member * starts.words, i);
  const members = chooseResources(team.needs, team.masks, picks, inOrder(orders, isFree));
  return members?.map((member) => team.ids[member] as string) ?? null;
}

/** Turns feasible starts into slots with their resources, nearest first when asked around a time. */
export function slotsOf(snapshot: Snapshot, question: Question, team: Team, found: Found): Slot[] {
  const { minutes, words } = found.starts;
  const { positions, count } = positionsOf(found.feasible, words);
  if (count === 0) return [];
  const { service, zone } = snapshot;
  const dateAt = (i: number) => localDay(zone, minutes[i] as Minute);
  const [first, last] = [dateAt(positions[0] as number), dateAt(positions[count - 1] as number)];
  const ranking = new Ranking(snapshot, question, team, first, last);
  const { around, limit } = question;
  const wanted = around === undefined ? positions : nearestFirst(positions, count, minutes, around);
  const picks = membersOf(team, question.picks) ?? [];
  const choose = team.groupOf.length > 0 ? chosenApart : chosenTogether;
  const slots: Slot[] = [];
  for (let n = 0; n < count && slots.length < limit; n++) {
    const i = wanted[n] as number;
    const resources = choose(team, picks, ranking.on(dateAt(i)), found, i);
    if (!resources) continue;
    const start = minutes[i] as Minute;
    slots.push({ start, end: start + service.duration, resources });
  }
  return slots;
}
