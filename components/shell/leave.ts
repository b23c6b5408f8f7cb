"use client";

import { turnero } from "@/components/api";
import { forgetScreen } from "@/components/my-work/offline";

/** Ends the session with a full page load, so that nothing of it stays in memory. */
export async function signOutHere(): Promise<void> {
  const { switchDeviceOff } = await import("@/components/settings/notifications/push-device");
  // While the session is still valid: unsubscribe this device from push.
  if ("serviceWorker" in navigator) await switchDeviceOff().catch(() => {});
  const { signOut } = await import("next-auth/react");
  await signOut({ redirect: false });
  await forgetScreen();
  window.location.assign("/sign-in");
}

/** Switches the workspace with a full page load, so that no data is shared. */
export async function switchWorkspace(id: string): Promise<void> {
  await turnero.workspaces.switch(id);
  await forgetScreen();
  window.location.assign("/");
}
