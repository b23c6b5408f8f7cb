import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { newId, type ProjectId } from "@/lib/core/ids";
import { holdToken, isHoldToken, linkToken, readLinkToken } from "@/lib/domains/booking-page/tokens";

vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost/none"); // Nothing is asked of it here.
afterAll(() => {
  vi.unstubAllEnvs();
});

const some = () => ({ project: newId("prj") as ProjectId, booking: newId("bkg") });

describe("the token of a customer's link", () => {
  it("names its project and booking, and can stand in an address", () => {
    const linked = some();
    expect(readLinkToken(linkToken(linked))).toEqual(linked);
    expect(linkToken(linked)).toMatch(/^[\w-]{66}$/);
  });

  it("is worth nothing with one character changed, added or left out", () => {
    const token = linkToken(some());
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."aZ9_-."), (at, sign) => {
        fc.pre(token[at] !== sign);
        expect(readLinkToken(`${token.slice(0, at)}${sign}${token.slice(at + 1)}`)).toBeNull();
      }),
    );
    for (const wrong of [`${token}A`, token.slice(1), "", "x".repeat(66), `${token}\n`]) {
      expect(readLinkToken(wrong), wrong).toBeNull();
    }
  });

  it("is no other booking's or project's", () => {
    const [ours, theirs] = [some(), some()];
    const mark = linkToken(ours).slice(44);
    for (const other of [theirs, { ...ours, booking: theirs.booking }, { ...ours, project: theirs.project }]) {
      expect(readLinkToken(`${linkToken(other).slice(0, 44)}${mark}`)).toBeNull();
    }
  });
});

describe("the token of a hold", () => {
  it("fits its own hold alone, and opens no link", () => {
    const [ours, theirs] = [some(), some()];
    expect(isHoldToken(ours, holdToken(ours))).toBe(true);
    expect(isHoldToken(theirs, holdToken(ours))).toBe(false);
    expect(isHoldToken(ours, linkToken(ours).slice(44))).toBe(false);
    expect(readLinkToken(`${linkToken(ours).slice(0, 44)}${holdToken(ours)}`)).toBeNull();
  });
});
