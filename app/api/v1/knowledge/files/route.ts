import { routes } from "@/lib/api/http/routes";
import { createKnowledgeFile, listKnowledgeFiles } from "@/lib/domains/knowledge/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listKnowledgeFiles, createKnowledgeFile);
