import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretBox } from "@/lib/core/secrets/secret-box";

const place = "webhook_endpoint/prj_1/whe_1";
const old = "an old key of at least 32 characters";
const current = "the current key, of 32 characters or more";

describe("a secret box", () => {
  it("gives back what was sealed, whatever it is, and shows nothing of it", () => {
    const box = secretBox([current]);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string(), (plain, where) => {
        const sealed = box.seal(plain, where);
        expect(box.open(sealed, where)).toBe(plain);
        expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
        if (plain.length > 8) expect(Buffer.from(sealed.split(".")[2] ?? "", "base64url").includes(plain)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it("never seals the same text twice alike", () => {
    const box = secretBox([current]);
    expect(new Set(Array.from({ length: 200 }, () => box.seal("whsec_x", place))).size).toBe(200);
  });

  it("opens with every key it holds and seals with the first, so that a key can be rotated", () => {
    const before = secretBox([old]);
    const during = secretBox([current, old]);
    const after = secretBox([current]);
    const sealed = before.seal("whsec_x", place);
    expect(during.open(sealed, place)).toBe("whsec_x");
    expect(during.isStale(sealed)).toBe(true);
    const again = during.seal(during.open(sealed, place), place);
    expect(during.isStale(again)).toBe(false);
    expect(after.open(again, place)).toBe("whsec_x");
    expect(() => after.open(sealed, place)).toThrow(/sealed with the key [0-9a-f]{8}, which ENCRYPTION_KEY does not/);
    expect(() => before.open(again, place)).toThrow(/does not hold/);
  });

  it("does not open in another place", () => {
    const box = secretBox([current]);
    expect(() => box.open(box.seal("whsec_x", place), "webhook_endpoint/prj_2/whe_1")).toThrow(/belongs elsewhere/);
  });

  it("notices any changed or missing character", () => {
    const box = secretBox([current]);
    const sealed = box.seal("whsec_x", place);
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === "A" ? "B" : "A";
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last character of base64 may hold bits that mean nothing.
      if (Buffer.from(changed, "base64url").equals(Buffer.from(sealed, "base64url"))) continue;
      if (at !== sealed.length - 1) expect(() => box.open(changed, place), changed).toThrow();
    }
    expect(() => box.open(sealed.slice(0, -3), place)).toThrow();
    expect(() => box.open("whsec_plain", place)).toThrow("This is not sealed text.");
    expect(() => box.open("", place)).toThrow();
  });

  it("needs a key", () => {
    expect(() => secretBox([])).toThrow("needs a key");
  });
});
