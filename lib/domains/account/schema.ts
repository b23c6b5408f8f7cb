import { z } from "zod";
import { recordOf } from "@/lib/core/record-of";
import { englishList } from "@/lib/core/text/english-list";
import { channelNamesOf, memberChannels } from "@/lib/core/vocabulary";
import { DateTimeOut, Email, Name, Timezone } from "@/lib/core/wire/wire";
import { emailDigests, isCommon, notificationChannels, notificationKinds } from "@/lib/domains/account/rules";
import { CreateWorkspaceBody, Workspace } from "@/lib/domains/workspaces/schema";

/** An account's address; capitals do not matter. */
export const AccountEmail = z.string().trim().toLowerCase().pipe(Email);

export const NewPassword = z
  .string()
  .min(10, { error: "must have at least 10 characters" })
  .max(200, { error: "must have at most 200 characters" })
  .refine((password) => !isCommon(password), {
    error: "is among the first that anyone would try: choose another",
    params: { code: "common_password" },
  });

/** A password that is only compared, whatever it was made under. */
export const GivenPassword = z.string().min(1).max(200);

export const User = z.object({ id: z.string(), name: z.string(), email: z.string() }).meta({ id: "User" });
export type User = z.output<typeof User>;

export const SignUpBody = z.strictObject({
  name: Name,
  email: AccountEmail,
  password: NewPassword,
  workspace: CreateWorkspaceBody,
});
export type SignUpBody = z.output<typeof SignUpBody>;

export const SignedUp = z.object({ user: User, workspace: Workspace }).meta({ id: "SignedUp" });
export type SignedUp = z.output<typeof SignedUp>;

export const SignUpWay = z
  .object({
    way: z
      .enum(["direct", "by_mail", "invite"])
      .describe(
        "`direct`: `POST /sign-up`; `by_mail`: `POST /sign-up-requests`, and the link in the letter; `invite`: only by an invitation.",
      ),
  })
  .meta({ id: "SignUpWay" });
export type SignUpWay = z.output<typeof SignUpWay>;

export const SignUpRequested = z.object({ message: z.string() }).meta({ id: "SignUpRequested" });
export type SignUpRequested = z.output<typeof SignUpRequested>;

export const ConfirmSignUpBody = z.strictObject({
  token: z.string().min(1).max(200),
  password: GivenPassword.describe("The one that was chosen with the request: the link alone opens nothing."),
});
export type ConfirmSignUpBody = z.output<typeof ConfirmSignUpBody>;

export const ForgotPasswordBody = z.strictObject({ email: AccountEmail });

export const ForgottenPassword = z
  .object({
    delivery: z
      .enum(["email", "owner"])
      .describe("By e-mail, or, where this installation sends none, by a link that an owner of the workspace makes."),
    message: z.string(),
  })
  .meta({ id: "ForgottenPassword" });
export type ForgottenPassword = z.output<typeof ForgottenPassword>;

export const ResetPasswordBody = z.strictObject({ token: z.string().min(1).max(200), password: NewPassword });
export type ResetPasswordBody = z.output<typeof ResetPasswordBody>;

export const ResetPassword = z
  .object({
    email: z.string(),
    pass: z
      .string()
      .describe("With it and the new password, a sign-in within ten minutes works however many were tried before."),
  })
  .meta({ id: "ResetPassword" });
export type ResetPassword = z.output<typeof ResetPassword>;

export const ChangePasswordBody = z.strictObject({ current: GivenPassword, new: NewPassword });
export type ChangePasswordBody = z.output<typeof ChangePasswordBody>;

export const PasswordLink = z
  .object({
    link: z.string().nullable().describe("Shown this once. Null when it was sent by e-mail instead."),
    sent_to: z.string().nullable(),
    expires_at: DateTimeOut,
  })
  .meta({ id: "PasswordLink" });
export type PasswordLink = z.output<typeof PasswordLink>;

const channels = <T extends z.ZodType>(value: T) => recordOf(notificationChannels, () => value);
const kinds = <T extends z.ZodType>(value: T) => recordOf(notificationKinds, () => value);

const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time such as 22:00" })
  .meta({ examples: ["22:00"] });

const delayed = englishList(["E-mail", ...channelNamesOf(memberChannels), "push"], "and");

const QuietHours = z
  .strictObject({
    from: TimeOfDay,
    to: TimeOfDay,
    timezone: Timezone.nullable().default(null).describe("Null: the workspace's."),
  })
  .nullable()
  .describe(`${delayed} wait until they are over; the bell shows everything at once. Null: none.`);

const EmailDigest = z
  .enum(emailDigests)
  .describe("`hourly` gathers what comes into one e-mail at the next full hour. What is escalated does not wait.");

export const NotificationPreferences = z
  .object({
    ...kinds(z.object(channels(z.boolean()))),
    quiet_hours: QuietHours,
    email_digest: EmailDigest,
  })
  .meta({ id: "NotificationPreferences" });

export const UpdateNotificationPreferencesBody = z
  .strictObject({
    ...kinds(z.strictObject(channels(z.boolean())).partial()),
    quiet_hours: QuietHours,
    email_digest: EmailDigest,
  })
  .partial();
