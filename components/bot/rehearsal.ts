"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SimulateBotResult } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";

/** One exchange of a rehearsal: what was said, and the answer once it is there. */
export type Exchange = { key: number; text: string; answer: SimulateBotResult | null; problem: unknown };

let keys = 0;

/** A dialogue with the bot that has no effect. Each sentence goes on from the state of the answer before. */
export function useRehearsal() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  // An exchange that a restart has removed is ignored.
  const put = (key: number, part: Partial<Exchange>) =>
    setExchanges((known) => known.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const ask = useMutation({
    mutationFn: ({ text, state }: { key: number; text: string; state: string | null }) =>
      turnero.bot.simulate({ text, state }),
    onSuccess: (answer, { key }) => put(key, { answer }),
    onError: (problem, { key }) => put(key, { problem }),
  });
  const stateBefore = (key: number) =>
    exchanges.findLast((each) => each.key < key && each.answer)?.answer?.state ?? null;
  const last = exchanges.at(-1);
  return {
    exchanges,
    pending: last !== undefined && last.answer === null && last.problem === null,
    handedOver: last?.answer?.handed_over === true,
    say: (text: string) => {
      const key = ++keys;
      setExchanges([...exchanges, { key, text, answer: null, problem: null }]);
      ask.mutate({ key, text, state: stateBefore(key) });
      return key;
    },
    again: ({ key, text }: Exchange) => {
      put(key, { problem: null });
      ask.mutate({ key, text, state: stateBefore(key) });
    },
    restart: () => setExchanges([]),
  };
}
