import { delivered, verified } from "@/lib/api/http/channel-routes";
import { prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { botToken, waDelivery, waNumber, waSecret, waSignature } from "@/lib/testing/companies/messengers";
import { makeMember, makeProject } from "@/lib/testing/world";

type Wire = { status: number; body: Record<string, never> };

const post = async (channel: "whatsapp" | "telegram", url: string, body: string, headers: Record<string, string>) => {
  const response = await delivered(channel)(new Request(url, { method: "POST", body, headers }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** A workspace with both channels connected through the API, and the companies' webhook calls. */
export async function makeConnected() {
  const world = await makeProject();
  const admin = await makeMember(world.id, "admin");
  const whatsapp = await admin.call<Wire["body"]>("/channels/whatsapp", {
    method: "PUT",
    body: { ...waNumber, ...waSecret },
  });
  const telegram = await admin.call<Wire["body"]>("/channels/telegram", {
    method: "PUT",
    body: { bot_token: botToken },
  });
  if (whatsapp.status !== 200 || telegram.status !== 200)
    throw new Error(JSON.stringify([whatsapp.body, telegram.body]));
  const { callback_url: meta, verify_token } = whatsapp.body as unknown as Record<string, string>;
  const { callback_url: bot } = telegram.body as unknown as Record<string, string>;
  const deliver = (body: object, signature?: string) => {
    const text = JSON.stringify(body);
    return post("whatsapp", String(meta), text, { "x-hub-signature-256": signature ?? waSignature(text) });
  };
  return {
    ...world,
    admin,
    meta: String(meta),
    bot: String(bot),
    verify_token: String(verify_token),
    verify: (query: string) => verified(new Request(`${meta}?${query}`)),
    /** What Meta delivers, signed as it does unless told otherwise. */
    deliver,
    hear: (messages: object[], statuses: object[] = [], from?: Parameters<typeof waDelivery>[2]) =>
      deliver(waDelivery(messages, statuses, from)),
    update: (token: string, update: object) =>
      post("telegram", String(bot), JSON.stringify(update), { "x-telegram-bot-api-secret-token": token }),
  };
}

export const messagesOf = (project: ProjectId) =>
  prisma().message.findMany({
    where: { project_id: project },
    orderBy: [{ conversation_id: "asc" }, { n: "asc" }],
    include: { file: true },
  });
