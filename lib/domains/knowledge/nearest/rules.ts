/** An embedding, and the model that made it: those of two models have nothing to do with each other. */
export type Meaning = { model: string; vector: readonly number[] };

/** As the database makes it of every piece: whether each number is above nothing. */
export const signatureOf = (vector: readonly number[]): string =>
  vector.map((number) => (number > 0 ? "1" : "0")).join("");

/** Of the pieces whose signatures differ least, so many are compared in full, and the best are kept. */
export const mostNeighbours = { compared: 64, kept: 24 };
const alike = 0.5;

/** The numbers of an array as the server sends it: twenty bytes about it, then each number after its length. */
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

/** The nearest first; what is not alike at all is none of them. */
export const nearestOf = (vector: readonly number[], near: readonly { id: string; sent: Buffer }[]): string[] =>
  near
    .map(({ id, sent }) => ({ id, likeness: cosine(vector, sent) }))
    .filter(({ likeness }) => likeness > alike)
    .sort((a, b) => b.likeness - a.likeness || Number(a.id) - Number(b.id))
    .slice(0, mostNeighbours.kept)
    .map(({ id }) => id);
