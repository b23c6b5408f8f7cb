import type { Search } from "@/lib/domains/bot/respond";

/** What the bot knows; nothing is known yet where no knowledge is kept. */
export const knowledge: Search = () => async () => null;
