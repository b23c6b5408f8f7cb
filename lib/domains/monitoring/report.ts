import { log } from "@/lib/core/monitoring/log";
import { eventLoopDelay, type Latency, latencies, latencyBounds } from "@/lib/core/monitoring/metrics";
import { type Backlog, poolState, readBacklog } from "@/lib/domains/monitoring/store";
import { version } from "@/package.json";

type Labels = Record<string, string | number>;
type Sample = { suffix?: string; labels?: Labels; value: number };
type Family = { name: string; type: "gauge" | "counter" | "histogram"; help: string; samples: Sample[] };

const escaped = (value: string | number): string =>
  String(value).replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

const labelled = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
};

/** The text format of Prometheus, version 0.0.4. */
export const exposition = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = "", labels, value }) => `${name}${suffix}${labelled(labels)} ${value}`),
      ].join("\n"),
    )
    .join("\n")
    .concat("\n");

const gauge = (name: string, help: string, ...samples: (number | [Labels, number])[]): Family => ({
  name: `turnero_${name}`,
  type: "gauge",
  help,
  samples: samples.map((sample) =>
    typeof sample === "number" ? { value: sample } : { labels: sample[0], value: sample[1] },
  ),
});

function histogramOf({ operation, status, buckets, count, sum }: Latency): Sample[] {
  const about = { operation, status };
  let below = 0;
  const steps = buckets.map((inside, at) => {
    below += inside;
    return { suffix: "_bucket", labels: { ...about, le: latencyBounds[at] as number }, value: below };
  });
  return [
    ...steps,
    { suffix: "_bucket", labels: { ...about, le: "+Inf" }, value: count },
    { suffix: "_sum", labels: about, value: sum },
    { suffix: "_count", labels: about, value: count },
  ];
}

const backlogOf = (rows: Backlog): Family[] => [
  gauge("outbox_events", "Events that the relay has not handed on.", rows.outbox_rows),
  gauge("outbox_lag_seconds", "Age of the oldest of them.", rows.outbox_lag),
  gauge(
    "webhook_deliveries",
    "Webhook deliveries: due or waiting for a retry, and failed for good among those of the last day.",
    [{ state: "pending" }, rows.webhooks_pending],
    [{ state: "failed" }, rows.webhooks_failed],
  ),
  gauge("message_deliveries_pending", "Messages that a channel has not taken yet.", rows.messages_pending),
  gauge("message_deliveries_lag_seconds", "How long the oldest of them has been due.", rows.messages_lag),
  gauge(
    "executor_runs",
    "Background runs: due and without a worker, held by one, asleep until later, failed within the hour.",
    [{ state: "due" }, rows.runs_due],
    [{ state: "held" }, rows.runs_held],
    [{ state: "waiting" }, rows.runs_waiting],
    [{ state: "failed" }, rows.runs_failed],
  ),
  gauge(
    "executor_oldest_due_seconds",
    "How long the oldest due run has waited for a worker: of functions that share its places, and of those that have their own.",
    [{ places: "shared" }, rows.runs_oldest_shared],
    [{ places: "own" }, rows.runs_oldest_own],
  ),
  gauge("workers", "Workers seen within 30 seconds.", rows.workers),
  gauge("models_resting", "Models, by workspace, that fail and are left alone for a while.", rows.models_resting),
];

function processOf(): Family[] {
  const memory = process.memoryUsage();
  const delay = eventLoopDelay();
  const { total, idle, waiting, most } = poolState();
  return [
    gauge("build_info", "The version that runs.", [{ version, node: process.version }, 1]),
    gauge("process_uptime_seconds", "Since this process started.", Math.round(process.uptime())),
    gauge(
      "process_memory_bytes",
      "Memory of this process.",
      [{ kind: "resident" }, memory.rss],
      [{ kind: "heap_used" }, memory.heapUsed],
      [{ kind: "heap_total" }, memory.heapTotal],
      [{ kind: "external" }, memory.external],
    ),
    gauge(
      "event_loop_delay_seconds",
      "How late timers ran since the last look.",
      [{ quantile: "0.5" }, delay.p50],
      [{ quantile: "0.99" }, delay.p99],
      [{ quantile: "1" }, delay.max],
    ),
    gauge(
      "database_pool_connections",
      "Connections of this process.",
      [{ state: "in_use" }, total - idle],
      [{ state: "idle" }, idle],
    ),
    gauge("database_pool_size", "The most connections that this process opens.", most),
    gauge("database_pool_waiting", "Calls that wait for a connection.", waiting),
  ];
}

const requestsOf = (seen: readonly Latency[]): Family => ({
  name: "turnero_request_duration_seconds",
  type: "histogram",
  help: "Answers by operation and class of status; its count is the number of requests.",
  samples: seen.flatMap(histogramOf),
});

/** What this process has done, and what waits in the database that all processes share. */
export async function metricsText(): Promise<string> {
  const about = [requestsOf(latencies()), ...processOf()];
  const backlog = await readBacklog().catch((error) => {
    log.warn("metrics without the database", { error });
    return null;
  });
  const up = gauge("database_up", "Whether the database answered.", backlog ? 1 : 0);
  return exposition([...about, up, ...(backlog ? backlogOf(backlog) : [])]);
}
