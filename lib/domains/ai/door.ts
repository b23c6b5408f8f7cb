import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { isTestMode } from "@/lib/core/test-mode/twin";
import { type ChatRequest, chat, embeddings } from "@/lib/domains/ai/chat";
import { isModelFailure, ModelFailure } from "@/lib/domains/ai/failure";
import { notice } from "@/lib/domains/ai/notice";
import { countFailure, forgetFailures, mayAsk } from "@/lib/domains/ai/rest/store";
import { costOf, failuresInARow, guessTokens, isOutage, nearlySpent, shareOf } from "@/lib/domains/ai/rules";
import type { Purpose } from "@/lib/domains/ai/schema";
import { type Call, countCall, deleteNotices, findControl, findStanding, lastOutcomes } from "@/lib/domains/ai/store";
import type { Answered } from "@/lib/domains/ai/stream";

/** The only way to call a model: closed while paused, over budget or not configured. */

export type Asking = { purpose: Purpose; channel: string | null };
export type Taken = { model: string; tokens_in: number; tokens_out: number; cost_micros: number };

export const isConfigured = (): boolean => env().AI_BASE_URL !== undefined && !isTestMode();

/** Which model is asked: the one that is wished for, or the installation's. */
export const modelOf = (wished: string | null): string => wished || env().AI_MODEL || "";

async function assertOpen(project: ProjectId, model: string): Promise<void> {
  if (!isConfigured()) throw new ModelFailure("unconfigured", "No address of a model is configured.");
  const control = await findControl(reader({}), project);
  if (control.paused) throw new ModelFailure("paused", "The models of this workspace are paused.");
  const standing = await findStanding(sqlOf({}), project, clock.now());
  if (!standing) throw new ModelFailure("unconfigured", "There is no such workspace.");
  if (shareOf(control, standing) >= 1) throw new ModelFailure("budget", "The budget of this month is spent.");
  // Checked last: a caller that passes uses up the single try of a resting model.
  if ((await mayAsk(project, model, clock.now())) === "resting")
    throw new ModelFailure("resting", "The model does not answer; it is tried again in a while.");
}

/** Updates the model's health; the team is notified when it is suspended and when it is back. */
async function noteHealth(
  project: ProjectId,
  { model, outcome }: Call,
  failure: ModelFailure | null,
): Promise<boolean> {
  const now = clock.now();
  const say = (kind: "model_failing" | "model_back", reason: string | null) =>
    inTransaction({}, async (tx) => {
      await deleteNotices(tx, project, ["model_failing", "model_back"]);
      await notice(tx, project, { kind, period: now.toISOString(), reason }, now);
    });
  if (failure === null) {
    if (await forgetFailures(project, model)) await say("model_back", null);
    return false;
  }
  if (!isOutage(failure)) return false;
  const { since, began } = await countFailure(project, model, now);
  if (began) await say("model_failing", outcome);
  return since !== null;
}

/** Records a call, sends its notices, and rejects its answer when the models were paused meanwhile. */
async function settle(project: ProjectId, call: Call, failure: ModelFailure | null): Promise<void> {
  const now = clock.now();
  const standing = await countCall(project, call, now);
  if (!standing) return;
  const control = await findControl(reader({}), project);
  const share = shareOf(control, standing);
  const say = (kind: Parameters<typeof notice>[2]["kind"], period: string, reason: string | null = null) =>
    inTransaction({}, (tx) => notice(tx, project, { kind, period, reason }, now));
  if (share >= 1) await say("budget_reached", standing.month);
  else if (share >= nearlySpent) await say("budget_near", standing.month);
  const resting = await noteHealth(project, call, failure);
  if (call.outcome !== "ok" && !resting) {
    const last = await lastOutcomes(reader({}), project, call.purpose, failuresInARow);
    const failing = last.length === failuresInARow && last.every((outcome) => outcome !== "ok");
    if (failing) await say("model_failing", standing.day, call.outcome);
  }
  if (control.paused) throw new ModelFailure("paused", "The models of this workspace were paused meanwhile.");
}

/** A model that failed to answer may still have read everything, so it counts; one that refused has not. */
const readAnyway = (reason: string): boolean => reason === "timeout" || reason === "malformed";

async function through<Result>(
  project: ProjectId,
  asking: Asking & { model: string; asked: string },
  work: () => Promise<{ result: Result; tokens_in: number; tokens_out: number }>,
): Promise<{ result: Result; taken: Taken }> {
  const { asked, ...about } = asking;
  await assertOpen(project, about.model);
  const began = performance.now();
  const count = async (tokens_in: number, tokens_out: number, failure: ModelFailure | null): Promise<Taken> => {
    const outcome = failure?.reason ?? "ok";
    const tokens = { tokens_in, tokens_out };
    const cost_micros = costOf(tokens, env().AI_PRICE);
    const duration_ms = Math.round(performance.now() - began);
    await settle(project, { ...about, ...tokens, cost_micros, duration_ms, outcome }, failure);
    return { model: about.model, ...tokens, cost_micros };
  };
  try {
    const { result, tokens_in, tokens_out } = await work();
    return { result, taken: await count(tokens_in, tokens_out, null) };
  } catch (error) {
    if (isModelFailure(error) && error.reason !== "paused") {
      const read = readAnyway(error.reason) ? guessTokens(asked) : 0;
      await count(error.taken?.tokens_in ?? read, error.taken?.tokens_out ?? 0, error);
    }
    throw error;
  }
}

/** Asks a model once, for a whole answer. */
export async function askModel(
  project: ProjectId,
  { purpose, channel, model, ...request }: Asking & Omit<ChatRequest, "model"> & { model: string | null },
): Promise<Answered & { taken: Taken }> {
  const named = modelOf(model);
  const asked = JSON.stringify(request.messages) + JSON.stringify(request.tools);
  const { result, taken } = await through(project, { purpose, channel, model: named, asked }, async () => {
    const answer = await chat({ ...request, model: named });
    const { text, toolCalls, usage } = answer;
    const written = text + toolCalls.map((call) => call.name + call.arguments).join("");
    return { result: answer, ...(usage ?? { tokens_in: guessTokens(asked), tokens_out: guessTokens(written) }) };
  });
  return { ...result, taken };
}

/** The embeddings of texts, or null where no model makes them; with a timeout where somebody waits. */
export async function embedTexts(
  project: ProjectId,
  texts: readonly string[],
  seconds?: number,
): Promise<number[][] | null> {
  const model = env().AI_EMBEDDING_MODEL;
  if (!model) return null;
  const asking = { purpose: "embedding", channel: null, model, asked: texts.join("") } as const;
  const { result } = await through(project, asking, async () => {
    const { vectors, tokens } = await embeddings(model, texts, seconds);
    return { result: vectors, tokens_in: tokens, tokens_out: 0 };
  });
  return result;
}
