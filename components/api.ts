import { createTurnero, TurneroProblem } from "@/clients/typescript/src/client";
import { fetchTelling } from "@/components/server-time";

/** What every call of this page says beside its session. */
export const pageHeaders: Record<string, string> = {};

/**
 * A page stays in the workspace that it was loaded for. Who goes on to another one in another tab, or on the phone, must
 * not write into that one here.
 */
export function standIn(workspace: string | null): void {
  if (workspace === null) delete pageHeaders["x-workspace-id"];
  else pageHeaders["x-workspace-id"] = workspace;
}

let leaving = false;
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => {
    leaving = true;
  });
  window.addEventListener("pageshow", () => {
    leaving = false;
  });
}

/** What is sent while the page goes away must outlive it. A browser lets only small bodies do so. */
const send = (url: string, init: RequestInit): Promise<Response> => {
  const last = (leaving || document.visibilityState === "hidden") && typeof init.body === "string";
  return fetchTelling(url, last ? { ...init, keepalive: true } : init);
};

/** The one client of the browser: same origin, by the member's session. */
export const turnero = createTurnero({ fetch: send, headers: pageHeaders });

export { TurneroProblem };
export type Fault = TurneroProblem["errors"][number];
