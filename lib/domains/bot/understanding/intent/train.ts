import { buckets, featuresOf } from "@/lib/domains/bot/understanding/intent/features";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";
import { type Model, sigmoid } from "@/lib/domains/bot/understanding/intent/model";
import { seededRandom, shuffle } from "@/lib/domains/bot/understanding/intent/random";

export type Example = { text: string; intents: readonly Intent[] };

const epochs = 8;
const rate = 1;
/** L1 penalty: a weight that does not earn this stays zero, which keeps the stored file small. */
const penalty = 0.25;
/** An intent that is this sure already learns nothing from the example, which saves most of the work. */
const settled = 0.08;
const smoothing = 0.1;

export const train = (examples: readonly Example[]): Model =>
  trainOn(
    examples.map(({ text, intents: wanted }) => ({
      text,
      wanted: intents.map((intent) => (wanted.includes(intent) ? 1 : 0)),
    })),
    intents.length,
  );

/** One logistic regression for each of `many` things that a text may be, trained by FTRL-Proximal (McMahan et al., 2013). */
export function trainOn(examples: readonly { text: string; wanted: readonly number[] }[], many: number): Model {
  const size = buckets * many;
  const [weights, gradients, squares] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const bias = new Float64Array(many);
  const rows = examples.map(({ text, wanted }) => ({ columns: Int32Array.from(featuresOf(text)), wanted }));
  const random = seededRandom(1);
  const sums = new Float64Array(many);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, random);
    for (const { columns, wanted } of rows) {
      const unit = 1 / Math.sqrt(columns.length || 1);
      sums.fill(0);
      for (const column of columns)
        for (let intent = 0; intent < many; intent++)
          sums[intent] = (sums[intent] as number) + (weights[column * many + intent] as number);
      for (let intent = 0; intent < many; intent++) {
        const error = sigmoid((bias[intent] as number) + (sums[intent] as number) * unit) - (wanted[intent] as number);
        if (Math.abs(error) < settled) continue;
        bias[intent] = (bias[intent] as number) - 0.01 * error;
        const slope = error * unit;
        for (const column of columns) {
          const at = column * many + intent;
          const before = squares[at] as number;
          const square = before + slope * slope;
          const root = Math.sqrt(square);
          const gradient =
            (gradients[at] as number) + slope - ((root - Math.sqrt(before)) / rate) * (weights[at] as number);
          squares[at] = square;
          gradients[at] = gradient;
          const excess = Math.abs(gradient) - penalty;
          weights[at] = excess <= 0 ? 0 : (-Math.sign(gradient) * excess * rate) / (smoothing + root);
        }
      }
    }
  }
  return quantised(weights, bias);
}

function quantised(weights: Float64Array, bias: Float64Array): Model {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Math.max(largest / 127, 1e-6);
  return { step, bias: [...bias], weights: Int8Array.from(weights, (weight) => Math.round(weight / step)) };
}
