import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceState } from "@/components/settings/notifications/push-device";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser whose worker is there after so long; null: never. */
function browser(permission: NotificationPermission, installed: number | null, subscribed = false): void {
  vi.useFakeTimers();
  const registration = { pushManager: { getSubscription: async () => (subscribed ? {} : null) } };
  const ready = new Promise((done) => installed !== null && setTimeout(() => done(registration), installed));
  vi.stubGlobal("window", { PushManager: class {}, Notification: class {} });
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("navigator", { serviceWorker: { ready, getRegistration: async () => undefined } });
}

const state = async () => {
  const asked = deviceState();
  await vi.advanceTimersByTimeAsync(10_000);
  return asked;
};

describe("push on this device", () => {
  it("is off or on, also while the worker is still being installed", async () => {
    browser("default", 300);
    expect(await state()).toBe("off");
    browser("granted", 300, true);
    expect(await state()).toBe("on");
  });

  it("cannot be had where it is blocked, or where no worker is kept", async () => {
    browser("denied", 0);
    expect(await state()).toBe("denied");
    browser("granted", null);
    expect(await state()).toBe("unsupported");
  });
});
