import { deflateRawSync, inflateRawSync } from "node:zlib";
import { buckets, featuresOf } from "@/lib/domains/bot/understanding/intent/features";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";

/** One logistic model an intent, so that two wishes in one text are both seen. `weights` has a row of intents a column. */
export type Model = { step: number; bias: readonly number[]; weights: Int8Array };
export type Scores = Record<Intent, number>;

export type StoredModel = { inputs: string; step: number; bias: number[]; weights: string };

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely each intent is, each by itself: the scores do not add up to one. */
export function scoresOf({ step, bias, weights }: Model, text: string): Scores {
  const columns = featuresOf(text);
  const sums = new Float64Array(intents.length);
  for (const column of columns) {
    const row = column * intents.length;
    for (let intent = 0; intent < intents.length; intent++)
      sums[intent] = (sums[intent] ?? 0) + (weights[row + intent] ?? 0);
  }
  const unit = columns.length === 0 ? 0 : step / Math.sqrt(columns.length);
  return Object.fromEntries(
    intents.map((intent, at) => [intent, sigmoid((bias[at] ?? 0) + (sums[at] ?? 0) * unit)]),
  ) as Scores;
}

export const storedModel = ({ step, bias, weights }: Model, inputs: string): StoredModel => ({
  inputs,
  step,
  bias: [...bias],
  weights: deflateRawSync(weights, { level: 9 }).toString("base64"),
});

export function loadedModel({ step, bias, weights }: StoredModel): Model {
  const bytes = inflateRawSync(Buffer.from(weights, "base64"));
  if (bytes.length !== buckets * intents.length)
    throw new Error("the intent model does not fit its features: train it again");
  return { step, bias, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}
