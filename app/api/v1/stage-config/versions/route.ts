import { routes } from "@/lib/api/http/routes";
import { listStageConfigVersions } from "@/lib/domains/stages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listStageConfigVersions);
