import { useQueryClient } from "@tanstack/react-query";
import { deliveriesOf, endpointList, endpointOf } from "@/components/settings/webhooks/queries";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

/** A dialog that changes an endpoint. */
export type DialogProps = { endpoint: WebhookEndpoint; onOpenChange: (open: boolean) => void };

/** Loads an endpoint and its log again. */
export function useRefresh(id: string): () => Promise<unknown> {
  const queries = useQueryClient();
  const keys = [endpointList.queryKey, endpointOf(id).queryKey, deliveriesOf(id)];
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
