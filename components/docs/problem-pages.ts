/** Each problem for its reader: the cause, and what to do. */
export type ProblemPage = {
  cause: string;
  cure: string;
  /** Whether the same request helps; `another`: one that asks for something else. */
  retry: "never" | "later" | "changed" | "another" | "state";
};

export const problemPages: Record<string, ProblemPage> = {
  validation_error: {
    cause:
      "Something in the path, query or body is missing, malformed or breaks a booking rule, such as a time in the past, outside the schedule or between slot intervals. Unknown fields are rejected so that typos are noticed, and so is a read-only field in PUT or PATCH whose value is not the current one (`read_only`).",
    cure: "Read `errors`: each entry has a `pointer` to the field (`#/customer/phone` in the body, `?from` in the query, `/id` in the path), a `code` to branch on and a `detail` to show. Fix all of them and send the request again.",
    retry: "changed",
  },
  invalid_api_key: {
    cause:
      "There is no `Authorization` header, or the key in it is unknown, revoked or expired. For dashboard-only operations: no one is signed in.",
    cure: "Send `Authorization: Bearer tk_live_…` (or `tk_test_…`) with a key from Settings → Developers. An access token of an agent works at `/api/mcp` only. A key is shown only once; if you lost it, create another and revoke the old one.",
    retry: "never",
  },
  idempotency_key_required: {
    cause:
      "The operation must not run twice, and the request had no `Idempotency-Key` header, or one that is empty or longer than 255 characters.",
    cure: "Create a random key (such as a UUID) for each request and send the same key with every retry. The clients do this automatically.",
    retry: "changed",
  },
  insufficient_scope: {
    cause:
      "The key is valid but lacks the scope the operation requires, or the operation is only for signed-in members or a higher role.",
    cure: "The `detail` names what is missing. Create a key with that scope. Give each app only the scopes it uses.",
    retry: "never",
  },
  not_found: {
    cause:
      "Nothing in this workspace has that id, or the path does not exist. Ids of other workspaces give the same error.",
    cure: "Check the id, and that the key belongs to the right workspace (see `GET /me`). It may have been deleted.",
    retry: "never",
  },
  slot_taken: {
    cause:
      "The time was available when you looked, but another booking or hold came first. Of several concurrent requests, exactly one succeeds.",
    cure: "Offer the times in `alternatives`: up to five, closest first. Or call `GET /slots` again. With `hold_best: true` the closest free time is held at once and returned as `held_alternative`: confirm it or release it. To reserve a time while a customer decides, create a hold first.",
    retry: "another",
  },
  already_claimed: {
    cause:
      "Someone else has claimed the task. Only they, or an admin, start, complete, fail or release it; an API key acts for them unless it names another `resource_id`.",
    cure: "Read the task to see its assignee, and claim another one, or leave `resource_id` out to act for them. Claiming a task that is already yours succeeds and changes nothing.",
    retry: "never",
  },
  customer_exists: {
    cause:
      "Another customer has that phone number. Variants of the same number (with and without the Brazilian ninth digit) count as one.",
    cure: "Find the customer with `GET /customers?q=` and use that id, or update that record. When booking, send `customer: { name, phone }`: a known phone number links the existing customer.",
    retry: "another",
  },
  template_exists: {
    cause:
      "WhatsApp already has a template with this name in this language. A name stays reserved for 30 days after its template is deleted.",
    cure: "Use the template you find in `GET /channels/whatsapp/templates`, or choose another name.",
    retry: "another",
  },
  invalid_transition: {
    cause:
      "The current state does not allow this: a cancelled booking cannot be completed, and a service with open bookings cannot be deleted.",
    cure: "Read the object again and check its `status`. If something still uses it, `held_by` lists what.",
    retry: "state",
  },
  version_conflict: {
    cause: "You sent `expected_version`, and someone changed the object since you read it.",
    cure: "Read it again, apply your change to the new version and send that version.",
    retry: "changed",
  },
  channel_paused: {
    cause: "The channel is paused, by a member or because it keeps failing. Incoming messages are still received.",
    cure: "Wait until it is resumed under Channels, or use another channel.",
    retry: "later",
  },
  hold_expired: {
    cause: "A hold lasts ten minutes, and this one expired before it was confirmed or released.",
    cure: "List available times again and create a new hold; the same time is often still available. Show customers `hold_expires_at` while they decide.",
    retry: "another",
  },
  book_with_team: {
    cause: "The customer has missed visits, and the workspace wants such customers to book with its team.",
    cure: "Ask them to contact the business. The team, and keys through POST /bookings or POST /holds, book for anybody.",
    retry: "never",
  },
  deposit_expired: {
    cause:
      "The booking waited for its deposit until `hold_expires_at` (the service’s `deposit_minutes`, never after the start). Nobody marked it as paid by then, so its time was given back.",
    cure: "Book a time again, the same one if it is still free, and mark the deposit of the new booking as received; or pay the customer back. Raise `deposit_minutes` if customers need longer.",
    retry: "never",
  },
  idempotency_conflict: {
    cause:
      "The `Idempotency-Key` was used within the last 24 hours on the same operation and path with a different body.",
    cure: "Use a new key for a new request. To retry the earlier one, send exactly the same body.",
    retry: "changed",
  },
  sign_up_closed: {
    cause:
      "The installation makes accounts by invitation (`SIGN_UP=invite`), or it proves addresses by e-mail and was asked without, or the other way round. `GET /sign-up-way` says which way is open.",
    cure: "Ask an owner or admin of a workspace for an invitation, or sign up in the way that `GET /sign-up-way` names.",
    retry: "never",
  },
  dry_run_unavailable: {
    cause:
      "The request had `Turnero-Dry-Run: true`, and the operation acts outside the database: it asks the company behind a channel, another server or a model. Such an act cannot be taken back.",
    cure: "Send the request without the header when you mean it. Nothing was changed.",
    retry: "never",
  },
  rate_limited: {
    cause: "The key or the workspace sent too many requests: by default a burst of 120, refilled at two per second.",
    cure: "Wait for the number of seconds in `Retry-After`. Watch `RateLimit-Remaining` to slow down earlier. The clients wait automatically.",
    retry: "later",
  },
  method_not_allowed: {
    cause: "The path exists, but not with this method.",
    cure: "The `Allow` header lists the supported methods.",
    retry: "never",
  },
  payload_too_large: {
    cause:
      "The body is larger than 1 MiB, 64 KiB for public operations or 16 KiB for sign-in, or a file exceeds its own limit.",
    cure: "Send less at once: smaller images or fewer items.",
    retry: "changed",
  },
  unsupported_media_type: {
    cause:
      "The `Content-Type` is not what the operation expects: JSON almost everywhere, `multipart/form-data` for files.",
    cure: "Send `Content-Type: application/json`, or let your library set the type of the form.",
    retry: "changed",
  },
  internal_error: {
    cause: "An error on our side. It is logged with the request id.",
    cure: "Retry with the same `Idempotency-Key`: the operation runs at most once. If the error persists, report it with the id in `instance`.",
    retry: "later",
  },
  service_unavailable: {
    cause: "The database is unreachable or overloaded, usually for a few seconds during a restart.",
    cure: "Wait for `Retry-After` and retry with the same `Idempotency-Key`.",
    retry: "later",
  },
};

export const retryWords: Record<ProblemPage["retry"], string> = {
  never: "Retrying the same request will not help.",
  later: "The same request can succeed later.",
  changed: "Fix the request and send it again.",
  another: "Retrying the same request will not help: send another one.",
  state: "The same request succeeds only if the state changes.",
};
