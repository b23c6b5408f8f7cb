import { routes } from "@/lib/api/http/routes";
import { rotateWebchatIdentitySecret } from "@/lib/domains/webchat/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(rotateWebchatIdentitySecret);
