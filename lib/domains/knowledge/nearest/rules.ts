/** An embedding and its model: embeddings of different models are not comparable. */
export type Meaning = { model: string; vector: readonly number[] };

/** As the database computes it for every chunk: whether each number is positive. */
export const signatureOf = (vector: readonly number[]): string =>
  vector.map((number) => (number > 0 ? "1" : "0")).join("");

/** So many chunks with the closest signatures are compared in full, and the best are kept. */
export const mostNeighbours = { compared: 64, kept: 24 };
const alike = 0.5;

/** The numbers of an array in Postgres's binary format: a header of twenty bytes, then each number after its length. */
function* numbersIn(sent: Buffer): Generator<number> {
  for (let at = 24; at < sent.length; at += 8) yield sent.readFloatBE(at);
}

export function cosine(vector: readonly number[], sent: Buffer): number {
  let [product, own, other, i] = [0, 0, 0, 0];
  for (const number of numbersIn(sent)) {
    const asked = vector[i++] ?? 0;
    product += asked * number;
    own += asked * asked;
    other += number * number;
  }
  return own === 0 || other === 0 ? 0 : product / Math.sqrt(own * other);
}

/** The nearest first; dissimilar ones are dropped. */
export const nearestOf = (vector: readonly number[], near: readonly { id: string; sent: Buffer }[]): string[] =>
  near
    .map(({ id, sent }) => ({ id, likeness: cosine(vector, sent) }))
    .filter(({ likeness }) => likeness > alike)
    .sort((a, b) => b.likeness - a.likeness || Number(a.id) - Number(b.id))
    .slice(0, mostNeighbours.kept)
    .map(({ id }) => id);
