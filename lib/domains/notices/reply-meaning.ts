import { intentOf } from "@/lib/domains/bot/understanding/intents";
import { fold } from "@/lib/domains/bot/understanding/text";

/** What somebody answers to a notice. `other`: nothing that a notice asked. */
export type ReplyMeaning = "attending" | "declined" | "cancel" | "move" | "stop" | "other";

const stops =
  /^(stop|stop all|unsubscribe|sair|parar|pare|baja|dar(me)? de baja|(nao|no) (me )?(envie|mande|manden|envien|mandem) mais|no quiero (recibir )?mas (avisos|mensajes)|nao quero (receber )?mais (avisos|mensagens))[ .!]*$/;

/** Words with which people say that they come, beside a plain yes. */
const comes =
  /^((sim|si|yes|ok|claro|dale)[ ,!.]+)?((eu )?(vou|irei)( sim| estar)?( ai| la)?|estarei (ai|la)|vou comparecer|(ahi|alli) (estare|voy|estoy|nos vemos)|(voy|ire|asistire)( si)?|confirmo( (a )?(presenca|asistencia))?|confirmad[oa]|presenca confirmada|asistencia confirmada|i('ll| will) (be there|come|attend)|see you (there|then)|(i'm|im) coming|count me in|nos vemos( ahi| alli| entonces)?|ate la|hasta entonces)([ ,!.]+(obrigad[oa]|gracias|thanks|thank you))?[ .!]*$/;

const thumb = /^[\s\p{Emoji_Modifier}]*(👍|👌|✅|🙏)[\s👍👌✅🙏\p{Emoji_Modifier}]*$/u;

/**
 * An answer to a notice, read narrowly: only a whole message that is plainly one of these counts. A message with more in
 * it is for the bot or the team.
 */
export function meaningOf(text: string): ReplyMeaning {
  if (thumb.test(text)) return "attending";
  const said = fold(text);
  if (said.length > 80) return "other";
  if (stops.test(said)) return "stop";
  if (comes.test(said)) return "attending";
  const intent = intentOf(` ${said} `);
  if (intent === "yes") return "attending";
  if (intent === "no") return "declined";
  if (intent === "cancel") return "cancel";
  if (intent === "reschedule") return "move";
  return "other";
}
