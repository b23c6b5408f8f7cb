import { preflight, tokenEndpoint } from "@/lib/api/oauth/endpoints";

export const POST = tokenEndpoint;
export const OPTIONS = preflight;
export const dynamic = "force-dynamic";
