import { prisma } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { sendNotices } from "@/lib/domains/member-notices/send";
import { tellTeam } from "@/lib/domains/member-notices/tell-team";

/** Passes a project's outbox to the team's notices, each event once, as the relay would. */
export function teamOutbox(project: ProjectId) {
  let last = 0n;
  const news = async () => {
    const rows = await prisma().event.findMany({
      where: { project_id: project, seq: { gt: last } },
      orderBy: { seq: "asc" },
    });
    last = rows.at(-1)?.seq ?? last;
    return rows.map(({ id, type, subject_id, data }) => ({
      id,
      type,
      project_id: project,
      subject_id,
      data: data as Record<string, unknown>,
    }));
  };
  return {
    /** Earlier events are not announced. */
    skip: news,
    /** Makes the notices, and sends what is due. */
    async tell(): Promise<number> {
      const made = await tellTeam(await news());
      await sendNotices();
      await deliverMail();
      return made;
    },
  };
}

/** As if the member had sent the bot their code from this chat. */
export async function linkTelegram(project: string, member: string, chat: string): Promise<void> {
  await prisma().memberTelegram.create({
    data: { project_id: project, member_id: member, chat_id: chat, chat_name: newId("req"), linked_at: new Date() },
  });
}
