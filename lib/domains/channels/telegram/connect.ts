import { randomBytes } from "node:crypto";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { invalid } from "@/lib/core/problem";
import { asked, callbackUrl, forgetChannel, mintRouteKey, saveChannel } from "@/lib/domains/channels/connect";
import { last4, openedSecret } from "@/lib/domains/channels/credentials";
import { objectOf, textOf } from "@/lib/domains/channels/reading";
import { findConnection } from "@/lib/domains/channels/store";
import { type Secret, type Settings, tell } from "@/lib/domains/channels/telegram/api";
import { unlinkAll } from "@/lib/domains/channels/telegram/members/store";
import type { ConnectTelegramBody, Telegram } from "@/lib/domains/channels/telegram/schema";

const none: Telegram = {
  connected: false,
  bot_id: null,
  bot_username: null,
  bot_name: null,
  bot_token_last4: null,
  callback_url: null,
};

export async function telegramOf(actor: Actor): Promise<Telegram> {
  const connection = await findConnection(reader(actor), actor.project.id, "telegram");
  if (!connection) return none;
  return { connected: true, ...(connection.settings as Settings), callback_url: callbackUrl(connection) };
}

const refused = (detail: string) => invalid({ pointer: "#/bot_token", code: "refused_by_telegram", detail });

async function checked(bot_token: string, address: string, secret_token: string): Promise<Settings> {
  const me = await tell(bot_token, "getMe", {});
  if (!me.ok) throw refused(`Telegram does not know this token: ${me.description}`);
  const webhook = await tell(bot_token, "setWebhook", {
    url: address,
    secret_token,
    allowed_updates: ["message", "edited_message", "callback_query"],
  });
  if (!webhook.ok) {
    // A valid token and an unusable URL: Telegram takes only https that is publicly reachable.
    const app = env().APP_URL;
    throw refused(`Telegram knows the bot but will not send to ${app} (APP_URL): ${webhook.description}`);
  }
  const { id, username, first_name } = objectOf(me.result);
  return {
    bot_id: textOf(id) ?? "",
    bot_username: textOf(username) ?? "",
    bot_name: textOf(first_name) ?? "",
    bot_token_last4: last4(bot_token),
  };
}

/** The bot is told at once where to send what contacts write. */
export async function connectTelegram(actor: Actor, { bot_token }: ConnectTelegramBody): Promise<Telegram> {
  const before = await findConnection(reader(actor), actor.project.id, "telegram");
  const route_key = before?.route_key ?? mintRouteKey();
  const secret_token = randomBytes(32).toString("base64url");
  const address = callbackUrl({ channel: "telegram", route_key });
  const settings = await asked("Telegram", () => checked(bot_token, address, secret_token));
  const sameBot = (before?.settings as Settings | undefined)?.bot_id === settings.bot_id;
  await saveChannel(actor, "telegram", { settings, secret: { bot_token, secret_token }, route_key }, async (tx) => {
    if (!sameBot) await unlinkAll(tx, actor.project.id); // Another bot may not write to contacts of the old one.
  });
  return telegramOf(actor);
}

export async function disconnectTelegram(actor: Actor): Promise<void> {
  const before = await findConnection(reader(actor), actor.project.id, "telegram");
  await forgetChannel(actor, "telegram", (tx) => unlinkAll(tx, actor.project.id));
  if (!before) return;
  const { bot_token } = openedSecret<Secret>(before);
  await tell(bot_token, "deleteWebhook", {}).catch((error) =>
    log.warn("a bot still sends to an address that is gone", { error }),
  );
}
