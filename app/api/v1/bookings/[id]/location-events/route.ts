import { routes } from "@/lib/api/http/routes";
import { createLocationEvent, listLocationEvents } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listLocationEvents, createLocationEvent);
