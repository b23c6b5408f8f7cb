export type CallFilter = { key_id?: string; tool?: string; outcome?: string };

export const outcomes = ["ok", "refused"] as const;

type Given = string | string[] | null | undefined;
const word = (given: Given): string => (typeof given === "string" ? given.slice(0, 64) : "");

/** The filters as an address gives them; what is empty is left out. */
export function callFilter(given: { key_id?: Given; tool?: Given; outcome?: Given }): CallFilter {
  const [key_id, tool] = [word(given.key_id), word(given.tool)];
  const outcome = outcomes.find((each) => each === given.outcome);
  return { ...(key_id && { key_id }), ...(tool && { tool }), ...(outcome && { outcome }) };
}

export const sameFilter = (one: CallFilter, other: CallFilter): boolean =>
  one.key_id === other.key_id && one.tool === other.tool && one.outcome === other.outcome;
