import { z } from "zod";
import { roles, scopes } from "@/lib/core/scopes";
import { DateTimeOut, DateTimeQuery, HomeCountry, Id, Name, Page, pageOf } from "@/lib/core/wire/wire";

export const Me = z
  .object({
    type: z.enum(["key", "session"]),
    project: z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      timezone: z.string(),
      currency: z.string(),
      country: HomeCountry,
      locale: z.string(),
    }),
    key: z.object({ id: z.string(), name: z.string(), scopes: z.array(z.enum(scopes)) }).nullable(),
    member: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }).nullable(),
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof Me>;

export const UpdateMeBody = z.strictObject({ name: Name });

export const Member = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    created_at: DateTimeOut,
  })
  .meta({ id: "Member" });
export type Member = z.output<typeof Member>;

export const MemberPage = pageOf(Member);
export const MemberParams = z.strictObject({ id: Id });
export const MemberQuery = z.strictObject(Page);
export const UpdateMemberBody = z.strictObject({ role: z.enum(roles) });

export const AuditEntry = z
  .object({
    id: z.string(),
    at: DateTimeOut,
    action: z.string().meta({ examples: ["member.removed"] }),
    actor: z.object({ type: z.string(), id: z.string(), name: z.string() }),
    subject_id: z.string(),
    changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
    request_id: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditPage = pageOf(AuditEntry);

export const AuditQuery = z.strictObject({
  action: z.string().max(100).optional().describe("`member.removed`, or `member` for all that begins with it."),
  actor: Id.optional().describe("The id of the member or key who did it."),
  subject: Id.optional().describe("The id of what was changed."),
  from: DateTimeQuery.optional(),
  to: DateTimeQuery.optional(),
  ...Page,
});
export type AuditQuery = z.output<typeof AuditQuery>;
