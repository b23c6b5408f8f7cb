import { z } from "zod";
import { Id } from "@/lib/core/wire/wire";
import { Customer } from "@/lib/domains/customers/schema";

export const MergeBody = z.strictObject({ other_id: Id.describe("Who goes: what is theirs becomes the survivor's.") });
export const UnmergeBody = z.strictObject({ other_id: Id.describe("Who comes back, with what was theirs.") });
export const Unmerged = z
  .object({ customer: Customer, other: Customer.describe("Who came back.") })
  .meta({ id: "UnmergedCustomers" });
export type Unmerged = z.output<typeof Unmerged>;

const mostTags = 50;
const fillable = ["phone", "locale", "email", "company", "notes", "address"] as const;
type Fillable = (typeof fillable)[number];

/** What the survivor lacks and takes from the other: empty fields, and tags they do not have. */
export type Filled = { fields: Partial<Pick<Customer, Fillable>>; tags: string[] };

export function filledFrom(survivor: Customer, other: Customer): Filled {
  const lacking = fillable.filter((field) => survivor[field] === null && other[field] !== null);
  const room = Math.max(0, mostTags - survivor.tags.length);
  return {
    fields: Object.fromEntries(lacking.map((field) => [field, other[field]])),
    tags: other.tags.filter((tag) => !survivor.tags.includes(tag)).slice(0, room),
  };
}

/** The survivor as they are afterwards. */
export const united = (survivor: Customer, { fields, tags }: Filled): Customer => ({
  ...survivor,
  ...fields,
  tags: [...survivor.tags, ...tags],
});

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What a split takes from the survivor again: what came by the merge and was not changed since. */
export function takenBack(survivor: Customer, { fields, tags }: Filled): Partial<Pick<Customer, Fillable | "tags">> {
  const same = fillable.filter((field) => field in fields && canonical(fields[field]) === canonical(survivor[field]));
  const kept = survivor.tags.filter((tag) => !tags.includes(tag));
  return {
    ...Object.fromEntries(same.map((field) => [field, null])),
    ...(kept.length < survivor.tags.length ? { tags: kept } : {}),
  };
}
