import { callingCodeOf, countryOfPhone, likelyCountries, readPhone, writePhone } from "@/lib/core/phone/phone";

/** A phone while it is being typed: the chosen country, and the text of the input. */
export type TypedPhone = { country: string; text: string };

/** What is typed in the form that people of its country write; a number with a calling code says its country itself. */
export function settlePhone({ country, text }: TypedPhone): TypedPhone {
  const phone = readPhone(text, country);
  // A number that may belong to another country stays as typed until the user chooses.
  if (phone === null || likelyCountries(text, country).length > 0) return { country, text };
  const found = countryOfPhone(phone) ?? country;
  // Several countries share a calling code: the chosen one stays.
  const isShared = callingCodeOf(found) === callingCodeOf(country);
  return { country: isShared ? country : found, text: writePhone(phone) };
}

/** What a box begins with: a known phone, one as somebody wrote it, or nothing. */
export const typedPhone = (phone: string, home: string): TypedPhone => settlePhone({ country: home, text: phone });

/** How many characters were inserted at once, by the common prefix and suffix of both texts. */
function inserted(before: string, after: string): number {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - start - end;
}

/** A whole number that was pasted or filled in by the browser; one that grows by single keys is not finished yet. */
export const isPasted = (before: string, after: string): boolean =>
  /^[\s(]*(?:\+|00)/.test(after) && inserted(before, after) > 1;

/** The phone to send. An unreadable one is sent with its country's code, and the API refuses it. */
export const sentPhone = ({ country, text }: TypedPhone): string =>
  text.trim() === "" ? "" : (readPhone(text, country) ?? `${country} ${text.trim()}`);
