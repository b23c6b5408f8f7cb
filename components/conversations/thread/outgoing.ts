"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { MessageFile, SendMessageBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { oneConversation, showMessage } from "@/components/conversations/queries";
import { TurneroProblem } from "@/components/problem";

/** A message on its way: shown at once, and until the server has it. */
export type Outgoing = {
  key: string;
  body: SendMessageBody;
  file: MessageFile | null;
  at: string;
  problem: unknown;
};

const none: readonly Outgoing[] = [];
const waiting = new Map<string, readonly Outgoing[]>();
const roads = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

// Kept outside the component, so that failed messages survive switching between conversations.
function change(conversation: string, next: (known: readonly Outgoing[]) => readonly Outgoing[]): void {
  waiting.set(conversation, next(waiting.get(conversation) ?? none));
  for (const listener of listeners) listener();
}

const drop = (conversation: string, key: string) =>
  change(conversation, (known) => known.filter((each) => each.key !== key));

/** Serialized, so that they arrive in order; the key makes a retry the same message. */
function depart(queries: QueryClient, conversation: string, { key, body }: Outgoing): void {
  const go = async () => {
    try {
      showMessage(queries, await turnero.conversations.messages.send(conversation, body, { idempotencyKey: key }));
      drop(conversation, key);
      void queries.invalidateQueries({ queryKey: oneConversation(conversation).queryKey, exact: true });
    } catch (problem) {
      change(conversation, (known) => known.map((each) => (each.key === key ? { ...each, problem } : each)));
    }
  };
  roads.set(conversation, (roads.get(conversation) ?? Promise.resolve()).then(go));
}

/**
 * Only a refusal settles a key. Without a response, or with a server error, the message may have arrived anyway: the
 * same key makes sure that it is one message.
 */
export const keyAgain = ({ key, problem }: Pick<Outgoing, "key" | "problem">): string =>
  problem instanceof TurneroProblem && (problem.status === 409 || problem.status === 410) ? crypto.randomUUID() : key;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What of this conversation is still on its way, and how to send more. */
export function useOutgoing(conversation: string) {
  const queries = useQueryClient();
  const list = useSyncExternalStore(
    subscribe,
    () => waiting.get(conversation) ?? none,
    () => none,
  );
  const send = useCallback(
    (body: SendMessageBody, file: MessageFile | null = null, key: string = crypto.randomUUID()) => {
      if (waiting.get(conversation)?.some((each) => each.key === key)) return;
      const sent: Outgoing = { key, body, file, at: new Date().toISOString(), problem: null };
      change(conversation, (known) => [...known, sent]);
      depart(queries, conversation, sent);
    },
    [queries, conversation],
  );
  const again = useCallback(
    (failed: Outgoing) => {
      const sent = { ...failed, key: keyAgain(failed), problem: null };
      change(conversation, (known) => known.map((each) => (each.key === failed.key ? sent : each)));
      depart(queries, conversation, sent);
    },
    [queries, conversation],
  );
  const forget = useCallback((key: string) => drop(conversation, key), [conversation]);
  return { list, send, again, forget };
}

export type Sender = ReturnType<typeof useOutgoing>;

const drafts = new Map<string, string>();

/** What was begun and not sent; it waits while one looks elsewhere. */
export const draftOf = (conversation: string): string => drafts.get(conversation) ?? "";
export const keepDraft = (conversation: string, text: string): void => {
  if (text === "") drafts.delete(conversation);
  else drafts.set(conversation, text);
};
