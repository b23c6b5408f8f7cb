import type { Endpoint } from "./description";

const camel = (text: string): string =>
  text.replace(/\.json$/, "").replace(/[-_.]+(\w)/g, (_all, letter: string) => letter.toUpperCase());

export const argument = camel;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An operation's place in a client: `["schedules", "overrides"]` and `create`. */
export type Place = { group: string[]; method: string };

const plain = new Set(["list", "get", "create", "update", "replace", "set", "delete"]);

/**
 * The path names the group; the first word of the operation's id names the method: `customers.list`. A path that only
 * does something, such as /holds/{id}/confirm, is the method itself: `holds.confirm`.
 */
export function placeOf({ id, path }: Endpoint, all: readonly Endpoint[]): Place {
  const segments = path.split("/").slice(1);
  const group = segments.filter((segment) => !segment.startsWith("{")).map(camel);
  const verb = /^[a-z]+/.exec(id)?.[0] ?? id;
  const isThing =
    plain.has(verb) ||
    segments.at(-1)?.startsWith("{") ||
    all.some((other) => other.path === path && other.method === "GET");
  return isThing ? { group, method: verb } : { group: group.slice(0, -1), method: group.at(-1) ?? verb };
}
