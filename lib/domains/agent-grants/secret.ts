import { hash } from "node:crypto";
import { randomBase62 } from "@/lib/core/secrets/base62";

const prefixes = { code: "ta_code_", access: "ta_live_", refresh: "ta_next_" } as const;
export type SecretKind = keyof typeof prefixes;

/** 43 letters and digits: 256 bits of chance. */
export const mintSecret = (kind: SecretKind): string => `${prefixes[kind]}${randomBase62(43)}`;

export const isSecret = (kind: SecretKind, given: string): boolean =>
  given.startsWith(prefixes[kind]) && /^[0-9A-Za-z]{43}$/.test(given.slice(prefixes[kind].length));

/** Whether somebody would take it for a secret of ours, valid or not. */
export const isOfAgent = (given: string): boolean => Object.values(prefixes).some((prefix) => given.startsWith(prefix));

export const hashSecret = (secret: string): Uint8Array<ArrayBuffer> => new Uint8Array(hash("sha256", secret, "buffer"));
