import { routes } from "@/lib/api/http/routes";
import { deleteKnowledge, getKnowledge, updateKnowledge } from "@/lib/domains/knowledge/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getKnowledge, updateKnowledge, deleteKnowledge);
