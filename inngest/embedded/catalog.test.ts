import { describe, expect, it } from "vitest";
import { makeClient } from "@/inngest/client";
import { catalogOf, means } from "@/inngest/embedded/catalog";
import { backoff, retryTime, wakeTime } from "@/inngest/embedded/timing";
import { on } from "@/inngest/events";
import { functions } from "@/inngest/functions";

const client = makeClient({ kind: "embedded" });
type Options = Parameters<typeof client.createFunction>[0];
const catalog = (options: Partial<Options>) =>
  catalogOf("turnero", [
    client.createFunction({ id: "one", triggers: [{ event: "a.b" }], ...options }, async () => {}),
  ]);

describe("the catalogue of functions", () => {
  it("holds every function of the service", () => {
    expect(catalogOf("turnero", functions).size).toBeGreaterThanOrEqual(functions.length);
  });

  it("reads triggers, timetables, retries, cancellations and what happens after a failure", () => {
    const entries = catalog({
      triggers: [on("booking.created"), { cron: "TZ=America/Sao_Paulo */5 * * * *" }],
      retries: 0,
      cancelOn: [{ event: "booking.cancelled", match: "data.subject_id" }],
      onFailure: async () => {},
    });
    expect([...entries.keys()]).toEqual(["turnero-one", "turnero-one-failure"]);
    expect(entries.get("turnero-one")).toMatchObject({
      events: ["booking.created"],
      attempts: 1,
      cancel: [{ event: "booking.cancelled", path: ["data", "subject_id"] }],
    });
  });

  it("reads how many may run side by side, in all and of one project; what follows a failure shares the usual places", () => {
    const limitOf = (concurrency: Options["concurrency"]) => catalog({ concurrency }).get("turnero-one")?.limit;
    expect(limitOf(undefined)).toBeNull();
    expect(limitOf(3)).toEqual({ all: 3, each: Number.POSITIVE_INFINITY });
    expect(limitOf([{ limit: 3 }, { limit: 1, key: "event.data.project_id" }])).toEqual({ all: 3, each: 1 });
    const entries = catalog({ concurrency: 1, onFailure: async () => {} });
    expect(entries.get("turnero-one-failure")?.limit).toBeNull();
  });

  it.each<[string, Partial<Options>]>([
    ["concurrency.scope", { concurrency: { limit: 1, scope: "env" } }],
    ["concurrency.limit 0", { concurrency: 0 }],
    ['concurrency.key "event.data.id"', { concurrency: [{ limit: 2 }, { limit: 1, key: "event.data.id" }] }],
    ["concurrency without a limit in all", { concurrency: { limit: 1, key: "event.data.project_id" } }],
    [
      'concurrency.key "event.data.project_id"',
      {
        batchEvents: { maxSize: 2, timeout: "1s" },
        concurrency: [{ limit: 2 }, { limit: 1, key: "event.data.project_id" }],
      },
    ],
    ["throttle", { throttle: { limit: 1, period: "1s" } }],
    ["debounce", { debounce: { period: "1s" } }],
    ["rateLimit", { rateLimit: { limit: 1, period: "1s" } }],
    ["priority", { priority: { run: "1" } }],
    ["idempotency", { idempotency: "event.data.id" }],
    ["singleton", { singleton: { mode: "skip" } }],
    ["timeouts", { timeouts: { finish: "1s" } }],
    ["triggers.if", { triggers: [{ event: "a.b", if: "event.data.x == 1" }] }],
    ["cancelOn.timeout", { cancelOn: [{ event: "a.c", timeout: "1h" }] }],
    ["cancelOn.if", { cancelOn: [{ event: "a.c", if: "async.data.x == 1" }] }],
    ["batchEvents.if", { batchEvents: { maxSize: 2, timeout: "1s", if: "event.data.x == 1" } }],
    ["batchEvents.key", { batchEvents: { maxSize: 2, timeout: "1s", key: "event.data.id" } }],
    ["the timetable 61 * * * *", { triggers: [{ cron: "61 * * * *" }] }],
    ["the trigger a*", { triggers: [{ event: "a*" }] }],
  ])("refuses %s, by name", (named, options) => {
    expect(() => catalog(options)).toThrow(
      `The embedded executor cannot run the function turnero-one: it does not know ${named}`,
    );
  });

  it("refuses two functions with one id", () => {
    const twin = client.createFunction({ id: "one", triggers: [{ event: "a.b" }] }, async () => {});
    expect(() => catalogOf("turnero", [twin, twin])).toThrow("same id");
  });
});

describe("a trigger", () => {
  it.each([
    ["booking.created", "booking.created", true],
    ["booking.created", "booking.createdx", false],
    ["booking.*", "booking.cancelled", true],
    ["booking.*", "bookings.cancelled", false],
  ])("%s and the event %s: %s", (trigger, event, expected) => {
    expect(means(trigger, event)).toBe(expected);
  });
});

describe("waiting", () => {
  const now = new Date("2026-03-01T00:00:00.000Z");

  it("grows from a quarter of a minute to two hours", () => {
    expect([1, 2, 3, 10, 99].map((attempt) => backoff(attempt, 0.5))).toEqual([
      15_000, 30_000, 60_000, 7_200_000, 7_200_000,
    ]);
    expect(backoff(1, 0)).toBeLessThan(backoff(1, 1));
  });

  it("understands lengths and times", () => {
    expect(wakeTime("1d2h30s", now).toISOString()).toBe("2026-03-02T02:00:30.000Z");
    expect(wakeTime("2026-03-05T01:02:03.000Z", now).toISOString()).toBe("2026-03-05T01:02:03.000Z");
    expect(() => wakeTime("sometime", now)).toThrow("sometime");
    expect(retryTime("30", 1, now).toISOString()).toBe("2026-03-01T00:00:30.000Z");
    expect(retryTime("2026-03-01T01:00:00.000Z", 1, now).toISOString()).toBe("2026-03-01T01:00:00.000Z");
    expect(retryTime(null, 1000, now).toISOString()).toBe("2026-03-01T00:00:01.000Z");
  });
});
