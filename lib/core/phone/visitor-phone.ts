import { countries, readPhone, showPhone, writePhone } from "@/lib/core/phone/phone";

/** The country of a language tag: "es-PY" is of Paraguay; null where it names none. */
export function countryOfLocale(locale: string | null | undefined): string | null {
  const country = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})(?:-|$)/.exec(locale ?? "")?.[1] ?? "";
  return countries.includes(country) ? country : null;
}

/** National forms that only one country of the region has, as digits. */
const nationalForms: readonly (readonly [string, RegExp])[] = [
  ["PY", /^09[6-9]\d{7}$/],
  ["UY", /^09\d{7}$/],
  ["BR", /^0?[1-9]{2}9\d{8}$/],
  // An Argentine mobile as it is dialled at home, with 15 after the area.
  ["AR", /^0?(?:11|[23]\d{2,3})15\d{6,8}$/],
];

/**
 * A phone as a visitor wrote it, in international form: without a calling code it is of the workspace's country, else of the
 * visitor's own, else of the country whose national form it plainly has. Null where none of them has such a number.
 */
export function readVisitorPhone(text: string, home: string, visitor: string | null): string | null {
  const read = readPhone(text, home) ?? (visitor === null ? null : readPhone(text, visitor));
  if (read !== null || text.includes("+")) return read;
  const digits = text.replace(/\D/g, "");
  const country = nationalForms.find(([, form]) => form.test(digits))?.[0];
  return country === undefined ? null : readPhone(text, country);
}

const examples: Readonly<Record<string, string>> = {
  AR: "+5491123456789",
  BR: "+5511987654321",
  PY: "+595981234567",
  US: "+12025550143",
  UY: "+59894123456",
};

/** A number in the formats of a country, at home and from abroad; of the visitor's where we have one, else the workspace's. */
export function examplePhone(home: string, visitor: string | null): { national: string; international: string } {
  const phone = examples[visitor ?? ""] ?? examples[home] ?? "+595981234567";
  return { national: writePhone(phone), international: showPhone(phone) };
}
