import { openAccess, operation, session } from "@/lib/api/operation";
import { reader } from "@/lib/core/db";
import { changePassword } from "@/lib/domains/account/change-password";
import { forgot } from "@/lib/domains/account/forgot";
import { changePreferences, preferencesOf } from "@/lib/domains/account/notifications";
import { reset } from "@/lib/domains/account/reset";
import {
  ChangePasswordBody,
  ConfirmSignUpBody,
  ForgotPasswordBody,
  ForgottenPassword,
  NotificationPreferences,
  ResetPassword,
  ResetPasswordBody,
  SignedUp,
  SignUpBody,
  SignUpRequested,
  SignUpWay,
  UpdateNotificationPreferencesBody,
} from "@/lib/domains/account/schema";
import { signOutEverywhere as endAll } from "@/lib/domains/account/sign-out-everywhere";
import { signUp as create, signUpWay } from "@/lib/domains/account/sign-up";
import { confirmSignUp, requestSignUp } from "@/lib/domains/account/sign-up-by-mail";

const tag = "Account";

export const signUp = operation({
  id: "signUp",
  method: "POST",
  path: "/sign-up",
  access: openAccess,
  tag,
  summary: "Create an account and its first workspace",
  description:
    "Sign in at `/api/auth` afterwards. Where `GET /sign-up-way` says `direct`; elsewhere it is `sign_up_closed`. An address that has an account is refused with `email_taken`.",
  body: SignUpBody,
  output: SignedUp,
  success: 201,
  location: ({ workspace }) => `/workspaces/${workspace.id}`,
  errors: ["sign_up_closed"],
  handle: ({ actor, body }) => create(actor, body),
});

export const getSignUpWay = operation({
  id: "getSignUpWay",
  method: "GET",
  path: "/sign-up-way",
  access: openAccess,
  tag,
  summary: "How accounts are made here",
  description: "The first account of an installation can always be made directly.",
  output: SignUpWay,
  handle: async ({ actor }) => ({ way: await signUpWay(reader(actor)) }),
});

export const createSignUpRequest = operation({
  id: "createSignUpRequest",
  method: "POST",
  path: "/sign-up-requests",
  access: openAccess,
  tag,
  summary: "Ask for an account by e-mail",
  description:
    "Answers the same whether or not the address has an account; the letter says which. Its link holds for a day.",
  body: SignUpBody,
  output: SignUpRequested,
  success: 202,
  errors: ["sign_up_closed"],
  handle: ({ actor, body }) => requestSignUp(actor, body),
});

export const confirmSignUpRequest = operation({
  id: "confirmSignUpRequest",
  method: "POST",
  path: "/sign-up-requests/confirm",
  access: openAccess,
  tag,
  summary: "Make the account that was asked for",
  description:
    "With the token of the letter's link and the password that was chosen. Sign in at `/api/auth` afterwards.",
  body: ConfirmSignUpBody,
  output: SignedUp,
  success: 201,
  location: ({ workspace }) => `/workspaces/${workspace.id}`,
  errors: ["sign_up_closed"],
  handle: ({ actor, body }) => confirmSignUp(actor, body),
});

export const forgotPassword = operation({
  id: "forgotPassword",
  method: "POST",
  path: "/password/forgot",
  access: openAccess,
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
  access: openAccess,
  tag,
  summary: "Reset a password with a link",
  description:
    "Ends every session of the account. Answers the address to sign in with, and a pass for the first sign-in.",
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
