import { routes } from "@/lib/api/http/routes";
import { createAttachment, listAttachments } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAttachments, createAttachment);
