import { routes } from "@/lib/api/http/routes";
import { getPerson, updatePerson } from "@/lib/domains/people/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getPerson, updatePerson);
