import { routes } from "@/lib/api/http/routes";
import { listAliasSuggestions } from "@/lib/domains/catalog/aliases/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAliasSuggestions);
