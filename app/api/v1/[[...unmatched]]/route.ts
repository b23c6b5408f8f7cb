import { unmatched } from "@/lib/api/routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = unmatched;
