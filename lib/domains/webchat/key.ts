import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/core/env";
import { type ProjectId, provenProject } from "@/lib/core/ids";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** `pk_` + 24 base62. Everybody may read it; what it opens is bound to the site's origins. */
export const mintSiteKey = (): string =>
  `pk_${Array.from({ length: 24 }, () => alphabet.charAt(randomInt(62))).join("")}`;
export const isSiteKey = (key: string): boolean => /^pk_[0-9A-Za-z]{24}$/.test(key);

export const mintToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const mintIdentitySecret = (): string => `wcid_${randomBytes(32).toString("base64url")}`;
export const identityPlace = (project: string): string => `webchat_site/${project}/identity`;

/** What stands in the conversation for an anonymous visitor: their own secret would let its readers in. */
export const anonymousId = (visitor: string): string =>
  `anon:${createHash("sha256").update(visitor).digest("base64url").slice(0, 32)}`;

const equal = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export const vouches = (secret: string, user: string, hash: string): boolean =>
  equal(hash.toLowerCase(), createHmac("sha256", secret).update(user).digest("hex"));

export type FilePlace = { project: ProjectId; conversation: string; file: string; part: FilePart };
type FilePart = "original" | "thumbnail";

const markOf = ({ project, conversation, file, part }: FilePlace, until: string): string =>
  createHmac("sha256", env().AUTH_SECRET)
    .update(JSON.stringify(["webchat file", project, conversation, file, part, until]))
    .digest("base64url");

const hour = 3600;

/** An address that leads to one file of one conversation, for an hour or two: a picture cannot show a header. */
export function signedUrl(place: FilePlace, now: Date): string {
  // Whole hours: an address that stays the same for a while is kept by the browser.
  const until = String((Math.floor(now.getTime() / 1000 / hour) + 2) * hour);
  const { project, conversation, part } = place;
  const signed = [project, conversation, part, until, markOf(place, until)].join(".");
  return `/api/v1/public/webchat/files/${place.file}?signed=${signed}`;
}

/** Where a signed address leads; null when it is not ours or its time is over. */
export function placeOf(file: string, signed: string, now: Date): FilePlace | null {
  const [project = "", conversation = "", part = "", until = "", mark = ""] = signed.split(".");
  const place = { project: provenProject(project), conversation, file, part: part as FilePart };
  return Number(until) * 1000 > now.getTime() && equal(mark, markOf(place, until)) ? place : null;
}
