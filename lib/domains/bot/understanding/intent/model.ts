import { deflateRawSync, inflateRawSync } from "node:zlib";
import { buckets, featuresOf } from "@/lib/domains/bot/understanding/intent/features";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";

/** One logistic model for each thing that a text may be, so that two wishes in one text are both seen. `weights` has a row of them a column. */
export type Model = { step: number; bias: readonly number[]; weights: Int8Array };
export type Scores = Record<Intent, number>;

export type StoredModel = { inputs: string; step: number; bias: number[]; weights: string };

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely each thing is that the model knows, each by itself: they do not add up to one. */
export function likelihoods({ step, bias, weights }: Model, text: string): number[] {
  const columns = featuresOf(text);
  const many = bias.length;
  const sums = new Float64Array(many);
  for (const column of columns) {
    const row = column * many;
    for (let at = 0; at < many; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
  }
  const unit = columns.length === 0 ? 0 : step / Math.sqrt(columns.length);
  return bias.map((own, at) => sigmoid(own + (sums[at] ?? 0) * unit));
}

export function scoresOf(model: Model, text: string): Scores {
  const likely = likelihoods(model, text);
  return Object.fromEntries(intents.map((intent, at) => [intent, likely[at] ?? 0])) as Scores;
}

export const storedModel = ({ step, bias, weights }: Model, inputs: string): StoredModel => ({
  inputs,
  step,
  bias: [...bias],
  weights: deflateRawSync(weights, { level: 9 }).toString("base64"),
});

export function loadedModel({ step, bias, weights }: StoredModel): Model {
  const bytes = inflateRawSync(Buffer.from(weights, "base64"));
  if (bytes.length !== buckets * bias.length) throw new Error("the model does not fit its features: train it again");
  return { step, bias, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}
