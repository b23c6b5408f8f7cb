import { routes } from "@/lib/api/http/routes";
import { deleteAttachment, getAttachment } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAttachment, deleteAttachment);
