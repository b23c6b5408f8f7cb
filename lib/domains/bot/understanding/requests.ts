import type { Intent } from "@/lib/domains/bot/understanding/intent/intents";
import { asksOpening } from "@/lib/domains/bot/understanding/opening";

/** A stretch of a text that can want something of its own. */
export type Piece = { from: number; to: number; text: string };

const asked =
  "(?:quanto|quantos|cuanto|cuanta|cuantos|how (?:much|long|many|do)|what(?:'?s| is| are| do| does)?|where|onde|donde|aceit|acept|do (?:you|i|u)|does|is there|are there|is it|are you|can i (?:pay|bring|park|wait|come)|tem que|tenho que|tem (?:taxa|estacionamento|vaga pra carro|desconto|wifi)|hay que|hay (?:estacionamiento|recargo)|tengo que|se (?:pierde|puede)|(?:decime|dime|me diga|me fala|me avisa) (?:si|se|cuanto|quanto)|pasame (?:el precio|precios?|la direccion|la ubicacion)|me passa (?:o preco|o valor|o endereco)|me (?:cobran|cobra|dicen|diz|dizem|passa o|pasas? (?:la direccion|el precio|la ubicacion))|tell me|preciso levar|puedo (?:ir con|llevar|pagar)|posso (?:levar|pagar|ir com)|voces (?:aceitam|parcelam|buscam|fazem|tem|dao|atendem|abrem|funcionam|trabalham|fecham)|vcs (?:aceitam|parcelam|buscam|fazem|tem|dao|atendem|abrem|funcionam|trabalham|fecham)|parcela|precisa|atienden|atendem|atende|abrem|abre|aceptan|toman|trabajan con|si me dicen|e o preco|y el precio|which|qual|cual|que ropa|por que)";
const verb =
  "(?:cancel|desmarc|remarc|reagend|reprogram|resched|marcar|marca |marcame|agend|reserv|book|schedul|move |mover|muda|mudar|trocar|cambi|sacar|anular|make an|make a |change my|get an|get a |saber|know|ask|pregunt|pergunt|consultar|ve se|ver se|ver si|fijate|mira si|see if|check if|add |sumar|sumame|incluir|agregar|agregame|anotame|bota|coloca|quero|queria|quiero|quisiera|necesito|preciso de|i'd like|i want|i need|can you|could you|could i|me encaixa|encaix|put me|put us|sign me|squeeze me|fit me|te pido|pido |peco |can i get|could i get|could i have|can i have|dame |me da |me das |poneme|me poe|me bota)";
const wish =
  "(?:(?:tambem|tambien|also|eu|yo|i|me|nos|quero|queria|preciso|gostaria de|quisiera|quiero|queria|necesito|puedo|posso|would like to|want to|need to|wanna|can you|could you|please|por favor|por fa|poder|de|to|ya|ja|depois|despues|then|aparte|por otro lado|aproveitando|aproveitar e|de paso|aprovecho|ah|oh) )*";
/** Where one request ends and the next begins: at a full stop, at a question of its own, or at an "and" with a verb. */
const joint = new RegExp(
  [
    "[.!?;\\n]+(?=\\s|$)| / ",
    `(?:,? (?:e|y|and|mas|pero|but|ah|alem disso|ademas|also|tambem|tambien|depois|despues|then|plus|\\+),? )(?=${wish}(?:${verb}|${asked}))`,
    ",? (?:y|e|and) (?:ese mismo dia|no mesmo dia|that same day|the same day),? (?=\\S)",
    ",? (?:y ademas|e tambem|and also|y tambien|e ainda|plus),? (?=(?:um|uma|un|una|o|a|el|la|the|an) )",
    `, ?(?=(?:quanto|cuanto|how much|do you|are you open|aceita|aceptan|toman|(?:voces|vcs) (?:aceitam|parcelam|buscam|atendem|abrem|funcionam|trabalham|fecham)|(?:ustedes )?(?:atienden|abren|trabajan|cierran) (?:los|el|en|hoy|manana|de|a la)) )`,
    `,? ?¿ ?(?=${asked})`,
    // With its mark any question that is about no time parts: "the second, can I pay by card?"
    `, ?(?=(?:can i (?:pay|bring|park)|puedo (?:pagar|llevar|ir con)|posso (?:pagar|levar|ir com)|se puede (?:pagar|estacionar)|da (?:pra|para) pagar|hay (?:estacionamiento|que)|tem (?:estacionamento|que|wifi)|tengo que|tenho que|is there|are there)\\b[^.!?]*\\?)`,
  ].join("|"),
  "g",
);

/** The parts of a text that can want something of their own. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, next: number): void => {
    if (/[\p{Letter}\p{Number}<]/u.test(text.slice(from, to))) pieces.push({ from, to, text: text.slice(from, to) });
    from = next;
  };
  for (const found of text.matchAll(joint)) {
    // The question mark stays with its piece: it says that something is asked.
    const mark = /[?!]/.test(found[0]) ? found.index + 1 : found.index;
    add(mark, found.index + found[0].length);
  }
  add(text.length, text.length);
  return pieces;
}

const acts = new Set<string>(["book", "availability", "reschedule", "cancel", "bookings"]);
export const isAct = (intent: string): boolean => acts.has(intent);
const questions = new Set<string>(["ask", "location"]);
export const isQuestion = (intent: string): boolean => questions.has(intent);

/** A piece with what it seems to want. `clear`: the classifier is sure enough to part it from the rest. */
export type Said = Piece & {
  intent: Intent;
  clear: boolean;
  timed: boolean;
  services: readonly string[];
  /** Names a service and a time of its own beside those of the piece before. */
  another?: boolean;
};

/** The pieces of one request, in their order. */
export type Group = { kind: "act" | "question" | "talk"; pieces: Said[] };

const opening = new RegExp(
  `^\\W*(?:(?:e|y|and|ah|oh|mas|pero|but|also|otra cosa|outra coisa|so|pra saber|tambem|tambien|queria|quero|quiero|quisiera|gostaria de|i'd like to|want to|wanted to|saber si|saber se|saber|know if|know|ask|preguntar|perguntar) )*(?:${asked}|(?<=saber si |saber se |know if )\\S)`,
);
/** Whether a piece asks, by its mark or by how it begins. */
export const isAsking = ({ text }: Piece): boolean => text.includes("?") || opening.test(text);
const price =
  /\b(?:quanto|qto|cuanto|how much|preco|precio|price|cost|valor|parcelam|aceitam|aceptan|desconto|descuento|discount|taxa|fee|policy|gratis|de graca|free of charge)\b/;
export const adding =
  /\b(?:tambem|tb|tambien|also|as well|too|aproveit\w*|de paso|otra cosa|outra coisa|plus|another|sum[ae]\w*|agreg\w*|tmb|tbm|add|e pro|e pra|y para mi|and for|while i'm at it|oh and|ah e|ah y|aparte|besides|separate thing|separately|en cambio|e ve se|otro dia|outro dia)\b/;
const cancelling =
  /\b(?:cancel\w*|desmarc\w*|anul\w*|borra\w*|desist\w*|scrap|drop|delete|remove|bin|desanot\w*|liber[ae]\w*)\b/;
const booking = new RegExp(`^\\W*(?:(?:e|y|and|ah|oh|also|otra cosa|outra coisa),? )*${wish}${verb}`);

/** "Do I get charged for cancelling this late?" asks, whatever it speaks of. */
const asksRule =
  /^\W*(?:(?:e|y|and|also) )?(?:do i (?:get|have|need)|will i|am i|me cobran|vao me cobrar|tem multa|hay multa)\b/;

const kindOf = ({ intent, text, timed }: Said): Group["kind"] => {
  if (text.includes("?") && asksRule.test(text)) return "question";
  if (isQuestion(intent) && asksOpening(text)) return "question";
  if (isQuestion(intent) && !timed && (text.includes("?") || opening.test(text) || price.test(text))) return "question";
  return isAct(intent) ? "act" : "talk";
};

const family = (intent: Intent): string => (intent === "availability" ? "book" : intent);

/** Whether an act stands by itself beside those before it, and does not only say more about them. */
function isAnother(piece: Said, { pieces }: Group): boolean {
  const before = pieces.filter(({ intent }) => isAct(intent));
  const families = new Set(before.map(({ intent }) => family(intent)));
  const known = new Set(before.flatMap(({ services }) => services));
  const other = piece.services.length > 0 && known.size > 0 && piece.services.every((id) => !known.has(id));
  const own = family(piece.intent);
  const cancels = before.some(({ text }) => cancelling.test(text));
  if (own === "cancel") return !families.has("cancel") && cancelling.test(piece.text) && piece.clear;
  if (own === "book" && cancels) return piece.clear && (booking.test(piece.text) || adding.test(piece.text) || other);
  if (own === "book" && families.has("book"))
    return (
      piece.another === true ||
      (other && (adding.test(piece.text) || (piece.timed && before.some(({ timed }) => timed))))
    );
  if (own === "book" && families.has("reschedule"))
    return (
      (adding.test(piece.text) && (other || booking.test(piece.text))) ||
      (other && piece.clear && booking.test(piece.text))
    );
  if (own === "book" && families.has("bookings")) return piece.clear && booking.test(piece.text);
  return own === "reschedule" && families.has("book") && other && piece.clear;
}

const isTold = ({ intent, services, text }: Said): boolean =>
  family(intent) === "book" && services.length === 0 && !booking.test(text) && !text.includes("?");
/** "I have a lesson tomorrow. Cancel it": which one it is. */
const saysWhich = ({ text }: Said): boolean =>
  /^\W*(?:\S+ ){0,4}(?:tenho|tengo|i have|i've got|ive got|eu tinha|tenia|i had) /.test(text) && !text.includes("?");
const maybe =
  /\b(?:se puede|puedo|da pra|posso|can i|tem como|hay lugar para|is there (?:parking|space)|tem lugar pra|estaciona\w*|parking|walk ?-?in)\b/;
/** Told, and not asked for: no time, and no word of a booking. */
const tellsOnly = ({ intent, timed, text }: Said): boolean =>
  (intent === "book" || intent === "availability") &&
  !timed &&
  !/\b(?:marc\w+|agend\w+|reserv\w+|book\w*|schedul\w*|turnos?|citas?|horarios?|hora|vagas?|appointments?|appt|slots?|spots?|lugar(?! para dejar)|encaix\w*|hoje|hoy|today|amanha|manana|tomorrow|me (?:anota|poe|bota|pon)\w*|fazer|hacer|hacerme|get|need|preciso|necesito)\b/.test(
    text,
  );
const cancelsOrMoves = ({ intent }: Said): boolean => intent === "cancel" || intent === "reschedule";

/** Pieces that belong to one request, in the order in which they are said. */
export function grouped(said: readonly Said[]): Group[] {
  const groups: Group[] = [];
  for (const piece of said) {
    const kind = kindOf(piece);
    const last = groups.at(-1);
    const act = groups.findLast((group) => group.kind === "act");
    if (!last) groups.push({ kind, pieces: [piece] });
    else if (kind === "talk") (act ?? last).pieces.push(piece);
    else if (last.kind === "talk") {
      last.pieces.push(piece);
      last.kind = kind;
    } else if (kind === "question" || !act || isAnother(piece, act)) groups.push({ kind, pieces: [piece] });
    else act.pieces.push(piece);
  }
  // "Sadly our dog passed away last night. Please cancel": what is told before is no wish of its own.
  const [told, act] = groups;
  if (told?.kind === "act" && act?.kind === "act" && act.pieces.some(cancelsOrMoves)) {
    if (told.pieces.every(isTold)) groups.shift();
    else if (told.pieces.every(saysWhich))
      groups.splice(0, 2, { kind: "act", pieces: [...told.pieces, ...act.pieces] });
  }
  // "How much is the straightening? My hair is down to my waist": what they tell beside is no wish of its own.
  const asks = groups.find(
    ({ kind, pieces }) => kind === "question" && pieces.some(({ text }) => price.test(text) || maybe.test(text)),
  );
  const wishes = groups.filter(({ kind }) => kind === "act");
  if (asks && wishes.length > 0 && wishes.every(({ pieces }) => pieces.every(tellsOnly))) {
    const rest = groups.filter((group) => group !== asks && group.kind !== "act");
    const told = wishes.flatMap(({ pieces }) => pieces.map((piece): Said => ({ ...piece, intent: "none" })));
    const pieces = [...asks.pieces, ...told].sort((a, b) => a.from - b.from);
    return [{ kind: "question", pieces }, ...rest];
  }
  // "Do you speak English? My filling fell out, Thursday or Friday": what is to be done goes before what is asked.
  const [first, second] = groups;
  const done = first?.kind === "question" && second?.kind === "act" && !adding.test(second.pieces[0]?.text ?? "");
  return done ? [second, first, ...groups.slice(2)] : groups;
}
