import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { presentTime, watchTime } from "@/components/ui/now";

const morning = new Date("2026-03-02T08:05:00Z");
const ten = 10_000;

describe("the time on the screen", () => {
  beforeEach(() => void vi.useFakeTimers({ now: morning }));
  afterEach(() => void vi.useRealTimers());

  it("is the same thing until it is ten seconds old, then the real time, watched or not", () => {
    const first = presentTime();
    vi.setSystemTime(morning.getTime() + ten - 1);
    expect(presentTime()).toBe(first);
    vi.setSystemTime(morning.getTime() + 8 * 3_600_000);
    expect(presentTime().toISOString()).toBe("2026-03-02T16:05:00.000Z");
  });

  it("is told to whoever watches, and to nobody after that", () => {
    const heard: number[] = [];
    const leave = watchTime(() => heard.push(presentTime().getTime() - morning.getTime()));
    vi.advanceTimersByTime(2 * ten);
    leave();
    vi.advanceTimersByTime(2 * ten);
    expect(heard).toEqual([ten, 2 * ten]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
