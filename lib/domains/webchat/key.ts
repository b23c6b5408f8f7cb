import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/core/env";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { randomBase62 } from "@/lib/core/secrets/base62";
import { hexHmac, hmac } from "@/lib/core/secrets/hmac";

/** `pk_` + 24 base62. Public; what it opens is bound to the site's origins. */
export const mintSiteKey = (): string => `pk_${randomBase62(24)}`;
export const isSiteKey = (key: string): boolean => /^pk_[0-9A-Za-z]{24}$/.test(key);

export const mintToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const mintIdentitySecret = (): string => `wcid_${randomBytes(32).toString("base64url")}`;
export const identityPlace = (project: string): string => `webchat_site/${project}/identity`;

/** An anonymous visitor's id in the conversation: their own secret would give its readers access. */
export const anonymousId = (visitor: string): string =>
  `anon:${createHash("sha256").update(visitor).digest("base64url").slice(0, 32)}`;

const equal = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export const vouches = (secret: string, user: string, hash: string): boolean =>
  equal(hash.toLowerCase(), hexHmac(secret, user));

export type FilePlace = { project: ProjectId; conversation: string; file: string; part: FilePart };
type FilePart = "original" | "thumbnail";

const markOf = ({ project, conversation, file, part }: FilePlace, until: string): string =>
  hmac(env().AUTH_SECRET, JSON.stringify(["webchat file", project, conversation, file, part, until])).toString(
    "base64url",
  );

const hour = 3600;

/** A URL of one file of one conversation, valid for an hour or two: an image element cannot send a header. */
export function signedUrl(place: FilePlace, now: Date): string {
  // Rounded to hours, so that the URL stays the same for a while and browsers cache it.
  const until = String((Math.floor(now.getTime() / 1000 / hour) + 2) * hour);
  const { project, conversation, part } = place;
  const signed = [project, conversation, part, until, markOf(place, until)].join(".");
  return `/api/v1/public/webchat/files/${place.file}?signed=${signed}`;
}

/** The file of a signed URL; null when it is not ours or has expired. */
export function placeOf(file: string, signed: string, now: Date): FilePlace | null {
  const [project = "", conversation = "", part = "", until = "", mark = ""] = signed.split(".");
  const place = { project: provenProject(project), conversation, file, part: part as FilePart };
  return Number(until) * 1000 > now.getTime() && equal(mark, markOf(place, until)) ? place : null;
}
