import type { Actor, Project } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { findPage, type Page } from "@/lib/domains/booking-page/store";
import type { PageService } from "@/lib/domains/booking-page/visitors/schema";
import { selectPageServices } from "@/lib/domains/booking-page/visitors/store";

/** An anonymous visitor in one workspace: may look for times and book, and nothing else. */
export const visitorIn = (actor: Actor, project: Project, name = "Booking page"): Actor => ({
  ...actor,
  identity: { type: "visitor", id: "booking-page", name, conversation_id: null, locale: project.locale },
  project,
  scopes: new Set(["slots:read", "bookings:write"]),
});

/** The page with a slug; a disabled one is not found. */
export async function pageAt(actor: Actor, slug: string): Promise<Page> {
  const page = await findPage(reader(actor), slug);
  if (!page?.settings.enabled) throw notFound("booking page", slug);
  return page;
}

/** A service that the page offers, with the visitor who wants it. */
export async function serviceAt(
  actor: Actor,
  slug: string,
  id: string,
): Promise<{ visitor: Actor; service: PageService }> {
  const { project, settings } = await pageAt(actor, slug);
  const [service] = await selectPageServices(reader(actor), project.id, settings, id);
  if (!service) throw notFound("service", id);
  return { visitor: visitorIn(actor, project), service };
}

/** The person that was wished for must be one whom the page offers. */
export function assertPerson({ people }: PageService, id: string | null | undefined): void {
  if (id && !people.some((each) => each.id === id)) throw notFound("resource", id);
}
