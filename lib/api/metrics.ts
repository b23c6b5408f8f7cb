import { showsSecret } from "@/lib/api/access/bearer-secret";
import { env } from "@/lib/core/env";
import { metricsText } from "@/lib/domains/monitoring/report";

const plain = (text: string, status: number, more: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more },
  });

/** GET /api/metrics: for a scraper that knows METRICS_TOKEN; closed where none is set. */
export async function metricsAnswer(request: Request): Promise<Response> {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return plain("No metrics are served here: METRICS_TOKEN is not set.\n", 404);
  if (!showsSecret(request, METRICS_TOKEN)) {
    const challenge = { "www-authenticate": 'Bearer realm="Turnero metrics"' };
    return plain("Send the token as Authorization: Bearer METRICS_TOKEN.\n", 401, challenge);
  }
  return plain(await metricsText(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
}
