import type { ProjectId } from "@/lib/core/ids";
import { isProblem } from "@/lib/core/problem";
import { cut } from "@/lib/core/text/cut";
import type { ChatMessage, ToolCall } from "@/lib/domains/ai/chat";
import { askModel, modelOf, type Taken } from "@/lib/domains/ai/door";
import { isModelFailure } from "@/lib/domains/ai/failure";
import { isAsking, isClearYes } from "@/lib/domains/bot/dialogue/confirm";
import { close, hear, type Said } from "@/lib/domains/bot/dialogue/engine";
import type { Dialogue } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import type { Heard, Setting, Turn } from "@/lib/domains/bot/dialogue/turn";
import { isCourtesy, maySay } from "@/lib/domains/bot/model/claims";
import { offersOf, promptOf, type Spoken } from "@/lib/domains/bot/model/prompt";
import { type Doing, type ModelTool, modelTools, type Result } from "@/lib/domains/bot/model/tool-list";
import type { BotTrace } from "@/lib/domains/bot/schema";
import { readsAs } from "@/lib/domains/bot/understanding/language";
import { isAct, isQuestion } from "@/lib/domains/bot/understanding/requests";

/** Whom the model is asked for, and what was said before. */
export type Talk = {
  project: ProjectId;
  channel: string | null;
  history: readonly Spoken[];
  /** Whether these words are still the last, and the bot's to answer: a model takes long enough for others to come. */
  isCurrent: () => Promise<boolean>;
};

/** What a turn by a model came to: `said`, or the reason why the rules must answer it. */
export type ByModel = { model: string; refused: number; taken: readonly Taken[] } & (
  | { said: Said; fallback: null }
  | { said: null; fallback: string }
);

const most = { rounds: 6, milliseconds: 45_000, tokensATurn: 24_000, tokensAnAnswer: 800, letters: 3000 };

/** What only the rules do: they have read it already, and a model could only misread it. */
const forRules = (turn: Turn, before: Dialogue): boolean =>
  turn.meaning.intent === "human" ||
  (turn.meaning.intent === "emergency" && (turn.meaning.called || before.open === null)) ||
  before.open?.ask === "place" ||
  before.open?.ask === "party" ||
  before.open?.ask === "detail";

const inputOf = ({ input }: ModelTool, text: string): { given: unknown } | { refused: string } => {
  let json: unknown;
  try {
    json = JSON.parse(text === "" ? "{}" : text);
  } catch {
    return { refused: "The arguments are no JSON." };
  }
  const read = input.safeParse(json);
  if (read.success) return { given: read.data };
  const [issue] = read.error.issues;
  return { refused: `The argument ${issue?.path.join(".") || "object"} is wrong: ${issue?.message}.` };
};

async function run(doing: Doing, call: ToolCall): Promise<Result> {
  const tool = Object.hasOwn(modelTools, call.name) ? modelTools[call.name] : undefined;
  if (!tool?.able(doing.turn.setting.bot.abilities)) return { refused: "There is no such tool." };
  const input = inputOf(tool, call.arguments);
  if ("refused" in input) return input;
  try {
    return await tool.run(doing, input.given as never);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { refused: `It was refused: ${error.code}.` };
  }
}

/** What the model says beside an action goes with it where it is a courtesy: what was done, the action's own words tell. */
function addWords(turn: Turn, text: string): void {
  if (text !== "" && isCourtesy(text)) turn.replies.unshift(text);
}

/** The contact wants something done, or answers a question: what becomes of it is not for the model to tell. */
const isActing = ({ meaning: { intent } }: Turn, { open }: Dialogue): boolean =>
  isAct(intent) || intent === "yes" || intent === "no" || (open !== null && !isQuestion(intent));

/** What figures may come from: what was looked up, and what the business said before; not what the contact claims. */
const givenIn = (messages: readonly ChatMessage[], history: readonly Spoken[]): string[] => [
  ...messages.flatMap(({ role, content }) => (role === "tool" ? (content ?? "") : [])),
  ...history.flatMap(({ by, text }) => (by === "business" ? text : [])),
];

/** Says the model's own words, or tells why they cannot be said. */
function sayText(turn: Turn, text: string, before: Dialogue, given: readonly string[]): string | null {
  if (text === "" || text.length > most.letters) return "malformed";
  if (!maySay(text, { acting: isActing(turn, before), given })) return "claimed";
  const { language } = turn.meaning;
  // A title in another language says nothing to them.
  const cited = turn.sources.filter(({ title }) => readsAs(title, language)).map(({ title }) => turn.say.source(title));
  turn.reply([text, ...cited].join("\n"), turn.dialogue.open?.ask === "time" ? "offered" : "answered");
  return null;
}

/**
 * One turn of the dialogue by a model. It asks for actions; the rules' own steps do them and say what was done, so that no
 * words of a model stand for a booking. The first action ends the turn: after it nothing can fail any more. A turn that
 * was overtaken while the model thought does nothing. Null when the turn is for the rules alone.
 */
export async function converseByModel(
  before: Dialogue,
  heard: Heard,
  tools: Tools,
  setting: Setting,
  talk: Talk,
  calls: BotTrace["tools"],
): Promise<ByModel | "overtaken" | null> {
  const taken: Taken[] = [];
  let refused = 0;
  const began = performance.now();
  const turn = await hear(before, heard, tools, setting);
  const outcome = (fallback: string | null): ByModel => {
    const about = { model: modelOf(setting.bot.model), refused, taken };
    return fallback === null ? { ...about, said: close(turn), fallback } : { ...about, said: null, fallback };
  };
  if (forRules(turn, before)) return null;
  // Before any tool changes what the words could be a yes to.
  const agreed = isAsking(before.open) && (await isClearYes(turn, before.open));
  const searches = setting.bot.abilities.answer && ["ask", "none", "location"].includes(turn.meaning.intent);
  const passage = searches ? await tools.search(heard.text, turn.meaning.language) : null;
  if (passage) turn.sources.push(passage.source);
  const messages: ChatMessage[] = await promptOf(turn, talk.history, passage);
  const { project, channel } = talk;
  const request = { purpose: "bot", channel, model: setting.bot.model, tools: offersOf(setting.bot) } as const;
  try {
    for (let round = 1; round <= most.rounds; round++) {
      const answer = await askModel(project, { ...request, messages, maxTokens: most.tokensAnAnswer });
      taken.push(answer.taken);
      if (!(await talk.isCurrent())) return "overtaken";
      if (answer.toolCalls.length === 0) {
        const given = [passage?.text ?? "", setting.bot.instructions, ...givenIn(messages, talk.history)];
        return outcome(sayText(turn, answer.text, before, given));
      }
      messages.push({ role: "assistant", content: answer.text || null, tool_calls: answer.toolCalls });
      for (const call of answer.toolCalls) {
        const result = await run({ turn, before, agreed }, call);
        if (result === "ends") {
          // Whoever spoke gets an answer: where an action has no words, the rules find some.
          if (turn.replies.length === 0) return outcome("malformed");
          addWords(turn, answer.text);
          return outcome(null);
        }
        if ("refused" in result) {
          refused++;
          calls.push({
            name: cut(call.name, 60),
            asked: [cut(call.arguments, 300)],
            answered: `refused: ${result.refused}`,
          });
        }
        messages.push({
          role: "tool",
          tool_call_id: call.id,
          content: JSON.stringify("refused" in result ? { error: result.refused } : result.answer),
        });
      }
      if (taken.reduce((sum, { tokens_in, tokens_out }) => sum + tokens_in + tokens_out, 0) > most.tokensATurn)
        return outcome("too_many_tokens");
      // Each call has its own limit; somebody waits for all of them together.
      if (performance.now() - began > most.milliseconds) return outcome("timeout");
    }
    return outcome("too_many_rounds");
  } catch (error) {
    if (!isModelFailure(error)) throw error;
    return outcome(error.reason);
  }
}
