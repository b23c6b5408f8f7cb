import { routes } from "@/lib/api/http/routes";
import { getStageConfigVersion } from "@/lib/domains/stages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getStageConfigVersion);
