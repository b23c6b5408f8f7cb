import { fetchTelling } from "@/components/server-time";

/** Headers of every call from this page, besides the session. */
export const pageHeaders: Record<string, string> = {};

/**
 * A page stays in the workspace that it was loaded for: switching workspace in another tab or on the phone must not make
 * this page write into the other one.
 */
export function standIn(workspace: string | null): void {
  if (workspace === null) delete pageHeaders["x-workspace-id"];
  else pageHeaders["x-workspace-id"] = workspace;
}

let leaving = false;
if (typeof window !== "undefined") {
  // In the capture phase, so that it is set before other listeners send their last requests.
  for (const name of ["pagehide", "pageshow", "visibilitychange"]) {
    const look = () => {
      leaving = name === "pagehide" || document.visibilityState === "hidden";
    };
    window.addEventListener(name, look, true);
  }
  // Before a reload too; who stays after all is no longer leaving.
  const leave = () => {
    leaving = true;
    setTimeout(() => {
      leaving = document.visibilityState === "hidden";
    }, 1000);
  };
  window.addEventListener("beforeunload", leave, true);
}

let outliving = 0;

/** Sends what must arrive even if the page is reloaded or closed right after it. */
export async function outlivePage<T>(act: () => Promise<T>): Promise<T> {
  outliving++;
  try {
    return await act();
  } finally {
    outliving--;
  }
}

/** Requests that outlive the page need `keepalive`, which browsers allow only for small bodies. */
export const fetchFromPage = (url: string, init: RequestInit): Promise<Response> =>
  fetchTelling(url, (leaving || outliving > 0) && typeof init.body === "string" ? { ...init, keepalive: true } : init);
