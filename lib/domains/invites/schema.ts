import { z } from "zod";
import { roles } from "@/lib/core/scopes";
import { DateTimeOut, Id, Name, Page, pageOf } from "@/lib/core/wire/wire";
import { AccountEmail, User } from "@/lib/domains/account/schema";
import { Member } from "@/lib/domains/team/schema";
import { Workspace } from "@/lib/domains/workspaces/schema";

export const Invite = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(roles),
    invited_by: z.object({ id: z.string(), name: z.string() }),
    expired: z.boolean(),
    expires_at: DateTimeOut,
    created_at: DateTimeOut,
  })
  .meta({ id: "Invite" });
export type Invite = z.output<typeof Invite>;

export const CreatedInvite = Invite.extend({
  link: z.string().describe("Shown this once. Empty when it was sent by e-mail instead."),
  sent: z.boolean().describe("Whether it also goes out by e-mail."),
}).meta({ id: "CreatedInvite" });
export type CreatedInvite = z.output<typeof CreatedInvite>;

export const InvitePage = pageOf(Invite);
export const InviteParams = z.strictObject({ id: Id });
export const InviteQuery = z.strictObject(Page);
export const CreateInviteBody = z.strictObject({ email: AccountEmail, role: z.enum(roles).default("agent") });
export type CreateInviteBody = z.output<typeof CreateInviteBody>;

export const InviteTokenParams = z.strictObject({ token: z.string().min(1).max(200) });

/** What the holder of the link sees before they accept. */
export const Invitation = z
  .object({
    workspace: z.object({ name: z.string() }),
    inviter: z.object({ name: z.string() }),
    email: z.string(),
    role: z.enum(roles),
    has_account: z.boolean().describe("Whether the address has an account: then its password is asked for."),
    expires_at: DateTimeOut,
  })
  .meta({ id: "Invitation" });
export type Invitation = z.output<typeof Invitation>;

export const AcceptInviteBody = z.strictObject({
  name: Name.optional().describe("Of a new account."),
  password: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("A new account's, or the one that the account has. Not needed with the session of the invited address."),
});
export type AcceptInviteBody = z.output<typeof AcceptInviteBody>;

export const AcceptedInvite = z
  .object({ user: User, member: Member, workspace: Workspace })
  .meta({ id: "AcceptedInvite" });
export type AcceptedInvite = z.output<typeof AcceptedInvite>;
