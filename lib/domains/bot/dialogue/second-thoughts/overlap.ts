import { putBefore } from "@/lib/domains/bot/dialogue/form";
import type { Open } from "@/lib/domains/bot/dialogue/state";
import { wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { isPlainNo } from "@/lib/domains/bot/understanding/answers/reply";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

const instead =
  /\b(?:no lugar|en lugar|em vez|en vez|instead|replac\w*|substitu\w*|reemplaz\w*|troc\w*|troque|cambi\w*|swap|switch|change|so (?:o|a|esse|essa|este|esta)|solo (?:el|la|ese|esa|este|esta)|only (?:this|that|the)|just (?:this|that|the)|o novo|a nova|el nuevo|la nueva|the new(?: one)?)\b/;
const both =
  /\b(?:os dois|as duas|ambos|ambas|los dos|las dos|both|alem|ademas|aparte|as well|besides|tambem|tambien|too|another person|outra pessoa|otra persona|for (?:my|someone)|pr[ao] (?:meu|minha|outr[ao])|para (?:mi|otr[ao]|meu|minha|outr[ao]))\b/;

/** Whether a visit takes the place of the one booked before it, or comes beside it; false where they speak of something else. */
export async function takeOverlap(turn: Turn, open: Extract<Open, { ask: "overlap" }>): Promise<boolean> {
  const { meaning, dialogue, heard, say } = turn;
  const said = fold(heard.text);
  const { hold, start, person, answers, booking } = open;
  const agreed = (how: { beside?: true; replaces?: string }) =>
    putBefore(turn, {
      service: dialogue.wish?.service ?? null,
      answers,
      ending: { kind: "hold", hold, start, person, ...how },
    });
  if (meaning.choice === 1 || (meaning.choice === null && instead.test(said))) await agreed({ replaces: booking });
  else if (meaning.choice === 2 || both.test(said)) await agreed({ beside: true });
  else if (isNamed(meaning.times) && dialogue.wish) {
    await turn.tools.release(hold);
    dialogue.open = null;
    await wishFor(turn, turn.merged(dialogue.wish.kind));
  } else if (isPlainNo(said) || meaning.intent === "cancel") {
    // What is booked stays; what was to come beside it is dropped.
    await turn.tools.release(hold);
    turn.forget();
    turn.reply(say.kept, "declined");
  } else {
    // A bare yes does not say which of the two.
    if (meaning.reply !== "yes") turn.misheard();
    if (turn.handedOver) await turn.tools.release(hold);
    else
      await putBefore(turn, {
        service: dialogue.wish?.service ?? null,
        answers,
        ending: { kind: "hold", hold, start, person },
      });
  }
  return true;
}
