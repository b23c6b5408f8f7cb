import type { Open } from "@/lib/domains/bot/dialogue/state";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { leavingIn } from "@/lib/domains/bot/understanding/answers/leaving";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

/** Whether something is to be dropped or kept, and nothing else is said: "deixa pra sexta" names another time. */
export function leftAs({ heard, meaning }: Turn): "keep" | "drop" | null {
  const { times, services, choice } = meaning;
  if (heard.text.includes("?") || isNamed(times) || services.length > 0 || choice !== null) return null;
  const leaving = leavingIn(fold(heard.text));
  return leaving === "wait" ? null : leaving;
}

const lists: ReadonlySet<Open["ask"]> = new Set(["service", "time", "booking", "place", "party"]);

/** Drops what is being looked for, or keeps what is booked; false where that is not wanted. */
export function takeLeft(turn: Turn): boolean {
  const { open, wish } = turn.dialogue;
  const left = open === null || lists.has(open.ask) ? leftAs(turn) : null;
  if (left === null) return false;
  const keeps = open === null ? left === "keep" : open.ask === "booking" || wish?.kind === "move";
  turn.forget();
  turn.reply(keeps ? turn.say.kept : open === null ? turn.say.no_rush : turn.say.nothing_done, "declined");
  return true;
}
