import { routes } from "@/lib/api/http/routes";
import { createTimeOff, listTimeOff } from "@/lib/domains/catalog/resources/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listTimeOff, createTimeOff);
