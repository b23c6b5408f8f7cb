/** The columns that Prisma fills in with the time, by the schema: a test holds this list against it. */
const made: Record<string, readonly string[]> = {
  created_at: [
    "AgentGrant",
    "ApiKey",
    "Attachment",
    "Automation",
    "AutomationRun",
    "Booking",
    "ClosedDay",
    "Comment",
    "Conversation",
    "Customer",
    "CustomerIdentity",
    "Event",
    "IdempotencyRecord",
    "Invite",
    "Knowledge",
    "KnowledgeSource",
    "LocationEvent",
    "Member",
    "MemberNotice",
    "Message",
    "MessageFile",
    "Notice",
    "OutgoingMail",
    "Project",
    "PushSubscription",
    "Resource",
    "ResourceGroup",
    "Schedule",
    "ScheduleOverride",
    "Service",
    "SetupMessage",
    "SetupPlan",
    "StageConfig",
    "TestOutgoing",
    "TimeOff",
    "WebchatSession",
    "WebchatSite",
    "WebhookDelivery",
    "WebhookEndpoint",
  ],
  updated_at: [
    "AttendanceSettings",
    "Automation",
    "Booking",
    "BookingPage",
    "Bot",
    "Conversation",
    "Customer",
    "Knowledge",
    "KnowledgeSource",
    "NoticeSettings",
    "NoticeText",
    "Project",
    "Resource",
    "ResourceGroup",
    "Schedule",
    "Service",
    "SetupPlan",
    "WebchatSite",
    "WebhookEndpoint",
  ],
  at: ["AuditEntry", "StageHistory"],
  subscribed_at: ["WebhookEndpoint"],
};

/** Whose `updated_at` every change renews. */
const renewed: readonly string[] = [
  "AttendanceSettings",
  "Booking",
  "BookingPage",
  "Customer",
  "NoticeSettings",
  "NoticeText",
  "Project",
  "Resource",
  "ResourceGroup",
  "Schedule",
  "Service",
];

/** Those of tables that are the same in both worlds. */
export const ofBothWorlds: readonly string[] = [
  "BackgroundFunction",
  "BackgroundRun",
  "BackgroundWorker",
  "BusyChange",
  "OauthClient",
  "PasswordReset",
  "PushKey",
  "SignUp",
  "TestTwin",
  "User",
];

type Times = { made: readonly string[]; changed: readonly string[] };
const known = new Map<string, Times>();

export function timesOf(model: string): Times {
  const before = known.get(model);
  if (before) return before;
  const times = {
    made: Object.keys(made).filter((field) => made[field]?.includes(model)),
    changed: renewed.includes(model) ? ["updated_at"] : [],
  };
  known.set(model, times);
  return times;
}
