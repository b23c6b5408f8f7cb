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

/** What stands in a stored phone for the digits that somebody typed, as at home or as from abroad. */
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

/** Countries whose numbers are read as people write them at home. */
export const callingCodes = ["55", "54", "595", "1"] as const;
export type CallingCode = (typeof callingCodes)[number];

const national: Record<CallingCode, RegExp> = {
  "55": /^[1-9]{2}9?\d{8}$/,
  "54": /^9?[1-9]\d{9}$/,
  "595": /^[1-9]\d{6,8}$/,
  "1": /^[2-9]\d{9}$/,
};

/** International digits, without the 0 that is dialled at home alone and that some write all the same: +595 (0981) … */
function withoutTrunk(digits: string): string {
  const code = (["55", "54", "595"] as const).find((each) => digits.startsWith(`${each}0`));
  const rest = code && digits.slice(code.length + 1);
  return code && rest && national[code].test(rest) ? `+${code}${rest}` : `+${digits}`;
}

/** A phone as it stands in a list, in the international form; without a country code it is of the given country. */
export function readPhone(text: string, home: CallingCode): string | null {
  if (/[^\d\s+().\-/–\u00a0]/.test(text)) return null;
  const digits = digitsOf(text);
  const checked = (phone: string): string | null => (phonePattern.test(phone) ? phone : null);
  if (text.trim().startsWith("+")) return checked(withoutTrunk(digits));
  if (digits.startsWith("00")) return checked(withoutTrunk(digits.slice(2)));
  const plain = digits.replace(/^0/, "");
  const local = home === "54" ? plain.replace(withFifteen, "9$1$2") : plain;
  if (national[home].test(local)) return checked(`+${home}${local}`);
  const rest = plain.startsWith(home) ? plain.slice(home.length) : "";
  return national[home].test(rest) ? checked(`+${home}${rest}`) : null;
}
