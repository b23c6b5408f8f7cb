import { z } from "zod";
import { roles } from "@/lib/core/scopes";
import { Currency, DateTimeOut, Id, Locale, Name, Page, pageOf, Timezone } from "@/lib/core/wire/wire";

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be lower-case letters, digits and single hyphens" })
  .min(2)
  .max(60);

export const Workspace = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    timezone: z.string(),
    currency: Currency,
    locale: z.string(),
    role: z.enum(roles).describe("Yours in it."),
    current: z.boolean().describe("Whether you work in it now."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Workspace" });
export type Workspace = z.output<typeof Workspace>;

export const WorkspacePage = pageOf(Workspace);
export const WorkspaceParams = z.strictObject({ id: Id });
export const WorkspaceQuery = z.strictObject(Page);

const fields = { name: Name, timezone: Timezone, currency: Currency, locale: Locale };

export const CreateWorkspaceBody = z.strictObject({ ...fields, locale: Locale.default("pt-BR") });
export type CreateWorkspaceBody = z.output<typeof CreateWorkspaceBody>;

export const UpdateWorkspaceBody = z.strictObject({ ...fields, slug: Slug }).partial();
export type UpdateWorkspaceBody = z.output<typeof UpdateWorkspaceBody>;
