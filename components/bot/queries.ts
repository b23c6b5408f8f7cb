import { queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

export const botSettings = queryOptions({
  queryKey: ["bots"],
  queryFn: ({ signal }) => turnero.bot.get({ signal }),
});

export const channelPolicies = queryOptions({
  queryKey: ["bots", { policies: true }],
  queryFn: ({ signal }) => turnero.bot.channelPolicies.get({}, { signal }),
});

/** The turn that led to a message of the bot: the last one that answers what was said before it. */
export const turnBehind = (conversation: string, n: number) =>
  queryOptions({
    queryKey: ["bot_turns", { conversation, n }],
    queryFn: async ({ signal }) => {
      for await (const turn of turnero.conversations.botTurns.listAll(conversation, { limit: 50 }, { signal }))
        if (turn.n < n) return turn;
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY, // A turn never changes.
  });
