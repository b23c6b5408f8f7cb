import { operation, scope } from "@/lib/api/operation";
import { mergeCustomers as merge } from "@/lib/domains/customers/merging/merge";
import { MergeBody, UnmergeBody, Unmerged } from "@/lib/domains/customers/merging/schema";
import { unmergeCustomers as unmerge } from "@/lib/domains/customers/merging/unmerge";
import { Customer, CustomerParams } from "@/lib/domains/customers/schema";

const tag = "Customers";

export const mergeCustomers = operation({
  id: "mergeCustomers",
  method: "POST",
  path: "/customers/{id}/merge",
  access: scope("customers:write"),
  idempotency: "optional",
  tag,
  summary: "Merge two customers",
  description:
    "Everything of the other becomes this one's; empty fields are filled and tags united. The other's id answers 404 with `merged_into` from then on, their phone leads here, and `unmerge` brings them back.",
  params: CustomerParams,
  body: MergeBody,
  output: Customer,
  errors: ["invalid_transition"],
  tool: {
    title: "Merge customers",
    description:
      "Use it when two customers are one person: everything of other_id moves to id. It can be undone with unmerge_customers.",
    destructive: true,
  },
  handle: ({ actor, params, body }) => merge(actor, params.id, body.other_id),
});

export const unmergeCustomers = operation({
  id: "unmergeCustomers",
  method: "POST",
  path: "/customers/{id}/unmerge",
  access: scope("customers:write"),
  idempotency: "optional",
  tag,
  summary: "Undo a customer merge",
  description:
    "The other comes back as they were, with every row that went over. What was changed on this one since the merge stays; of several merges in a row the last is undone first.",
  params: CustomerParams,
  body: UnmergeBody,
  output: Unmerged,
  errors: ["customer_exists"],
  tool: {
    title: "Undo a merge of customers",
    description: "Use it when two people were taken for one: what was moved goes back, row by row.",
    destructive: true,
  },
  handle: ({ actor, params, body }) => unmerge(actor, params.id, body.other_id),
});
