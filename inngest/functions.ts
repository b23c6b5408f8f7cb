import type { InngestFunction } from "inngest";
import { deliverQueued, retryQueued } from "@/inngest/functions/deliver-messages";
import { deliverWebhooks, retryWebhooks } from "@/inngest/functions/deliver-webhooks";
import { expireHolds } from "@/inngest/functions/expire-holds";
import { fetchMedia, refetchMedia } from "@/inngest/functions/fetch-media";
import { prune } from "@/inngest/functions/prune";
import { tellChannelBroken } from "@/inngest/functions/tell-channel-broken";
import { tellWebhookDeactivated } from "@/inngest/functions/tell-webhook-deactivated";

/** Every background function of the service. A domain adds a file under inngest/functions and a line here. */
export const functions: InngestFunction.Any[] = [
  expireHolds,
  deliverWebhooks,
  retryWebhooks,
  tellWebhookDeactivated,
  deliverQueued,
  retryQueued,
  fetchMedia,
  refetchMedia,
  tellChannelBroken,
  prune,
];
