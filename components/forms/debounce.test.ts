import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { debounce } from "@/components/forms/debounce";

describe("words that are typed into a search", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const typing = () => {
    const sent: string[] = [];
    const rest = debounce(200);
    return { sent, rest, type: (words: string) => rest.ask(() => sent.push(words)) };
  };

  it("are sent once, as they are when the typing rests", () => {
    const { sent, type } = typing();
    for (const words of ["a", "an", "ana"]) {
      type(words);
      vi.advanceTimersByTime(199);
    }
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["ana"]);
    type("ana s");
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(["ana", "ana s"]);
  });

  it("are not sent once the page is left", () => {
    const { sent, rest, type } = typing();
    type("ana");
    rest.end();
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
