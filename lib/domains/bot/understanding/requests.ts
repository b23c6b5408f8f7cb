import type { Intent } from "@/lib/domains/bot/understanding/intent/intents";

/** A stretch of a text, with what it wants. */
export type Piece = { from: number; to: number; text: string };

const verb =
  "(?:cancel|desmarc|remarc|reagend|reprogram|resched|marcar|marca |marcame|agend|reserv|book|schedul|move |mover|mover|muda|mudar|trocar|cambi|sacar|anular|make an|make a |change my|get an|get a |saber|know|ask|pregunt|pergunt|consultar)";
const wish =
  "(?:(?:tambem|tambien|also|eu|yo|i|quero|queria|preciso|gostaria de|quisiera|quiero|necesito|puedo|posso|would like to|want to|need to|wanna|can you|could you|please|por favor|por fa|poder|de|to|ya|ja|depois|despues|then|aproveitando|de paso|aprovecho) )*";
/** Where one request ends and the next begins: at a full stop, or at an "and" with a verb of its own. */
const joint = new RegExp(
  `[.!?;\\n]+(?=\\s|$)|(?:,? (?:e|y|and|mas|pero|but|ah|alem disso|ademas|also|tambem|tambien|depois|despues|then|plus),? )(?=${wish}${verb})`,
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

export type Said = {
  piece: Piece;
  intent: Intent;
  timed: boolean;
  services: readonly string[];
  cannot: boolean;
  sure: boolean;
};
export type Group = {
  intent: Intent;
  from: number;
  to: number;
  services: Set<string>;
  timed: boolean;
  cannot: boolean;
};

const family = (intent: Intent): string => (intent === "availability" ? "book" : intent);

/** Pieces that belong to one request, in the order in which they are said. */
export function grouped(said: readonly Said[]): Group[] {
  const groups: Group[] = [];
  for (const { piece, intent, timed, services, cannot } of said) {
    const last = groups.at(-1);
    const fresh: Group = { intent, from: piece.from, to: piece.to, services: new Set(services), timed, cannot };
    if (!last) groups.push(fresh);
    else if (!isAct(intent) || !isAct(last.intent)) extend(last, fresh, isAct(intent) ? intent : last.intent);
    else if (last.cannot && last.intent === "cancel" && intent !== "cancel" && intent !== "bookings") {
      // "I can't come tomorrow. Do you have Friday?" is one wish: to move.
      extend(last, fresh, "reschedule");
    } else if (family(last.intent) === family(intent)) {
      const another = services.length > 0 && last.services.size > 0 && services.some((id) => !last.services.has(id));
      if (another && timed && last.timed) groups.push(fresh);
      else extend(last, fresh, last.intent === "availability" ? intent : last.intent);
    } else if (
      last.intent === "reschedule" &&
      (intent === "availability" || (intent === "book" && services.length === 0))
    )
      extend(last, fresh, "reschedule");
    else if (last.intent === "book" && intent === "bookings") extend(last, fresh, "book");
    else groups.push(fresh);
  }
  return groups;
}

function extend(group: Group, more: Group, intent: Intent): void {
  Object.assign(group, { intent, to: more.to, timed: group.timed || more.timed, cannot: group.cannot && more.cannot });
  for (const id of more.services) group.services.add(id);
}
