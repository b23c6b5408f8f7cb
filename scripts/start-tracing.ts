import { env } from "@/lib/core/env";

/** Nothing of it is loaded unless somebody collects; gives what sends the last spans. */
export async function startTracing(part: "web" | "worker"): Promise<() => Promise<void>> {
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  const { startExport } = await import("@/lib/core/monitoring/tracing-export");
  return startExport(part);
}
