import { type Actor, asMember } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { notFound } from "@/lib/core/problem";
import { setAllRead, setRead } from "@/lib/domains/member-notices/store";

/** Updates the member's other screens. */
const readBy = (actor: Actor, read: (tx: Parameters<typeof record>[0], member: string) => Promise<number>) =>
  inTransaction(actor, async (tx) => {
    const { id } = asMember(actor);
    const count = await read(tx, id);
    if (count > 0) await record(tx, actor.project.id, "member_notice.read", id);
    return { read: count };
  });

export const readNotice = (actor: Actor, id: string): Promise<{ read: number }> =>
  readBy(actor, async (tx, member) => {
    const count = await setRead(tx, actor.project.id, member, id, actor.now);
    if (count === null) throw notFound("notice", id);
    return count;
  });

export const readAllNotices = (actor: Actor): Promise<{ read: number }> =>
  readBy(actor, (tx, member) => setAllRead(tx, actor.project.id, member, actor.now));
