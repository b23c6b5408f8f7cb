import { areas, codes, planOf, withNine } from "@/lib/core/phone/phone-plans";

export const phonePattern = /^\+[1-9]\d{6,14}$/;

/**
 * The form under which a phone is unique. A Brazilian mobile is dialled with and without its ninth digit,
 * an Argentine one with and without the 9 after the country code: each pair is one person.
 */
export function phoneKey(phone: string): string {
  const brazil = /^\+55(\d{2})9(\d{8})$/.exec(phone);
  if (brazil) return `+55${brazil[1]}${brazil[2]}`;
  const argentina = /^\+549(\d{10})$/.exec(phone);
  if (argentina) return `+54${argentina[1]}`;
  return phone;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** An Argentine mobile as it is dialled at home, with 15 after the area. */
const withFifteen = /^(?=\d{12}$)(\d{2,4})15(\d{6,8})$/;

/** The digits to look for in a stored phone, for digits typed in national or international form. */
export function phoneForms(typed: string): string[] {
  const digits = digitsOf(typed);
  if (digits.length < 3) return [];
  const plain = digits.replace(/^0+/, "");
  const forms = [
    digits,
    plain,
    digitsOf(phoneKey(`+${plain}`)),
    plain.replace(/^(\d{2})?9(\d{8})$/, "$1$2"),
    plain.replace(/^9(\d{10})$/, "$1"),
    plain.replace(withFifteen, "$1$2"),
  ];
  return [...new Set(forms)].filter((form) => form.length >= 3);
}

/** By their ISO 3166 names, the nearest first. */
export const countries: readonly string[] = [...codes.keys()];
export const callingCodeOf = (country: string): string => codes.get(country) ?? "";

const longestCodeFirst = [...new Set(codes.values())].sort((a, b) => b.length - a.length);

/** Of the countries that share a code, the one with most of its numbers. */
export const mainCountry = (code: string): string => countries.find((country) => codes.get(country) === code) ?? "";

/** Whose number it is; null while nothing tells. */
export function countryOfPhone(phone: string): string | null {
  const code = longestCodeFirst.find((each) => phone.startsWith(`+${each}`));
  return code === undefined ? null : (areas.find(([, area]) => area.test(phone))?.[0] ?? mainCountry(code));
}

const isOf = (country: string, digits: string): boolean => planOf(country).forms.some(([form]) => form.test(digits));

/** The number without the country's code, from how it is dialled at home. */
function nationalDigits(digits: string, country: string): string | null {
  const { trunk } = planOf(country);
  const code = callingCodeOf(country);
  const plain = trunk ? digits.replace(trunk, "") : digits;
  const tried = [digits, plain, ...(digits.startsWith(code) ? [digits.slice(code.length)] : [])];
  return tried.map((each) => (country === "AR" ? withNine(each) : each)).find((each) => isOf(country, each)) ?? null;
}

/** International digits, without the national 0 that some write anyway: +595 (0981) … */
function international(digits: string): string {
  const country = countryOfPhone(`+${digits}`);
  if (country === null) return `+${digits}`;
  const code = callingCodeOf(country);
  const rest = digits.slice(code.length);
  return `+${code}${(rest.startsWith("0") && nationalDigits(rest, country)) || rest}`;
}

const neighbours = countries.slice(0, countries.indexOf("US"));

/** Digits that begin with a neighbour's calling code and are a whole number of that country: "595 981 123 456". */
function neighboursNumber(digits: string, home: string): string | null {
  for (const country of neighbours) {
    const code = callingCodeOf(country);
    const own = code.length === 3 && digits.startsWith(code) && country !== home;
    const national = own ? nationalDigits(digits.slice(code.length), country) : null;
    if (national !== null) return `+${code}${national}`;
  }
  return null;
}

/** Separators in a number as people write it. */
const writing = /^[\d\s+().\-/–]*$/;

/** A phone as people write it, in the international form; without a country's code it is of the given country. */
export function readPhone(text: string, home: string): string | null {
  if (phonePattern.test(text)) return text;
  if (!writing.test(text) || text.lastIndexOf("+") > text.search(/[^\s(]/)) return null;
  const digits = digitsOf(text);
  const abroad = text.includes("+") ? digits : digits.startsWith("00") ? digits.slice(2) : null;
  const national = abroad === null ? nationalDigits(digits, home) : null;
  if (abroad === null && national === null) return neighboursNumber(digits, home);
  const phone = abroad !== null ? international(abroad) : `+${callingCodeOf(home)}${national}`;
  return phonePattern.test(phone) ? phone : null;
}

/** In the national format, which `readPhone` reads back with that country; else unchanged. */
export function writePhone(phone: string): string {
  const country = phonePattern.test(phone) ? countryOfPhone(phone) : null;
  if (country === null) return phone;
  const digits = phone.slice(1 + callingCodeOf(country).length);
  const form = planOf(country).forms.find(([pattern]) => pattern.test(digits));
  return form ? digits.replace(form[0], form[1]) : phone;
}

/** From anywhere in the world, in the groups in which it is read aloud: "+54 9 11 2345 6789". */
export function showPhone(phone: string): string {
  const country = phonePattern.test(phone) ? countryOfPhone(phone) : null;
  if (country === null) return phone;
  const code = callingCodeOf(country);
  const digits = phone.slice(1 + code.length);
  const matched = planOf(country)
    .forms.map(([form]) => form.exec(digits))
    .find((found) => found !== null);
  const groups = matched?.slice(1) ?? [digits];
  const before = digits.slice(0, digits.length - groups.join("").length);
  return [`+${code}`, before, ...groups].filter((group) => group !== "").join(" ");
}

const withoutZeros = (text: string): string => digitsOf(text).replace(/^0+/, "");

const isWrittenAsIn = (text: string, country: string): boolean => {
  const phone = readPhone(text, country);
  return phone !== null && withoutZeros(writePhone(phone)) === withoutZeros(text);
};

/**
 * Which countries a number may belong to: the nearest that have such a number where the chosen country has none, or whose
 * format matches where the chosen one's does not. "011 15-2345-6789" is of Buenos Aires, though Brazil could dial it.
 */
export function likelyCountries(text: string, country: string): string[] {
  if (digitsOf(text).length < 8 || text.includes("+") || isWrittenAsIn(text, country)) return [];
  const fits = readPhone(text, country) === null ? readPhone : isWrittenAsIn;
  return neighbours.filter((each) => each !== country && fits(text, each)).slice(0, 3);
}
