import { routes } from "@/lib/api/http/routes";
import { getAttachmentFile } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAttachmentFile);
