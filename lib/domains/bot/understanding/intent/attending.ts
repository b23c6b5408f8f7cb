const coming =
  /\b(?:(?:ahi|alli|alla|aca) (?:estare|estaremos|voy a estar|vamos a estar)|(?:la|ai) (?:estarei|estaremos|vou estar)|estarei (?:ai|la)|estare (?:ahi|alli)|estaremos (?:ai|la|ahi)|(?:i'll|i will|we'll|we will|ill) (?:be|see you) (?:there|then|at|on \w+day)|see (?:you|u|ya) (?:then|there|tomorrow|tonight|on \w+|at \d)|pode(?:m)? contar comigo|conta(?:r)? comigo|cuent[ae]n? conmigo|(?:nos vemos|te veo|los veo|nos veremos) (?:ahi|alli|entonces|el|la|manana|mañana)|(?:ta|esta|tá) confirmad\w+(?: lo de)?|confirmad\w*,? (?:amanha|manana|hoje|hoy|tomorrow|o de|lo de|para|pra)|presenca confirmada|confirmo (?:presenca|asistencia|mi asistencia|minha presenca|que voy|que vou|lo de|o horario))\b/;
const wanting =
  /[?¿]|\b(?:quero|queria|quiero|quisiera|want|would like|i'd like|need|preciso|necesito|marcar|agendar|reservar|book|schedule|cancel\w*|desmarc\w*|remarc\w*|cambi\w*|mud\w+|trocar|mover|move|change|resched\w*|late|tarde|atras\w*|demor\w*|nao|no|not|can't|won't|can i|could|behind|running|past|mins?|minut\w*|soon|on my way|caminho|camino)\b/;

/** "Cheers, see you then" only thanks. */
const thanking = /\b(?:cheers|thanks?|thx|gracias|obrigad[oa]|valeu)\b.*\b(?:see (?:you|u|ya)|nos vemos|te veo)\b/;
/** "Confirmed, tomorrow at two", "see you then": of a visit that there is, and no wish for another. */
export const isAttending = (folded: string): boolean =>
  coming.test(folded) && !thanking.test(folded) && !wanting.test(folded.replace(coming, " "));
/** The rest of the words, for the yes that may stand beside it. */
export const withoutAttending = (folded: string): string => folded.replace(coming, " ").replace(/\s+/g, " ").trim();
