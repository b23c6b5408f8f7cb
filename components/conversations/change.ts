"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { oneConversation, showConversation } from "@/components/conversations/queries";
import { useToast } from "@/components/ui/toast";

/** Actions of the team on a conversation: optimistic, reverted when the server refuses. */
export function useConversationChanges(conversation: Conversation) {
  const t = useTranslations("conversations");
  const queries = useQueryClient();
  const toast = useToast();
  return useMemo(() => {
    const { id, mode } = conversation;
    const change = async (shown: Partial<Conversation>, act: () => Promise<Conversation>) => {
      await queries.cancelQueries({ queryKey: oneConversation(id).queryKey, exact: true });
      showConversation(queries, { ...conversation, ...shown });
      try {
        showConversation(queries, await act());
        void queries.invalidateQueries({
          queryKey: ["conversations"],
          predicate: ({ queryKey }) => queryKey[1] !== id,
        });
        return true;
      } catch (error) {
        showConversation(queries, conversation);
        toast.failed(error);
        return false;
      }
    };
    const reopen = async () => {
      let open = await turnero.conversations.reopen(id);
      if (mode === "human") open = await turnero.conversations.mode.set(id, { mode });
      showConversation(queries, open);
    };
    return {
      /** Taking over assigns the conversation, so that the team sees who answers. */
      takeOver: (me: NonNullable<Conversation["assignee"]>) =>
        void change({ mode: "human", assignee: me }, async () => {
          const taken = await turnero.conversations.mode.set(id, { mode: "human" });
          return taken.assignee?.id === me.id ? taken : turnero.conversations.assign(id, { member_id: me.id });
        }),
      handBack: () => void change({ mode: "bot" }, () => turnero.conversations.mode.set(id, { mode: "bot" })),
      assign: (member: Conversation["assignee"]) =>
        void change({ assignee: member }, () => turnero.conversations.assign(id, { member_id: member?.id ?? null })),
      resolve: async () => {
        const done = await change({ status: "resolved", unread_count: 0, mode: "bot" }, () =>
          turnero.conversations.resolve(id),
        );
        if (done) toast.undoable(t("resolved_toast"), reopen);
      },
      /** `when` is the time in words. */
      snooze: async (until: string, when: string) => {
        const before = conversation.snoozed_until;
        const done = await change({ snoozed_until: until }, () => turnero.conversations.snooze(id, { until }));
        const back = before !== null && Date.parse(before) > Date.now();
        const undo = () =>
          back ? turnero.conversations.snooze(id, { until: before }) : turnero.conversations.unsnooze(id);
        if (done) toast.undoable(t("snoozed_until", { when }), async () => showConversation(queries, await undo()));
      },
      unsnooze: async () => {
        const until = conversation.snoozed_until;
        const done = await change({ snoozed_until: null }, () => turnero.conversations.unsnooze(id));
        if (done && until)
          toast.undoable(t("snooze_ended"), async () =>
            showConversation(queries, await turnero.conversations.snooze(id, { until })),
          );
      },
      reopen: () => void change({ status: "open" }, () => turnero.conversations.reopen(id)),
    };
  }, [conversation, queries, toast, t]);
}

/** A visible conversation is marked as read; one in a hidden tab is not. */
export function useReading({ id, unread_count: unread }: Pick<Conversation, "id" | "unread_count">): void {
  const queries = useQueryClient();
  const read = useCallback(() => {
    if (unread === 0 || document.visibilityState !== "visible") return;
    // A failure is ignored: it is tried again at the next view.
    turnero.conversations.read(id).then(
      (now) => showConversation(queries, now),
      () => {},
    );
  }, [id, unread, queries]);
  useEffect(() => {
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [read]);
}
