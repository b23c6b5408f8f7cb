/** What each problem means to whoever meets it: how it comes about, and what to do. */
export type ProblemPage = { cause: string; cure: string; retry: "never" | "later" | "changed" };

export const problemPages: Record<string, ProblemPage> = {
  validation_error: {
    cause:
      "Something in the path, the query or the body is missing, has the wrong shape, or breaks a rule of the business: a time off the grid, in the past or outside the opening hours is one too. Unknown fields are refused, so that a typo does not pass in silence.",
    cure: "Read `errors`: each entry has a `pointer` to the place (`#/customer/phone` in the body, `?from` in the query, `/id` in the path), a `code` to branch on and a `detail` to show. Correct every one of them and send the call again.",
    retry: "changed",
  },
  invalid_api_key: {
    cause:
      "There is no `Authorization` header, or the key in it is unknown, revoked or past its expiry. On a dashboard-only operation: nobody is signed in.",
    cure: "Send `Authorization: Bearer tk_live_…` with a key from Settings, Developers. A key is shown once; if it is lost, make another and revoke the old one.",
    retry: "never",
  },
  idempotency_key_required: {
    cause:
      "The operation makes something that must not be made twice, and the call had no `Idempotency-Key` header, or an empty one, or one longer than 255 characters.",
    cure: "Make a random key (a UUID will do) for each thing you want done, and send the same key with every repeat of that call. The clients do this by themselves.",
    retry: "changed",
  },
  insufficient_scope: {
    cause:
      "The key is good, but lacks the scope that the operation needs; or the operation is for team members' sessions, or for a higher role.",
    cure: "The `detail` names what is missing. Make a key with that scope. Give each program only the scopes it uses.",
    retry: "never",
  },
  not_found: {
    cause:
      "There is nothing with that id in this workspace, or nothing at that path. Ids of other workspaces look exactly the same from here.",
    cure: "Check the id, and that the key belongs to the workspace you mean (`GET /me` tells). A thing that was deleted does not come back.",
    retry: "never",
  },
  slot_taken: {
    cause:
      "The time was free when you looked and is not any more: somebody else's booking or hold came first. The database decides such races, so exactly one of many wins.",
    cure: "Offer the times in `alternatives`: up to five, nearest first, each free when it was computed. Or ask `GET /slots` again. To keep a time while a person decides, hold it first.",
    retry: "changed",
  },
  already_claimed: {
    cause: "The task was taken by somebody else a moment before.",
    cure: "Read the task to see who has it, and take another from the inbox. Taking a task that is already yours succeeds and changes nothing.",
    retry: "never",
  },
  customer_exists: {
    cause:
      "Another customer has that phone number. Spellings that reach the same person (with and without the Brazilian ninth digit) count as one number.",
    cure: "Find the customer with `GET /customers?q=` and use that id, or change that record. When booking, send `customer: { name, phone }`: a known phone is linked, not refused.",
    retry: "changed",
  },
  invalid_transition: {
    cause:
      "The thing is not in a state that allows this: a cancelled booking cannot be completed, a service with live bookings cannot be deleted.",
    cure: "Read it again and decide by its `status`. Where something holds it in place, `held_by` names what.",
    retry: "changed",
  },
  version_conflict: {
    cause: "You sent `expected_version`, and somebody changed the thing since you read it.",
    cure: "Read it again, look at what changed, apply your change to that, and send it with the new version.",
    retry: "changed",
  },
  channel_paused: {
    cause:
      "Messages through this channel are paused, by a person or because the channel itself fails. What customers write is still kept.",
    cure: "Wait until it is resumed under Channels, or write through another channel.",
    retry: "later",
  },
  hold_expired: {
    cause: "A hold keeps a time for ten minutes. Its time was over before it was confirmed or released, to the second.",
    cure: "Ask for free times again and make a new hold; often the same time is still free. Show people `hold_expires_at` while they decide.",
    retry: "changed",
  },
  idempotency_conflict: {
    cause: "The `Idempotency-Key` was used within the last 24 hours on the same operation and path, with another body.",
    cure: "Use a new key for a new wish. If you meant to repeat the old call, send exactly the body of the first time.",
    retry: "changed",
  },
  sign_up_closed: {
    cause:
      "The installation makes accounts by invitation (`SIGN_UP=invite`), or it proves addresses by e-mail and was asked without, or the other way round. `GET /sign-up-way` says which way is open.",
    cure: "Ask an owner or admin of a workspace for an invitation, or sign up in the way that `GET /sign-up-way` names.",
    retry: "never",
  },
  rate_limited: {
    cause:
      "More calls than the key's bucket, or the project's, allows: by default a burst of 120, filled up again with two a second.",
    cure: "Wait as many seconds as `Retry-After` says, then go on. Watch `RateLimit-Remaining` to slow down before it comes to that. The clients wait by themselves.",
    retry: "later",
  },
  method_not_allowed: {
    cause: "The path exists, but not with this method.",
    cure: "The `Allow` header lists the methods that it takes.",
    retry: "never",
  },
  payload_too_large: {
    cause:
      "The body is larger than 1 MiB, than 64 KiB where no key or session is asked for, or than 16 KiB at the sign-in; or a file is larger than its own limit.",
    cure: "Send less at once: smaller pictures, fewer items.",
    retry: "changed",
  },
  unsupported_media_type: {
    cause:
      "The body is not announced as what the operation takes: JSON almost everywhere, `multipart/form-data` for files.",
    cure: "Send `Content-Type: application/json`, or let your library set the type of the form.",
    retry: "changed",
  },
  internal_error: {
    cause: "A fault on our side. It is in our log under the request's id.",
    cure: "Repeat the call with the same `Idempotency-Key`: it is done at most once. If it stays, report it with the id from `instance`.",
    retry: "later",
  },
  service_unavailable: {
    cause: "The database could not be reached or is overloaded: usually a restart, for a few seconds.",
    cure: "Wait as long as `Retry-After` says and repeat the call with the same `Idempotency-Key`.",
    retry: "later",
  },
};

export const retryWords: Record<ProblemPage["retry"], string> = {
  never: "Sending the same call again will not help.",
  later: "The same call can succeed later.",
  changed: "Send it again when it is corrected.",
};
