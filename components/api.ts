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
  // Captured, so that it is known before anybody sends their last words.
  for (const name of ["pagehide", "pageshow", "visibilitychange"]) {
    const look = () => {
      leaving = name === "pagehide" || document.visibilityState === "hidden";
    };
    window.addEventListener(name, look, true);
  }
}

/** What is sent while the page goes away must outlive it. A browser lets only small bodies do so. */
const send = (url: string, init: RequestInit): Promise<Response> =>
  fetchTelling(url, leaving && typeof init.body === "string" ? { ...init, keepalive: true } : init);

/** The one client of the browser: same origin, by the member's session. */
export const turnero = createTurnero({ fetch: send, headers: pageHeaders });

export { TurneroProblem };
export type Fault = TurneroProblem["errors"][number];
