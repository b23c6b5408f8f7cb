import { routes } from "@/lib/api/http/routes";
import { getStageConfig, putStageConfig } from "@/lib/domains/stages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getStageConfig, putStageConfig);
