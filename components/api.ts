import { createTurnero, TurneroProblem } from "@/clients/typescript/src/client";

/** The one client of the browser: same origin, by the member's session. */
export const turnero = createTurnero();

export { TurneroProblem };
export type Fault = TurneroProblem["errors"][number];
