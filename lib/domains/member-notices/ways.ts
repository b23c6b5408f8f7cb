import { type Actor, asMember } from "@/lib/core/actor";
import { reader, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { recordOf } from "@/lib/core/record-of";
import { type MemberChannel, type MemberWay, memberChannels, memberWays } from "@/lib/core/vocabulary";
import type { ChatLink, MemberDoor } from "@/lib/domains/channels/door";
import { memberDoorOf } from "@/lib/domains/channels/doors";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { selectSubscriptions } from "@/lib/domains/member-notices/push/store";
import type { MemberNoticeWays } from "@/lib/domains/member-notices/schema";
import { type Member, selectTeam } from "@/lib/domains/member-notices/store";

/** What each channel answers where members have a chat of their own. */
async function fromChannels<Answer>(
  ask: (door: MemberDoor) => Promise<Answer>,
): Promise<Record<MemberChannel, Answer>> {
  const answers = memberChannels.map(async (channel) => [channel, await ask(memberDoorOf(channel))] as const);
  return Object.fromEntries(await Promise.all(answers)) as Record<MemberChannel, Answer>;
}

const stateOf = ({ available, linked }: ChatLink) => (!available ? "not_set_up" : linked ? "ready" : "not_linked");

/** On which channels I can be notified at all, whatever is enabled. */
export async function myNoticeWays(actor: Actor): Promise<MemberNoticeWays> {
  const links = await fromChannels((door) => door.linkOf(actor));
  const devices = await selectSubscriptions(reader(actor), actor.project.id, asMember(actor).id);
  return {
    email: mailWorks() ? "ready" : "not_set_up",
    ...recordOf(memberChannels, (channel) => stateOf(links[channel])),
    push: devices.length > 0 ? "ready" : "not_linked",
  };
}

/** Everybody of the workspace, with the ways that reach them. */
export async function teamOf(tx: Tx, project: ProjectId): Promise<Member[]> {
  const linked = await fromChannels((door) => door.linkedMembers(tx, project));
  const mail = mailWorks();
  return (await selectTeam(tx, project)).map(({ devices, ...member }) => {
    const reaches = (way: MemberWay): boolean =>
      way === "email" ? mail : way === "push" ? devices > 0 : linked[way].has(member.id);
    return { ...member, reach: memberWays.filter(reaches) };
  });
}
