import { englishList } from "@/lib/core/text/english-list";
import { channelNamesOf, channels } from "@/lib/core/vocabulary";

/** What the description says in prose: its introduction, its areas, and the parameters that mean the same everywhere. */

/** The areas in the order of the specification, those of the dashboard after them. */
export const areas: Record<string, string> = {
  Schedule: "Free times, holds and bookings. A hold and the booking that it becomes have one id.",
  Work: "Bookings as tasks: the unified query, actions of the stage configuration, and the evidence of work.",
  Catalog: "What can be booked and what it needs: services, resources, groups, schedules and their exceptions.",
  Stages: "The versioned configuration of stages and actions.",
  Customers: "Customers, unique by phone, with their history.",
  Conversations: `Conversations and messages on ${englishList(channelNamesOf(channels), "and")}.`,
  Bot: "How the bot answers.",
  Knowledge: "What the bot knows.",
  Automations: "What happens by itself.",
  Webhooks:
    "Signed messages to your own address when something happens, with a log, resending and the events themselves.",
  Platform: "Who is calling, and this description.",
  Notices: "What customers are told of their bookings, by which way, and in which words.",
  Reports: "Figures by day with their definitions, and their exports.",
  Channels: "The channels and their pauses. Dashboard only.",
  Flows: "Automation flows. Dashboard only.",
  AI: "The project's use of models. Dashboard only.",
  Assistant: "The setup assistant. Dashboard only.",
  Team: "Members, invitations and the audit log. Dashboard only.",
  "API keys": "Keys and their scopes. Dashboard only.",
  "Test mode": "The clock of test mode, and what would have been sent. With keys that begin with `tk_test_`.",
  Workspaces: "The projects of a member. Dashboard only.",
  Account: "A member's own account. Dashboard only.",
  Live: "Changes as they happen, as server-sent events. Dashboard only.",
  Dashboard: "What the dashboard's screens load in one call. Dashboard only.",
  Operations: "Background work and how it fares. Dashboard only.",
  "Booking page":
    "The hosted booking page and the link of each customer: its settings, and what it calls without a key.",
  WebChat: "What the chat widget of a website calls, with its publishable key.",
};

/** Where a schema says nothing of its own. */
export const parameterWords: Record<string, string> = {
  active: "Only those in use (`true`), or only those that are not (`false`).",
  channel: `Which channel: ${englishList(
    channels.map((channel) => `\`${channel}\``),
    "or",
  )}.`,
  customer_id: "Only those of this customer.",
  date: "A date as `2026-03-02`.",
  days: "How many local days from `from` on.",
  event_type: "Only these event types, separated by commas.",
  from: "The earliest time wanted.",
  function: "Only runs of this function.",
  group_id: "Only members of this group.",
  key_id: "Only calls with this key.",
  kind: "Only those of this kind.",
  language: "The language of the answer: `pt-BR`, `es` or `en`.",
  limit: "How many at most.",
  mode: "Only those that the bot answers, or only those that a person does.",
  party_size: "For how many people.",
  phone: "Exactly this phone, in international form or as it is written in the workspace's country.",
  resource_id: "Only those that use this resource.",
  schedule_id: "Only those of this schedule.",
  service_id: "Of this service.",
  slug: "The workspace's name in addresses.",
  status: "Only those with this status; several are separated by commas.",
  tag: "Exactly this tag.",
  to: "Before this time.",
  tool: "Only calls of this tool.",
  token: "The secret part of the link.",
  unassigned: "`true`: only what is nobody's; `false`: only what is somebody's.",
  unread: "`true`: only what has unread messages; `false`: only what has none.",
  version: "The number of a version.",
};

export const introduction = `Scheduling and work management: times, holds, bookings, tasks, customers and webhooks of a project.

# Requests
JSON in snake_case, UTF-8, at most 1 MiB. A date-time has an offset (\`2026-03-02T14:30:00-03:00\`); answers are in UTC. Money is in cents beside its \`currency\`. An unknown field, an unknown query name or a name that stands twice is refused; query names that begin with \`_\` are ignored. Lists in a query are separated by commas. In PUT and PATCH an object's read-only fields may stand as GET gave them; any other value is refused with the code \`read_only\` and the call that changes the field.

# Authentication
\`Authorization: Bearer tk_live_…\` with a key from Settings, Developers, or \`tk_test_…\` with one of test mode. Access tokens of agents (OAuth) work at \`/api/mcp\` only. \`x-scope\` names the scope that an operation needs; \`x-access\` is \`scope\`, \`anyKey\`, \`session\` (a team member's session, with at least \`x-role\`; keys are refused), \`widget\` or \`public\`. A key belongs to one project, and an id of another project is \`not_found\`.

# Answers
Every declared field is there; what is absent is \`null\`. Ignore fields that you do not know: new ones may come at any time. Every answer has \`X-Request-Id\`.

# Errors
\`application/problem+json\` (RFC 9457). Branch on \`code\`, never on \`title\`. Each operation lists its codes by status. Besides them a path that does not exist answers 404 \`not_found\`, and a method that a path does not take 405 \`method_not_allowed\` with \`Allow\`.

# Pages
Lists take \`limit\` (1 to 200, 50 by default) and \`cursor\`, and answer \`{ data, next_cursor }\`. Pass \`next_cursor\` on as \`cursor\` with the same filters; \`null\` means that nothing follows.

# Idempotency
Where \`x-idempotency\` is \`required\` or \`optional\`, send \`Idempotency-Key\` with 1 to 255 characters. For 24 hours the same key with the same body answers what the first call answered, with \`Idempotency-Replayed: true\`; with another body it is \`idempotency_conflict\`. Refusals with 409 and 410 are kept too; other failures are not, so the call can be repeated. \`refused\`: the answer carries a secret and is never replayed.

# Dry runs
Every write takes \`Turnero-Dry-Run: true\`: it is evaluated in full, rolled back, and answered as the real call would be, with \`Turnero-Dry-Run: true\`. No event, message, file or idempotency key comes of it; ids and secrets in the answer are not kept. What cannot be taken back (asking another server or a model) is refused with \`dry_run_unavailable\`. It counts as a call.

# Limits
A token bucket for each key and for each project, 120 calls at once and 2 more a second unless an installation says otherwise. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` are on every answer; a 429 says in \`Retry-After\` how many seconds to wait.

# Versions
The version is the first part of the path. Additive changes (operations, fields, codes, event types, values of a request) come at any time; a breaking one is a new version. What goes away is marked \`deprecated\` here and announced in every answer by \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594), at least twelve months before it ends. The history is kept in \`clients/CHANGES.md\`.`;
