"use client";

import { useState } from "react";
import type { NoticeText } from "@/clients/typescript/src/client";

export type Which = Pick<NoticeText, "kind" | "language">;
type Draft = Which & { text: string };

export const isOf =
  ({ kind, language }: Which) =>
  (each: Which): boolean =>
    each.kind === kind && each.language === language;

/** The texts as they are saved, and what is written of them and not saved yet. */
export function useTexts(first: readonly NoticeText[]) {
  const [texts, setTexts] = useState(first);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const others = (known: readonly Draft[], which: Which) => known.filter((each) => !isOf(which)(each));
  return {
    texts,
    drafts,
    draftOf: (which: Which): string | null => drafts.find(isOf(which))?.text ?? null,
    /** Null, or what is saved already: nothing is to be saved. */
    write: ({ kind, language }: Which, text: string | null) => {
      const which = { kind, language };
      const same = text === null || texts.find(isOf(which))?.text === text;
      setDrafts((known) => (same ? others(known, which) : [...others(known, which), { ...which, text }]));
    },
    keep: (saved: NoticeText) => {
      setTexts((known) => known.map((each) => (isOf(saved)(each) ? saved : each)));
      setDrafts((known) => others(known, saved));
    },
  };
}
