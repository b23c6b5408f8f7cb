"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { addedTo, askedIn, useQuickReplies } from "@/components/conversations/composer/quick-reply-box";
import { filledReply, firstHole, holesIn, useReplyValues } from "@/components/conversations/composer/variables";
import { draftOf, keepDraft } from "@/components/conversations/thread/outgoing";

/** The draft, kept while another conversation is open; a slash searches the quick replies. */
export function useWriting(conversation: string) {
  const [text, setText] = useState("");
  const [aside, setAside] = useState("");
  const [left, setLeft] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    setText(draftOf(conversation));
    setAside("");
  }, [conversation]);
  const put = (next: string, before: string) => {
    setText(next);
    setAside(before);
    setLeft(false);
    setAt(0);
    keepDraft(conversation, before === "" ? next : before);
  };
  const add = (words: string) => put(addedTo(aside, words), "");
  const write = (next: string) => (askedIn(next) === null ? add(next) : put(next, aside));
  /** Searches the quick replies; the draft is set aside until one is chosen or the search is cancelled. */
  const look = () => put("/", addedTo(aside, askedIn(text) === null ? text : ""));
  const leave = () => (aside === "" ? setLeft(true) : add(""));
  const asked = left ? null : askedIn(text);
  const { offered, empty } = useQuickReplies(asked);
  return { text, write, add, look, asked, offered, empty, at, setAt, leave };
}

/**
 * Fills in the variables of what is written as soon as their values are known, so that what is sent is in sight. After a
 * quick reply the first one without a value is selected, to be written over.
 */
export function useFilledIn(
  conversation: Conversation,
  box: RefObject<HTMLTextAreaElement | null>,
  { text, write, asked }: Pick<ReturnType<typeof useWriting>, "text" | "write" | "asked">,
) {
  const taken = useRef(false);
  const selection = useRef<[from: number, to: number] | null>(null);
  const values = useReplyValues(conversation, asked !== null || text.includes("{next_booking}"));
  const filled = filledReply(text, values);
  useEffect(() => {
    const hole = taken.current ? firstHole(filled) : null;
    taken.current = false;
    if (filled === text) {
      if (hole) box.current?.setSelectionRange(...hole);
      return;
    }
    const caret = filledReply(text.slice(0, box.current?.selectionEnd ?? text.length), values).length;
    selection.current = hole ?? [caret, caret];
    write(filled);
  }, [box, text, filled, values, write]);
  // After the new text is in the field, which moves the caret to its end.
  useLayoutEffect(() => {
    if (selection.current) box.current?.setSelectionRange(...selection.current);
    selection.current = null;
  });
  const selectHole = () => {
    const hole = firstHole(text);
    if (hole) box.current?.setSelectionRange(...hole);
  };
  return { holes: holesIn(text), selectHole, taken };
}
