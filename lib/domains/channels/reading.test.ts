import { describe, expect, it } from "vitest";
import { locationOf, textOf } from "@/lib/domains/channels/reading";

describe("a text of another company", () => {
  it("is one that the database keeps, however it was cut or broken", () => {
    expect(textOf(`a\0b${"\ud83d"}`)).toBe("ab");
    expect(textOf(`${"a".repeat(19_999)}😀`)).toBe(`${"a".repeat(19_999)}`);
    const place = locationOf({
      latitude: 1,
      longitude: 2,
      name: `${"n".repeat(299)}😀`,
      address: `${"a".repeat(499)}😀`,
    });
    expect(place).toEqual({ lat: 1, lng: 2, name: `${"n".repeat(299)}`, address: `${"a".repeat(499)}` });
  });
});
