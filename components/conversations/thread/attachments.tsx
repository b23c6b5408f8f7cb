"use client";

import { Paperclip, RotateCw, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { MessageFile } from "@/clients/typescript/src/client";
import { largestFile, uploadFile } from "@/components/conversations/composer/upload";
import { useRefusalWords } from "@/components/conversations/thread/failure-words";
import { Button } from "@/components/ui/button";

type Chosen = {
  key: string;
  file: File;
  share: number;
  problem: unknown;
  ready: MessageFile | null;
  stop: AbortController;
};

export class TooLarge extends Error {}

/** Files that go with the next message: each is on its way from the moment it is chosen. */
export function useAttachments(conversation: string) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const set = (key: string, change: Partial<Chosen>) =>
    setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const start = async ({ key, file, stop }: Chosen) => {
    set(key, { share: 0, problem: null });
    try {
      if (file.size > largestFile) throw new TooLarge();
      const ready = await uploadFile(conversation, file, (share) => set(key, { share }), stop.signal);
      set(key, { ready, share: 1 });
    } catch (problem) {
      set(key, { problem });
    }
  };
  const add = (files: Iterable<File>) => {
    const more = [...files].map((file) => ({
      key: crypto.randomUUID(),
      file,
      share: 0,
      problem: null,
      ready: null,
      stop: new AbortController(),
    }));
    setChosen((all) => [...all, ...more]);
    for (const each of more) void start(each);
  };
  const drop = ({ key, stop }: Chosen) => {
    stop.abort();
    setChosen((all) => all.filter((each) => each.key !== key));
  };
  const ready = chosen.flatMap((each) => (each.ready ? [each.ready] : []));
  return { chosen, ready, whole: ready.length === chosen.length, add, drop, start, clear: () => setChosen([]) };
}

export type Attachments = ReturnType<typeof useAttachments>;

/** What goes with the next message, with how much of it has gone. */
export function Tray({ attachments: { chosen, drop, start } }: { attachments: Attachments }) {
  const t = useTranslations("conversations");
  const refusalWords = useRefusalWords();
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t("attachments")} className="flex max-h-32 flex-col gap-1 overflow-y-auto">
      {chosen.map((each) => (
        <li key={each.key} className="rounded-sm bg-well px-3 py-1">
          <div className="flex items-center gap-2">
            <Paperclip aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span className="min-w-0 flex-1 truncate text-sm">{each.file.name}</span>
            {each.problem !== null && !(each.problem instanceof TooLarge) && (
              <Button size="icon-sm" look="ghost" aria-label={t("send_again")} onClick={() => void start(each)}>
                <RotateCw aria-hidden className="size-4" />
              </Button>
            )}
            <Button
              size="icon-sm"
              look="ghost"
              aria-label={t("remove_file", { name: each.file.name })}
              onClick={() => drop(each)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </div>
          {each.problem !== null ? (
            <p role="alert" className="pb-1 text-sm text-trouble-text">
              {each.problem instanceof TooLarge ? t("too_large") : refusalWords(each.problem)}
            </p>
          ) : (
            !each.ready && (
              <progress
                aria-label={t("uploading", { name: each.file.name })}
                value={each.share}
                max={1}
                className="mb-1 block h-1 w-full overflow-hidden rounded-full accent-accent"
              />
            )
          )}
        </li>
      ))}
    </ul>
  );
}
