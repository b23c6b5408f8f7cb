import { z } from "zod";
import { Id } from "@/lib/core/wire/wire";
import { Customer } from "@/lib/domains/customers/schema";

export const MergeBody = z.strictObject({ other_id: Id.describe("Who goes: what is theirs becomes the survivor's.") });
export const UnmergeBody = z.strictObject({ other_id: Id.describe("Who comes back, with what was theirs.") });
export const Unmerged = z
  .object({ customer: Customer, other: Customer.describe("Who came back.") })
  .meta({ id: "UnmergedCustomers" });
export type Unmerged = z.output<typeof Unmerged>;
