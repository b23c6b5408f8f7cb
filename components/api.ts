import { createTurnero, TurneroProblem } from "@/clients/typescript/src/client";
import { fetchTelling } from "@/components/server-time";

/** The one client of the browser: same origin, by the member's session. */
export const turnero = createTurnero({ fetch: fetchTelling });

export { TurneroProblem };
export type Fault = TurneroProblem["errors"][number];
