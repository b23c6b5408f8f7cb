import { fold } from "@/lib/domains/bot/understanding/text";

const done = new RegExp(
  `\\b(?:${[
    "confirmad[oa]s?|agendad[oa]s?|marcad[oa]s?|remarcad[oa]s?|reagendad[oa]s?|reservad[oa]s?|cancelad[oa]s?",
    "desmarcad[oa]s?|alterad[oa]s?|mudad[oa]s?|anotad[oa]s?|encaixad[oa]s?|registrad[oa]s?|cambiad[oa]s?|movid[oa]s?",
    "garantid[oa]s?|resolvid[oa]s?|resuelt[oa]s?|arreglad[oa]s?|acertad[oa]s?|liberad[oa]s?|as?segurad[oa]s?|desfeit[oa]s?|anulad[oa]s?|recebid[oa]s?|recibid[oa]s?|pag[oa]s?|abonad[oa]s?",
    "reservei|marquei|agendei|cancelei|confirmei|remarquei|reagendei|desmarquei|mudei|alterei|transferi|anotei|encaixei",
    "passei|coloquei|botei|pus|registrei|troquei|adiantei|adiei|inclui|deixei|acabei de|consegui (?:te|seu|sua|o|um)",
    // Without its accent "reservé" is a wish too: it reports only with what was reserved after it, or for whom before it.
    "(?:confirme|reserve|agende|cancele|cambie|movi|anote|pase|puse|anule|borre|aparte) (?:su|tu|un|una|el|la|los|las)",
    "(?:te|se|le|lo|la|ya) (?:confirme|reserve|agende|cancele|cambie|movi|anote|pase|puse|anule|borre|aparte|deje|meti)",
    "quedo|quedaste|quedamos|recibimos|recebemos|di de baja|dado de baja|sin efecto|sem efeito|acabo de",
    "confirmed|booked|reserved|scheduled|rescheduled|moved|changed|cancell?ed|all set|secured|locked in|sorted|settled|arranged",
    "received|refunded|paid|took care|taken care|(?:put|got|took|added|have|booked|moved|squeezed|pencilled) you",
    "i(?:'ve| have)? (?:put|added|removed|dropped|pencilled|freed|deleted)|you(?:'re| are) (?:in|on|down|off|good)",
  ].join("|")})\\b`,
);

/** What only somebody with a booking is told: that they are awaited, or that the time is theirs. */
const presumed = new RegExp(
  `\\b(?:${[
    "(?:te|lhe|los?|las?|os|as) (?:espero|esperamos|vemos|aguardo|aguardamos)|(?:esperamos|aguardamos) (?:por )?(?:voces?|vos|usted|ti)",
    "nos vemos|ate (?:la|logo mais|amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia)|pode vir|podes? venir",
    "hasta (?:manana|el|ese|hoy)|(?:e|es|ya es|ja e) (?:seu|sua|teu|tua|tuyo|tuya|suyo|suya)",
    "(?:esta|estas|esta tudo|ya estas?|ja esta) (?:na|en la|en el|no|na) (?:lista|agenda|calendario|sistema)",
    "see you|expecting you|look(?:ing)? forward|(?:is|it's|are|all) yours|(?:is|it's) now (?:on|at|for)|come (?:on )?(?:in|by|over)",
  ].join(
    "|",
  )})\\b|\\b(?:feito|prontinho|fechado|combinado|tudo certo|todo bien|todo listo|all good|all right|hecho|listo|ya esta|done|deal)(?: |,)*(?:[.!]|$)`,
);

/** "I booked it, ok?" reports, and asks only for a nod. */
const nod = /, ¿?(?:ok|okay|right|all ?right|certo|combinado|tudo bem|ta(?: bom)?|vale|esta bien|de acuerdo) ?\?$/;
/** The point of "Dra." ends nothing. */
const ends = /(?<=[!?…]|(?<!\b(?:dra?|sra?|mrs?|ms))\.)\s+/;

const asking =
  /^¿?(?:quer|quier|dese|prefer|posso|puedo|pode|podemos|voce|usted|would|do|does|did|can|could|shall|should|may|is|are|which|what|when|where|how|qual|quando|que|como|onde|cual|cuando|donde)/;
/** What a question tells before it asks: "I booked it, anything else?" */
function toldBefore(question: string): string {
  const clauses = question.split(/\s*[,;–—]\s+/);
  const from = clauses.findIndex((clause) => asking.test(clause));
  return clauses.slice(0, from < 0 ? -1 : from).join(", ");
}

const isQuestion = (sentence: string): boolean => sentence.endsWith("?") && !nod.test(sentence);

const sentencesOf = (text: string): string[] => text.split("\n").flatMap((line) => fold(line).split(ends));

/**
 * Whether a text says that something was done. Only the sentences that go with the action may: a model that says so
 * without having done it would send somebody to a door that nobody opens. A question says nothing of the kind.
 */
export const claims = (text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    const told = isQuestion(sentence) ? toldBefore(sentence) : sentence;
    return done.test(told) || presumed.test(told);
  });

const wordsIn = (sentence: string): string[] => sentence.match(/\p{L}+/gu) ?? [];
const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that tell nothing, alone or together. */
const courteous = set(
  "oi ola bom boa bons boas dia tarde noite tudo bem pois e um momento minuto instante por favor so ja ok okay claro certo certinho perfeito entendi entendido compreendo otimo otima escolha que legal bacana beleza obrigado obrigada eu de nada desculpe desculpa sinto lamento muito nao consegui sei sim " +
    "fico feliz em saber ajudar posso voce vou ver verificar consultar com a o equipe aqui estou estamos para pra se precisar quiser imagina prazer igualmente respondo perguntas " +
    "hola buenas buenos dias tardes noches un minutito perfecto entiendo buena eleccion genial barbaro gracias con gusto disculpe disculpas perdon lo no pude se si me alegra ayudar puedo voy consultar el equipo aca aqui para lo necesite necesites igualmente " +
    "hi hello hey good great choice nice one moment minute just a sec please sure of course got it right thanks thank you very much sorry i could couldn t not can understand alright fine " +
    "glad happy to hear help let me check with the team ll am m we re here for any time if need anything welcome my pleasure",
);
/** Courtesies can be beside an action: what was done, the action's own words tell. */
export const isCourtesy = (text: string): boolean =>
  !/\d/.test(text) && !claims(text) && wordsIn(fold(text)).every((word) => courteous.has(word));

/** Words that a list of free times is made of. */
const listing = set(
  "tenho temos ha tem os as o a e ou de da do das dos na no nas nos para pra com as estes esses seguintes horarios horario livres livre disponiveis disponivel manha tarde noite hoje amanha dia h hs hrs " +
    "tengo tenemos hay los las el la y u o del al en por con estos siguientes horarios disponibles manana hoy a partir " +
    "i we have there is are the these times time available free open at on and or with in morning afternoon evening today tomorrow am pm for",
);

const figuresIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
/** Ids and instants are nothing that is said: what is said of a time is its local form. */
const unsaid = /\b[a-z]{3}_\w+|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Whether a figure of a text is in nothing that the model was given; an hour of the afternoon counts by the clock of twelve too. */
export function inventsFigures(text: string, given: readonly string[]): boolean {
  const known = new Set(given.flatMap((each) => figuresIn(each.replace(unsaid, ""))));
  for (const hour of [...known]) if (hour > 12 && hour < 24) known.add(hour - 12);
  return figuresIn(text).some((figure) => !known.has(figure));
}

const stem = (word: string): string => word.slice(0, 4);
const stemsIn = (text: string): string[] =>
  wordsIn(fold(text))
    .filter((word) => word.length > 3)
    .map(stem);

/** Whether most of a sentence is in what the model was given. */
function isFrom(sentence: string, given: ReadonlySet<string>): boolean {
  const stems = stemsIn(sentence);
  return stems.filter((each) => given.has(each)).length > stems.length / 2;
}

/**
 * Whether a model's own words may reach the customer. No list of words finds every way to say "you are booked", so what
 * may be said is narrow: questions, courtesies, and what was looked up. To a wish, or to an answer, that is a list of
 * times alone.
 */
export function maySay(text: string, { acting, given }: { acting: boolean; given: readonly string[] }): boolean {
  if (claims(text) || inventsFigures(text, given)) return false;
  const known = new Set(given.flatMap(stemsIn));
  const isListed = (word: string) => listing.has(word) || (word.length > 3 && known.has(stem(word)));
  return sentencesOf(text).every((sentence) => {
    if (isQuestion(sentence) || isCourtesy(sentence)) return true;
    if (acting) return /\d/.test(sentence) && wordsIn(sentence).every(isListed);
    return isFrom(sentence, known);
  });
}
