import { routes } from "@/lib/api/http/routes";
import { restoreKnowledge } from "@/lib/domains/knowledge/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreKnowledge);
