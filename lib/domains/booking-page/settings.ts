import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { HostedPage, UpdateHostedPageBody } from "@/lib/domains/booking-page/schema";
import { findSettings, saveSettings, unknownServices } from "@/lib/domains/booking-page/store";
import { pageUrl } from "@/lib/domains/booking-page/tokens";

export const settingsOf = async (actor: Actor): Promise<HostedPage> => ({
  ...(await findSettings(reader(actor), actor.project.id)),
  url: pageUrl(actor.project.slug),
});

export const changeBookingPage = (actor: Actor, body: UpdateHostedPageBody): Promise<HostedPage> =>
  inTransaction(actor, async (tx) => {
    const { id, slug } = actor.project;
    const [stranger] = await unknownServices(tx, id, body.service_ids ?? []);
    if (stranger !== undefined) throw notFound("service", stranger);
    const before = await findSettings(tx, id);
    const after = { ...body, headline: body.headline || null, text: body.text || null };
    await saveSettings(tx, id, after, actor.now);
    await audit(tx, actor, "booking_page.updated", id, before, after);
    return { ...after, url: pageUrl(slug) };
  });
