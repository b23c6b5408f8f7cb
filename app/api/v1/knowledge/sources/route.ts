import { routes } from "@/lib/api/http/routes";
import { createKnowledgeSource, listKnowledgeSources } from "@/lib/domains/knowledge/sites/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listKnowledgeSources, createKnowledgeSource);
