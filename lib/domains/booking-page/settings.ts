import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { HostedPage, PageAddress, UpdateHostedPageBody } from "@/lib/domains/booking-page/schema";
import { findSettings, type PageSettings, saveSettings, unknownServices } from "@/lib/domains/booking-page/store";
import { pageUrl } from "@/lib/domains/booking-page/tokens";
import { keepPicture, readKeptPicture } from "@/lib/domains/evidence/kept-picture";

/** The longer side of what is kept: twice the size that a page shows. */
const edges = { logo: 256, cover: 1280 };

export const settingsOf = async (actor: Actor): Promise<HostedPage> => ({
  ...(await findSettings(reader(actor), actor.project.id)),
  url: pageUrl(actor.project.slug),
});

/** Sets the whole page. */
export const setBookingPage = (actor: Actor, after: PageSettings): Promise<HostedPage> =>
  inTransaction(actor, async (tx) => {
    const { id, slug } = actor.project;
    const [stranger] = await unknownServices(tx, id, after.service_ids ?? []);
    if (stranger !== undefined) throw notFound("service", stranger);
    const before = await findSettings(tx, id);
    await saveSettings(tx, id, after, actor.now);
    await audit(tx, actor, "booking_page.updated", id, before, after);
    return { ...after, url: pageUrl(slug) };
  });

/** An address without words and without a place is none. */
const addressIn = (address: PageAddress | null): PageAddress | null =>
  address && (address.formatted || (address.lat !== null && address.lng !== null))
    ? { ...address, formatted: address.formatted || null }
    : null;

/** Changes what the body has. The file of a picture before is swept. */
export async function changeBookingPage(actor: Actor, body: UpdateHostedPageBody): Promise<HostedPage> {
  const { logo, cover, address, policy, allowed_origins, ...rest } = body;
  const logo_id = logo && (await keepPicture(actor, logo, "#/logo", edges.logo));
  const cover_id = cover && (await keepPicture(actor, cover, "#/cover", edges.cover));
  return inTransaction(actor, async (tx) => {
    const before = await findSettings(tx, actor.project.id);
    return setBookingPage(
      { ...actor, tx },
      {
        ...rest,
        headline: rest.headline || null,
        text: rest.text || null,
        address: address === undefined ? before.address : addressIn(address),
        policy: policy === undefined ? before.policy : policy || null,
        logo_id: logo_id === undefined ? before.logo_id : logo_id,
        cover_id: cover_id === undefined ? before.cover_id : cover_id,
        allowed_origins: allowed_origins ?? before.allowed_origins,
      },
    );
  });
}

export async function readPagePicture(actor: Actor, picture: string) {
  const { logo_id, cover_id } = await findSettings(reader(actor), actor.project.id);
  const id = new Map([
    ["logo", logo_id],
    ["cover", cover_id],
  ]).get(picture);
  const file = await readKeptPicture(actor.project.id, id ?? null, `${picture}.webp`);
  if (!file) throw notFound("picture", picture);
  return file;
}
