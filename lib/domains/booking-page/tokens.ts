import { env } from "@/lib/core/env";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { isSigned, sign } from "@/lib/core/secrets/signature";

const linkUse = "customer link";
const holdUse = "visitor hold";
const shape = /^([1-9A-HJ-NP-Za-km-z]{22})([1-9A-HJ-NP-Za-km-z]{22})([\w-]{22})$/;

export type Linked = { project: ProjectId; booking: string };

const tail = (id: string): string => id.slice(4);

/** What the customer's own link carries: which booking of which project, and our mark on both. */
export function linkToken({ project, booking }: Linked): string {
  const named = `${tail(project)}${tail(booking)}`;
  return `${named}${sign(linkUse, named)}`;
}

/** The booking that a link means, or null for what we never signed. The mark vouches for the project. */
export function readLinkToken(token: string): Linked | null {
  const [, project, booking, mark] = shape.exec(token) ?? [];
  if (!project || !booking || !mark || !isSigned(linkUse, `${project}${booking}`, mark)) return null;
  return { project: provenProject(`prj_${project}`), booking: `bkg_${booking}` };
}

/** Whoever took a time on the page has this, and nobody else may confirm it or give it back. */
export const holdToken = ({ project, booking }: Linked): string => sign(holdUse, `${project} ${booking}`);

export const isHoldToken = ({ project, booking }: Linked, token: string): boolean =>
  isSigned(holdUse, `${project} ${booking}`, token);

/** An address that can be counted by and not read back. */
export const addressKey = (address: string): string => sign("visitor address", address);

const page = (path: string): string => `${env().APP_URL.replace(/\/$/, "")}${path}`;

export const pageUrl = (slug: string): string => page(`/b/${slug}`);
/** Where mail programs stop the messages to whoever has the link. */
export const unsubscribeUrl = (token: string): string => page(`/api/mail/unsubscribe/${token}`);
export const linkUrl = (token: string): string => page(`/m/${token}`);
