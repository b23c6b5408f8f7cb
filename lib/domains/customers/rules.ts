import { phoneForms } from "@/lib/core/phone/phone";

/** Words that could be pieces of one phone: "(11)", "98765-4321". */
const pieceOfPhone = /^[+(]?[\d()./-]*\d[\d()./-]*$/;

/**
 * A parsed search: a list in which every item must match in one of its forms, each form a list of texts that must all be
 * found. Adjacent pieces of a phone are also tried as one number.
 */
export function searched(q: string): string[][][] {
  const asked: string[][][] = [];
  let pieces: string[] = [];
  const close = () => {
    if (pieces.length === 0) return;
    asked.push([pieces, ...phoneForms(pieces.join("")).map((form) => [form])]);
    pieces = [];
  };
  for (const word of q.split(/\s+/).filter((each) => each !== "")) {
    if (pieceOfPhone.test(word)) pieces.push(word);
    else {
      close();
      asked.push([[word]]);
    }
  }
  close();
  return asked;
}
