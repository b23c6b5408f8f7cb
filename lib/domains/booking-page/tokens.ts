import { env } from "@/lib/core/env";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { isSigned, sign } from "@/lib/core/secrets/signature";

const linkUse = "customer link";
const holdUse = "visitor hold";
const shape = /^([1-9A-HJ-NP-Za-km-z]{22})([1-9A-HJ-NP-Za-km-z]{22})([\w-]{22})$/;

export type Linked = { project: ProjectId; booking: string };

const tail = (id: string): string => id.slice(4);

/** The content of the customer's link: booking, project, and our signature of both. */
export function linkToken({ project, booking }: Linked): string {
  const named = `${tail(project)}${tail(booking)}`;
  return `${named}${sign(linkUse, named)}`;
}

/** The booking of a link, or null if we did not sign it. The signature proves the project. */
export function readLinkToken(token: string): Linked | null {
  const [, project, booking, mark] = shape.exec(token) ?? [];
  if (!project || !booking || !mark || !isSigned(linkUse, `${project}${booking}`, mark)) return null;
  return { project: provenProject(`prj_${project}`), booking: `bkg_${booking}` };
}

/** Held by the visitor who held a time on the page; required to confirm or release it. */
export const holdToken = ({ project, booking }: Linked): string => sign(holdUse, `${project} ${booking}`);

export const isHoldToken = ({ project, booking }: Linked, token: string): boolean =>
  isSigned(holdUse, `${project} ${booking}`, token);

/** An address as a hash, for counting. */
export const addressKey = (address: string): string => sign("visitor address", address);
/** The same of what tells the visitors of an address apart. */
export const visitorKey = (visitor: string): string => sign("visitor", visitor);

const page = (path: string): string => `${env().APP_URL.replace(/\/$/, "")}${path}`;

export const pageUrl = (slug: string): string => page(`/b/${slug}`);
/** The one-click unsubscribe URL of the link's holder. */
export const unsubscribeUrl = (token: string): string => page(`/api/mail/unsubscribe/${token}`);
export const linkUrl = (token: string): string => page(`/m/${token}`);
