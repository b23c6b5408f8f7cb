import { z } from "zod";
import { DateTimeOut, Id, Name, Page, pageOf } from "@/lib/core/wire/wire";

export const ResourceGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    resource_ids: z.array(z.string()),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "ResourceGroup" });
export type ResourceGroup = z.output<typeof ResourceGroup>;

export const ResourceGroupPage = pageOf(ResourceGroup);
export const ResourceGroupParams = z.strictObject({ id: Id });
export const ResourceGroupQuery = z.strictObject(Page);

const ResourceIds = z
  .array(Id)
  .max(1000)
  .describe("Its members; the same list as each resource's `group_ids`, seen from the other side.");

export const CreateResourceGroupBody = z.strictObject({ name: Name, resource_ids: ResourceIds.default([]) });
export type CreateResourceGroupBody = z.output<typeof CreateResourceGroupBody>;

export const UpdateResourceGroupBody = z.strictObject({ name: Name, resource_ids: ResourceIds }).partial();
export type UpdateResourceGroupBody = z.output<typeof UpdateResourceGroupBody>;
