/** What OAuth's endpoints refuse with (RFC 6749, 5.2; RFC 7591, 3.2.2; RFC 8707, 2). */
export type RefusalCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_target"
  | "invalid_scope"
  | "unsupported_grant_type"
  | "invalid_redirect_uri"
  | "invalid_client_metadata";

export class Refusal extends Error {
  readonly isRefusal = true;
  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
  ) {
    super(detail);
  }
}

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === "object" && error !== null && "isRefusal" in error;
