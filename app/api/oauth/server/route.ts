import { preflight, serverMetadataEndpoint } from "@/lib/api/oauth/endpoints";

/** Reached as `/.well-known/oauth-authorization-server`, by a rewrite of next.config.mjs. */
export const GET = serverMetadataEndpoint;
export const OPTIONS = preflight;
// The address is this installation's, which a build does not know.
export const dynamic = "force-dynamic";
