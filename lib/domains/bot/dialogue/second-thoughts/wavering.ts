import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { wavers } from "@/lib/domains/bot/understanding/answers/doubt";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

const changing: ReadonlySet<string> = new Set(["cancel", "reschedule", "book", "availability", "none", "bookings"]);

/**
 * "I might need to cancel, not sure yet": nothing is put before them that a later "ok" could agree to. False where they
 * decide, ask for another time, or have nothing booked.
 */
export async function takeWavering(turn: Turn): Promise<boolean> {
  const { dialogue, meaning, heard } = turn;
  const { open } = dialogue;
  if (open !== null && open.ask !== "booking") return false;
  if (!changing.has(meaning.intent) || meaning.called || !wavers(fold(heard.text))) return false;
  const elsewhere = meaning.intent === "reschedule" && isNamed(meaning.when);
  const asksOther = heard.text.includes("?") && meaning.intent !== "cancel";
  if (elsewhere || asksOther || (await turn.tools.bookings()).length === 0) return false;
  turn.forget();
  turn.reply(turn.say.keep_or_cancel, "polite");
  return true;
}
