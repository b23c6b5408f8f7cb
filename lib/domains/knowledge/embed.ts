import { sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { embedTexts, isConfigured } from "@/lib/domains/ai/door";
import { type Cause, isModelFailure } from "@/lib/domains/ai/failure";
import { textRefusals } from "@/lib/domains/ai/rules";
import { keepEmbeddings, selectUnembedded, type Unembedded } from "@/lib/domains/knowledge/found/store";
import type { Meaning } from "@/lib/domains/knowledge/nearest/rules";

/** The limit of one run; the next continues. It ends before the next begins. */
const most = { pieces: 64, calls: 20, milliseconds: 240_000 };

/** A chunk with its headings: alone, "from 9 to 18" has no subject. */
const textOf = ({ heading, body }: { heading: readonly string[]; body: string }): string =>
  [...heading, body].join("\n").slice(0, 8000);

type Outcome = "done" | "refused" | "not asked" | "failed";

const shut: readonly Cause[] = ["unconfigured", "paused", "budget", "resting"];

function outcomeOf(error: unknown): Outcome {
  if (!isModelFailure(error)) throw error;
  if (shut.includes(error.reason)) return "not asked";
  return textRefusals.includes(error.status) ? "refused" : "failed";
}

/** Embeds chunks of one workspace. One that is refused alone is marked as done without a vector, or it would be retried forever. */
async function embedSome(
  model: string,
  project: ProjectId,
  chunks: readonly Unembedded[],
  seconds: number,
): Promise<Outcome> {
  const keep = (vectors: readonly number[][]) => {
    const made = chunks.map(({ id }, i) => ({ id, vector: vectors[i] ?? [] }));
    return keepEmbeddings(sqlOf({}), project, model, made);
  };
  let vectors: number[][] | null;
  try {
    vectors = await embedTexts(project, chunks.map(textOf), seconds);
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === "refused" && chunks.length === 1) await keep([]);
    return outcome;
  }
  await keep(vectors ?? []);
  return "done";
}

const halves = <T>(all: readonly T[]): T[][] => {
  const middle = Math.ceil(all.length / 2);
  return all.length > 1 ? [all.slice(0, middle), all.slice(middle)] : [];
};

/** Embeds chunks that have no embedding. A workspace that is paused or over its budget waits for the next run. */
export async function embedMissing(): Promise<number> {
  const model = env().AI_EMBEDDING_MODEL;
  if (!isConfigured() || !model) return 0;
  const ends = performance.now() + most.milliseconds;
  const waiting = new Set<ProjectId>();
  let parts: Unembedded[][] = [];
  let [calls, done] = [0, 0];
  while (calls < most.calls && performance.now() < ends) {
    const chunks = parts.shift() ?? (await selectUnembedded(sqlOf({}), model, [...waiting], most.pieces));
    const [first] = chunks;
    if (!first) break;
    const outcome = await embedSome(model, first.project_id, chunks, Math.max(1, (ends - performance.now()) / 1000));
    if (outcome !== "not asked") calls++;
    if (outcome === "done") done += chunks.length;
    else if (outcome === "refused") parts.unshift(...halves(chunks));
    else {
      waiting.add(first.project_id);
      parts = [];
    }
  }
  return done;
}

/** The caller waits: after this, keyword search must do. */
const patience = 3;

/** The question's embedding, or nothing: keywords alone find enough. */
export async function meaningOf(project: ProjectId, question: string): Promise<{ meaning?: Meaning }> {
  const model = env().AI_EMBEDDING_MODEL;
  if (!isConfigured() || !model) return {};
  try {
    const [vector] = (await embedTexts(project, [question], patience)) ?? [];
    return vector ? { meaning: { model, vector } } : {};
  } catch (error) {
    if (!isModelFailure(error)) throw error;
    return {};
  }
}
