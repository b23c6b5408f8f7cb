"use client";

import { turnero } from "@/components/api";

/** Whether this browser shows notices: it cannot, it was told not to, it does not, it does. */
export type DeviceState = "unsupported" | "denied" | "off" | "on";

const longestInstall = 5_000;

/** Our worker. On the first page that a browser opens it is still being installed; undefined where the browser keeps none. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((over) => setTimeout(() => over(undefined), longestInstall)),
  ]);

export async function deviceState(): Promise<DeviceState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = await registered();
  if (!registration) return "unsupported";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

export async function switchDeviceOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== "granted") return deviceState();
  const registration = await registered();
  if (!registration) return "unsupported";
  const { public_key } = await turnero.me.pushKey.get();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const { endpoint = "", keys } = made.toJSON();
  await turnero.me.pushSubscriptions.create({
    endpoint,
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
  return "on";
}

/** Unsubscribes this device, whoever signs in next. */
export async function switchDeviceOff(): Promise<DeviceState> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return "off";
  await turnero.me.pushSubscriptions.delete({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return "off";
}
