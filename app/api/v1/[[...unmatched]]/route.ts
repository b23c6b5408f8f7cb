import { unmatched } from "@/lib/api/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = unmatched;
