import { env } from "@/lib/core/env";

/** Loaded only if spans are collected; returns a function that flushes. */
export async function startTracing(part: "web" | "worker"): Promise<() => Promise<void>> {
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  const { startExport } = await import("@/lib/core/monitoring/tracing-export");
  return startExport(part);
}
