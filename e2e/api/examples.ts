import type { Client } from "pg";

/**
 * What cannot be made from an operation's schema. A test names the operation when an entry is missing here.
 * Bodies hold no ids of ours: the tests put those in.
 */
export const bodies: Record<string, unknown> = {};

/** Rows that no key can make through the API, straight into the database; by collection. */
export const makers: Record<string, (database: Client, project: string) => Promise<string>> = {};

export const ids = {
  /** Fields that end in _id and name something outside this service, or nothing at all. */
  notOurs: new Set(["external_id", "phone_number_id", "business_account_id"]),
  /** The collection of what a field or a path parameter names. */
  collections: {
    service_id: "/services",
    resource_id: "/resources",
    resource_ids: "/resources",
    group_id: "/resource-groups",
    group_ids: "/resource-groups",
    schedule_id: "/schedules",
    customer_id: "/customers",
    "customer.id": "/customers",
    assignee_resource_id: "/resources",
    conversation_id: "/conversations",
    member_id: "/team/members",
    attachment_id: "/attachments",
    delivery_id: "/deliveries",
    time_off_id: "/time-off",
  } as Record<string, string>,
  /** What stands for an unknown value of a path parameter that is not an id. */
  unknownParams: { date: "2031-01-01", version: "999999", key: "no_such_action" } as Record<string, string>,
};
