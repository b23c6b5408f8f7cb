import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneForms, phoneKey } from "@/lib/core/phone/phone";
import { searched } from "@/lib/domains/customers/rules";

/** Whether a search finds a customer with this phone, as the database looks. */
const finds = (q: string, phone: string, name = ""): boolean =>
  searched(q).every((forms) =>
    forms.some((words) => words.every((word) => `${name} ${phone} ${phoneKey(phone)}`.includes(word))),
  );

describe("a search for a phone", () => {
  it("takes it as people write it", () => {
    for (const q of [
      "(11) 98765-4321",
      "11 98765 4321",
      "+55 (11) 98765-4321",
      "011 98765-4321",
      "98765-4321",
      "11987654321",
      "11 8765-4321",
      "8765.4321",
    ])
      for (const phone of ["+5511987654321", "+551187654321"])
        expect([q, phone, finds(q, phone)]).toEqual([q, phone, true]);
    for (const q of ["+54 9 11 2345-6789", "011 15 2345-6789", "11 2345 6789", "(011) 2345-6789", "9 11 2345 6789"])
      for (const phone of ["+5491123456789", "+541123456789"])
        expect([q, phone, finds(q, phone)]).toEqual([q, phone, true]);
    expect(finds("0981 123-456", "+595981123456")).toBe(true);
  });

  it("stands beside words, and numbers that are no phone stay words", () => {
    expect(finds("ana 98765-4321", "+5511987654321", "ana souza")).toBe(true);
    expect(finds("bea 98765-4321", "+5511987654321", "ana souza")).toBe(false);
    expect(finds("100 24", "+595981123456", "loja 24 100%")).toBe(true);
    expect(finds("99999-4321", "+5511987654321")).toBe(false);
  });

  it("finds every Brazilian and Argentine number by its national form, however it is cut", () => {
    const cut = (digits: string) => `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]{2}9\d{8}$/), (digits) => {
        expect(finds(cut(digits), `+55${digits}`)).toBe(true);
        expect(finds(cut(digits), phoneKey(`+55${digits}`))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (digits) => {
        for (const phone of [`+54${digits}`, `+549${digits}`]) expect(finds(cut(digits), phone)).toBe(true);
      }),
    );
    expect(phoneForms("12")).toEqual([]);
  });
});
