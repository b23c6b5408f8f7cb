import { routes } from "@/lib/api/http/routes";
import { listBackgroundFunctions } from "@/lib/domains/background/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listBackgroundFunctions);
