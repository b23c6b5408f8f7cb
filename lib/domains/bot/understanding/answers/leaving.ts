/**
 * What "deixa", "déjalo" or "leave it" ask for. `wait`: they still think about it. `keep`: what there is stays as it is.
 * `drop`: what is on the table is not wanted.
 */
export type Leaving = "wait" | "keep" | "drop";

const leave =
  "(?:deix[ae]|deixar|deixamos|deixem|deja|deje|dejen|dejalo|dejala|dejenlo|dejenla|dejemos|dejemoslo|dejemosla|leave|keep|mantem|mantenha|manten|mantenlo|mantene|mantenelo)";
const it =
  "(?:it|that|this|them|everything|(?:my|the|mi|meu|minha|o|a|el|la) (?:appointment|booking|turno|cita|reserva|horario|hora|visita|consulta)|lo|la|o|a|isso|esse|ese|eso|tudo|todo|entao|entonces|mesmo|nomas)";

const waiting = /\b(?:deix[ae] (?:eu|que eu|me|ver)|dejame|deja que|deja ver|deja me)\b/;
const keeping = new RegExp(
  `\\b(?:${leave} (?:${it} ){0,3}(?:como (?:esta|estan|ta|estava|estaba|era|e)|asi|assim|marcad[oa]|agendad[oa]|reservad[oa]|confirmad[oa]|(?:as|how|where) (?:it|they) (?:is|was|are)|as is|as planned|igual|alone|booked|the same)|keep (?:it|that|my appointment|the appointment|my booking|the booking)|(?:fica|queda|que quede|que fique|stays?) (?:asi|assim|como (?:esta|ta|estava|estaba)|as it is|as is))\\b`,
);
const dropping =
  /\b(?:deix[ae] (?:pra la|para la|quieto|de lado|estar)|(?:deja|dejalo|dejala|dejemoslo) (?:nomas|estar|ahi)|leave it be)\b|(?:^|[,.;!] ?|\b(?:ok|no|nao|entao|entonces|bueno|mejor|melhor|ah|well|just|then|actually|you know what) )(?:deixa|deja|dejalo|dejala|dejemoslo|leave (?:it|that))(?:,? (?:entao|entonces|then|obrigad[oa]|gracias|thanks|por favor|please|mesmo|tudo bem|por ahora|por enquanto|for now))*[ .,!]*$/;

export function leavingIn(folded: string): Leaving | null {
  if (waiting.test(folded)) return "wait";
  if (keeping.test(folded)) return "keep";
  return dropping.test(folded) ? "drop" : null;
}
