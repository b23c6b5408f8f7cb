import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  Color,
  DateTimeIn,
  DateTimeQuery,
  Locale,
  listOf,
  Page,
  Phone,
  Place,
  Tag,
  Timezone,
} from "@/lib/core/wire/wire";

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe("a date-time that arrives", () => {
  it("becomes UTC with Z and milliseconds", () => {
    const read = {
      "2026-03-02T14:30:00-03:00": "2026-03-02T17:30:00.000Z",
      "2026-03-02T14:30Z": "2026-03-02T14:30:00.000Z",
      "2026-03-02T14:30:00.123456+00:00": "2026-03-02T14:30:00.123Z",
      "2026-03-02T00:15:00+05:45": "2026-03-01T18:30:00.000Z",
      "2028-02-29T12:00:00Z": "2028-02-29T12:00:00.000Z",
      "2026-03-02T24:00:00Z": "2026-03-03T00:00:00.000Z",
    };
    for (const [given, utc] of Object.entries(read)) expect(DateTimeIn.parse(given)).toBe(utc);
  });

  it("needs an offset", () => {
    for (const given of ["2026-03-02T14:30:00", "2026-03-02", "2026-03-02T14:30:00-0300", "2026-03-02T14:30:00-03"])
      expect(accepts(DateTimeIn, given), given).toBe(false);
  });

  it("must exist: no day is moved into the next month", () => {
    for (const given of [
      "2026-02-29T10:00:00Z",
      "2026-02-30T10:00:00Z",
      "2026-04-31T10:00:00-03:00",
      "2026-13-01T10:00:00Z",
      "2026-00-10T10:00:00Z",
      "2026-03-00T10:00:00Z",
      "2026-03-02T25:00:00Z",
      "2026-03-02T14:60:00Z",
      "2026-03-02T14:30:00+24:00",
    ])
      expect(accepts(DateTimeIn, given), given).toBe(false);
  });

  it("must be of a year that can be stored and written with four digits", () => {
    expect(accepts(DateTimeIn, "0000-06-01T00:00:00Z")).toBe(false);
    expect(accepts(DateTimeIn, "0001-01-01T00:00:00+14:00")).toBe(false);
    expect(accepts(DateTimeIn, "9999-12-31T23:59:00-10:00")).toBe(false);
    expect(accepts(DateTimeIn, "9999-12-31T23:59:00Z")).toBe(true);
  });

  it("is nothing else that JavaScript would read", () => {
    for (const given of [
      "March 2, 2026 14:30 Z",
      "2026-03-02 14:30:00Z",
      " 2026-03-02T14:30:00Z",
      "+012026-03-02T14:30Z",
      1772461800000,
      null,
    ])
      expect(accepts(DateTimeIn, given), String(given)).toBe(false);
  });

  it("is the same moment for every date there is", () => {
    const date = fc.date({
      min: new Date("0001-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (at) => {
        expect(DateTimeIn.parse(at.toISOString())).toBe(at.toISOString());
      }),
    );
  });

  it("has its plus read back from the space that a query made of it", () => {
    expect(DateTimeQuery.parse("2026-03-02T14:30:00 03:00")).toBe("2026-03-02T11:30:00.000Z");
    expect(DateTimeQuery.parse("2026-03-02T14:30:00+03:00")).toBe("2026-03-02T11:30:00.000Z");
    expect(accepts(DateTimeQuery, "2026-03-02 14:30:00 03:00")).toBe(false);
  });
});

describe("a time zone", () => {
  it("is a name with rules", () => {
    for (const zone of ["America/Sao_Paulo", "America/Argentina/Buenos_Aires", "America/Asuncion", "UTC", "Etc/GMT+3"])
      expect(accepts(Timezone, zone), zone).toBe(true);
  });

  it("is not an offset, nor a place without one", () => {
    for (const zone of ["+03:00", "-03", "GMT+3", "Z", "Mars/Olympus", "", " ", "America/Sao_Paulo ", "America/"])
      expect(accepts(Timezone, zone), zone).toBe(false);
  });
});

describe("the smaller words of the wire", () => {
  it("takes a colour in small or capital letters, and describes both", () => {
    expect(
      ["#2563eb", "#2563EB", "#25g3eb", "2563eb", "#256", "#2563eb00"].map((each) => accepts(Color, each)),
    ).toEqual([true, true, false, false, false, false]);
    const { pattern } = z.toJSONSchema(Color) as { pattern: string };
    expect("#2563EB").toMatch(new RegExp(pattern));
  });

  it("takes a phone as people write it", () => {
    for (const phone of ["+5511987654321", "+1234567", "+123456789012345", "(11) 98765-4321", "011 4321-5678"])
      expect([phone, accepts(Phone, phone)]).toEqual([phone, true]);
    for (const phone of ["", "+", "1234", "11 98765-4321 ramal 3", "1".repeat(41)])
      expect([phone, accepts(Phone, phone)]).toEqual([phone, false]);
  });

  it("takes a place on the globe, or half of one", () => {
    expect(Place.parse({ lat: -90, lng: 180 })).toEqual({ formatted: null, lat: -90, lng: 180 });
    expect(accepts(Place, { lat: 90.1 })).toBe(false);
    expect(accepts(Place, { lng: -181 })).toBe(false);
    expect(accepts(Place, { latitude: 1 })).toBe(false);
  });

  it("reads a comma-separated list without its blanks", () => {
    expect(listOf(Tag).parse(" a, b ,,c")).toEqual(["a", "b", "c"]);
    expect(accepts(listOf(z.enum(["a", "b"])), "a,x")).toBe(false);
    expect(accepts(listOf(Tag), Array(51).fill("t").join())).toBe(false);
  });

  it("has pages of 1 to 200, 50 when nobody says", () => {
    const Query = z.object(Page);
    expect(Query.parse({}).limit).toBe(50);
    expect(Query.parse({ limit: "200" }).limit).toBe(200);
    for (const limit of ["0", "201", "-1", "1.5", "ten", ""]) expect(accepts(Query, { limit }), limit).toBe(false);
  });
});

describe("a language tag", () => {
  it("is one that dates can be written in", () => {
    for (const tag of ["pt", "pt-BR", "es-419", "zh-Hant-TW", "ast"]) expect(accepts(Locale, tag), tag).toBe(true);
    for (const tag of ["en-US-US", "aa-12", "en-a", "i-klingon", "pt_BR", "PT", ""])
      expect(accepts(Locale, tag), tag).toBe(false);
    expect(Locale.safeParse("pt_BR").error?.issues).toHaveLength(1);
  });
});
