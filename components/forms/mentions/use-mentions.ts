"use client";

import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { members } from "@/components/catalog/queries";
import { askedMate, type Mate, matching, withMate } from "@/components/forms/mentions/mentions";

export type Mentions = ReturnType<typeof useMentions>;

/** A text in which `@` offers the team: the arrows choose, Enter or Tab takes, Escape leaves. */
export function useMentions(
  box: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
) {
  const id = useId();
  const { data: team = [] } = useQuery({ ...members, enabled: text.includes("@") });
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const asked = caret === null ? null : askedMate(text, caret);
  const offered = asked === null ? [] : matching(team, asked);
  const at = Math.min(chosen, offered.length - 1);
  /** Null: nobody is looked for any more. */
  const look = (place: number | null) => {
    setCaret(place);
    setChosen(0);
  };
  const take = (mate: Mate) => {
    const next = withMate(text, caret ?? text.length, mate);
    onChange(next.text);
    look(null);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  /** Whether the key was for the list. */
  const takesKey = (event: KeyboardEvent): boolean => {
    const mate = offered[at];
    if (!mate) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((at + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") take(mate);
    else if (event.key === "Escape") look(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    id,
    team,
    offered,
    at,
    take,
    takesKey,
    /** For the text field. */
    field: {
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
        onChange(target.value);
        look(target.selectionStart);
      },
      onBlur: () => look(null),
      "aria-autocomplete": "list" as const,
      ...(offered.length > 0 ? { "aria-controls": id, "aria-activedescendant": `${id}-${at}` } : {}),
    },
  };
}
