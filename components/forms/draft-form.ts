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
    /** It is sent; where the screen goes elsewhere then, it must not be sent once more on the way. */
    done: mutation.isSuccess,
    error: mutation.error,
    forget: () => {
      if (mutation.isError) mutation.reset();
    },
  };
}
