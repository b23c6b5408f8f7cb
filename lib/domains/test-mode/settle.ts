import { clock } from "@/lib/core/clock";
import { letHappen } from "@/lib/domains/test-mode/happen";
import { planWake } from "@/lib/domains/test-mode/move-clock";
import { inTurn } from "@/lib/domains/test-mode/open";
import { dueTwins, nextWake } from "@/lib/domains/test-mode/store";
import { fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";
import { lookAgainAt } from "@/lib/domains/webhooks/rules";

const atOnce = 20;

/** Lets what is due in a twin happen; whoever moves its clock at this moment does so too. */
export async function settleTwin(id: string): Promise<void> {
  await inTurn(id, false, async (twin) => {
    await fanOutForgotten();
    await planWake(twin, await letHappen(twin.id));
  });
}

/** The twins in which something is due by now, and when to look again; null once the minute that began at `began` is over. */
export async function twinRound(began: Date): Promise<{ settled: number; wake: string | null }> {
  const due = await dueTwins(clock.now(), atOnce);
  for (const { id } of due) await settleTwin(id);
  const next = await nextWake();
  const wake = next && lookAgainAt(clock.now(), began, next, [60]);
  return { settled: due.length, wake: wake?.toISOString() ?? null };
}
