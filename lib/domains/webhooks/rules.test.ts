import { describe, expect, it } from "vitest";
import { excerptOf, lookAgainAt, verdictOf, waitUntil } from "@/lib/domains/webhooks/rules";

const now = new Date("2026-03-02T17:30:00.400Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("an answer", () => {
  it.each([
    [200, null],
    [204, null],
    [299, null],
    [300, "redirect"],
    [304, "redirect"],
    [308, "redirect"],
    [400, "http_status"],
    [410, "http_status"],
    [500, "http_status"],
    [199, "http_status"],
  ])("of %i comes to %s", (status, error) => {
    expect(verdictOf(status)).toMatchObject({ ok: error === null, error });
  });

  it("is kept as text that a database takes, whatever its bytes", () => {
    expect(excerptOf(Buffer.from([0x6f, 0x6b, 0, 0xff]))).toBe("ok\uFFFD\uFFFD");
  });
});

describe("the clock of retries", () => {
  const began = now;
  it("looks again when the next is due", () => {
    expect(lookAgainAt(now, began, later(12.5), [60])).toEqual(later(12.5));
  });
  it("rests no longer than the shortest pause, since a failure may come meanwhile", () => {
    expect(lookAgainAt(now, began, later(40), [2, 10])).toEqual(later(2));
    expect(lookAgainAt(now, began, null, [2, 10])).toEqual(later(2));
  });
  it("does not spin over what another has in hand", () => {
    expect(lookAgainAt(now, began, later(-5), [60])).toEqual(later(1));
  });
  it("ends with its minute", () => {
    expect(lookAgainAt(later(59), began, later(61), [60])).toBeNull();
    expect(lookAgainAt(now, began, null, [60])).toBeNull();
  });
});

describe("a run that has delivered", () => {
  it("waits for a retry that is due within the minute, and for no other", () => {
    expect(waitUntil(now, later(2), 0)).toEqual(later(2));
    expect(waitUntil(now, later(61), 0)).toBeNull();
    expect(waitUntil(now, null, 0)).toBeNull();
  });
  it("leaves it to another that looks before", () => {
    expect(waitUntil(now, later(2), later(1).getTime())).toBeNull();
    expect(waitUntil(now, later(2), later(9).getTime())).toEqual(later(2));
    expect(waitUntil(now, later(2), later(-1).getTime())).toEqual(later(2));
  });
  it("does not spin over what is overdue", () => {
    expect(waitUntil(now, later(-3), 0)).toEqual(later(0.25));
  });
});
