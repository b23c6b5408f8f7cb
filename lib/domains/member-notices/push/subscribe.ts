import { type Actor, asMember } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { urlFault } from "@/lib/core/network/outside";
import { invalid } from "@/lib/core/problem";
import { deleteSubscription, putSubscription } from "@/lib/domains/member-notices/push/store";
import type { CreatePushSubscriptionBody, PushSubscription } from "@/lib/domains/member-notices/schema";

/** The endpoint is an untrusted URL: it must be public, here and again with every call. */
export async function subscribeToPush(actor: Actor, body: CreatePushSubscriptionBody): Promise<PushSubscription> {
  const fault = urlFault(body.endpoint, { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK });
  if (fault) throw invalid({ pointer: "#/endpoint", ...fault });
  return putSubscription(reader(actor), actor.project.id, asMember(actor).id, body);
}

export const unsubscribeFromPush = (actor: Actor, endpoint: string): Promise<void> =>
  deleteSubscription(reader(actor), actor.project.id, asMember(actor).id, endpoint);
