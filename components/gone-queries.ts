import type { Query } from "@tanstack/react-query";

/** Ids of what was deleted here. Its drawer stays a moment longer, and its queries would only be answered 404. */
const gone = new Set<string>();

export const forgetQueriesOf = (id: string): void => void gone.add(id);
export const rememberQueriesOf = (id: string): void => void gone.delete(id);

/** The default `enabled` of every query. */
export const isStillThere = ({ queryHash }: Pick<Query, "queryHash">): boolean =>
  ![...gone].some((id) => queryHash.includes(id));
