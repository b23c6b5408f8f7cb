import { routes } from "@/lib/api/http/routes";
import { revertStageConfig } from "@/lib/domains/stages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(revertStageConfig);
