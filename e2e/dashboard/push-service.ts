import type { Page } from "playwright/test";

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Replaces the browser's part of push, which a headless one lacks: the permission and the subscription at a push
 * service. It keeps the subscription and its key across pages, as a browser does.
 */
export async function givePush(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    const place = "push-service";
    const made = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(place);
        return true;
      },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Object.assign(Notification, { requestPermission: async () => "granted" });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(place) === null ? null : made),
      subscribe: async ({ applicationServerKey: key }: PushSubscriptionOptionsInit) => {
        localStorage.setItem(place, String(key));
        return made;
      },
    });
  }, subscription);
}

/** The key that the page subscribed with; null: it is not subscribed. */
export const subscribedWith = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("push-service"));

/** The member has told the browser to show nothing of this site. */
export async function blockPush(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
}

/** A browser without push, as on a phone before the page is on its home screen. */
export async function removePush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
}
