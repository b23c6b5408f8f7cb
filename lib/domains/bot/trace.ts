import { cut } from "@/lib/core/text/cut";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import type { BotTrace } from "@/lib/domains/bot/schema";

const summary = (answer: unknown): string => {
  const text = JSON.stringify(answer ?? null);
  return text.length > 300 ? `${cut(text, 300)}…` : text;
};

/** Of a turn that nothing had to be understood for. */
export const traceOf = (outcome: string): BotTrace => ({
  driver: "rules",
  model: null,
  fallback: null,
  refused: 0,
  understood: {},
  tools: [],
  sources: [],
  outcome,
  duration_ms: 0,
  cost: null,
});

/** Looked up in every turn: a trace of them would say nothing. */
const untold = new Set(["services", "people", "contact", "readPhone"]);

/** The same tools, with a note of every call. */
export function traced(tools: Tools): { tools: Tools; calls: BotTrace["tools"] } {
  const calls: BotTrace["tools"] = [];
  const noted = Object.entries(tools).map(([name, tool]) => [
    name,
    async (...asked: unknown[]) => {
      const answer = await (tool as (...args: unknown[]) => Promise<unknown>)(...asked);
      if (!untold.has(name)) calls.push({ name, asked, answered: summary(answer) });
      return answer;
    },
  ]);
  return { tools: Object.fromEntries(noted) as Tools, calls };
}
