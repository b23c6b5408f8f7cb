import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import { answer } from "@/lib/domains/bot/answer";
import { beginning, Dialogue } from "@/lib/domains/bot/dialogue/state";
import { dryTools, realTools } from "@/lib/domains/bot/real-tools";
import { botActor, type Search } from "@/lib/domains/bot/respond";
import type { SimulateBody, Simulated } from "@/lib/domains/bot/schema";
import { findBot } from "@/lib/domains/bot/store";

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export function dialogueOf(state: string | null): Dialogue {
  if (state === null) return beginning;
  const read = Dialogue.safeParse(jsonOf(state));
  if (read.success) return read.data;
  throw invalid({ pointer: "#/state", detail: "This is not what an answer before gave.", code: "invalid_state" });
}

/** A turn of the bot with somebody who has no bookings; it looks at the real calendar and changes nothing. */
export async function simulateBot(actor: Actor, { text, state }: SimulateBody, search: Search): Promise<Simulated> {
  const bot = await findBot(reader(actor), actor.project);
  const real = realTools(
    botActor(actor.project, bot, actor.now),
    { conversation: "", channel: "webchat", customer: "", turn: 0 },
    search(actor.project.id),
    () => {},
  );
  const tools = { ...dryTools(real), bookings: async () => [], visitsAt: async () => [] };
  const setting = {
    bot,
    now: actor.now,
    timezone: actor.project.timezone,
    failuresBeforeHandoff: bot.handoff.after_failures,
  };
  const talk = { project: actor.project.id, channel: null, history: [], isCurrent: async () => true };
  const answered = await answer(dialogueOf(state), { text, place: null }, tools, setting, talk);
  if (!answered) throw new Error("Nobody else speaks where the bot is tried out.");
  const { said, trace } = answered;
  return { replies: said.replies, state: JSON.stringify(said.dialogue), handed_over: said.handedOver, trace };
}
