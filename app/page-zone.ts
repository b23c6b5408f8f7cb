import "server-only";
import { cache } from "react";
import { signedIn } from "@/app/(dashboard)/member";
import { loadOrNull, nobody } from "@/app/public-caller";
import { workspaceOf } from "@/lib/domains/booking-page/links/customer-booking";
import { getPublicPage } from "@/lib/domains/booking-page/visitors/operations";

/** A booking page by its address, read once for the page and for the choice of its words. */
export const publicPage = cache((slug: string) => loadOrNull(getPublicPage, { slug }));

/** The time zone of the workspace that a page belongs to; undefined where there is none, as when signing in. */
export async function zoneOfPage(path: string): Promise<string | undefined> {
  const [, kind, name = ""] = /^\/([bm])\/([^/]+)$/.exec(path) ?? [];
  if (kind === "b") return (await publicPage(decodeURIComponent(name)))?.timezone;
  if (kind === "m") return (await workspaceOf(nobody(), decodeURIComponent(name)))?.timezone;
  return (await signedIn())?.project.timezone;
}
