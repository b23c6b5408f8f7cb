import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import type { PublicPage } from "@/lib/domains/booking-page/visitors/schema";
import { selectPageServices } from "@/lib/domains/booking-page/visitors/store";
import { pageAt } from "@/lib/domains/booking-page/visitors/visitor";

/** What anybody sees of a workspace's page. */
export async function readBookingPage(actor: Actor, slug: string): Promise<PublicPage> {
  const { project, settings } = await pageAt(actor, slug);
  const { name, timezone, currency, locale } = project;
  return {
    name,
    slug: project.slug,
    timezone,
    currency: currency as PublicPage["currency"],
    country: homeCountry(project),
    locale,
    headline: settings.headline,
    text: settings.text,
    services: await selectPageServices(reader(actor), project.id, settings),
  };
}
