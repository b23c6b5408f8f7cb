import { routes } from "@/lib/api/http/routes";
import { getKnowledgeFile } from "@/lib/domains/knowledge/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getKnowledgeFile);
