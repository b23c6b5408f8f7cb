import type { LucideIcon } from "lucide-react";
import { rank } from "@/components/search/rank";

/** One line of the palette. */
export type Choice = {
  value: string;
  title: string;
  icon: LucideIcon;
  act: () => void;
  /** What else it is called. */
  words?: string;
  detail?: string | null;
  at?: string | null;
  status?: string | null;
  keys?: string;
  lang?: string;
  /** Of the server's answer; a command is ranked here. */
  score?: number;
};

export type Group = { heading: string; choices: Choice[] };

/** What matches the search: the best of each group first, and the group with the best one. */
export function ranked(search: string, groups: readonly Group[]): Group[] {
  const scored = groups.map(({ heading, choices }) => {
    const scores = choices.map((choice) => ({
      choice,
      score: choice.score ?? rank(search, choice.title, choice.words),
    }));
    const matching = scores.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return { heading, choices: matching.map(({ choice }) => choice), best: matching[0]?.score ?? 0 };
  });
  return scored
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ heading, choices }) => ({ heading, choices }));
}
