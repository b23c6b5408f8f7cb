import { queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

/** A catalog is small and loaded whole: it has the names behind ids. */
export async function whole<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

const most = { limit: 200 };
type Listing<Item> = (query: typeof most, options: { signal: AbortSignal }) => AsyncIterable<Item>;

const list = <Item>(name: string, every: Listing<Item>) =>
  queryOptions({ queryKey: ["catalog", name], queryFn: ({ signal }) => whole(every(most, { signal })) });

export const services = list("services", turnero.services.listAll);
export const resources = list("resources", turnero.resources.listAll);
export const groups = list("groups", turnero.resourceGroups.listAll);
export const schedules = list("schedules", turnero.schedules.listAll);
export const members = list("members", turnero.team.members.listAll);

export const timeOff = (resource: string, from: string) =>
  queryOptions({
    queryKey: ["catalog", "time-off", resource],
    queryFn: ({ signal }) => whole(turnero.resources.timeOff.listAll(resource, { ...most, from }, { signal })),
  });

export const overrides = (schedule: string, year: number) =>
  queryOptions({
    queryKey: ["catalog", "overrides", schedule, year],
    queryFn: ({ signal }) => {
      const span = { from: `${year}-01-01`, to: `${year}-12-31` };
      return whole(turnero.scheduleOverrides.listAll({ ...most, schedule_id: schedule, ...span }, { signal }));
    },
  });
