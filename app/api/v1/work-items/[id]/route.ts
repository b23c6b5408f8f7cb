import { routes } from "@/lib/api/http/routes";
import { updateWorkItem } from "@/lib/domains/work/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(updateWorkItem);
