import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { networkOf } from "@/lib/core/network/network";
import { countryOfLocale } from "@/lib/core/phone/visitor-phone";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { invalid, notFound, Problem } from "@/lib/core/problem";
import { box } from "@/lib/core/secrets/secret-box";
import { addressKey } from "@/lib/domains/booking-page/tokens";
import { conversationOf } from "@/lib/domains/conversations/messages/receive";
import { lockConversation } from "@/lib/domains/conversations/store";
import { claimPhone } from "@/lib/domains/customers/store";
import { anonymousId, hashToken, identityPlace, mintToken, vouches } from "@/lib/domains/webchat/key";
import { languageFor, sessionDays, visitorName } from "@/lib/domains/webchat/rules";
import { findSite, sealedIdentitySecret } from "@/lib/domains/webchat/store";
import type { CreateWebchatSessionBody, WebchatSession } from "@/lib/domains/webchat/visitors/schema";
import { drawSession, insertSession, introduce } from "@/lib/domains/webchat/visitors/store";

/**
 * Every session may create a customer and a conversation: an address gets fewer of them than of other calls. Hundreds of
 * phones may share a carrier's address, and the limit is per site.
 */
async function admit({ address, project }: Actor): Promise<void> {
  const { VISITOR_RATE_LIMIT_BURST, VISITOR_RATE_LIMIT_REFILL_PER_SECOND } = env();
  const refill = VISITOR_RATE_LIMIT_REFILL_PER_SECOND / 5;
  const left = await drawSession(project.id, networkOf(address ?? "unknown"), VISITOR_RATE_LIMIT_BURST * 2, refill);
  if (left >= 0) return;
  const retry_after = refill > 0 ? Math.max(1, Math.ceil(-left / refill)) : 86_400;
  const detail = `Too many new chats from this network. Wait ${retry_after} seconds and try again.`;
  throw new Problem("rate_limited", { detail, retry_after });
}

/** The contact of the conversation, as the channel identifies it. */
async function contactId(tx: Tx, actor: Actor, { identity, visitor_id }: CreateWebchatSessionBody): Promise<string> {
  if (!identity) return anonymousId(visitor_id ?? newId("vis"));
  const sealed = await sealedIdentitySecret(tx, actor.project.id);
  const place = identityPlace(actor.project.id);
  if (sealed === null || !vouches(box().open(sealed, place), identity.user_id, identity.hash)) {
    const detail = "The hash is not the HMAC-SHA256 of the user_id with this site's identity secret.";
    throw invalid({ pointer: "#/identity/hash", detail, code: "invalid_identity" });
  }
  return `user:${identity.user_id}`;
}

/** A phone is only claimed here: it is stored where no customer has it, and never merges the visitor with anyone. */
async function noteClaim(tx: Tx, actor: Actor, customer: string, typed: string | undefined): Promise<void> {
  if (typed === undefined) return;
  const phone = workspacePhone(actor.project, typed, "#/phone");
  if (!(await claimPhone(tx, actor.project.id, customer, phone, actor.now))) return;
  await audit(tx, actor, "customer.updated", customer, { phone: null }, { phone });
}

/** Opens a browser's conversation, creating it where there is none yet. */
export async function startSession(actor: Actor, body: CreateWebchatSessionBody): Promise<WebchatSession> {
  await admit(actor);
  const token = mintToken();
  return inTransaction(actor, async (tx) => {
    const { id: project } = actor.project;
    const { now } = actor;
    const site = await findSite(tx, project);
    if (!site) throw notFound("chat of the workspace", project);
    const external_id = await contactId(tx, actor, body);
    const locale = languageFor(body.locale, site.languages, actor.project.locale);
    const country = countryOfLocale(body.locale);
    const contact = {
      channel: "webchat" as const,
      external_id,
      display_name: body.name ?? visitorName(locale, external_id),
      phone: null,
    };
    const conversation_id = await conversationOf(tx, project, contact, now);
    const conversation = await lockConversation(tx, project, conversation_id);
    if (conversation) {
      await introduce(tx, project, conversation.customer_id, { email: body.email ?? null, locale }, now);
      await noteClaim(tx, actor, conversation.customer_id, body.phone);
    }
    const expires_at = new Date(now.getTime() + sessionDays * 86_400_000);
    await insertSession(tx, project, {
      id: newId("vis"),
      token_hash: hashToken(token),
      conversation_id,
      // With the country, which tells how the visitor writes a phone.
      locale: country === null ? locale : `${locale.slice(0, 2)}-${country}`,
      expires_at,
      now,
      name: contact.display_name,
      page: body.page ?? null,
      verified: body.identity !== undefined,
      address_key: addressKey(networkOf(actor.address ?? "unknown")),
    });
    return { token, conversation_id, expires_at: expires_at.toISOString() };
  });
}
