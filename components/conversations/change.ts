"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo } from "react";
import type { Conversation, UndoConversationBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { oneConversation, showConversation } from "@/components/conversations/queries";
import { useToast } from "@/components/ui/toast";

type Kind = NonNullable<UndoConversationBody["change"]>;

/** Actions of the team on a conversation: optimistic, reverted when the server refuses, each with an undo. */
export function useConversationChanges(conversation: Conversation) {
  const t = useTranslations("conversations");
  const queries = useQueryClient();
  const toast = useToast();
  return useMemo(() => {
    const { id } = conversation;
    const renewOthers = () =>
      void queries.invalidateQueries({ queryKey: ["conversations"], predicate: ({ queryKey }) => queryKey[1] !== id });
    const change = async (shown: Partial<Conversation>, act: () => Promise<Conversation>) => {
      await queries.cancelQueries({ queryKey: oneConversation(id).queryKey, exact: true });
      showConversation(queries, { ...conversation, ...shown });
      try {
        showConversation(queries, await act());
        renewOthers();
        return true;
      } catch (error) {
        showConversation(queries, conversation);
        toast.failed(error);
        return false;
      }
    };
    const undo = (kind: Kind) => async () => {
      showConversation(queries, await turnero.conversations.undo(id, { change: kind }));
      renewOthers();
    };
    const run = async (kind: Kind, text: string, shown: Partial<Conversation>, act: () => Promise<Conversation>) => {
      if (await change(shown, act)) toast.undoable(text, undo(kind), { about: id });
    };
    return {
      /** Taking over assigns the conversation, so that the team sees who answers. */
      takeOver: (me: NonNullable<Conversation["assignee"]>) =>
        void run("mode_changed", t("taken_toast"), { mode: "human", assignee: me }, () =>
          turnero.conversations.mode.set(id, { mode: "human", member_id: me.id }),
        ),
      /** Handing back takes it from its assignee: the bot answers now. */
      handBack: () =>
        void run(
          "mode_changed",
          conversation.assignee ? t("handed_unassigned_toast") : t("handed_toast"),
          { mode: "bot", assignee: null },
          () => turnero.conversations.mode.set(id, { mode: "bot", member_id: null }),
        ),
      assign: (member: Conversation["assignee"]) =>
        void run(
          "assigned",
          member ? t("assigned_to", { name: member.name }) : t("unassigned_toast"),
          { assignee: member },
          () => turnero.conversations.assign(id, { member_id: member?.id ?? null }),
        ),
      resolve: () =>
        run("resolved", t("resolved_toast"), { status: "resolved", unread_count: 0, mode: "bot" }, () =>
          turnero.conversations.resolve(id),
        ),
      /** `when` is the time in words. */
      snooze: (until: string, when: string) =>
        void run("snoozed", t("snoozed_until", { when }), { snoozed_until: until }, () =>
          turnero.conversations.snooze(id, { until }),
        ),
      unsnooze: () =>
        void run("unsnoozed", t("snooze_ended"), { snoozed_until: null }, () => turnero.conversations.unsnooze(id)),
      reopen: () =>
        void run("reopened", t("reopened_toast"), { status: "open" }, () => turnero.conversations.reopen(id)),
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
