import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow, touches } from "@/components/live";
import { standIn } from "@/components/page-calls";
import { events } from "@/lib/core/events";

class Source extends EventTarget {
  readyState = 1;
  closed = false;
  constructor(readonly url: string) {
    super();
  }
  say(type: string, id: string, data: unknown = null): void {
    this.dispatchEvent(Object.assign(new Event(type), { lastEventId: id, data: JSON.stringify(data) }));
  }
  close(): void {
    this.closed = true;
  }
}

describe("a change", () => {
  it.each([
    [["customers"], true],
    [["customers", { q: "ana" }], true],
    [["customers", "cus_1"], true],
    [["customers", "cus_1", "bookings"], true],
    [["customers", "cus_2"], false],
    [["bookings", { customer: "x" }], false],
    [["bookings", "cus_1"], true],
  ])("of a customer touches %o: %s", (key, expected) => {
    expect(touches(key, { id: "cus_1", refreshes: ["customers"] })).toBe(expected);
  });

  it.each([
    ["resource.time_off_added", ["bookings", { calendar: {} }], true],
    ["resource.time_off_added", ["bookings", { slots: {} }], true],
    ["resource.time_off_added", ["bookings", "bkg_1"], false],
    ["resource.time_off_added", ["catalog", "time-off", "res_1"], true],
    ["schedule.override_set", ["bookings", { calendar: {} }], true],
    ["schedule.override_set", ["catalog", "overrides", "sch_1", 2030], true],
    ["service.updated", ["catalog", "services"], true],
    ["resource_group.updated", ["catalog", "groups"], true],
    ["stage_config.updated", ["stages", "current"], true],
    ["customer.updated", ["catalog", "services"], false],
    ["booking.cancelled", ["notices", { booking: "bkg_1" }], true],
    ["booking.rescheduled", ["notices", { booking: "bkg_1" }], true],
    ["booking.undone", ["notices", { booking: "bkg_1" }], true],
    ["booking.taken", ["notices", { booking: "bkg_1" }], false],
    ["member.updated", ["bookings", { calendar: {} }], false],
  ] as const)("of the kind %s touches %o: %s", (kind, key, expected) => {
    expect(touches(key, { id: "other", refreshes: [...events[kind].refreshes] })).toBe(expected);
  });
});

describe("a page that follows", () => {
  const sources: Source[] = [];
  let queries: QueryClient;
  let stale: () => unknown[];
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    sources.length = 0;
    queries = new QueryClient();
    for (const key of [["customers"], ["customers", "cus_1"], ["customers", "cus_2"], ["bookings"]])
      queries.setQueryData(key, 1);
    stale = () =>
      queries
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.isInvalidated })
        .map(({ queryKey }) => queryKey);
    stop = follow(queries, "40", (url) => {
      const source = new Source(url);
      sources.push(source);
      return source as unknown as EventSource;
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const latest = (): Source => sources.at(-1) as Source;

  it("asks again for the lists of what changed and for the thing itself, and for nothing else", () => {
    latest().say("change", "7", { kind: "customer.updated", id: "cus_1", refreshes: ["customers"] });
    vi.advanceTimersByTime(100);
    expect(stale()).toEqual([["customers"], ["customers", "cus_1"]]);
  });

  it("asks for everything when it missed too much", () => {
    latest().say("reset", "9");
    expect(stale()).toHaveLength(4);
  });

  it("comes back by itself, at the place where it was", () => {
    latest().say("ready", "41");
    latest().say("change", "42", { kind: "booking.created", id: "bkg_1", refreshes: ["bookings"] });
    latest().readyState = 2;
    latest().say("error", "");
    vi.advanceTimersByTime(1000);
    expect(sources.map(({ url }) => url)).toEqual(
      ["40", "42"].map((place) => `/api/v1/events/stream?last_event_id=${place}`),
    );
  });

  it("begins where the page was made, also when the first attempt fails", () => {
    latest().readyState = 2;
    latest().say("error", "");
    vi.advanceTimersByTime(1000);
    expect(sources.map(({ url }) => new URL(url, "http://x").searchParams.get("last_event_id"))).toEqual(["40", "40"]);
  });

  it("stays in the page's workspace", () => {
    standIn("prj_1");
    latest().readyState = 2;
    latest().say("error", "");
    vi.advanceTimersByTime(1000);
    standIn(null);
    expect(latest().url).toBe("/api/v1/events/stream?last_event_id=40&workspace=prj_1");
  });

  it("closes its stream when it goes", () => {
    stop();
    expect(latest().closed).toBe(true);
  });
});
