/** Countries by their dialling code, the nearest first. */
export const dialCodes = [
  ["BR", "55"],
  ["AR", "54"],
  ["PY", "595"],
  ["UY", "598"],
  ["BO", "591"],
  ["CL", "56"],
  ["CO", "57"],
  ["EC", "593"],
  ["MX", "52"],
  ["PE", "51"],
  ["VE", "58"],
  ["US", "1"],
  ["DE", "49"],
  ["ES", "34"],
  ["FR", "33"],
  ["GB", "44"],
  ["IT", "39"],
  ["PT", "351"],
] as const;

const homes: Record<string, string> = { BRL: "55", ARS: "54", PYG: "595", USD: "1" };

export const dialCodeOf = (currency: string): string => homes[currency] ?? "55";

/** A whole number as the two boxes have it; what no code begins stays whole, with its plus. */
export function splitPhone(phone: string, fallback: string): { code: string; number: string } {
  const plain = phone.replace(/[^\d+]/g, "");
  if (!plain.startsWith("+")) return { code: fallback, number: phone };
  const found = dialCodes
    .map(([, code]) => code)
    .filter((code) => plain.startsWith(`+${code}`))
    .sort((a, b) => b.length - a.length)[0];
  return found ? { code: found, number: plain.slice(found.length + 1) } : { code: fallback, number: plain };
}

/** The number in international form: a trunk zero goes, and a number typed with its plus is whole already. */
export function joinPhone(code: string, number: string): string {
  const plain = number.replace(/[^\d+]/g, "");
  if (plain === "" || plain.startsWith("+")) return plain;
  return `+${code}${plain.replace(/^0+/, "")}`;
}
