import { z } from "zod";
import { roles, scopes } from "@/lib/core/scopes";

export const Me = z
  .object({
    type: z.enum(["key", "session"]),
    project: z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      timezone: z.string(),
      currency: z.string(),
      locale: z.string(),
    }),
    key: z.object({ id: z.string(), name: z.string(), scopes: z.array(z.enum(scopes)) }).nullable(),
    member: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }).nullable(),
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof Me>;
