"use client";

import { MutationCache, QueryCache, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { HomeCountry } from "@/components/forms/phone/home-country";
import { LeaveQuestion } from "@/components/forms/unsaved/leave-question";
import { isStillThere } from "@/components/gone-queries";
import { standIn } from "@/components/page-calls";
import { pageQueryClient } from "@/components/page-data";
import { TurneroProblem } from "@/components/problem";
import { Toaster } from "@/components/ui/toaster";

/** A session that ended elsewhere leads to the sign-in, and from there back here. */
function leaveWhenSignedOut(error: unknown): void {
  if (!(error instanceof TurneroProblem) || error.status !== 401) return;
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

const makeClient = (workspace: string | null): QueryClient => {
  if (typeof window !== "undefined") standIn(workspace); // On the server, module state is shared by all users.
  const onError = workspace === null ? () => {} : leaveWhenSignedOut;
  return pageQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        enabled: isStillThere,
        // The API client already retries where that may help.
        retry: false,
      },
    },
  });
};

/** The providers of client components. Signed-out pages have no workspace; another workspace remounts them. */
export function Providers({
  workspace,
  country = "BR",
  children,
}: {
  workspace: string | null;
  country?: string;
  children: ReactNode;
}) {
  const [client] = useState(() => makeClient(workspace));
  return (
    <QueryClientProvider client={client}>
      <HomeCountry value={country}>{children}</HomeCountry>
      <Toaster />
      <LeaveQuestion />
    </QueryClientProvider>
  );
}
