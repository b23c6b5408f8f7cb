"use client";

import { useMutation } from "@tanstack/react-query";

/** Like `useApiForm`, for what is kept as a draft and not in the fields; `forget` drops faults whose rows have moved. */
export function useDraftForm<Answer>({
  send,
  onDone,
}: {
  send: () => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
}) {
  const mutation = useMutation({ mutationFn: send, onSuccess: (answer) => onDone(answer) });
  return {
    submit: () => mutation.mutate(),
    pending: mutation.isPending,
    error: mutation.error,
    forget: () => {
      if (mutation.isError) mutation.reset();
    },
  };
}
