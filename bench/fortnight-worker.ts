// The background work of notices in a process that may be killed: one round per message, at the time in the message.
import { relayBatch } from "@/inngest/relay/store";
import { setClock } from "@/lib/core/clock";
import type { ProjectId } from "@/lib/core/ids";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { nextDueMail } from "@/lib/domains/mail/store";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { settleCarriers } from "@/lib/domains/notices/settle";
import { nextDue } from "@/lib/domains/notices/store";

const batch = 100;

/** As `settle-notices` does; events whose transaction was aborted are delivered again. Says whether a mail failed. */
async function settleAll(): Promise<boolean> {
  let failed = false;
  const hand: Parameters<typeof relayBatch>[1] = (_client, rows) => {
    const changed = rows.filter(({ type }) => type === "mail.changed");
    failed ||= changed.some(({ data }) => data.status !== "sent");
    return settleCarriers(
      changed.map(({ project_id, subject_id, data }) => ({
        project: project_id as ProjectId,
        subject: subject_id,
        message: null,
        status: String(data.status),
      })),
    );
  };
  while ((await relayBatch(batch, hand)) === batch);
  return failed;
}

async function round(): Promise<number | null> {
  for (let more = true; more; ) {
    await sendDueNotices();
    more = (await deliverMail()).more;
    more = (await settleAll()) || more;
  }
  const due = [await nextDue(), await nextDueMail()].flatMap((at) => (at === null ? [] : [at.getTime()]));
  return due.length > 0 ? Math.min(...due) : null;
}

process.on("message", ({ now }: { now: number }) => {
  setClock({ now: () => new Date(now) });
  round().then(
    (next) => process.send?.({ next }),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
