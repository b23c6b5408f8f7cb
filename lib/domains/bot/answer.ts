import { isConfigured, type Taken } from "@/lib/domains/ai/door";
import { centsOf } from "@/lib/domains/ai/rules";
import type { Said } from "@/lib/domains/bot/dialogue/engine";
import type { Dialogue } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import type { Heard, Setting } from "@/lib/domains/bot/dialogue/turn";
import { converseInOrder } from "@/lib/domains/bot/in-order";
import { converseByModel, type Talk } from "@/lib/domains/bot/model/converse";
import type { BotTrace } from "@/lib/domains/bot/schema";
import { traced } from "@/lib/domains/bot/trace";

function costOf(taken: readonly Taken[]): BotTrace["cost"] {
  if (taken.length === 0) return null;
  const sum = (of: (each: Taken) => number) => taken.reduce((total, each) => total + of(each), 0);
  return {
    tokens_in: sum(({ tokens_in }) => tokens_in),
    tokens_out: sum(({ tokens_out }) => tokens_out),
    cents: centsOf(sum(({ cost_micros }) => cost_micros)),
  };
}

const named = (things: readonly { id: string; name: string }[]) => things.map(({ id, name }) => ({ id, name }));

/** What was understood, with no more of the services and people than who they are. */
const shortened = ({ services, people, others, ...rest }: Said["meaning"]): BotTrace["understood"] => ({
  ...rest,
  services: named(services),
  people: named(people),
  others: others.map((each) => ({ ...each, services: named(each.services), people: named(each.people) })),
});

/**
 * The answer to what was heard: a model's where one is asked and answers well, otherwise that of the rules. Null, and
 * nothing done, where somebody spoke meanwhile: whoever answers them reads these words too.
 */
export async function answer(
  before: Dialogue,
  heard: Heard,
  real: Tools,
  setting: Setting,
  talk: Talk,
  parts: readonly Heard[] = [heard],
): Promise<{ said: Said; trace: BotTrace } | null> {
  const began = performance.now();
  const { tools, calls } = traced(real);
  const tried = isConfigured() ? await converseByModel(before, heard, tools, setting, talk, calls) : null;
  // A model takes its time. The rules answer at once, and what came meanwhile is seen where the answer is put.
  if (tried === "overtaken" || (tried !== null && !tried.said && !(await talk.isCurrent()))) return null;
  const said = tried?.said ?? (await converseInOrder(before, parts, heard, tools, setting));
  return {
    said,
    trace: {
      driver: tried?.said ? "model" : "rules",
      model: tried?.model ?? null,
      fallback: tried?.fallback ?? null,
      refused: tried?.refused ?? 0,
      understood: shortened(said.meaning),
      tools: calls,
      sources: said.sources,
      outcome: said.outcome,
      duration_ms: Math.round(performance.now() - began),
      cost: costOf(tried?.taken ?? []),
    },
  };
}
