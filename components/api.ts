import { createTurnero } from "@/clients/typescript/src/client";
import { fetchFromPage, pageHeaders } from "@/components/page-calls";

/** The client of the dashboard: same origin, by the member's session. */
export const turnero = createTurnero({ fetch: fetchFromPage, headers: pageHeaders });
