import { preflight, registrationEndpoint } from "@/lib/api/oauth/endpoints";

export const POST = registrationEndpoint;
export const OPTIONS = preflight;
export const dynamic = "force-dynamic";
