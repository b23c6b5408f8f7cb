"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Lock, Trash2 } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { ConversationNote } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { notesOf, showNotes } from "@/components/conversations/queries";
import { Words } from "@/components/conversations/thread/speech";
import { Button } from "@/components/ui/button";
import { clockTime, exactTime } from "@/components/ui/spoken-time";
import { useToast } from "@/components/ui/toast";
import { useMe } from "@/components/work/task-context";

/** What the team wrote for itself, in another colour than what the customer reads. */
export function TeamNote({ note }: { note: ConversationNote }) {
  const t = useTranslations("conversations");
  const [locale, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const queries = useQueryClient();
  const toast = useToast();
  const me = useMe();
  const { id, conversation_id: conversation, author, text, created_at } = note;
  const date = new Date(created_at);
  const mayRemove = author.id === me.id || me.role !== "agent";
  const remove = () => {
    const again = () => queries.invalidateQueries({ queryKey: notesOf(conversation).queryKey });
    showNotes(queries, conversation, (known) => known.filter((each) => each.id !== id));
    const restore = () => turnero.conversations.notes.restore(conversation, id).then(again);
    turnero.conversations.notes.delete(conversation, id).then(
      () => toast.undoable(t("note_removed"), restore),
      (error) => {
        toast.failed(error);
        void again();
      },
    );
  };
  return (
    <li className="flex flex-col items-end pl-10">
      <div className="max-w-full rounded-md border border-held border-dashed bg-held-soft px-3 py-2">
        <p className="mb-1 flex items-center gap-1 font-medium text-held-text text-xs">
          <Lock aria-hidden className="size-3 shrink-0" />
          <span className="min-w-0 truncate">
            {author.name} · {t("note_private")}
          </span>
          {mayRemove && (
            <Button
              size="icon-sm"
              look="ghost"
              aria-label={t("note_remove")}
              onClick={remove}
              className="-my-3 -mr-3 ml-auto md:-my-1 md:-mr-2"
            >
              <Trash2 aria-hidden className="size-[14px]" />
            </Button>
          )}
        </p>
        <Words text={text} />
        <p className="mt-[2px] text-right text-ink-soft text-xs">
          <time dateTime={created_at} title={exactTime(date, locale, zone)}>
            {clockTime(date, locale, zone)}
          </time>
        </p>
      </div>
    </li>
  );
}
