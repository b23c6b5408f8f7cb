"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { QuickReply } from "@/clients/typescript/src/client";
import { StarterReplies } from "@/components/conversations/composer/starter-replies";
import { quickReplies } from "@/components/conversations/queries";
import { Offer } from "@/components/ui/offer";
import { folded } from "@/lib/core/text/fold";

/** What follows a slash at the very beginning; null when no quick reply is being looked for. */
export const askedIn = (text: string): string | null => /^\/([\p{L}\p{N}_-]{0,40})$/u.exec(text)?.[1] ?? null;

/** A reply after what was written already. */
export const addedTo = (written: string, reply: string): string =>
  written === "" || reply === "" || /\s$/.test(written) ? written + reply : `${written} ${reply}`;

/** Those whose shortcut begins so, then those that say it somewhere. */
export function matching(replies: readonly QuickReply[], asked: string): QuickReply[] {
  const words = folded(asked);
  const begins = replies.filter(({ shortcut }) => folded(shortcut).startsWith(words));
  const says = replies.filter((reply) => !begins.includes(reply) && folded(reply.text).includes(words));
  return [...begins, ...says].slice(0, 8);
}

export function useQuickReplies(asked: string | null): { offered: QuickReply[]; empty: boolean } {
  const { data } = useQuery({ ...quickReplies, enabled: asked !== null });
  if (asked === null || !data) return { offered: [], empty: false };
  return { offered: matching(data.data, asked), empty: data.data.length === 0 };
}

type Box = {
  id: string;
  offered: readonly QuickReply[];
  empty: boolean;
  at: number;
  mayKeep: boolean;
  onTake: (reply: QuickReply) => void;
  onManage: () => void;
};

/** The team's ready words, above what is being written. */
export function QuickReplyBox({ id, offered, empty, at, mayKeep, onTake, onManage }: Box) {
  const t = useTranslations("conversations");
  return (
    <div className="absolute inset-x-0 bottom-full z-10 mb-1 rounded-md border border-line bg-raised p-1 shadow-float">
      <div id={id} role="listbox" aria-label={t("quick_replies")} className="max-h-64 overflow-y-auto">
        {offered.map((reply, index) => (
          <Offer key={reply.id} id={`${id}-${index}`} chosen={index === at} onTake={() => onTake(reply)}>
            <span className="max-w-[40%] shrink-0 truncate font-medium">/{reply.shortcut}</span>
            <span className="min-w-0 flex-1 truncate text-ink-soft text-sm">{reply.text}</span>
          </Offer>
        ))}
      </div>
      {offered.length === 0 && (
        <p className="px-2 py-2 text-ink-soft text-sm">{empty ? t("quick_none") : t("quick_not_found")}</p>
      )}
      {mayKeep && empty && <StarterReplies />}
      {mayKeep && (
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={onManage}
          className="mt-1 flex min-h-11 w-full items-center rounded-sm border-line border-t px-2 text-confirmed-text hover:underline md:min-h-9"
        >
          {t("quick_manage")}
        </button>
      )}
    </div>
  );
}
