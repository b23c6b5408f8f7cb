import { routes } from "@/lib/api/http/routes";
import { getAttachmentThumbnail } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAttachmentThumbnail);
