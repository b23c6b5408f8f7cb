import { env } from "@/lib/core/env";
import { isOutsideError, publicAddresses, urlFault } from "@/lib/core/network/outside";
import { invalid } from "@/lib/core/problem";
import { withTimeout } from "@/lib/core/timeout";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

const patienceMs = 5000;

/**
 * Refuses a URL that leads anywhere but to public addresses. One whose name has no address yet is taken with a warning:
 * every attempt resolves and checks again.
 */
export async function checkUrl(url: string): Promise<WebhookEndpoint["warnings"]> {
  const rules = { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK };
  const fault = urlFault(url, rules);
  if (fault) throw invalid({ pointer: "#/url", ...fault });
  try {
    return (await withTimeout(publicAddresses(new URL(url), rules), patienceMs)) ? [] : ["unresolved"];
  } catch (error) {
    if (!isOutsideError(error)) throw error;
    if (error.reason === "dns") return ["unresolved"];
    throw invalid({ pointer: "#/url", detail: error.message, code: "url_not_public" });
  }
}
