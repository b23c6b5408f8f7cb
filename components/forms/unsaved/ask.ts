"use client";

export type Asked = { question: string; answer: (goes: boolean) => void };

let show: ((asked: Asked) => void) | null = null;

/** For the place of the page that shows the question. */
export function onAsked(listener: (asked: Asked) => void): () => void {
  show = listener;
  return () => {
    if (show === listener) show = null;
  };
}

/** Asks in the page whether what is not saved may go. */
export const askToLeave = (question: string): Promise<boolean> =>
  new Promise((answer) => {
    if (show) show({ question, answer });
    else answer(window.confirm(question));
  });
