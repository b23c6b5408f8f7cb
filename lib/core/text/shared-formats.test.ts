import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareFormats } from "@/lib/core/text/shared-formats";

const own = { ...Object.getOwnPropertyDescriptors(Intl) };
beforeAll(() => shareFormats(3));
afterAll(() => void Object.defineProperties(Intl, own));

const day = { day: "numeric", timeZone: "UTC" } as const;

describe("a shared formatter", () => {
  it("is the same for the same arguments, with and without new", () => {
    const made = new Intl.DateTimeFormat("es", { ...day });
    expect(new Intl.DateTimeFormat("es", { ...day })).toBe(made);
    expect(Intl.DateTimeFormat("es", { ...day })).toBe(made);
    expect(made).toBeInstanceOf(Intl.DateTimeFormat);
    expect(made.format(0)).toBe("1");
  });

  it("is another for another language, option or kind", () => {
    const amount = 1234.5;
    expect(new Intl.NumberFormat("en").format(amount)).toBe("1,234.5");
    expect(new Intl.NumberFormat("de").format(amount)).toBe("1.234,5");
    expect(new Intl.NumberFormat("en", { style: "percent" }).format(0.5)).toBe("50%");
    expect(new Intl.PluralRules("en").select(1)).toBe("one");
  });

  it("is not shared by what is more than plain values", () => {
    const names = ["en", "de"].map((tag) => new Intl.NumberFormat(new Intl.Locale(tag)).format(1234.5));
    expect(names).toEqual(["1,234.5", "1.234,5"]);
    class Own extends Intl.NumberFormat {}
    expect(new Own("en")).toBeInstanceOf(Own);
  });

  it("refuses what the original refuses", () => {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: "Nowhere/None" })).toThrow(RangeError);
    expect(() => new Intl.NumberFormat("not a language")).toThrow(RangeError);
  });

  it("is forgotten when many others came after it", () => {
    const first = new Intl.ListFormat("en");
    for (const language of ["es", "pt", "de"]) new Intl.ListFormat(language);
    expect(new Intl.ListFormat("en")).not.toBe(first);
  });
});
