/** The first word of a query's key in the dashboard. */
type QueryFamily =
  | "agent_grants"
  | "ai"
  | "api_keys"
  | "automations"
  | "bookings"
  | "bots"
  | "catalog"
  | "channels"
  | "comments"
  | "conversations"
  | "customers"
  | "flows"
  | "home"
  | "invites"
  | "knowledge_sources"
  | "knowledges"
  | "member_notices"
  | "members"
  | "notices"
  | "outgoing_mail"
  | "quick_replies"
  | "runs"
  | "setup_plans"
  | "stages"
  | "webhook_endpoints";

type Event = {
  /** The kind of object that `subject_id` names. */
  subject: string;
  /** Told to webhooks. The specification closes this list. */
  public?: true;
  /** Told to those webhooks that ask for it by name: the second catalogue, with ids only. */
  extra?: true;
  /** Which queries of open dashboards it makes stale; queries of the subject itself are always refreshed. */
  refreshes: readonly QueryFamily[];
};

/**
 * Every event of the outbox. Recording, background triggers, live updates, webhooks and the API's description use it.
 * Imports nothing, so that components can.
 */
export const events = {
  "booking.created": { subject: "booking", public: true, refreshes: ["bookings", "notices", "home"] },
  "booking.confirmed": { subject: "booking", public: true, refreshes: ["bookings", "notices", "home"] },
  "booking.cancelled": { subject: "booking", public: true, refreshes: ["bookings", "notices", "home"] },
  "booking.rescheduled": { subject: "booking", public: true, refreshes: ["bookings", "notices", "home"] },
  "booking.no_show": { subject: "booking", public: true, refreshes: ["bookings", "notices", "home"] },
  "booking.completed": { subject: "booking", public: true, refreshes: ["bookings", "notices", "home"] },

  "booking.held": { subject: "booking", refreshes: ["bookings", "notices", "home"] },
  "booking.pending_payment": { subject: "booking", extra: true, refreshes: ["bookings", "notices", "home"] },
  "booking.deposit_received": { subject: "booking", refreshes: ["bookings", "home"] },
  "booking.released": { subject: "booking", extra: true, refreshes: ["bookings", "notices", "home"] },
  "booking.expired": { subject: "booking", refreshes: ["bookings", "notices", "home"] },
  "booking.checked_in": { subject: "booking", extra: true, refreshes: ["bookings", "notices", "home"] },
  "booking.failed": { subject: "booking", extra: true, refreshes: ["bookings", "notices", "home"] },
  "booking.updated": { subject: "booking", extra: true, refreshes: ["bookings", "home"] },
  "booking.taken": { subject: "booking", extra: true, refreshes: ["bookings", "home"] },
  "booking.put_back": { subject: "booking", extra: true, refreshes: ["bookings", "home"] },
  "booking.moved": { subject: "booking", extra: true, refreshes: ["bookings", "home"] },
  "booking.undone": { subject: "booking", extra: true, refreshes: ["bookings", "notices", "home"] },

  "customer.created": { subject: "customer", extra: true, refreshes: ["customers", "home"] },
  "customer.updated": { subject: "customer", extra: true, refreshes: ["customers", "notices", "home"] },
  "customer.identity_added": { subject: "customer", refreshes: ["customers"] },
  "customer.imported": { subject: "customer", refreshes: ["customers", "home"] },
  "customer.merged": { subject: "customer", extra: true, refreshes: ["customers", "home"] },
  "customer.unmerged": { subject: "customer", extra: true, refreshes: ["customers", "home"] },
  "customer.attendance_forgiven": { subject: "customer", refreshes: ["customers"] },
  "customer.anonymised": { subject: "customer", extra: true, refreshes: ["customers", "home"] },

  "conversation.assigned": { subject: "conversation", extra: true, refreshes: ["conversations"] },
  "conversation.handed_over": { subject: "conversation", refreshes: ["conversations", "home"] },
  "conversation.team_asked": { subject: "conversation", refreshes: ["conversations", "home"] },
  "conversation.mode_changed": { subject: "conversation", extra: true, refreshes: ["conversations", "home"] },
  "conversation.note_added": { subject: "conversation", refreshes: [] },
  "conversation.note_removed": { subject: "conversation", refreshes: [] },
  "conversation.note_restored": { subject: "conversation", refreshes: [] },
  "conversation.read": { subject: "conversation", refreshes: ["conversations", "home"] },
  "conversation.reopened": { subject: "conversation", extra: true, refreshes: ["conversations", "home"] },
  "conversation.undone": { subject: "conversation", refreshes: ["conversations", "home"] },
  "conversation.resolved": { subject: "conversation", extra: true, refreshes: ["conversations", "home"] },
  "conversation.snoozed": { subject: "conversation", extra: true, refreshes: ["conversations", "home"] },
  "conversation.unsnoozed": { subject: "conversation", extra: true, refreshes: ["conversations", "home"] },

  "message.received": { subject: "conversation", refreshes: ["conversations", "home"] },
  "message.sent": { subject: "conversation", extra: true, refreshes: ["conversations", "home"] },
  "message.changed": { subject: "conversation", refreshes: ["conversations"] },

  "comment.created": { subject: "comment", refreshes: ["comments"] },
  "comment.removed": { subject: "comment", refreshes: ["comments"] },
  "attachment.created": { subject: "attachment", refreshes: [] },
  "attachment.removed": { subject: "attachment", refreshes: [] },
  "location_event.created": { subject: "location_event", refreshes: [] },

  "service.created": { subject: "service", refreshes: ["catalog", "bookings", "home"] },
  "service.updated": { subject: "service", refreshes: ["catalog", "bookings", "home"] },
  "service.deleted": { subject: "service", refreshes: ["catalog", "bookings", "home"] },
  "service.restored": { subject: "service", refreshes: ["catalog", "bookings", "home"] },
  "resource.created": { subject: "resource", refreshes: ["catalog", "bookings", "home"] },
  "resource.updated": { subject: "resource", refreshes: ["catalog", "bookings", "home"] },
  "resource.deleted": { subject: "resource", refreshes: ["catalog", "bookings", "home"] },
  "resource.restored": { subject: "resource", refreshes: ["catalog", "bookings", "home"] },
  "resource.time_off_added": { subject: "resource", refreshes: ["catalog", "bookings", "home"] },
  "resource.time_off_removed": { subject: "resource", refreshes: ["catalog", "bookings", "home"] },
  "resource_group.created": { subject: "resource_group", refreshes: ["catalog", "bookings", "home"] },
  "resource_group.updated": { subject: "resource_group", refreshes: ["catalog", "bookings", "home"] },
  "resource_group.deleted": { subject: "resource_group", refreshes: ["catalog", "bookings", "home"] },
  "resource_group.restored": { subject: "resource_group", refreshes: ["catalog", "bookings", "home"] },
  "schedule.created": { subject: "schedule", refreshes: ["catalog", "bookings", "home"] },
  "schedule.updated": { subject: "schedule", refreshes: ["catalog", "bookings", "home"] },
  "schedule.deleted": { subject: "schedule", refreshes: ["catalog", "bookings", "home"] },
  "schedule.restored": { subject: "schedule", refreshes: ["catalog", "bookings", "home"] },
  "schedule.override_set": { subject: "schedule", refreshes: ["catalog", "bookings", "home"] },
  "schedule.override_removed": { subject: "schedule", refreshes: ["catalog", "bookings", "home"] },

  "closed_days.added": { subject: "workspace", refreshes: ["catalog", "bookings", "home"] },
  "closed_days.removed": { subject: "workspace", refreshes: ["catalog", "bookings", "home"] },

  "stage_config.updated": { subject: "stage_config", refreshes: ["stages"] },
  "stage_config.reverted": { subject: "stage_config", refreshes: ["stages"] },

  "automation.created": { subject: "automation", refreshes: ["automations"] },
  "automation.updated": { subject: "automation", refreshes: ["automations"] },
  "automation.deleted": { subject: "automation", refreshes: ["automations"] },
  "automation.restored": { subject: "automation", refreshes: ["automations"] },
  "flow.created": { subject: "flow", refreshes: ["flows"] },
  "flow.updated": { subject: "flow", refreshes: ["flows"] },
  "flow.deleted": { subject: "flow", refreshes: ["flows"] },
  "flow.restored": { subject: "flow", refreshes: ["flows"] },

  "knowledge.created": { subject: "knowledge", refreshes: ["knowledges"] },
  "knowledge.updated": { subject: "knowledge", refreshes: ["knowledges"] },
  "knowledge.deleted": { subject: "knowledge", refreshes: ["knowledges"] },
  "knowledge.restored": { subject: "knowledge", refreshes: ["knowledges"] },
  "knowledge.file_added": { subject: "knowledge", refreshes: ["knowledges"] },
  "knowledge.read": { subject: "knowledge", refreshes: ["knowledges"] },

  "knowledge_source.crawl_asked": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },
  "knowledge_source.progressed": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },
  "knowledge_source.crawled": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },
  "knowledge_source.created": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },
  "knowledge_source.updated": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },
  "knowledge_source.deleted": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },
  "knowledge_source.restored": { subject: "knowledge_source", refreshes: ["knowledge_sources"] },

  "bot.updated": { subject: "workspace", refreshes: ["bots"] },
  "bot.policies_changed": { subject: "workspace", refreshes: ["bots"] },
  "notice.settled": { subject: "booking", extra: true, refreshes: ["notices"] },
  "attendance_settings.updated": { subject: "workspace", refreshes: ["notices"] },
  "notice_settings.updated": { subject: "workspace", refreshes: ["notices"] },
  "notice_settings.text_changed": { subject: "workspace", refreshes: ["notices"] },
  "quick_reply.created": { subject: "quick_reply", refreshes: ["quick_replies"] },
  "quick_reply.updated": { subject: "quick_reply", refreshes: ["quick_replies"] },
  "quick_reply.deleted": { subject: "quick_reply", refreshes: ["quick_replies"] },

  "ai.noticed": { subject: "workspace", refreshes: ["ai"] },
  "ai.notice_dismissed": { subject: "notice", refreshes: ["ai"] },
  "ai.paused": { subject: "workspace", refreshes: ["ai"] },
  "ai.resumed": { subject: "workspace", refreshes: ["ai"] },
  "ai.budget_changed": { subject: "workspace", refreshes: ["ai"] },
  "ai.spam_guard_changed": { subject: "workspace", refreshes: ["ai"] },

  "channel.connected": { subject: "channel", refreshes: ["channels"] },
  "channel.disconnected": { subject: "channel", refreshes: ["channels"] },
  "channel.paused": { subject: "channel", refreshes: ["channels"] },
  "channel.resumed": { subject: "channel", refreshes: ["channels"] },
  "channel.broken": { subject: "channel", refreshes: ["channels"] },

  "whatsapp_template.created": { subject: "whatsapp_template", refreshes: ["channels"] },
  "whatsapp_template.deleted": { subject: "whatsapp_template", refreshes: ["channels"] },
  "whatsapp_template.changed": { subject: "whatsapp_template", refreshes: ["channels"] },
  "whatsapp_template.renewed": { subject: "channel", refreshes: ["channels"] },
  "whatsapp_template.renewal_due": { subject: "channel", refreshes: [] },

  "webchat_site.created": { subject: "webchat_site", refreshes: [] },
  "webchat_site.updated": { subject: "webchat_site", refreshes: [] },
  "webchat_site.key_rotated": { subject: "webchat_site", refreshes: [] },
  "webchat_site.identity_secret_rotated": { subject: "webchat_site", refreshes: [] },
  "booking_page.updated": { subject: "workspace", refreshes: [] },

  "webhook.due": { subject: "webhook_endpoint", refreshes: [] },
  "webhook_endpoint.created": { subject: "webhook_endpoint", refreshes: ["webhook_endpoints"] },
  "webhook_endpoint.updated": { subject: "webhook_endpoint", refreshes: ["webhook_endpoints"] },
  "webhook_endpoint.deleted": { subject: "webhook_endpoint", refreshes: ["webhook_endpoints"] },
  "webhook_endpoint.restored": { subject: "webhook_endpoint", refreshes: ["webhook_endpoints"] },
  "webhook_endpoint.secret_rotated": { subject: "webhook_endpoint", refreshes: ["webhook_endpoints"] },
  "webhook_endpoint.deactivated": { subject: "webhook_endpoint", refreshes: ["webhook_endpoints"] },

  "api_key.created": { subject: "api_key", refreshes: ["api_keys"] },
  "api_key.renamed": { subject: "api_key", refreshes: ["api_keys"] },
  "api_key.revoked": { subject: "api_key", refreshes: ["api_keys"] },

  "agent_grant.created": { subject: "agent_grant", refreshes: ["agent_grants"] },
  "agent_grant.revoked": { subject: "agent_grant", refreshes: ["agent_grants"] },

  "member.joined": { subject: "member", refreshes: ["members", "catalog"] },
  "member.updated": { subject: "member", refreshes: ["members", "catalog"] },
  "member.role_changed": { subject: "member", refreshes: ["members", "catalog"] },
  "member.removed": { subject: "member", refreshes: ["members", "catalog"] },
  "member.restored": { subject: "member", refreshes: ["members", "catalog"] },
  "member.password_changed": { subject: "member", refreshes: ["members", "catalog"] },
  "member.password_link_made": { subject: "member", refreshes: ["members", "catalog"] },
  "member.signed_out_everywhere": { subject: "member", refreshes: ["members", "catalog"] },
  "member.telegram_unlinked": { subject: "member", refreshes: ["members", "catalog"] },

  "invite.created": { subject: "invite", refreshes: ["invites"] },
  "invite.withdrawn": { subject: "invite", refreshes: ["invites"] },
  "workspace.created": { subject: "workspace", refreshes: [] },
  "workspace.updated": { subject: "workspace", refreshes: [] },

  /** Something was asked of the twin that is the subject. */
  "test_mode.used": { subject: "twin", refreshes: [] },

  /** Nothing of what open pages show is left: they load everything anew. */
  "test_mode.reset": { subject: "twin", refreshes: [] },

  "mail.written": { subject: "outgoing_mail", refreshes: ["outgoing_mail"] },
  /** It was sent, stored or given up; the data has its status. */
  "mail.changed": { subject: "outgoing_mail", refreshes: ["outgoing_mail"] },

  "setup_plan.updated": { subject: "workspace", refreshes: ["setup_plans"] },
  "setup_plan.applied": { subject: "workspace", refreshes: ["setup_plans"] },
  "setup_plan.undone": { subject: "workspace", refreshes: ["setup_plans"] },
  "run.retried": { subject: "run", refreshes: ["runs"] },
  /** About a booking where there is one, else about the conversation. */
  "team.notice": { subject: "booking", refreshes: [] },
  /** Members were notified, or one of them has read it; the subject is the announced event. */
  "member_notice.created": { subject: "event", refreshes: ["member_notices"] },
  "member_notice.read": { subject: "member", refreshes: ["member_notices"] },
} as const satisfies Record<string, Event>;

export type EventName = keyof typeof events;
export const eventNames = Object.keys(events) as EventName[];

export type PublicEvent = {
  [Name in EventName]: (typeof events)[Name] extends { public: true } ? Name : never;
}[EventName];

const isPublic = (name: EventName): name is PublicEvent => "public" in events[name];

/** The catalogue of the specification. */
export const publicEvents: readonly PublicEvent[] = eventNames.filter(isPublic);

export type ExtraEvent = {
  [Name in EventName]: (typeof events)[Name] extends { extra: true } ? Name : never;
}[EventName];

const isExtra = (name: EventName): name is ExtraEvent => "extra" in events[name];

/** The second catalogue. */
export const extraEvents: readonly ExtraEvent[] = eventNames.filter(isExtra);

/** What a webhook endpoint can subscribe to. */
export type WebhookType = PublicEvent | ExtraEvent;
export const webhookTypes: readonly WebhookType[] = [...publicEvents, ...extraEvents];

/** Audit actions without an event. */
const auditOnly = [
  "customer.exported",
  "customer.list_exported",
  "customer_link.made",
  "member.password_reset",
  "member.signed_in",
  "webhook_delivery.resent",
  "webhook_endpoint.skipped_resent",
] as const;

export type AuditAction = EventName | (typeof auditOnly)[number];
