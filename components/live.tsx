"use client";

import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { pageHeaders } from "@/components/page-calls";
import type { Change } from "@/lib/domains/live/schema";

const address = "/api/v1/events/stream";
const gatherMs = 100;
const longestPause = 30_000;

/** Resources whose keys are names, not ids: one change affects all of them. */
const whole = new Set(["ai", "catalog", "stages"]);

/**
 * Whether a query may show what changed. Keys are [resource], [resource, filters] for lists and [resource, id, …] for
 * one thing: a change touches every list of its resource, and of the single things only its own.
 */
export function touches(key: QueryKey, { id, refreshes }: Omit<Change, "kind">): boolean {
  if (key.includes(id)) return true;
  const family = String(key[0]);
  return refreshes.includes(family) && (typeof key[1] !== "string" || whole.has(family));
}

/** An EventSource sends no headers: the page's workspace is in the URL. */
function addressAt(last: string): string {
  const workspace = pageHeaders["x-workspace-id"];
  return `${address}?${new URLSearchParams({ last_event_id: last, ...(workspace && { workspace }) })}`;
}

/**
 * Keeps this page's queries up to date: opens the stream at the position where the page was rendered, so that no event
 * is missed between the two, and batches events in quick succession.
 */
export function follow(
  queries: QueryClient,
  from: string,
  open: (url: string) => EventSource = (url) => new EventSource(url),
) {
  let source: EventSource | null = null;
  let last = from;
  let pause = 1000;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gathered: Change[] = [];

  const flush = () => {
    timer = undefined;
    const changes = gathered.splice(0);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => changes.some((each) => touches(queryKey, each)) });
  };
  const connect = () => {
    source = open(addressAt(last));
    source.addEventListener("ready", ({ lastEventId }) => {
      last = lastEventId;
      pause = 1000;
    });
    source.addEventListener("change", ({ lastEventId, data }) => {
      last = lastEventId;
      gathered.push(JSON.parse(data) as Change);
      timer ??= setTimeout(flush, gatherMs);
    });
    source.addEventListener("reset", ({ lastEventId }) => {
      last = lastEventId;
      void queries.invalidateQueries();
    });
    source.addEventListener("error", () => {
      if (source?.readyState !== 2) return; // The browser reconnects by itself.
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  };
  connect();
  return () => {
    source?.close();
    clearTimeout(retry);
    clearTimeout(timer);
  };
}

/** Live updates for as long as the component is on the page. */
export function useLive(from: string): void {
  const queries = useQueryClient();
  const [start] = useState(from); // The stream keeps its own position from then on.
  useEffect(() => follow(queries, start), [queries, start]);
}

/** One stream for all signed-in pages. `from` is the position of the page's own data. */
export function Live({ from, children }: { from: string; children: ReactNode }) {
  useLive(from);
  return children;
}
