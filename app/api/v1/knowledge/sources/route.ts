import { routes } from "@/lib/api/routes";
import { createKnowledgeSource, listKnowledgeSources } from "@/lib/domains/knowledge/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listKnowledgeSources, createKnowledgeSource);
