import { randomBytes } from "node:crypto";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { type Fault, invalid } from "@/lib/core/problem";
import type { Reply } from "@/lib/domains/channels/company";
import { asked, callbackUrl, forgetChannel, mintRouteKey, saveChannel } from "@/lib/domains/channels/connect";
import { last4, openedSecret } from "@/lib/domains/channels/credentials";
import { listOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import { findConnection } from "@/lib/domains/channels/store";
import { graph, type Secret, type Settings } from "@/lib/domains/channels/whatsapp/graph";
import type { ConnectWhatsAppBody, WhatsApp } from "@/lib/domains/channels/whatsapp/schema";
import { forgetTemplates } from "@/lib/domains/channels/whatsapp/templates/store";

const none: WhatsApp = {
  connected: false,
  phone_number_id: null,
  business_account_id: null,
  display_phone_number: null,
  verified_name: null,
  access_token_last4: null,
  app_secret_last4: null,
  callback_url: null,
  verify_token: null,
  verified_at: null,
};

export async function whatsappOf(actor: Actor): Promise<WhatsApp> {
  const connection = await findConnection(reader(actor), actor.project.id, "whatsapp");
  if (!connection) return none;
  const { verify_token } = openedSecret<Secret>(connection);
  return { connected: true, ...(connection.settings as Settings), callback_url: callbackUrl(connection), verify_token };
}

/** Which field Graph means by its refusal, in words. */
function faultOf({ status, body }: Reply, pointer: string, what: string): Fault {
  const error = objectOf(body.error);
  const words = textOf(error.message) ?? `it answered ${status}`;
  if (/appsecret_proof/i.test(words))
    return { pointer: "#/app_secret", code: "refused_by_whatsapp", detail: "It is not the secret of the token's app." };
  if (status === 401 || error.code === 190)
    return { pointer: "#/access_token", code: "refused_by_whatsapp", detail: `WhatsApp refuses it: ${words}` };
  return {
    pointer,
    code: "refused_by_whatsapp",
    detail: `WhatsApp does not know this ${what} by this token: ${words}`,
  };
}

/** Three real checks: the number, whether it belongs to the account, and the subscription of this app to its messages. */
async function checked(body: ConnectWhatsAppBody, secret: Omit<Secret, "verify_token">) {
  const { phone_number_id, business_account_id } = body;
  const number = await graph(secret, phone_number_id, { query: { fields: "display_phone_number,verified_name" } });
  if (number.status !== 200) throw invalid(faultOf(number, "#/phone_number_id", "phone number"));
  const owned = await graph(secret, `${business_account_id}/phone_numbers`, { query: { fields: "id", limit: "200" } });
  if (owned.status !== 200) throw invalid(faultOf(owned, "#/business_account_id", "business account"));
  if (!listOf(owned.body.data).some(({ id }) => textOf(id) === phone_number_id)) {
    const detail = "The phone number does not belong to this business account.";
    throw invalid({ pointer: "#/business_account_id", code: "not_its_number", detail });
  }
  const subscribed = await graph(secret, `${business_account_id}/subscribed_apps`, { json: {} });
  if (subscribed.status !== 200) throw invalid(faultOf(subscribed, "#/business_account_id", "business account"));
  return {
    display_phone_number: textOf(number.body.display_phone_number),
    verified_name: textOf(number.body.verified_name),
  };
}

function needed(value: string | undefined, kept: string | undefined, field: string): string {
  const secret = value ?? kept;
  if (secret === undefined)
    throw invalid({ pointer: `#/${field}`, code: "required", detail: "It is needed to connect for the first time." });
  return secret;
}

export async function connectWhatsApp(actor: Actor, body: ConnectWhatsAppBody): Promise<WhatsApp> {
  const before = await findConnection(reader(actor), actor.project.id, "whatsapp");
  const kept = before && openedSecret<Secret>(before);
  const access_token = needed(body.access_token, kept?.access_token, "access_token");
  const app_secret = needed(body.app_secret, kept?.app_secret, "app_secret");
  const found = await asked("WhatsApp", () => checked(body, { access_token, app_secret }));
  const old = before ? (before.settings as Settings) : null;
  const settings: Settings = {
    phone_number_id: body.phone_number_id,
    business_account_id: body.business_account_id,
    ...found,
    access_token_last4: last4(access_token),
    app_secret_last4: last4(app_secret),
    verified_at: old?.phone_number_id === body.phone_number_id ? old.verified_at : null,
  };
  const verify_token = kept?.verify_token ?? randomBytes(18).toString("base64url");
  const route_key = before?.route_key ?? mintRouteKey();
  const given = { settings, secret: { access_token, app_secret, verify_token }, route_key };
  // Another account has other templates.
  await saveChannel(actor, "whatsapp", given, async (tx) => {
    if (old && old.business_account_id !== body.business_account_id) await forgetTemplates(tx, actor.project.id);
  });
  return whatsappOf(actor);
}

export const disconnectWhatsApp = (actor: Actor): Promise<void> =>
  forgetChannel(actor, "whatsapp", (tx) => forgetTemplates(tx, actor.project.id));
