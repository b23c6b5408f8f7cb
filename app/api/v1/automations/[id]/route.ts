import { routes } from "@/lib/api/http/routes";
import { deleteAutomation, getAutomation, updateAutomation } from "@/lib/domains/automations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getAutomation,
  updateAutomation,
  deleteAutomation,
);
