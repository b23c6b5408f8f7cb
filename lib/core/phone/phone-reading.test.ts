import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  callingCodeOf,
  countries,
  countryOfPhone,
  likelyCountries,
  mainCountry,
  phonePattern,
  readPhone,
  showPhone,
  writePhone,
} from "@/lib/core/phone/phone";

/** As it is written at home, what it is, and how it is shown. */
const written: Record<string, readonly (readonly [string, string, string])[]> = {
  BR: [
    ["(11) 98888-7777", "+5511988887777", "(11) 98888-7777"],
    ["011 98888-7777", "+5511988887777", "(11) 98888-7777"],
    ["0 15 11 98888-7777", "+5511988887777", "(11) 98888-7777"],
    ["(11) 8888-7777", "+551188887777", "(11) 8888-7777"],
    ["5511988887777", "+5511988887777", "(11) 98888-7777"],
    ["55 98888-7777", "+5555988887777", "(55) 98888-7777"],
  ],
  AR: [
    ["011 4321-5678", "+541143215678", "011 4321-5678"],
    ["(011) 15-2345-6789", "+5491123456789", "011 15-2345-6789"],
    ["11 15 2345 6789", "+5491123456789", "011 15-2345-6789"],
    ["9 11 2345-6789", "+5491123456789", "011 15-2345-6789"],
    ["0341 15-412-3456", "+5493414123456", "0341 15-412-3456"],
    ["02966 15-42-3456", "+5492966423456", "02966 15-42-3456"],
    ["0351 412-3456", "+543514123456", "0351 412-3456"],
  ],
  PY: [
    ["0981 123 456", "+595981123456", "0981 123 456"],
    ["981123456", "+595981123456", "0981 123 456"],
    ["(021) 123-456", "+59521123456", "021 123 456"],
  ],
  UY: [
    ["094 123 456", "+59894123456", "094 123 456"],
    ["2901 2345", "+59829012345", "2901 2345"],
  ],
  CL: [
    ["9 8765 4321", "+56987654321", "9 8765 4321"],
    ["09 8765 4321", "+56987654321", "9 8765 4321"],
    ["2 2123 4567", "+56221234567", "2 2123 4567"],
    ["41 212 3456", "+56412123456", "41 212 3456"],
  ],
  MX: [
    ["55 1234 5678", "+525512345678", "55 1234 5678"],
    ["044 55 1234 5678", "+525512345678", "55 1234 5678"],
    ["01 222 123 4567", "+522221234567", "222 123 4567"],
  ],
  US: [
    ["(415) 555-0123", "+14155550123", "(415) 555-0123"],
    ["1-415-555-0123", "+14155550123", "(415) 555-0123"],
  ],
  JP: [["090-1234-5678", "+819012345678", "901 234 5678"]],
  IT: [
    ["06 1234 5678", "+390612345678", "06 12345678"],
    ["312 345 6789", "+393123456789", "312 345 6789"],
  ],
};

describe("a phone as people write it", () => {
  for (const [country, cases] of Object.entries(written))
    it(`is read and shown in ${country}`, () => {
      for (const [text, phone, shown] of cases) {
        expect([text, readPhone(text, country)]).toEqual([text, phone]);
        expect([phone, writePhone(phone)]).toEqual([phone, shown]);
      }
    });

  it("is of the country it says, wherever it is read", () => {
    for (const home of ["AR", "US", "JP"]) {
      expect(readPhone("+55 (11) 98765-4321", home)).toBe("+5511987654321");
      expect(readPhone("0055 11 98765 4321", home)).toBe("+5511987654321");
      expect(readPhone("(+55) 11 98765-4321", home)).toBe("+5511987654321");
      expect(readPhone("+595 (0981) 123-456", home)).toBe("+595981123456");
      expect(readPhone("+55 (011) 98765-4321", home)).toBe("+5511987654321");
      expect(readPhone("+54 (011) 15 2345-6789", home)).toBe("+5491123456789");
      expect(readPhone("+106000000000", home)).toBe("+106000000000");
    }
  });

  it("is of a neighbour where it begins with that calling code and is no number of its own country", () => {
    for (const home of ["BR", "AR"]) {
      expect(readPhone("595 981 123 456", home)).toBe("+595981123456");
      expect(readPhone("595981123456", home)).toBe("+595981123456");
      expect(readPhone("595 (0981) 123-456", home)).toBe("+595981123456");
      expect(readPhone("598 94 123 456", home)).toBe("+59894123456");
      expect(readPhone("595 981 123", home)).toBeNull();
    }
    expect(readPhone("595 981 123 456", "PY")).toBe("+595981123456");
    expect(readPhone("0981 123 456", "PY")).toBe("+595981123456");
  });

  it("is none when it is too short, too long, another country's or has letters", () => {
    const wrong = [
      "",
      "123",
      "98765-4321",
      "5,51199E+12",
      "98765-4321 ramal 3",
      "+0 11 98765",
      "11+987654321",
      "1".repeat(20),
    ];
    for (const text of wrong) expect([text, readPhone(text, "BR")]).toEqual([text, null]);
    expect(readPhone("094 123 456", "US")).toBeNull();
  });

  it("tells its country, within a shared code too", () => {
    const known = { "+5511987654321": "BR", "+14155550123": "US", "+18095550123": "DO", "+14165550123": "CA" };
    for (const [phone, country] of Object.entries(known)) expect(countryOfPhone(phone)).toBe(country);
    expect(countryOfPhone("+999123456")).toBeNull();
    expect(mainCountry("44")).toBe("GB");
  });
});

describe("every phone", () => {
  const country = fc.constantFrom(...countries);
  const phone = fc.oneof(
    fc.stringMatching(phonePattern),
    fc.tuple(country, fc.stringMatching(/^\d{6,11}$/)).map(([at, rest]) => `+${callingCodeOf(at)}${rest}`),
  );

  it("is itself again when it is read in international form", () => {
    fc.assert(fc.property(phone, country, (sent, home) => readPhone(sent, home) === sent));
  });

  it("is itself again when it is read as its country writes it", () => {
    fc.assert(
      fc.property(phone, (sent) => readPhone(writePhone(sent), countryOfPhone(sent) ?? "BR") === sent),
      { numRuns: 2000 },
    );
  });

  it("is read the same twice", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+(]?[\d ().-]{5,20}$/), country, (text, home) => {
        const read = readPhone(text, home);
        return read === null || readPhone(read, home) === read;
      }),
    );
  });
});

describe("a phone that is shown to its owner", () => {
  it("says its country by the calling code, in groups", () => {
    expect(showPhone("+5511988887777")).toBe("+55 11 98888 7777");
    expect(showPhone("+5491123456789")).toBe("+54 9 11 2345 6789");
    expect(showPhone("+541143215678")).toBe("+54 11 4321 5678");
    expect(showPhone("unknown")).toBe("unknown");
  });
});

describe("a number that is none of the chosen country", () => {
  it("is offered to the neighbours that have such a number", () => {
    expect(likelyCountries("011 15-2345-6789", "BR")).toEqual(["AR"]);
    expect(likelyCountries("0981 123 456", "BR")).toContain("PY");
    expect(likelyCountries("(11) 98888-7777", "AR")).toEqual(["BR"]);
  });

  it("is left alone while it is short, and where it is one", () => {
    expect(likelyCountries("11 98", "AR")).toEqual([]);
    expect(likelyCountries("(11) 98888-7777", "BR")).toEqual([]);
    expect(likelyCountries("+54 9 11 2345-6789", "BR")).toEqual([]);
  });
});
