import { preflight, revocationEndpoint } from "@/lib/api/oauth/endpoints";

export const POST = revocationEndpoint;
export const OPTIONS = preflight;
export const dynamic = "force-dynamic";
