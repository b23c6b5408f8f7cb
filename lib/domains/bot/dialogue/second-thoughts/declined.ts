import { askPending } from "@/lib/domains/bot/dialogue/aside";
import { carryOut } from "@/lib/domains/bot/dialogue/carry-out";
import { speaksOfCancelling } from "@/lib/domains/bot/dialogue/choose-time";
import { emptyWish, heldBy, type Open } from "@/lib/domains/bot/dialogue/state";
import { askService } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";

/** Where an answer in their own words is awaited, or a booking that they have is spoken of, it is no choice of service. */
const isElsewhere = (open: Open): boolean =>
  open.ask === "booking" ||
  open.ask === "confirm_move" ||
  open.ask === "confirm_cancel" ||
  (open.ask === "detail" && open.detail === "intake");

/** "Não quero pilates": it is left out, and asked what is wanted instead. False where nothing was declined. */
export async function takeDeclined(turn: Turn): Promise<boolean> {
  const { dialogue, meaning, services } = turn;
  const { open, wish } = dialogue;
  const declined = new Set(meaning.declined.map(({ id }) => id));
  const cancels = speaksOfCancelling(turn.heard.text) || (open === null && meaning.intent === "cancel");
  if (declined.size === 0 || cancels || meaning.choice !== null) return false;
  if (open && (isElsewhere(open) || wish?.kind === "move")) return false;
  dialogue.next = dialogue.next.filter(({ kind, service }) => kind !== "book" || !service || !declined.has(service));
  if (open && open.ask !== "service" && !(wish?.service && declined.has(wish.service))) {
    await askPending(turn, open);
    return true;
  }
  // What is booked may be what they do not want any more: only their yes cancels it.
  const booked = open ? [] : (await turn.tools.bookings()).filter(({ service_id }) => declined.has(service_id));
  const [first] = booked;
  if (first) {
    await carryOut(turn, { ...emptyWish("cancel"), service: first.service_id });
    return true;
  }
  const hold = heldBy(open);
  if (hold !== null) await turn.tools.release(hold);
  const left = services.filter(({ id }) => !declined.has(id) && !(open?.ask === "service" && isPassed(open, id)));
  const before = open ? wish : null;
  turn.forget();
  if (left.length === 0) turn.reply(turn.say.nothing_done, "declined");
  else {
    dialogue.wish = { ...(before ?? emptyWish("book")), service: null };
    askService(turn, left, turn.say.instead);
  }
  return true;
}

/** One that was not among those put before them. */
const isPassed = ({ choices, more }: Extract<Open, { ask: "service" }>, id: string): boolean =>
  !choices.includes(id) && !more.includes(id);
