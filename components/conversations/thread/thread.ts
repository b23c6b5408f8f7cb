import type { ConversationNote, Message } from "@/clients/typescript/src/client";

/** The rows of a conversation, from the top: a day, the "new" line, a note of the channel, one of the team, consecutive messages of one person. */
export type Block =
  | { kind: "day"; key: string; at: string }
  | { kind: "new"; key: string }
  | { kind: "note"; key: string; message: Message }
  | { kind: "team"; key: string; note: ConversationNote }
  | { kind: "said"; key: string; direction: Message["direction"]; author: Message["author"]; messages: Message[] };

/** Messages closer than this belong to one group. */
const breathMs = 5 * 60_000;

const dayIn = (zone: string): ((at: string) => string) => {
  const words = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (at) => words.format(new Date(at));
};

const goesOn = (last: Block | undefined, next: Message): last is Extract<Block, { kind: "said" }> => {
  if (last?.kind !== "said") return false;
  const before = last.messages.at(-1);
  return (
    before !== undefined &&
    last.direction === next.direction &&
    last.author.type === next.author.type &&
    last.author.id === next.author.id &&
    Date.parse(next.created_at) - Date.parse(before.created_at) < breathMs
  );
};

type Entry = { message: Message; note?: never } | { note: ConversationNote; message?: never };

/** Both by time; a note comes after the message of its moment. */
function merged(messages: readonly Message[], notes: readonly ConversationNote[]): Entry[] {
  const waiting = [...notes].reverse();
  const entries: Entry[] = [];
  for (const message of messages) {
    while (waiting[0] && waiting[0].created_at < message.created_at)
      entries.push(...waiting.splice(0, 1).map((note) => ({ note })));
    entries.push({ message });
  }
  return [...entries, ...waiting.map((note) => ({ note }))];
}

/** The notes of the time that is loaded: those before it come with the messages of their time. */
export const notesWithin = (
  notes: readonly ConversationNote[],
  messages: readonly Message[],
  hasOlder: boolean,
): ConversationNote[] => {
  const from = hasOlder ? (messages[0]?.created_at ?? "") : "";
  return notes.filter(({ created_at }) => created_at >= from);
};

/**
 * Groups messages, oldest first, by day and by who speaks, with the notes, newest first, at their time. `firstNew` is the
 * place of the first message that nobody has read.
 */
export function blocksOf(
  messages: readonly Message[],
  zone: string,
  firstNew: number | null,
  notes: readonly ConversationNote[] = [],
): Block[] {
  const day = dayIn(zone);
  const blocks: Block[] = [];
  let today = "";
  for (const { message, note } of merged(messages, notes)) {
    const { id, created_at } = message ?? note;
    const date = day(created_at);
    if (date !== today) blocks.push({ kind: "day", key: `day ${date} ${id}`, at: created_at });
    today = date;
    if (note) {
      blocks.push({ kind: "team", key: id, note });
      continue;
    }
    if (message.n === firstNew) blocks.push({ kind: "new", key: "new" });
    const last = blocks.at(-1);
    if (message.kind === "system") blocks.push({ kind: "note", key: message.id, message });
    else if (goesOn(last, message)) last.messages.push(message);
    else {
      const { direction, author } = message;
      blocks.push({ kind: "said", key: message.id, direction, author, messages: [message] });
    }
  }
  return blocks;
}

/** The index of the first of so many unread messages; the oldest loaded one where they reach further back. */
export function firstUnread(messages: readonly Message[], unread: number): number | null {
  const waiting = messages.filter(({ direction }) => direction === "in").slice(-unread);
  return unread > 0 ? (waiting[0]?.n ?? null) : null;
}

/** Pages, each newest first, as one conversation, oldest first, without duplicates. */
export function inOrder(pages: readonly { data: readonly Message[] }[]): Message[] {
  const known = new Map<number, Message>();
  for (const { data } of pages) for (const message of data) if (!known.has(message.n)) known.set(message.n, message);
  return [...known.values()].sort((a, b) => a.n - b.n);
}

/** How near its end a conversation counts as read to the end. */
const near = 80;

/** Scrolling is counted from the end, so that what comes above moves nothing: 0 is the end, and up is negative. */
export const isAtEnd = (top: number): boolean => top > -near;

/** The scroll offset that keeps the position after the content below has grown by so much. */
export const keptPlace = (top: number, grownBelow: number): number => (isAtEnd(top) ? 0 : top - grownBelow);

/** Whether the beginning of what is loaded is close. */
export const isNearStart = (place: { top: number; height: number; view: number }): boolean =>
  place.height - place.view + place.top < 400;

/** Whose words these are. The contact is called as they are known now: what they were called when they wrote may be no name. */
export const speakerOf = ({ type, name }: Pick<Message["author"], "type" | "name">, contact: string): string =>
  type === "customer" ? contact : name;
