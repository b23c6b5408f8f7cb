import { describe, expect, it, vi } from "vitest";
import { keepOffer } from "@/components/shell/install-prompt";

function browserThatOffers() {
  const browser = new EventTarget();
  const offer = keepOffer(browser);
  const prompt = vi.fn(async () => ({ outcome: "accepted" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  return { browser, offer, prompt, event };
}

describe("the browser's offer to install the app", () => {
  it("is none before the browser makes one", () => {
    expect(browserThatOffers().offer.current()).toBeNull();
  });

  it("is kept for the settings instead of the browser's own banner, and screens are told", () => {
    const { browser, offer, event, prompt } = browserThatOffers();
    const tell = vi.fn();
    offer.subscribe(tell);
    browser.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(offer.current()).not.toBeNull();
    expect(tell).toHaveBeenCalledOnce();
    expect(prompt).not.toHaveBeenCalled();
  });

  it("asks once, and is gone with the answer until the browser makes another", async () => {
    const { browser, offer, event, prompt } = browserThatOffers();
    browser.dispatchEvent(event);
    offer.current()?.();
    expect(prompt).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(offer.current()).toBeNull());
    browser.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
    expect(offer.current()).not.toBeNull();
  });

  it("is gone once the app is installed by another way", () => {
    const { browser, offer, event } = browserThatOffers();
    const tell = vi.fn();
    browser.dispatchEvent(event);
    const leave = offer.subscribe(tell);
    browser.dispatchEvent(new Event("appinstalled"));
    expect(offer.current()).toBeNull();
    expect(tell).toHaveBeenCalledOnce();
    leave();
    browser.dispatchEvent(event);
    expect(tell).toHaveBeenCalledOnce();
  });
});
