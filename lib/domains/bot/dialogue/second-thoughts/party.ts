import type { Wish } from "@/lib/domains/bot/dialogue/state";
import { wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

const oneByOne =
  /\b(?:um (?:depois|apos)|uma (?:depois|apos)|um de cada vez|uno (?:despues|tras|por)|una (?:despues|tras)|one (?:after|by)|back to back|seguid[oa]s?|em seguida|separad[oa]s?|separate\w*|os dois|as duas|los dos|las dos|both|each|(?:dois|duas|dos|two|2) (?:horarios|turnos|appointments|bookings|reservas|visits))\b/;
const oneAlone =
  /\b(?:so (?:um|uma|eu|para mim|pra mim)|apenas (?:um|uma|eu)|somente (?:um|uma|eu)|solo (?:yo|un|una|uno|para mi)|un solo|(?:just|only) (?:me|one|for me)|one person|uma pessoa|una persona|for one|um so|uma so)\b/;

/** Several visits, one after the other, or one for one person: what they choose where a visit has no room for all. */
export async function takeParty(turn: Turn): Promise<boolean> {
  const { dialogue, meaning, heard } = turn;
  const { wish } = dialogue;
  const said = fold(heard.text);
  if (!wish) return false;
  const alone = meaning.choice === 2 || meaning.party === 1 || oneAlone.test(said);
  const each: Wish = { ...wish, party: 1 };
  // "No wait, 2pm instead": another time first; how many come is asked again where it matters.
  if (meaning.choice === null && isNamed(meaning.times)) {
    await wishFor(turn, turn.merged(wish.kind));
    return true;
  }
  if (!alone && meaning.choice !== 1 && !oneByOne.test(said)) {
    if (meaning.reply !== "no") return false;
    turn.forget();
    turn.reply(turn.say.nothing_done, "declined");
    return true;
  }
  const others = alone ? [] : Array.from({ length: wish.party - 1 }, () => each);
  dialogue.next = [...others, ...dialogue.next].slice(0, 5);
  await wishFor(turn, each);
  return true;
}
