import { open, operation, session } from "@/lib/api/operation";
import { changePassword } from "@/lib/domains/account/change-password";
import { forgot } from "@/lib/domains/account/forgot";
import { changePreferences, preferencesOf } from "@/lib/domains/account/notifications";
import { reset } from "@/lib/domains/account/reset";
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  ForgottenPassword,
  NotificationPreferences,
  ResetPassword,
  ResetPasswordBody,
  SignedUp,
  SignUpBody,
  UpdateNotificationPreferencesBody,
} from "@/lib/domains/account/schema";
import { signOutEverywhere as endAll } from "@/lib/domains/account/sign-out-everywhere";
import { signUp as create } from "@/lib/domains/account/sign-up";

const tag = "Account";

export const signUp = operation({
  id: "signUp",
  method: "POST",
  path: "/sign-up",
  access: open,
  tag,
  summary: "Create an account and its first workspace",
  description: "Sign in at `/api/auth` afterwards. An address that has an account is refused with `email_taken`.",
  body: SignUpBody,
  output: SignedUp,
  success: 201,
  location: ({ workspace }) => `/workspaces/${workspace.id}`,
  handle: ({ actor, body }) => create(actor, body),
});

export const forgotPassword = operation({
  id: "forgotPassword",
  method: "POST",
  path: "/password/forgot",
  access: open,
  tag,
  summary: "Request a password reset",
  description: "Answers the same whether or not the address has an account. The link holds for an hour, once.",
  body: ForgotPasswordBody,
  output: ForgottenPassword,
  success: 202,
  handle: ({ actor, body }) => forgot(actor, body.email),
});

export const resetPassword = operation({
  id: "resetPassword",
  method: "POST",
  path: "/password/reset",
  access: open,
  tag,
  summary: "Reset a password with a link",
  description: "Ends every session of the account. Answers the address to sign in with.",
  body: ResetPasswordBody,
  output: ResetPassword,
  handle: ({ actor, body }) => reset(actor, body),
});

export const changeMyPassword = operation({
  id: "changeMyPassword",
  method: "POST",
  path: "/me/password",
  access: session("agent"),
  tag,
  summary: "Change my password",
  description: "Ends every session, this one too: sign in again with the new password.",
  body: ChangePasswordBody,
  handle: async ({ actor, body }) => {
    await changePassword(actor, body);
    return undefined;
  },
});

export const signOutEverywhere = operation({
  id: "signOutEverywhere",
  method: "POST",
  path: "/me/sign-out-everywhere",
  access: session("agent"),
  tag,
  summary: "Sign out everywhere",
  description: "This session too: every browser has to sign in again.",
  handle: async ({ actor }) => {
    await endAll(actor);
    return undefined;
  },
});

export const getNotificationPreferences = operation({
  id: "getNotificationPreferences",
  method: "GET",
  path: "/me/notification-preferences",
  access: session("agent"),
  tag,
  summary: "Get my notification settings",
  description: "Of this workspace alone.",
  output: NotificationPreferences,
  handle: ({ actor }) => preferencesOf(actor),
});

export const updateNotificationPreferences = operation({
  id: "updateNotificationPreferences",
  method: "PATCH",
  path: "/me/notification-preferences",
  access: session("agent"),
  tag,
  summary: "Update my notification settings",
  description: "What the body does not mention stays.",
  body: UpdateNotificationPreferencesBody,
  output: NotificationPreferences,
  handle: ({ actor, body }) => changePreferences(actor, body),
});
