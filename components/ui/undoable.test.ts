import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { actLater, sendWaiting, undoMs } from "@/components/ui/undoable";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("happens when the time to take it back is over, and once", () => {
  const act = vi.fn();
  actLater(act);
  vi.advanceTimersByTime(undoMs - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  sendWaiting();
  expect(act).toHaveBeenCalledTimes(1);
});

it("does not happen when it was taken back", () => {
  const act = vi.fn();
  actLater(act)();
  vi.advanceTimersByTime(2 * undoMs);
  sendWaiting();
  expect(act).not.toHaveBeenCalled();
});

it("happens at once when the page is left", () => {
  const act = vi.fn();
  actLater(act);
  sendWaiting();
  vi.advanceTimersByTime(2 * undoMs);
  expect(act).toHaveBeenCalledTimes(1);
});
