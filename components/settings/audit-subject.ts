import type { AuditEntry } from "@/lib/domains/team/schema";

/** What entries are filtered by: the word before the point of their actions. */
export const subjects = [
  ...["booking", "customer", "service", "resource", "schedule", "automation", "knowledge", "channel"],
  ...["webhook_endpoint", "member", "invite", "api_key", "agent_grant", "workspace"],
] as const;

/** The screens on which things stand, by the prefix of their ids. */
const screens: Record<string, string> = {
  bkg: "/calendar",
  cus: "/customers",
  svc: "/catalog/services",
  res: "/catalog/resources",
  grp: "/catalog/groups",
  sch: "/catalog/schedules",
  aut: "/automations",
  flw: "/automations/flows",
  kno: "/knowledge",
  cnv: "/conversations",
  whe: "/settings/webhooks",
};

/** Where the thing itself is looked at; null of what has no screen or is gone. */
export function screenOf({ subject_id, action }: Pick<AuditEntry, "subject_id" | "action">): string | null {
  const screen = screens[subject_id.split("_")[0] ?? ""];
  return screen === undefined || action.endsWith(".deleted") ? null : `${screen}/${subject_id}`;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
export const isMoment = (value: unknown): value is string => typeof value === "string" && moment.test(value);

/** What distinguishes an entry from its neighbours: a name, else a time, else the changed fields. */
export function markOf({ changes }: Pick<AuditEntry, "changes">): string | null {
  const values = ["name", "email", "title", "start"].flatMap((field) => [changes[field]?.to, changes[field]?.from]);
  const found = values.find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found : Object.keys(changes).join(", ") || null;
}
