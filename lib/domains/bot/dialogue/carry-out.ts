import { chooseOwnBooking } from "@/lib/domains/bot/dialogue/own/bookings";
import type { Wish } from "@/lib/domains/bot/dialogue/state";
import { wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";

function able(turn: Turn, ability: boolean, work: () => Promise<void>): Promise<void> | void {
  return ability ? work() : turn.handOver(turn.say.not_able);
}

/** Takes a wish up, where the bot may do such things. */
export function carryOut(turn: Turn, wish: Wish): Promise<void> | void {
  const { abilities } = turn.setting.bot;
  if (wish.kind === "book") return able(turn, abilities.book, () => wishFor(turn, wish));
  const ability = wish.kind === "move" ? abilities.reschedule : abilities.cancel;
  return able(turn, ability, () => chooseOwnBooking(turn, wish));
}
