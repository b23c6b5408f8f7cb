import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const noon = Date.parse("2026-03-02T12:00:00Z");
const minute = 60_000;
let server = noon;

/** What is known of the server's clock begins anew with each test. */
const screen = async () => ({
  ...(await import("@/components/api")),
  ...(await import("@/components/calendar/countdown")),
});

/** The clock of the computer is off by so much, and the answer is so long on its way. */
function answer({ off = 0, late = 0, kept = 0 }) {
  const told = server - kept;
  vi.setSystemTime(server + off);
  vi.stubGlobal("fetch", async () => {
    server += late;
    vi.setSystemTime(server + off);
    const headers = { date: new Date(told).toUTCString(), "cache-control": kept ? "private, max-age=300" : "no-store" };
    return Response.json({}, { headers });
  });
}

describe("the end of a hold", () => {
  beforeEach(() => {
    server = noon;
    vi.resetModules();
    vi.useFakeTimers({ now: noon, toFake: ["Date"] });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([15, -15, 0])("is told by the server's clock, where the one here is %i minutes off", async (minutes) => {
    const { turnero, secondsLeft } = await screen();
    const [off, until] = [minutes * minute, new Date(noon + 10 * minute).toISOString()];
    answer({ off });
    await turnero.bookings.get("bkg_1");
    expect(Math.abs(secondsLeft(until) - 600)).toBeLessThanOrEqual(1);
    vi.setSystemTime(noon + 10 * minute + off + 1000);
    expect(secondsLeft(until)).toBe(0);
  });

  it("is not moved by a slow answer, nor by one that the browser had kept, where the clock here is right", async () => {
    const { turnero, secondsLeft } = await screen();
    const until = new Date(noon + 10 * minute).toISOString();
    answer({ late: 20_000 });
    await turnero.bookings.get("bkg_1");
    expect(secondsLeft(until)).toBe(580);
    answer({ kept: 4 * minute });
    await turnero.bookings.get("bkg_1");
    expect(secondsLeft(until)).toBe(580);
  });
});
