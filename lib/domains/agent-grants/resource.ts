import { env } from "@/lib/core/env";

/** Who gives the tokens: this installation. */
export const issuer = (): string => env().APP_URL.replace(/\/$/, "");

/** What they are for: the agent tool server, and nothing else. */
export const agentResource = (): string => `${issuer()}/api/mcp`;
