import { operations } from "@/clients/typescript/src/operations";
import { transport } from "@/clients/typescript/src/transport";
import { fetchFromPage, pageHeaders } from "@/components/page-calls";

/** The client of the dashboard: same origin, by the member's session, without what only customers' pages call. */
export const turnero = operations(transport({ fetch: fetchFromPage, headers: pageHeaders }));
