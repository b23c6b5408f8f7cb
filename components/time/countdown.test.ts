import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turnero } from "@/components/api";
import { clock, secondsLeft } from "@/components/time/countdown";

const noon = Date.parse("2026-03-02T12:00:00Z");
const minute = 60_000;
let server = noon;

/** The clock of the computer is off by so much, and the answer is so long on its way. */
async function answer({ off = 0, late = 0, kept = 0 }) {
  const told = server - kept;
  vi.setSystemTime(server + off);
  vi.stubGlobal("fetch", async () => {
    server += late;
    vi.setSystemTime(server + off);
    const headers = { date: new Date(told).toUTCString(), "cache-control": kept ? "private, max-age=300" : "no-store" };
    return Response.json({}, { headers });
  });
  await turnero.bookings.get("bkg_1");
}

const until = new Date(noon + 10 * minute).toISOString();

/** To the second: an answer tells no more. */
const about = (seconds: number): boolean => Math.abs(secondsLeft(until) - seconds) <= 1;

describe("a countdown", () => {
  it("shows hours from an hour on", () => {
    expect([0, 59, 600, 3599, 3600, 90_061].map(clock)).toEqual([
      "0:00",
      "0:59",
      "10:00",
      "59:59",
      "1:00:00",
      "25:01:01",
    ]);
  });
});

describe("the end of a hold", () => {
  beforeEach(() => {
    server = noon;
    vi.useFakeTimers({ now: noon, toFake: ["Date"] });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([15, -15, 0])("is told by the server's clock, where the one here is %i minutes off", async (minutes) => {
    const off = minutes * minute;
    await answer({ off });
    expect(about(600)).toBe(true);
    vi.setSystemTime(noon + 10 * minute + off + 1000);
    expect(secondsLeft(until)).toBe(0);
  });

  it("is not moved by a slow answer, nor by one that the browser had kept, where the clock here is right", async () => {
    await answer({});
    await answer({ late: 20_000 });
    expect(about(580)).toBe(true);
    await answer({ kept: 4 * minute });
    expect(about(580)).toBe(true);
  });
});
