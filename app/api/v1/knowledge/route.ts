import { routes } from "@/lib/api/routes";
import { createKnowledge, listKnowledge } from "@/lib/domains/knowledge/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listKnowledge, createKnowledge);
