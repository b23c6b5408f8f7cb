import { routes } from "@/lib/api/http/routes";
import { createPerson } from "@/lib/domains/people/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createPerson);
