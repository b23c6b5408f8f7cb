"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { RunRows } from "@/components/automations/runs/run-rows";
import { flowRuns } from "@/components/flows/queries";
import type { Flow } from "@/lib/domains/automations/flows/schema";

/** What the flow did, newest first. */
export function RunsPanel({ flow }: { flow: Flow }) {
  return <RunRows log={useInfiniteQuery(flowRuns(flow.id))} of={flow} />;
}
