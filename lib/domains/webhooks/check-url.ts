import { withTimeout } from "@/lib/core/concurrency/timeout";
import { env } from "@/lib/core/env";
import { isOutsideError, publicAddresses, type Resolve, urlFault } from "@/lib/core/network/outside";
import { invalid } from "@/lib/core/problem";
import { namesFrom, rootAnswers } from "@/lib/core/text/names";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

const patienceMs = 5000;

/** The resolver, and whether it works at all. */
export type Names = { resolve: Resolve; answers: () => Promise<boolean> };
const machineNames: Names = { resolve: namesFrom(), answers: rootAnswers() };

/**
 * Refuses a URL that resolves to anything but public addresses. Only where DNS does not work, on an offline machine, it
 * is accepted with a warning. Every attempt resolves and checks again.
 */
export async function checkUrl(url: string, names = machineNames): Promise<WebhookEndpoint["warnings"]> {
  const rules = { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK };
  const fault = urlFault(url, rules);
  if (fault) throw invalid({ pointer: "#/url", ...fault });
  try {
    if (await withTimeout(publicAddresses(new URL(url), rules, names.resolve), patienceMs)) return [];
  } catch (error) {
    if (!isOutsideError(error)) throw error;
    if (error.reason !== "dns") throw invalid({ pointer: "#/url", detail: error.message, code: "url_not_public" });
  }
  if (!(await names.answers())) return ["unresolved"];
  const detail = `${new URL(url).hostname} does not resolve to an address.`;
  throw invalid({ pointer: "#/url", detail, code: "unresolved" });
}
