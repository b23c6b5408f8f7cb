import { describe, expect, it } from "vitest";
import { type Facts, retryAt, stateOf } from "@/lib/domains/channels/rules";

const now = new Date("2026-03-02T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const facts = (change: Partial<Facts> = {}): Facts => ({
  channel: "whatsapp",
  connected: true,
  broken: null,
  missing: [],
  paused: false,
  failures: [],
  last_sent_at: ago(1),
  last_inbound_at: null,
  queued: 0,
  oldest: null,
  ...change,
});
const told = (change: Partial<Facts>) => {
  const { state, reason } = stateOf(facts(change), now);
  return [state, reason?.code ?? null];
};

describe("a message that could not be sent", () => {
  it("is tried four times more, at growing pauses, and never earlier than the channel asks", () => {
    const seconds = (n: number, asked = 0) => {
      const at = retryAt(n, now, asked);
      return at && (at.getTime() - now.getTime()) / 1000;
    };
    expect([1, 2, 3, 4, 5].map((n) => seconds(n))).toEqual([5, 30, 120, 600, null]);
    expect(seconds(1, 40)).toBe(40);
    expect(seconds(4, 40)).toBe(600);
  });
});

describe("a channel", () => {
  it("is what its facts say", () => {
    expect(told({})).toEqual(["ok", null]);
    expect(told({ connected: false })).toEqual(["unconnected", "not_connected"]);
    expect(told({ broken: "Expired." })).toEqual(["down", "credentials_refused"]);
    expect(told({ channel: "webchat", missing: ["widget.js"] })).toEqual(["down", "files_missing"]);
    expect(told({ failures: [ago(10)] })).toEqual(["degraded", "some_failed"]);
    expect(told({ failures: [ago(61)] })).toEqual(["ok", null]);
    expect(told({ queued: 2, oldest: ago(3) })).toEqual(["degraded", "waiting_long"]);
    expect(told({ queued: 2, oldest: ago(1) })).toEqual(["ok", null]);
  });

  it("is down when three failed and nothing was sent since, and no longer once something was", () => {
    const failures = [ago(30), ago(20), ago(10)];
    expect(told({ failures, last_sent_at: ago(15) })).toEqual(["down", "failing"]);
    expect(told({ failures, last_sent_at: null })).toEqual(["down", "failing"]);
    expect(told({ failures, last_sent_at: ago(5) })).toEqual(["degraded", "some_failed"]);
  });

  it("is not in trouble for what waits for the end of a pause", () => {
    expect(told({ paused: true, queued: 9, oldest: ago(90) })).toEqual(["ok", null]);
  });
});
