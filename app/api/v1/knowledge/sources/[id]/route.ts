import { routes } from "@/lib/api/http/routes";
import {
  deleteKnowledgeSource,
  getKnowledgeSource,
  updateKnowledgeSource,
} from "@/lib/domains/knowledge/sites/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getKnowledgeSource,
  updateKnowledgeSource,
  deleteKnowledgeSource,
);
