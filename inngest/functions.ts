import type { InngestFunction } from "inngest";
import { crawlSite } from "@/inngest/functions/crawl-site";
import { deliverWebhooks, retryWebhooks } from "@/inngest/functions/deliver-webhooks";
import { expireHolds } from "@/inngest/functions/expire-holds";
import { prune } from "@/inngest/functions/prune";
import { readKnowledgeFile } from "@/inngest/functions/read-knowledge-file";
import { renewKnowledge } from "@/inngest/functions/renew-knowledge";
import { tellWebhookDeactivated } from "@/inngest/functions/tell-webhook-deactivated";

/** Every background function of the service. A domain adds a file under inngest/functions and a line here. */
export const functions: InngestFunction.Any[] = [
  expireHolds,
  deliverWebhooks,
  retryWebhooks,
  tellWebhookDeactivated,
  readKnowledgeFile,
  crawlSite,
  renewKnowledge,
  prune,
];
