import type { BackgroundRun } from "@/lib/domains/background/schema";

type Stored = { status: string; worker: string | null; due_at: Date };

/** The word for where a run stands: the table knows only that it is active. */
export function standing({ status, worker, due_at }: Stored, now: Date): BackgroundRun["status"] {
  if (status !== "active") return status as "completed" | "failed" | "cancelled";
  if (worker !== null) return "running";
  return due_at > now ? "waiting" : "queued";
}
