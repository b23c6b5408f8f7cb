import type { Query } from "@tanstack/react-query";

/** Ids of what was deleted here. Its drawer stays a moment longer, and its queries would only be answered 404. */
const gone = new Set<string>();

export const rememberQueriesOf = (id: string): void => void gone.delete(id);

/** Deletes something: its queries stop with the call, because open screens hear of it before the answer. */
export async function forgetAndDelete<Answer>(id: string, remove: () => Promise<Answer>): Promise<Answer> {
  gone.add(id);
  try {
    return await remove();
  } catch (error) {
    rememberQueriesOf(id);
    throw error;
  }
}

/** The default `enabled` of every query. */
export const isStillThere = ({ queryHash }: Pick<Query, "queryHash">): boolean =>
  ![...gone].some((id) => queryHash.includes(id));
