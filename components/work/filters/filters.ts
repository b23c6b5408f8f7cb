import type { ListWorkItemsQuery } from "@/clients/typescript/src/client";
import { queryText } from "@/components/forms/query-text";
import { addDays, instantOf, isDate } from "@/components/time/zone";
import { openStatuses, priorities, sources, type WorkView, workViews } from "@/lib/core/vocabulary";
import { joinCommas, splitCommas } from "@/lib/core/wire/comma-list";

const lists = ["status", "stage", "priority", "tag", "origin"] as const;
export type ListFilter = (typeof lists)[number];

/** Whether the customer has said that they come. */
export const attendances = ["true", "false"] as const;

/** By what tasks are put together, and by which of their columns they are sorted. */
export const groupings = ["person", "stage", "priority", "service"] as const;
export const sortings = ["customer", "service", "stage", "person", "due"] as const;
export type Grouping = (typeof groupings)[number];
export type Sorting = { by: (typeof sortings)[number]; falls: boolean };

/** What the list shows. Dates are days of the workspace, both included. */
export type Filters = Record<ListFilter, string[]> & {
  view: WorkView;
  unassigned: boolean;
  missing: boolean;
  attending: (typeof attendances)[number] | null;
  q: string;
  from: string | null;
  to: string | null;
  group: Grouping | null;
  sort: Sorting | null;
};

const known: Partial<Record<ListFilter, readonly string[]>> = {
  status: openStatuses,
  priority: priorities,
  origin: sources,
};

export const noFilters: Omit<Filters, "view" | "group" | "sort"> = {
  status: [],
  stage: [],
  priority: [],
  tag: [],
  origin: [],
  unassigned: false,
  missing: false,
  attending: null,
  q: "",
  from: null,
  to: null,
};

type Given = Pick<URLSearchParams, "get">;
const dateIn = (given: Given, name: string): string | null => {
  const date = given.get(name);
  return isDate(date) ? date : null;
};

/** "due" rises, "-due" falls. */
function sortingIn(text: string | null): Sorting | null {
  const by = sortings.find((each) => each === text?.replace(/^-/, ""));
  return by ? { by, falls: text?.startsWith("-") ?? false } : null;
}

/** The filters of an address; what makes no sense in it is left out. */
export function filtersIn(given: Given): Filters {
  const listed = (name: ListFilter): string[] =>
    splitCommas(given.get(name) ?? "").filter((each) => each.length <= 60 && (known[name]?.includes(each) ?? true));
  return {
    view: workViews.find((each) => each === given.get("view")) ?? "inbox",
    status: listed("status"),
    stage: listed("stage"),
    priority: listed("priority"),
    tag: listed("tag"),
    origin: listed("origin"),
    unassigned: given.get("unassigned") === "true",
    missing: given.get("missing") === "true",
    attending: attendances.find((each) => each === given.get("attending")) ?? null,
    q: (given.get("q") ?? "").slice(0, 200),
    from: dateIn(given, "from"),
    to: dateIn(given, "to"),
    group: groupings.find((each) => each === given.get("group")) ?? null,
    sort: sortingIn(given.get("sort")),
  };
}

/** The address of the filters, with its question mark; empty when there is nothing to say. */
export function searchOf({ view, unassigned, missing, attending, q, from, to, group, sort, ...rest }: Filters): string {
  const search = new URLSearchParams();
  if (view !== "inbox") search.set("view", view);
  for (const name of lists) if (rest[name].length > 0) search.set(name, joinCommas(rest[name]));
  if (unassigned) search.set("unassigned", "true");
  if (missing) search.set("missing", "true");
  const sorted = sort && `${sort.falls ? "-" : ""}${sort.by}`;
  const plain = { attending, q: q.trim(), from, to, group, sort: sorted };
  for (const [name, value] of Object.entries(plain)) if (value) search.set(name, value);
  return queryText(search);
}

export const isFiltered = (filters: Filters): boolean =>
  searchOf({ ...filters, view: "inbox", group: null, sort: null }) !== "";

/** How many filters are set besides the words. */
export const filterCount = ({ unassigned, missing, attending, from, to, ...rest }: Filters): number =>
  lists.filter((name) => rest[name].length > 0).length +
  Number(unassigned) +
  Number(missing) +
  Number(attending !== null) +
  Number(from !== null || to !== null);

/** The filters as the API takes them. */
export function queryOf(filters: Filters, zone: string): ListWorkItemsQuery {
  const { view, unassigned, missing, attending, q, from, to } = filters;
  const instant = (date: string) => new Date(instantOf(zone, date, 0)).toISOString();
  return {
    view,
    ...Object.fromEntries(
      lists.flatMap((name) => (filters[name].length > 0 ? [[name, joinCommas(filters[name])]] : [])),
    ),
    ...(unassigned && view !== "inbox" ? { unassigned: true } : {}),
    ...(missing ? { intake_missing: true } : {}),
    ...(attending ? { attending: attending === "true" } : {}),
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(from ? { from: instant(from) } : {}),
    ...(to ? { to: instant(addDays(to, 1)) } : {}),
  };
}
