import { queryOptions } from "@tanstack/react-query";
import type { PreviewBotWordingBody } from "@/clients/typescript/src/client";
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

/** The bot's sentences as a customer would read them; of what was asked before while the same language is asked anew. */
export const wordingPreview = (body: PreviewBotWordingBody) =>
  queryOptions({
    queryKey: ["bots", { wording: body.language }, body],
    queryFn: ({ signal }) => turnero.bot.wordingPreview(body, { signal }),
    placeholderData: (before, query) => {
      const [, asked] = (query?.queryKey ?? []) as [string?, { wording: string }?];
      return asked?.wording === body.language ? before : undefined;
    },
  });
