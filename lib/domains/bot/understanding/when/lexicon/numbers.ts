import type { Spoken } from "@/lib/domains/bot/understanding/language";

const counted = (words: string, values: readonly number[]): [string, number][] =>
  words.split(" ").flatMap((alike, i) => alike.split("|").map((word): [string, number] => [word, values[i] ?? 0]));

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const values = [...upTo(20), 30, 40, 50];
const twenties =
  "veintiuno|veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve";

/** The numbers that stand as words in a time or a date. */
export const numberWords: Record<Spoken, ReadonlyMap<string, number>> = {
  pt: new Map(
    counted(
      "um|uma|primeiro dois|duas tres quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta",
      values,
    ),
  ),
  es: new Map([
    ...counted(
      "un|una|uno|primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta",
      values,
    ),
    ...counted(twenties, [21, 22, 23, 24, 25, 26, 27, 28, 29]),
  ]),
  en: new Map(
    counted(
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty",
      values,
    ),
  ),
};
