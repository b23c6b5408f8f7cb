import { hash } from "node:crypto";
import { type Role, type Scope, scopes, scopesOf } from "@/lib/core/scopes";

/** In seconds. A code is carried by a redirect; an agent that is not used for a month asks again. */
export const lifetimes = { code: 120, access: 3_600, refresh: 30 * 24 * 3_600 } as const;

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

const isScope = (name: string): name is Scope => (scopes as readonly string[]).includes(name);

/** The scopes in the order of the specification. Refresh tokens are given anyway, so asking for them changes nothing. */
export function readScopes(given: string): { scopes: Scope[]; unknown: string[] } {
  const names = given.split(" ").filter((name) => name !== "" && name !== "offline_access");
  return { scopes: scopes.filter((scope) => names.includes(scope)), unknown: names.filter((name) => !isScope(name)) };
}

/** What an agent may do now: what was allowed, as far as the member may do it themselves. */
export function scopesWithin(allowed: readonly Scope[], role: Role): Scope[] {
  const own = scopesOf(role);
  return allowed.filter((scope) => own.has(scope));
}

export const isChallenge = (given: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(given);
const isVerifier = (given: string): boolean => /^[A-Za-z0-9._~-]{43,128}$/.test(given);

/** PKCE, S256. */
export const answersChallenge = (verifier: string, challenge: string): boolean =>
  isVerifier(verifier) && hash("sha256", verifier, "base64url") === challenge;

/** A resource address with or without a slash at its end. */
export const sameResource = (one: string, other: string): boolean =>
  one.replace(/\/$/, "") === other.replace(/\/$/, "");
