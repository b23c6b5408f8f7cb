import { randomInt } from "node:crypto";

export const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Letters and digits by chance: they need no escaping in a shell, a URL or a header. */
export const randomBase62 = (length: number): string =>
  Array.from({ length }, () => base62.charAt(randomInt(62))).join("");
