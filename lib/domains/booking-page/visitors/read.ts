import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { notFound } from "@/lib/core/problem";
import type { PublicPage } from "@/lib/domains/booking-page/visitors/schema";
import { selectPageServices } from "@/lib/domains/booking-page/visitors/store";
import { pageAt } from "@/lib/domains/booking-page/visitors/visitor";
import { readKeptPicture } from "@/lib/domains/evidence/kept-picture";

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
    address: settings.address,
    policy: settings.policy,
    logo_id: settings.logo_id,
    cover_id: settings.cover_id,
    services: await selectPageServices(reader(actor), project.id, settings),
  };
}

/** A picture that the page shows: the logo, the cover, or the photo of somebody whom visitors may choose. */
export async function readPublicPicture(actor: Actor, slug: string, id: string) {
  const { project, settings } = await pageAt(actor, slug);
  const isOfPage = id === settings.logo_id || id === settings.cover_id;
  const services = isOfPage ? [] : await selectPageServices(reader(actor), project.id, settings);
  const isShown = isOfPage || services.some(({ people }) => people.some(({ photo_id }) => photo_id === id));
  const file = isShown ? await readKeptPicture(project.id, id, "picture.webp") : null;
  if (!file) throw notFound("picture", id);
  return file;
}
