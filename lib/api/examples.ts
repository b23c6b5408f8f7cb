/**
 * The values of the description's examples, and of the tests' requests. A body stands here when its schema alone does
 * not make a sensible one; ids are placeholders, which the tests replace by their own.
 */

const id = (prefix: string): string => `${prefix}_2s4FhGkQxPzYwVtRnMbLcD`;

/** Bodies by the operation's id. */
export const bodyExamples: Record<string, unknown> = {
  createService: { name: "Corte", kind: "appointment", duration_minutes: 30 },
  createBooking: {
    service_id: id("svc"),
    start: "2031-03-03T14:30:00Z",
    customer: { name: "Ana Souza", phone: "+595981555002" },
  },
  createHold: { service_id: id("svc"), start: "2031-03-03T14:30:00Z" },
  createWebhookEndpoint: { url: "https://hooks.invalid/turnero", events: ["booking.created"] },
  changeMyPassword: { current: "correct horse battery", new: "staple the battery twice" },
  putStageConfig: {
    stages: [
      { key: "scheduled", name: "Scheduled", category: "todo" },
      { key: "at_work", name: "At work", category: "doing" },
      { key: "done", name: "Done", category: "done" },
      { key: "failed", name: "Failed", category: "failed" },
    ],
    initial: { appointment: "scheduled", queue: "scheduled" },
    actions: [
      { key: "start", label: "Start", from: ["scheduled"], to: "at_work" },
      { key: "finish", label: "Finish", from: ["at_work"], to: "done", effect: "complete", requires: { photo: true } },
    ],
  },
  updateService: { name: "Corte e barba", duration_minutes: 45, buffer_minutes: 10 },
  createTimeOff: { start: "2031-03-03T12:00:00Z", end: "2031-03-03T13:00:00Z" },
};

/** What a field of this name holds, wherever it stands. */
export const fieldExamples: Record<string, unknown> = {
  account_id: id("usr"),
  actor: "key",
  address: "203.0.113.7",
  api_key: "tk_live_…",
  assignee_resource_id: id("res"),
  attachment_id: id("att"),
  booking_id: id("bkg"),
  color: "#2563eb",
  company: "Ouro Ltda.",
  conversation_id: id("cnv"),
  customer_id: id("cus"),
  delivery_id: id("dlv"),
  email: "ana@example.com",
  end: "2026-03-02T18:00:00.000Z",
  end_at: "2026-03-02T18:00:00.000Z",
  endpoint_id: id("whe"),
  event_id: id("evt"),
  formatted: "Rua Augusta 1200, São Paulo",
  group_id: id("grp"),
  group_ids: id("grp"),
  host: "203.0.113.7",
  issuer: "Example CA",
  last4: "x7Qa",
  lat: -23.5567,
  lng: -46.6622,
  locale: "pt-BR",
  member_id: id("mbr"),
  name: "Ana Souza",
  new_booking_id: id("bkg"),
  note: "Rings twice.",
  notes: "Rings twice.",
  old_booking_id: "bkg_2s4FhGkQxPzYwVtRnMbLcC",
  password: "correct horse battery",
  phone: "+5511987654321",
  photo_ids: id("att"),
  prefix: "tk_live_3kQ9",
  protocol: "TLSv1.3",
  reason: "The customer asked for it.",
  resource_id: id("res"),
  resource_ids: id("res"),
  rescheduled_from_id: null,
  rescheduled_to_id: null,
  schedule_id: id("sch"),
  secret: "whsec_dGhpcyBpcyBvbmx5IGFuIGV4YW1wbGUgc2VjcmV0",
  service_id: id("svc"),
  service_name: "Corte",
  slug: "barbearia-ouro",
  stage: "scheduled",
  tags: "vip",
  timezone: "America/Sao_Paulo",
  token: "3kQ9mPzYwVtRnMbLcD2s4FhGkQx",
  type: "key",
  url: "https://hooks.example.com/turnero",
  user_id: id("usr"),
  workspace_id: id("prj"),
};

/** The id of a thing, by the name of its shape. */
const prefixes: Record<string, string> = {
  ApiKey: "key",
  Attachment: "att",
  AuditEntry: "aud",
  BackgroundRun: "run",
  Booking: "bkg",
  EventBooking: "bkg",
  Comment: "cmt",
  CreatedApiKey: "key",
  CreatedInvite: "inv",
  Customer: "cus",
  Invite: "inv",
  LocationEvent: "loc",
  Member: "mbr",
  Resource: "res",
  ResourceGroup: "grp",
  Schedule: "sch",
  ScheduleOverride: "ovr",
  Service: "svc",
  StageMove: "stg",
  TimeOff: "off",
  WebhookDelivery: "dlv",
  WebhookEndpoint: "whe",
  WebhookEndpointWithSecret: "whe",
  WorkItem: "bkg",
  Workspace: "prj",
};

export const idExample = (shape: string | undefined): string =>
  id(shape?.endsWith("Event") && !prefixes[shape] ? "evt" : (prefixes[shape ?? ""] ?? "bkg"));
