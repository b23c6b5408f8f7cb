import { describe, expect, it } from "vitest";
import { countryOfLocale, examplePhone, readVisitorPhone } from "@/lib/core/phone/visitor-phone";

describe("the phone of a visitor", () => {
  it.each([
    ["0981 123456", "BR", "es-PY", "+595981123456"],
    ["11 2345-6789", "PY", "es-AR", "+541123456789"],
    ["011 15-2345-6789", "PY", "es-AR", "+5491123456789"],
    ["11 98765-4321", "BR", "pt-BR", "+5511987654321"],
    ["11 98765-4321", "PY", "pt-BR", "+5511987654321"],
    ["094 123 456", "BR", "es-UY", "+59894123456"],
    ["+54 11 2345-6789", "BR", "es-PY", "+541123456789"],
  ])("%s in a workspace of %s, from a browser in %s", (text, home, locale, phone) => {
    expect(readVisitorPhone(text, home, countryOfLocale(locale))).toBe(phone);
  });

  it("is of the workspace's country where that has such a number", () => {
    expect(readVisitorPhone("11 2345-6789", "BR", "AR")).toBe("+551123456789");
  });

  it.each([
    ["0981 123456", "BR", "+595981123456"],
    ["0981123456", "AR", "+595981123456"],
    ["094 123 456", "BR", "+59894123456"],
    ["11 98765-4321", "PY", "+5511987654321"],
    ["011 15 2345-6789", "UY", "+5491123456789"],
    ["0351 15 234-5678", "PY", "+5493512345678"],
  ])("%s in a workspace of %s is known by its form alone", (text, home, phone) => {
    for (const visitor of [null, "ES"]) expect(readVisitorPhone(text, home, visitor)).toBe(phone);
  });

  it.each(["1234", "0000 000000", "+0981 123456", "call me"])("%s is none", (text) => {
    expect(readVisitorPhone(text, "BR", "PY")).toBeNull();
  });
});

describe("the country of a language tag", () => {
  it.each([
    ["es-PY", "PY"],
    ["zh-Hant-TW", "TW"],
    ["es", null],
    ["es-419", null],
    ["es-ZZ", null],
    [null, null],
  ])("%s: %s", (locale, country) => expect(countryOfLocale(locale)).toBe(country));
});

describe("the example of a phone", () => {
  it.each([
    ["BR", "PY", { national: "0981 234 567", international: "+595 981 234 567" }],
    ["BR", null, { national: "(11) 98765-4321", international: "+55 11 98765 4321" }],
    ["AR", "FR", { national: "011 15-2345-6789", international: "+54 9 11 2345 6789" }],
  ])("in a workspace of %s for a visitor of %s", (home, visitor, example) => {
    expect(examplePhone(home, visitor)).toEqual(example);
    expect(readVisitorPhone(example.national, home, visitor)).toBe(`+${example.international.replace(/\D/g, "")}`);
  });
});
