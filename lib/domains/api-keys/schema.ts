import { z } from "zod";
import { scopes } from "@/lib/core/scopes";
import { DateTimeIn, DateTimeOut, Id, Name, Page, pageOf } from "@/lib/core/wire/wire";

export const ApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().meta({ examples: ["tk_live_4fQ9"] }),
    last4: z.string(),
    scopes: z.array(z.enum(scopes)),
    expires_at: DateTimeOut.nullable(),
    revoked_at: DateTimeOut.nullable(),
    last_used_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.output<typeof ApiKey>;

export const CreatedApiKey = ApiKey.extend({ key: z.string().describe("Shown this once.") }).meta({
  id: "CreatedApiKey",
});
export type CreatedApiKey = z.output<typeof CreatedApiKey>;

export const ApiKeyPage = pageOf(ApiKey);
export const ApiKeyParams = z.strictObject({ id: Id });
export const ApiKeyQuery = z.strictObject(Page);

export const CreateApiKeyBody = z.strictObject({
  name: Name,
  scopes: z
    .array(z.enum(scopes))
    .min(1, { error: "must name at least one scope" })
    .transform((given) => [...new Set(given)]),
  expires_at: DateTimeIn.nullable().default(null),
  test: z.boolean().default(false).describe("A key of test mode, which begins with tk_test_ and reaches no live data."),
});
export type CreateApiKeyBody = z.output<typeof CreateApiKeyBody>;

export const UpdateApiKeyBody = z.strictObject({ name: Name }).partial();
export type UpdateApiKeyBody = z.output<typeof UpdateApiKeyBody>;
