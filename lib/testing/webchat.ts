import { expect } from "vitest";
import type { WebchatSite } from "@/lib/domains/webchat/schema";
import type { WebchatMessage, WebchatSession } from "@/lib/domains/webchat/visitors/schema";
import { call, makeMember, makeProject, someAddress } from "@/lib/testing/world";

export const shop = "https://shop.example.com";

/** A project with a chat on one origin, its owner, and ways to call as a visitor. */
export async function openShop(body: object = {}) {
  const world = await makeProject();
  const owner = await makeMember(world.id);
  const put = (more: object = {}) =>
    owner.call<WebchatSite>("/webchat-site", {
      method: "PUT",
      body: { name: "Shop", greeting: "Hi!", allowed_origins: [shop], ...body, ...more },
    });
  const { body: site } = await put();
  const key = site.key ?? "";
  const address = someAddress();
  const from = (origin: string | null, token?: string, own: Record<string, string> = {}) => ({
    "x-turnero-address": address,
    ...(origin === null ? {} : { origin }),
    ...(token ? { "x-webchat-token": token } : {}),
    ...own,
  });
  const enter = (said: object = {}, at = address) => {
    const headers = { ...from(shop), "x-turnero-address": at };
    return call<WebchatSession>("/public/webchat/sessions", { method: "POST", body: said, key, headers });
  };
  const visitor = async (said: object = {}, at = someAddress()) => {
    const { body: session, status } = await enter(said, at);
    expect(status).toBe(201);
    const ask = <T = never>(path: string, options: { method?: string; body?: unknown; idempotencyKey?: string } = {}) =>
      call<T>(`/public/webchat${path}`, {
        ...options,
        key,
        headers: from(shop, session.token, { "x-turnero-address": at }),
      });
    const say = (content: object) => ask<WebchatMessage>("/messages", { method: "POST", body: content });
    return { ...session, ask, say };
  };
  return { world, owner, site, key, put, from, enter, visitor };
}
