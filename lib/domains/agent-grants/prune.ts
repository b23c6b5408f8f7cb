import { clock } from "@/lib/core/clock";
import { deleteExpired } from "@/lib/domains/agent-grants/store";

export const pruneAgentGrants = (): Promise<number> => deleteExpired(clock.now());
