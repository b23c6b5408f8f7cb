import { type Actor, asMember } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { myTelegram } from "@/lib/domains/channels/telegram/members/link";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { selectSubscriptions } from "@/lib/domains/member-notices/push/store";
import type { MemberNoticeWays } from "@/lib/domains/member-notices/schema";

/** On which channels I can be notified at all, whatever is enabled. */
export async function myNoticeWays(actor: Actor): Promise<MemberNoticeWays> {
  const { available, linked } = await myTelegram(actor);
  const devices = await selectSubscriptions(reader(actor), actor.project.id, asMember(actor).id);
  return {
    email: mailWorks() ? "ready" : "not_set_up",
    telegram: !available ? "not_set_up" : linked ? "ready" : "not_linked",
    push: devices.length > 0 ? "ready" : "not_linked",
  };
}
