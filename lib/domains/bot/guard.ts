import { inTransaction, sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { notice } from "@/lib/domains/ai/notice";
import { heldBack } from "@/lib/domains/ai/rules";
import type { GuardReason } from "@/lib/domains/ai/schema";
import { findStanding, heldMark } from "@/lib/domains/ai/store";
import { isSaid } from "@/lib/domains/bot/heard";
import { keepTurn, type Standing } from "@/lib/domains/bot/store";
import { traceOf } from "@/lib/domains/bot/trace";
import type { Message } from "@/lib/domains/conversations/messages/schema";

/** Keeps the bot silent towards who floods it; the messages stay for people to see, and the team is told. */
export async function guard(
  project: ProjectId,
  served: { conversation: string },
  { guard: settings, answers }: Pick<Standing, "guard" | "answers">,
  messages: readonly Message[],
  earlier: readonly Message[],
  now: Date,
): Promise<GuardReason | null> {
  if (!settings.enabled) return null;
  const textsOf = (all: readonly Message[]) =>
    all.filter(isSaid).flatMap(({ direction, text }) => (direction === "in" && text ? [text] : []));
  const reason = heldBack(settings, { texts: textsOf(messages), earlier: textsOf(earlier), answers });
  if (!reason) return null;
  const day = (await findStanding(sqlOf({}), project, now))?.day ?? "";
  await inTransaction({}, async (tx) => {
    const turn = { n: messages.at(-1)?.n ?? 0, trace: traceOf("held_back"), dropped: heldMark(reason), now };
    if (await keepTurn(tx, project, served.conversation, turn))
      await notice(tx, project, { kind: "guard_held", period: day, reason: null }, now);
  });
  return reason;
}
