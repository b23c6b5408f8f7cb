"use client";

import { useMutation } from "@tanstack/react-query";

/**
 * Like `useApiForm`, for what is kept as a draft and not in the fields. `onDone` learns which draft was sent: more may have
 * been typed since. `forget` drops faults whose rows have moved.
 */
export function useDraftForm<Answer, Draft = undefined>({
  draft,
  send,
  onDone,
}: {
  draft?: Draft;
  send: (sent: Draft) => Promise<Answer>;
  onDone: (answer: Answer, sent: Draft) => unknown;
}) {
  const mutation = useMutation({ mutationFn: send, onSuccess: (answer, sent) => onDone(answer, sent) });
  return {
    submit: () => mutation.mutate(draft as Draft),
    pending: mutation.isPending,
    /** Sent; where the screen navigates afterwards, it must not be sent again meanwhile. */
    done: mutation.isSuccess,
    error: mutation.error,
    forget: () => {
      if (mutation.isError) mutation.reset();
    },
  };
}
