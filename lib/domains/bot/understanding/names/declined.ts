import { type Named, namedIn } from "@/lib/domains/bot/understanding/names";

const before =
  "(?:(?:oi|ola|hola|hi|hello|hey|bom dia|boa tarde|boa noite|buenas|buen dia|ah|oh|na verdade|en realidad|actually|desculpa|perdon|sorry|mas|pero|but|entao|entonces|eu|yo|i)[,.!]* )*";
const refusing =
  "(?:(?:nao|no) (?:quero|queria|gostaria de|quiero|queria|quisiera|preciso(?: de)?|necesito|gosto d[eo]|me gusta)|(?:don't|dont|do not|didn't) (?:want|need|like|wanna)|nada de|not)";
const beside =
  "(?:(?:fazer|marcar|agendar|reservar|hacer|to do|to book|do|book|um|uma|un|una|o|a|el|la|an|the|any|de|aula de|clase de|nenhum|nenhuma|ningun|ninguna|esse|essa|ese|esa|that) )*";
/** "Não quero mais" gives up what is booked. */
const refusal = new RegExp(
  `^\\W*${before}${refusing} ${beside}(?!(?:mais|mas|more|to|que|perder|cancel|desmarc|mud|cambi|troc|pag|esper|falar|hablar|saber))([^,.;!?]{2,40})[,.!]*(?: (?:obrigad[oa]|gracias|thanks|por favor|please))?\\W*$`,
);
const alone = /^\W*(?:(?:o|a|el|la|the) )?([^,.;!?]{2,40}),? (?:nao|no)[.!]*$/;

/** The services that a folded text says are not wanted, and says nothing else: "não quero pilates". */
export function declinedIn<Thing extends Named>(text: string, services: readonly Thing[]): readonly Thing[] {
  const what = (refusal.exec(text) ?? alone.exec(text))?.[1];
  return what ? namedIn(what, services) : [];
}
