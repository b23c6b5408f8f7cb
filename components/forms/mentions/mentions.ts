import { folded } from "@/lib/core/text/fold";

export type Mate = { id: string; name: string };

const most = 6;

/** What follows an @ at the caret; null when nobody is being looked for. */
export const askedMate = (text: string, caret: number): string | null =>
  /(?:^|\s)@([\p{L}\p{N}'-]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null;

/** Those one of whose names begins so. */
export const matching = <Each extends Mate>(team: readonly Each[], asked: string): Each[] =>
  team
    .filter(({ name }) =>
      folded(name)
        .split(/\s+/)
        .some((word) => word.startsWith(folded(asked))),
    )
    .slice(0, most);

/** The text with a name in place of what was asked at the caret, and where the caret then is. */
export function withMate(text: string, caret: number, { name }: Mate): { text: string; caret: number } {
  const before = `${text.slice(0, caret).replace(/@[^@\s]*$/, "")}@${name} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}

/** Whom a text names. */
export const mentionedIn = (text: string, team: readonly Mate[]): string[] =>
  team.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
