import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneKey, phonePattern } from "@/lib/core/phone/phone";

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe("a phone", () => {
  it("is a plus, a country and 7 to 15 digits in all", () => {
    for (const phone of ["+5511987654321", "+1234567", "+123456789012345"]) expect(phone).toMatch(phonePattern);
    for (const phone of [
      "5511987654321",
      "+0511987654321",
      "+123456",
      "+1234567890123456",
      "+55 11",
      "+551198765432a",
      "",
    ])
      expect(phone).not.toMatch(phonePattern);
    expect("+5511987654321\n").not.toMatch(phonePattern);
  });

  it("is one person's in Brazil with and without the ninth digit", () => {
    fc.assert(
      fc.property(digits(2), digits(8), (area, local) => {
        expect(phoneKey(`+55${area}9${local}`)).toBe(phoneKey(`+55${area}${local}`));
      }),
    );
  });

  it("is one person's in Argentina with and without the 9 of a mobile", () => {
    fc.assert(
      fc.property(digits(10), (local) => {
        expect(phoneKey(`+549${local}`)).toBe(phoneKey(`+54${local}`));
      }),
    );
  });

  it("is only itself everywhere else", () => {
    for (const phone of ["+595981000001", "+14155550123", "+5511887654321", "+5411234567", "+5591234567", "+54911"])
      expect(phoneKey(phone)).toBe(phone);
  });

  it("keeps different people apart", () => {
    expect(phoneKey("+5511987654321")).not.toBe(phoneKey("+5521987654321"));
    expect(phoneKey("+5491123456789")).not.toBe(phoneKey("+5491123456788"));
  });

  it("has a key that is its own key", () => {
    fc.assert(
      fc.property(fc.stringMatching(phonePattern), (phone) => {
        expect(phoneKey(phoneKey(phone))).toBe(phoneKey(phone));
      }),
    );
  });
});
