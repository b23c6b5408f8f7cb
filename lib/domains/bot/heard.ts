import { sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Heard } from "@/lib/domains/bot/dialogue/turn";
import type { Spoken } from "@/lib/domains/bot/model/prompt";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { selectWords } from "@/lib/domains/conversations/messages/store";

/** Whether somebody said it: a reaction, or a line in place of what cannot be shown, are words of ours. */
export const isSaid = ({ kind }: Message): boolean => kind !== "system";

/** An automation writes at its hour or after its event, whatever the contact said. */
const answering = new Set(["member", "api", "bot"]);
/** Whether a person of the team, or a program of theirs, wrote it. */
export const isByTeam = ({ direction, author }: Message): boolean =>
  direction === "out" && (author.type === "member" || author.type === "api");
const isAnswer = ({ direction, author }: Message): boolean => direction === "out" && answering.has(author.type);

/** As many of the last messages as are heard together at most. */
const together = 50;

/** What was written by anybody after a message, the oldest first. */
export async function messagesAfter(project: ProjectId, conversation: string, after: number): Promise<Message[]> {
  const newest = await selectWords(sqlOf({}), project, conversation, together);
  return newest.filter(({ n }) => n > after).reverse();
}

/** As far back as a repetition can be seen. */
const looksBack = 60;

/** The last messages of a conversation, the newest first: those that are heard, and what was said before them. */
export const lastWords = (project: ProjectId, conversation: string): Promise<Message[]> =>
  selectWords(sqlOf({}), project, conversation, together + looksBack);

/** Of the last messages, what came of the contact since somebody answered them last, the oldest first. */
export function unanswered(words: readonly Message[], answered: number): Message[] {
  const since = words
    .slice(0, together)
    .filter(({ n }) => n > answered)
    .reverse();
  return since.slice(since.findLastIndex(isAnswer) + 1).filter(({ direction }) => direction === "in");
}

/** Of the last messages, what was said before one, the newest first. */
export const wordsBefore = (words: readonly Message[], n: number): Message[] =>
  words.filter((each) => each.n < n).slice(0, looksBack);

const placeOf = (shared: Message["location"]): Heard["place"] =>
  shared && { formatted: shared.address ?? shared.name, lat: shared.lat, lng: shared.lng };

export const heardIn = (messages: readonly Message[]): Heard => ({
  text: messages
    .map(({ text, location }) => text ?? location?.address ?? location?.name ?? "")
    .join("\n")
    .trim(),
  place: placeOf(messages.findLast(({ location }) => location !== null)?.location ?? null),
});

/** What was said before these messages, as far as it helps to understand them. */
const remembered = 12;

export const historyOf = (words: readonly Message[], before: number): Spoken[] =>
  wordsBefore(words, before)
    .slice(0, remembered)
    .filter(isSaid)
    .reverse()
    .flatMap(({ direction, text }) => {
      const by = direction === "in" ? "contact" : "business";
      return text ? [{ by, text }] : [];
    });
