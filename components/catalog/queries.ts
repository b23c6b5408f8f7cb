import { queryOptions } from "@tanstack/react-query";
import { api } from "@/components/api";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import type { Resource, TimeOff } from "@/lib/domains/catalog/resources/schema";
import type { Schedule, ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import type { Member } from "@/lib/domains/team/schema";

type Page<Item> = { data: Item[]; next_cursor: string | null };

/** A catalog is small and needed whole: names stand in it for ids. */
async function all<Item>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api<Page<Item>>("GET", path, { query: { ...query, limit: "200", cursor }, signal });
    items.push(...page.data);
    if (page.next_cursor === null) return items;
    cursor = page.next_cursor;
  }
}

const list = <Item>(name: string, path: string) =>
  queryOptions({ queryKey: ["catalog", name], queryFn: ({ signal }) => all<Item>(path, {}, signal) });

export const services = list<Service>("services", "/services");
export const resources = list<Resource>("resources", "/resources");
export const groups = list<ResourceGroup>("groups", "/resource-groups");
export const schedules = list<Schedule>("schedules", "/schedules");
export const members = list<Member>("members", "/team/members");

export const timeOff = (resource: string, from: string) =>
  queryOptions({
    queryKey: ["catalog", "time-off", resource],
    queryFn: ({ signal }) => all<TimeOff>(`/resources/${resource}/time-off`, { from }, signal),
  });

export const overrides = (schedule: string, year: number) =>
  queryOptions({
    queryKey: ["catalog", "overrides", schedule, year],
    queryFn: ({ signal }) =>
      all<ScheduleOverride>(
        "/schedule-overrides",
        { schedule_id: schedule, from: `${year}-01-01`, to: `${year}-12-31` },
        signal,
      ),
  });
