import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdKeys, releaseKeys } from "@/components/ui/typed-ahead";

describe("what is typed before its field is there", () => {
  let screen: string[];
  const giveUp = vi.fn();
  const press = (key: string, held: Partial<KeyboardEvent> = {}) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key, ...held });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const type = (...keys: string[]) => keys.map((key) => press(key));
  beforeEach(() => {
    screen = [];
    giveUp.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
    holdKeys(giveUp);
    window.addEventListener("keydown", (event) => screen.push((event as KeyboardEvent).key));
  });
  afterEach(() => {
    releaseKeys();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is kept as a field would have it, and the screen behind does not hear it", () => {
    type("a", "n", "x", "Backspace", "a", " ", "Shift", "S", "Enter");
    expect(screen).toEqual(["Shift"]);
    expect(releaseKeys()).toEqual({ words: "ana S", entered: true });
  });

  it("leaves shortcuts alone, and everything once it was given", () => {
    expect(press("r", { ctrlKey: true })).toBe(false);
    holdKeys(giveUp);
    type("o");
    expect(releaseKeys().words).toBe("o");
    expect(press("p")).toBe(false);
    expect(releaseKeys()).toEqual({ words: "", entered: false });
    expect(screen).toEqual(["r", "p"]);
  });

  it("is heard by the screen again when the field does not come", () => {
    type("a");
    vi.advanceTimersByTime(10_000);
    type("b");
    expect(screen).toEqual(["b"]);
  });

  it("is dropped by Escape, which gives the search up", () => {
    type("a", "Escape", "b");
    expect(giveUp).toHaveBeenCalledOnce();
    expect(releaseKeys().words).toBe("");
    expect(screen).toEqual(["b"]);
  });
});
