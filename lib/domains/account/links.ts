import { env } from "@/lib/core/env";

const page = (path: string): string => `${env().APP_URL.replace(/\/$/, "")}${path}`;

/** The screens that take a one-time token. */
export const resetLink = (token: string): string => page(`/reset-password/${token}`);
export const signUpLink = (token: string): string => page(`/sign-up/${token}`);
export const signInLink = (): string => page("/sign-in");
export const forgotLink = (): string => page("/forgot-password");
export const inviteLink = (token: string): string => page(`/invite/${token}`);
