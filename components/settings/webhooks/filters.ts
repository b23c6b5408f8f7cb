import type { Source } from "@/lib/core/vocabulary";
import type { WebhookFilters } from "@/lib/domains/webhooks/schema";

export const noFilters: WebhookFilters = { service_ids: [], resource_ids: [], group_ids: [], sources: [] };

export const isFiltered = (filters: WebhookFilters): boolean => Object.values(filters).some((list) => list.length > 0);

/** As the form of an endpoint has them. */
export const filtersIn = (data: FormData): WebhookFilters => ({
  service_ids: data.getAll("service_ids") as string[],
  resource_ids: data.getAll("resource_ids") as string[],
  group_ids: data.getAll("group_ids") as string[],
  sources: data.getAll("sources") as Source[],
});
