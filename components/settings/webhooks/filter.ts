import type { Meaning } from "@/components/ui/badge";
import { webhookTypes } from "@/lib/core/events";
import type { WebhookDelivery } from "@/lib/domains/webhooks/schema";

export type DeliveryStatus = WebhookDelivery["status"];
export type LoggedType = WebhookDelivery["event_type"];
export type DeliveryFilter = { status?: DeliveryStatus; event_type?: LoggedType };

/** The tone of each status. */
export const deliveryMeaning: Record<DeliveryStatus, Meaning> = {
  succeeded: "done",
  pending: "held",
  failed: "trouble",
  skipped: "ended",
};
export const deliveryStatuses = Object.keys(deliveryMeaning) as DeliveryStatus[];

export const loggedTypes: readonly LoggedType[] = [...webhookTypes, "webhook.ping"];

type Given = string | string[] | null | undefined;

/** The filters as an address gives them; what is no filter is left out. */
export function deliveryFilter(given: { status?: Given; event_type?: Given }): DeliveryFilter {
  const status = deliveryStatuses.find((each) => each === given.status);
  const type = loggedTypes.find((each) => each === given.event_type);
  return { ...(status && { status }), ...(type && { event_type: type }) };
}

export const sameFilter = (one: DeliveryFilter, other: DeliveryFilter): boolean =>
  one.status === other.status && one.event_type === other.event_type;
