"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { TurneroProblem } from "@/components/api";
import { Toaster } from "@/components/ui/toaster";

/** A session that ended elsewhere leads to the sign-in, and from there back here. */
function leaveWhenSignedOut(error: unknown): void {
  if (!(error instanceof TurneroProblem) || error.status !== 401) return;
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

const makeClient = (session: boolean): QueryClient => {
  const onError = session ? leaveWhenSignedOut : () => {};
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The client itself asks again where that may help.
        retry: false,
      },
    },
  });
};

/** What client leaves stand on. `session` is false where nobody is signed in yet. */
export function Providers({ session, children }: { session: boolean; children: ReactNode }) {
  const [client] = useState(() => makeClient(session));
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
