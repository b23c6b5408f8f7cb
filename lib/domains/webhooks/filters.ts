import type { Tx } from "@/lib/core/db";
import { events as catalogue, type WebhookType } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import { invalidAll, notFound } from "@/lib/core/problem";
import type { WebhookFilters } from "@/lib/domains/webhooks/schema";
import { findUnknown } from "@/lib/domains/webhooks/store";

type Wish = { events: readonly WebhookType[]; filters: WebhookFilters };

export const isFiltered = (filters: WebhookFilters): boolean => Object.values(filters).some((list) => list.length > 0);

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

export const sameFilters = (one: WebhookFilters, other: WebhookFilters): boolean =>
  sameList(one.service_ids, other.service_ids) &&
  sameList(one.resource_ids, other.resource_ids) &&
  sameList(one.group_ids, other.group_ids) &&
  sameList(one.sources, other.sources);

/** A filter knows bookings only: any other event beside it would never be sent. */
export function assertFilterable({ events, filters }: Wish, pointer: "#/events" | "#/filters"): void {
  if (!isFiltered(filters)) return;
  const faults = events.flatMap((type, at) =>
    catalogue[type].subject === "booking"
      ? []
      : [
          {
            pointer: pointer === "#/events" ? `#/events/${at}` : pointer,
            detail: `${type} is not about a booking, and filters would leave it out always. Use another endpoint for it.`,
            code: "event_not_filterable",
          },
        ],
  );
  if (faults.length > 0) throw invalidAll(faults);
}

const added = (after: readonly string[], before: readonly string[]) => after.filter((id) => !before.includes(id));
const none = { service_ids: [], resource_ids: [], group_ids: [] };

/** What was named before may have been deleted since: sent back with another change, it must not fail that. */
export async function assertKnown(
  tx: Tx,
  project: ProjectId,
  after: WebhookFilters,
  before: Pick<WebhookFilters, keyof typeof none> = none,
): Promise<void> {
  const unknown = await findUnknown(tx, project, {
    service_ids: added(after.service_ids, before.service_ids),
    resource_ids: added(after.resource_ids, before.resource_ids),
    group_ids: added(after.group_ids, before.group_ids),
  });
  if (unknown) throw notFound(unknown.what, unknown.id);
}
