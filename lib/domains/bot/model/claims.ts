import { fold } from "@/lib/domains/bot/understanding/text";

const done = new RegExp(
  `\\b(?:${[
    "confirmad[oa]s?|agendad[oa]s?|marcad[oa]s?|remarcad[oa]s?|reagendad[oa]s?|reservad[oa]s?|cancelad[oa]s?",
    "desmarcad[oa]s?|alterad[oa]s?|mudad[oa]s?|anotad[oa]s?|encaixad[oa]s?|registrad[oa]s?|cambiad[oa]s?|movid[oa]s?",
    "garantid[oa]s?|as?segurad[oa]s?|desfeit[oa]s?|anulad[oa]s?|recebid[oa]s?|recibid[oa]s?|pag[oa]s?|abonad[oa]s?",
    "reservei|marquei|agendei|cancelei|confirmei|remarquei|reagendei|desmarquei|mudei|alterei|transferi|anotei|encaixei",
    "passei|coloquei|botei|pus|registrei|troquei|adiantei|adiei|inclui|deixei|acabei de|consegui (?:te|seu|sua|o|um)",
    // Without its accent "reservé" is a wish too: it reports only with what was reserved after it, or for whom before it.
    "(?:confirme|reserve|agende|cancele|cambie|movi|anote|pase|puse|anule|borre|aparte) (?:su|tu|un|una|el|la|los|las)",
    "(?:te|se|le|lo|la|ya) (?:confirme|reserve|agende|cancele|cambie|movi|anote|pase|puse|anule|borre|aparte|deje|meti)",
    "quedo|quedaste|quedamos|recibimos|recebemos|di de baja|dado de baja|sin efecto|sem efeito|acabo de",
    "confirmed|booked|reserved|scheduled|rescheduled|moved|changed|cancell?ed|all set|secured|locked in|sorted|arranged",
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
  ].join("|")})\\b|\\b(?:feito|prontinho|fechado|combinado|hecho|listo|ya esta|done|deal)(?: |,)*(?:[.!]|$)`,
);

/** "I booked it, ok?" reports, and asks only for a nod. */
const nod = /, ¿?(?:ok|okay|right|all ?right|certo|combinado|tudo bem|ta(?: bom)?|vale|esta bien|de acuerdo) ?\?$/;
/** The point of "Dra." ends nothing. */
const ends = /(?<=[!?…]|(?<!\b(?:dra?|sra?|mrs?|ms))\.)\s+/;

const isQuestion = (sentence: string): boolean => sentence.endsWith("?") && !nod.test(sentence);

const sentencesOf = (text: string): string[] => text.split("\n").flatMap((line) => fold(line).split(ends));

/**
 * Whether a text says that something was done. Only the sentences that go with the action may: a model that says so
 * without having done it would send somebody to a door that nobody opens. A question says nothing of the kind.
 */
export const claims = (text: string): boolean =>
  sentencesOf(text).some((sentence) => !isQuestion(sentence) && (done.test(sentence) || presumed.test(sentence)));

/** So many words are a courtesy, such as "a moment, please"; a sentence that tells something has more. */
const courtesy = 3;
export const isCourtesy = (text: string): boolean =>
  !/\d/.test(text) && !claims(text) && fold(text).split(" ").length <= courtesy;

const figuresIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
/** Ids and instants are nothing that is said: what is said of a time is its local form. */
const unsaid = /\b[a-z]{3}_\w+|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Whether a figure of a text is in nothing that the model was given; an hour of the afternoon counts by the clock of twelve too. */
export function inventsFigures(text: string, given: readonly string[]): boolean {
  const known = new Set(given.flatMap((each) => figuresIn(each.replace(unsaid, ""))));
  for (const hour of [...known]) if (hour > 12 && hour < 24) known.add(hour - 12);
  return figuresIn(text).some((figure) => !known.has(figure));
}

/**
 * Whether a text answers a wish without deciding it: it asks, it is a courtesy, or it names figures, as a list of times
 * does. No list of words finds every way to say "you are booked", so to a wish a model says nothing else.
 */
export const isUndecided = (text: string): boolean =>
  sentencesOf(text).every((sentence) => isQuestion(sentence) || isCourtesy(sentence) || /\d/.test(sentence));
