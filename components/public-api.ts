import { publicOperations } from "@/clients/typescript/src/public-operations";
import { transport } from "@/clients/typescript/src/transport";
import { fetchFromPage, pageHeaders } from "@/components/page-calls";

/** The client of a customer's page, which loads nothing of the team's. */
export const publicApi = publicOperations(transport({ fetch: fetchFromPage, headers: pageHeaders }));
