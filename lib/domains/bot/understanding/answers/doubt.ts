/** Says that something is not settled; "acho que" and "I think" are how people put what they want, and say less. */
const doubtful =
  "maybe|perhaps|possibly|probably|might(?! (?:you|there|it be))|may (?:have|need|want)|not (?:quite |really |too |so |entirely |completely )?(?:sure|certain|decided)|unsure|undecided|don'?t (?:really |even )?know|do not know|haven't decided|dunno|idk|no idea|(?:thinking|was thinking) (?:about|of)|considering|talvez|quem sabe|nao sei|n sei|sei la|nao (?:tenho|to com|estou com) certeza|nao (?:to|estou|tou) (?:muito |mto |bem )?(?:cert[oa]|segur[oa])|(?:to|estou|tou) pensando em|pensando em|indecis[oa]|na duvida|em duvida|com duvida|pode ser que|quizas?|tal vez|capaz|puede que|puede ser que|a lo mejor|no se|no estoy (?:muy |del todo |tan )?segur[oa]|no lo tengo claro|(?:estoy )?pensando en|dudando|en duda|todavia no|aun no|ainda nao|not yet";
/** What is not known is how the business does it, or whether it can: that is no doubt about what they want. */
const ofTheirs = "(?! (?:si|se|if|whether|que|cual|qual|which|what|how|como|donde|onde|where|quien|quem|who)\\b)";
const doubt = new RegExp(`(?<!\\p{L})(?:${doubtful})(?!\\p{L})${ofTheirs}`, "u");
const anyDoubt = new RegExp(`(?<!\\p{L})(?:${doubtful})(?!\\p{L})`, "u");

/** Whether a folded text names what it names in doubt: "not sure yet, maybe Monday?" */
export const isTentative = (folded: string): boolean => doubt.test(folded);

const givingUp =
  /cancel|desmarc|anul|suspend|remarc|reagend|reprogram|resched|posterg|postpone|\b(?:mud(?:ar|e|o)|cambi(?:ar|e|o)|change|move|mov(?:er|e|o)) (?:(?:o|a|el|la|it|lo|my|meu|minha|mi|the|de|el dia|esse|ese) ?)+|\b(?:make (?:it|the|my|our)|able to (?:come|go|make)|can (?:come|go|attend)|could (?:come|go)|get there|poder (?:ir|asistir|llegar|venir)|(?:puedo|pueda|podre|voy a|vou|consigo|consiga|posso|possa|va a|vai) (?:a )?(?:poder |conseguir )?(?:ir|llegar|asistir|venir|comparecer|chegar|dar)|llego|da pra (?:eu )?ir)\b/;
/** It says that it is open, and nothing else. */
const postponing =
  /^\W*(?:(?:but|pero|mas|y|e|and|so|although|though|aunque|embora) )?(?:(?:i'?m|im|i am|i) )?(?:still )?(?:todavia |aun |ainda |yo |eu )?(?:(?:la verdad )?no (?:lo |estoy )?(?:se|segur[oa])|nao (?:sei|decidi|tenho certeza|to cert[oa])|not sure|unsure|undecided|not certain|don'?t know|haven't decided|no lo decidi|no decidi)(?: (?:yet|still|todavia|aun|ainda|bien|bem|direito|ao certo|about it|about that|for sure|100))*\W*$/;
const ordering =
  /\b(?:quero|quiero|queria|quisiera|gostaria|please|por favor|pode|podes|puede|pueden|podem|i want|i'd like|i would like|i need|preciso|necesito|cancel[aeo]?(?:me|lo|la)?|desmarc[aeo]|anul[aeo](?:me|lo|la)?)\b/;

/**
 * Whether a folded text only considers to give up or move what is booked: "I might need to cancel", "no sé si voy a poder ir".
 * Who says in a sentence of its own that it is to be done has decided, unless they take it back.
 */
export function wavers(folded: string): boolean {
  const clauses = folded
    .split(/[.,;!?¿¡\n]+|(?<!\p{L})(?:but|pero|mas|aunque)(?!\p{L})/u)
    .filter((each) => /\p{L}/u.test(each));
  const acts = clauses.filter((each) => givingUp.test(each));
  if (acts.length === 0) return false;
  if (clauses.some((each) => postponing.test(each))) return true;
  const [open, decided] = [acts.filter((each) => anyDoubt.test(each)), acts.filter((each) => !anyDoubt.test(each))];
  return open.length > 0 && !decided.some((each) => ordering.test(each));
}
