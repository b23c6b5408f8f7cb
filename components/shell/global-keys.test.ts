import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { areas } from "@/components/shell/areas";
import { listenForKeys } from "@/components/shell/global-keys";

/** A key event as the browser dispatches it: the window's capture listener runs first and may stop it. */
function press(key: string, at: number, where: object | null = null) {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key });
  Object.defineProperty(event, "timeStamp", { value: at });
  Object.defineProperty(event, "target", { value: where });
  const stop = vi.spyOn(event, "stopImmediatePropagation");
  window.dispatchEvent(event);
  if (stop.mock.calls.length === 0) document.dispatchEvent(event);
}

describe("the keys that work everywhere", () => {
  let went: string[];
  let heard: string[];
  let stop: () => void;
  const doors = {
    areas,
    openPalette: () => heard.push("palette"),
    openKeys: () => heard.push("keys"),
    toggleRail: () => heard.push("rail"),
  };
  beforeEach(() => {
    [went, heard] = [[], []];
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", new EventTarget());
    document.addEventListener("keydown", ({ key }) => heard.push(key));
    stop = listenForKeys(doors, (href) => went.push(href));
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["d", "/"],
    ["n", "/channels"],
    ["w", "/my-work"],
    ["t", "/team"],
  ])("lead from g and %s to %s, and the screen does not hear the second", (letter, href) => {
    press("g", 1000);
    press(letter, 2199);
    expect([went, heard]).toEqual([[href], ["g"]]);
  });

  it("do so too where the screen is drawn anew between the two", () => {
    stop();
    const going = { current: Number.NEGATIVE_INFINITY };
    const end = listenForKeys(doors, (href) => went.push(href), going);
    press("g", 1000);
    end();
    listenForKeys(doors, (href) => went.push(href), going);
    press("w", 1100);
    expect(went).toEqual(["/my-work"]);
  });

  it("leave a letter to the screen by itself, after too long, after another key, and while somebody types", () => {
    press("n", 10);
    press("g", 1000);
    press("n", 2200);
    press("g", 3000);
    press("x", 3100);
    press("n", 3200);
    press("g", 4000);
    press("w", 4100, { closest: () => ({}) });
    expect(went).toEqual([]);
    expect(heard).toEqual(["n", "g", "n", "g", "x", "n", "g", "w"]);
  });

  it("end with the page", () => {
    stop();
    press("g", 1000);
    press("n", 1100);
    press("?", 1200);
    expect([went, heard]).toEqual([[], ["g", "n", "?"]]);
  });
});
