import { routes } from "@/lib/api/http/routes";
import { getOutgoingMail } from "@/lib/domains/mail/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getOutgoingMail);
