import { sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { embed, isConfigured } from "@/lib/domains/ai/door";
import { isModelFailure } from "@/lib/domains/ai/failure";
import { keepEmbeddings, selectUnembedded } from "@/lib/domains/knowledge/found/store";

const atOnce = 64;
/** At most so many batches a run: the next run goes on. */
const batches = 20;

/** What a piece says, with the titles above it: alone, "from 9 to 18" is about nothing. */
const textOf = ({ heading, body }: { heading: readonly string[]; body: string }): string =>
  [...heading, body].join("\n").slice(0, 8000);

/** Gives pieces the embeddings that they lack. A workspace that is paused or over its budget waits for the next run. */
export async function embedMissing(): Promise<number> {
  const model = env().AI_EMBEDDING_MODEL;
  if (!isConfigured() || !model) return 0;
  const waiting = new Set<ProjectId>();
  let done = 0;
  for (let batch = 0; batch < batches; batch++) {
    const chunks = await selectUnembedded(sqlOf({}), model, [...waiting], atOnce);
    const [first] = chunks;
    if (!first) break;
    try {
      const vectors = (await embed(first.project_id, chunks.map(textOf))) ?? [];
      await keepEmbeddings(
        sqlOf({}),
        first.project_id,
        model,
        chunks.map(({ id }, i) => ({ id, vector: vectors[i] ?? [] })),
      );
      done += chunks.length;
    } catch (error) {
      if (!isModelFailure(error)) throw error;
      waiting.add(first.project_id);
    }
  }
  return done;
}

/** Somebody waits for the answer: past this, the words must do. */
const patience = 3;

/** What a model makes of a question, or nothing: the words alone find enough. */
export async function meaningOf(project: ProjectId, question: string): Promise<{ embedding?: number[] }> {
  if (!isConfigured() || !env().AI_EMBEDDING_MODEL) return {};
  try {
    const [embedding] = (await embed(project, [question], patience)) ?? [];
    return embedding ? { embedding } : {};
  } catch (error) {
    if (!isModelFailure(error)) throw error;
    return {};
  }
}
