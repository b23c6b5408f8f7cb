// Made by `npm run generate` from the API's description. Changes here are lost.

export type AcceptInviteBody = {
  /** Of a new account. */
  name?: string | undefined;
  /** A new account's, or the one that the account has. Not needed with the session of the invited address. */
  password?: string | undefined;
};

export type AcceptedInvite = {
  user: User;
  member: Member;
  workspace: Workspace;
};

export type AgentCall = {
  id: string;
  at: string;
  tool: string;
  /** The API key; of an agent that a member connected, the grant and the agent's name. */
  key: {
    id: string;
    name: string;
  };
  /** The name of the member whose agent it was; null with a key. */
  member: string | null;
  /** Shortened, and without what is personal or secret. */
  arguments: Record<string, unknown>;
  /** `ok`, or the code of the problem it was refused with. */
  outcome: string;
  /** Why it was refused. */
  detail: string | null;
  /** It only asked what would happen; nothing changed. */
  dry_run: boolean;
  /** A repeat of an earlier call, answered as that one was. */
  replayed: boolean;
  /** What the agent calls itself. */
  client: string | null;
  request_id: string;
  duration_ms: number;
};

export type AgentCallPage = {
  data: AgentCall[];
  next_cursor: string | null;
};

export type AgentGrant = {
  id: string;
  /** The agent. */
  client: {
    id: string;
    /** As the agent calls itself. */
    name: string;
  };
  /** Who allowed it, and as whom it acts. */
  member: {
    id: string;
    name: string;
  };
  /** What the member allowed, as far as their role has it now. */
  scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
};

export type AgentGrantPage = {
  data: AgentGrant[];
  next_cursor: string | null;
};

export type AiBudget = {
  /** Cents of a dollar a month, by the calendar of the workspace; null: no limit. */
  monthly_cents: number | null;
  /** Tokens a month; null: no limit. */
  monthly_tokens: number | null;
  spent_cents: number;
  spent_tokens: number;
  /** How much of the budget this month has taken: 1 is all of it, and the models stop. */
  share: number;
};

export type AiNotice = {
  id: string;
  kind: "budget_near" | "budget_reached" | "model_failing" | "model_back" | "guard_held" | "paused";
  /** How often it happened; 1 where it happens once. */
  count: number;
  /** Of a pause, what was said; of failures, their cause. */
  reason: string | null;
  created_at: string;
};

export type AiNoticePage = {
  data: AiNotice[];
  next_cursor: string | null;
};

export type AiStatus = {
  /** Whether the installation has an address for models. */
  configured: boolean;
  model: string | null;
  paused: {
    since: string;
    by: string;
    reason: string;
  } | null;
  budget: AiBudget;
  /** Models that fail and are left alone for a while; the rules answer at once meanwhile. */
  resting: {
    model: string;
    /** In a row. */
    failures: number;
    since: string;
    /** From then on one call tries it again. */
    until: string;
  }[];
};

export type AiUsage = {
  from: string;
  to: string;
  status: AiStatus;
  total: {
    calls: number;
    /** Calls without an answer that could be used; the rules answered instead. */
    failed: number;
    tokens_in: number;
    tokens_out: number;
    /** Cents of a dollar, with their fractions, by the prices of `AI_PRICE`. */
    cost_cents: number;
  };
  /** Every day of the range, the empty ones too. */
  days: {
    day: string;
    calls: number;
    /** Calls without an answer that could be used; the rules answered instead. */
    failed: number;
    tokens_in: number;
    tokens_out: number;
    /** Cents of a dollar, with their fractions, by the prices of `AI_PRICE`. */
    cost_cents: number;
  }[];
  /** Null: no conversation. */
  channels: {
    channel: string | null;
    calls: number;
    /** Calls without an answer that could be used; the rules answered instead. */
    failed: number;
    tokens_in: number;
    tokens_out: number;
    /** Cents of a dollar, with their fractions, by the prices of `AI_PRICE`. */
    cost_cents: number;
  }[];
  models: {
    model: string;
    purpose: "bot" | "assistant" | "embedding";
    calls: number;
    /** Calls without an answer that could be used; the rules answered instead. */
    failed: number;
    tokens_in: number;
    tokens_out: number;
    /** Cents of a dollar, with their fractions, by the prices of `AI_PRICE`. */
    cost_cents: number;
  }[];
};

export type Alias = {
  text: string;
  /** The language it is said in; null: any. */
  language: "pt-BR" | "es" | "en" | null;
};

export type AnswerOwnBookingBody = {
  intake: Record<string, unknown>;
};

export type ApiKey = {
  id: string;
  name: string;
  prefix: string;
  last4: string;
  scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  created_at: string;
};

export type ApiKeyPage = {
  data: ApiKey[];
  next_cursor: string | null;
};

export type ApplyAssistantPlanBody = {
  /** The version you saw; if it is no longer the current one, nothing is written. */
  expected_version?: number | undefined;
};

export type AssignConversationBody = {
  /** Null takes it from whoever has it. */
  member_id: string | null;
};

export type Attachment = {
  id: string;
  booking_id: string;
  /** As the sender called it; for display only. */
  name: string;
  /** What the content is, whatever it was called. */
  media_type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "image/heic" | "application/pdf";
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  /** Where the file is read, by whoever may see the booking. */
  url: string;
  /** A small picture of it; null where none can be made. */
  thumbnail_url: string | null;
  author: Author;
  created_at: string;
};

export type AttachmentPage = {
  data: Attachment[];
  next_cursor: string | null;
};

export type AttendanceSettings = {
  enabled: boolean;
  /** From so many missed visits on, a customer must say that they will come; null: never. */
  confirm_after: number | null;
  /** From so many on, they pay a deposit first; null: never. */
  deposit_after: number | null;
  /** From so many on, only the team books for them; null: never. */
  desk_only_after: number | null;
  /** For how many days a missed visit counts. */
  forget_after_days: number;
  /** So many hours before the visit they must have said so; else the time is given back. */
  confirm_hours: number;
  /** For services that ask for none themselves. */
  deposit_cents: number | null;
  /** How long that deposit may stay unpaid. */
  deposit_minutes: number;
};

export type AuditEntry = {
  id: string;
  at: string;
  action: string;
  actor: {
    type: string;
    id: string;
    name: string;
  };
  subject_id: string;
  changes: Record<string, {
    from: unknown;
    to: unknown;
  }>;
  request_id: string | null;
  address: string | null;
};

export type AuditEntryPage = {
  data: AuditEntry[];
  next_cursor: string | null;
};

export type Author = {
  type: string;
  id: string;
  name: string;
};

export type Automation = {
  id: string;
  name: string;
  enabled: boolean;
  trigger: AutomationTrigger;
  conditions: {
    field: "service_id" | "status" | "stage" | "source" | "priority" | "tags" | "party_size" | "customer.tags" | "customer.locale" | "channel" | "text";
    op: "eq" | "neq" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
    value: string | number | boolean | string[] | null;
  }[];
  actions: AutomationAction[];
  last_run: AutomationRun | null;
  version: number;
  created_at: string;
  updated_at: string;
};

export type AutomationAction = {
  type: "send_message";
  /** `{customer}`, `{service}`, `{start}` and `{business}` are filled in. */
  text: string;
  /** What is sent instead past WhatsApp's 24 hours. */
  template: {
    name: string;
    language: string;
    /** What stands for {{1}}, {{2}}, … in its body. */
    params: string[];
  } | null;
} | {
  type: "add_tag";
  tag: string;
  to: "booking" | "customer";
} | {
  type: "set_priority";
  priority: "low" | "normal" | "high" | "urgent";
} | {
  type: "run_action";
  key: string;
  resource_id: string | null;
} | {
  type: "assign";
  member_id: string;
} | {
  type: "notify_team";
  message: string;
} | {
  type: "call_webhook";
  url: string;
} | {
  type: "wait";
  minutes: number;
};

export type AutomationActionInput = {
  type: "send_message";
  /** `{customer}`, `{service}`, `{start}` and `{business}` are filled in. */
  text: string;
  /** What is sent instead past WhatsApp's 24 hours. */
  template?: {
    name: string;
    language: string;
    /** What stands for {{1}}, {{2}}, … in its body. */
    params?: string[] | undefined;
  } | null | undefined;
} | {
  type: "add_tag";
  tag: string;
  to?: "booking" | "customer" | undefined;
} | {
  type: "set_priority";
  priority: "low" | "normal" | "high" | "urgent";
} | {
  type: "run_action";
  key: string;
  resource_id?: string | null | undefined;
} | {
  type: "assign";
  member_id: string;
} | {
  type: "notify_team";
  message: string;
} | {
  type: "call_webhook";
  url: string;
} | {
  type: "wait";
  minutes: number;
};

export type AutomationPage = {
  data: Automation[];
  next_cursor: string | null;
};

export type AutomationRun = {
  id: string;
  automation_id: string;
  cause: string;
  subject_id: string;
  status: "planned" | "waiting" | "succeeded" | "failed" | "skipped" | "dropped";
  steps: {
    n: number;
    action: string;
    at: string;
    /** `done`, `failed`, `waiting`, or why it was left out. */
    result: string;
    detail: string | null;
  }[];
  due_at: string | null;
  created_at: string;
  finished_at: string | null;
};

export type AutomationRunPage = {
  data: AutomationRun[];
  next_cursor: string | null;
};

export type AutomationTrigger = {
  type: "booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed";
} | {
  type: "stage.changed";
  /** Only into this stage; null for any. */
  stage: string | null;
} | {
  type: "message.received";
  channel: "whatsapp" | "telegram" | "webchat" | null;
} | {
  type: "time_relative";
  /** Negative: before. -1440 is a day before. */
  offset_minutes: number;
  to: "start" | "end" | "due";
};

export type AutomationTriggerInput = {
  type: "booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed";
} | {
  type: "stage.changed";
  /** Only into this stage; null for any. */
  stage?: string | null | undefined;
} | {
  type: "message.received";
  channel?: "whatsapp" | "telegram" | "webchat" | null | undefined;
} | {
  type: "time_relative";
  /** Negative: before. -1440 is a day before. */
  offset_minutes: number;
  to: "start" | "end" | "due";
};

export type BackgroundFunction = {
  id: string;
  name: string;
  /** Event names, and timetables as `cron 17 3 * * *`. */
  triggers: string[];
  retries: number;
  /** When a worker last announced it. */
  seen_at: string;
  /** Of this project and of the installation, as far as they are kept. */
  runs: {
    active: number;
    completed: number;
    failed: number;
    cancelled: number;
  };
  last_run_at: string | null;
  next_run_at: string | null;
  last_failure: {
    run_id: string;
    at: string;
    /** Null for a run of the installation's own, whose error is not shown. */
    message: string | null;
  } | null;
};

export type BackgroundFunctionPage = {
  data: BackgroundFunction[];
  next_cursor: string | null;
};

export type BackgroundRun = {
  id: string;
  function_id: string;
  status: "queued" | "running" | "waiting" | "completed" | "failed" | "cancelled";
  /** The installation's own, not this project's: its event and error are not shown. */
  system: boolean;
  event: {
    id: string;
    type: string;
    subject_id: string | null;
  } | null;
  attempt: number;
  error: {
    name: string;
    message: string;
  } | null;
  steps: {
    name: string;
    kind: "run" | "sleep";
    status: "planned" | "done" | "failed";
    attempt: number;
    due_at: string | null;
    finished_at: string | null;
  }[];
  due_at: string | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
};

export type BackgroundRunPage = {
  data: BackgroundRun[];
  next_cursor: string | null;
};

export type Booking = {
  id: string;
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  stage: string;
  service_id: string;
  /** Null for a queue task until someone takes it. */
  start: string | null;
  /** The end of the service itself, without the buffer. */
  end: string | null;
  party_size: number;
  customer: {
    id: string;
    name: string;
    phone: string | null;
    locale: string | null;
  } | null;
  /** What the booking takes of each resource, with the buffer after the service; nothing once it has ended. */
  allocations: {
    resource_id: string;
    start: string;
    end: string;
  }[];
  /** The resources of the booking; of one that has ended, those it had. Without its time a task has none. */
  resource_ids: string[];
  priority: "low" | "normal" | "high" | "urgent";
  tags: string[];
  source: "api" | "dashboard" | "whatsapp" | "telegram" | "webchat" | "agent" | "automation";
  notes: string | null;
  intake: Record<string, unknown> | null;
  /** The keys of the service's required questions that nobody has answered yet. */
  intake_missing: string[];
  due_at: string | null;
  location: {
    formatted: string | null;
    lat: number | null;
    lng: number | null;
  } | null;
  assignee: {
    resource_id: string;
    name: string;
  } | null;
  group_id: string | null;
  /** When the time is given back by itself: the end of a hold, or the deadline of an unpaid deposit. */
  hold_expires_at: string | null;
  rescheduled_from_id: string | null;
  rescheduled_to_id: string | null;
  cancel_reason: string | null;
  outcome: string | null;
  /** Of a booking that ended: until when POST /bookings/{id}/undo can take that back. */
  undo_until: string | null;
  price_cents: number | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  conversation_id: string | null;
  /** Since when the customer has said that they will come. */
  attending_since: string | null;
  /** Until when a customer who missed visits must have said so; the time is then given back. */
  confirm_by: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

export type BookingCancelledEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.cancelled";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking: EventBooking;
  };
};

export type BookingCheckedInEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.checked_in";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingCompletedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.completed";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking: EventBooking;
  };
};

export type BookingConfirmedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.confirmed";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking: EventBooking;
  };
};

export type BookingCreatedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.created";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking: EventBooking;
  };
};

export type BookingFailedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.failed";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingFigures = {
  bookings: number;
  open: number;
  completed: number;
  failed: number;
  no_shows: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  no_show_rate: number | null;
  cancelled: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  cancellation_rate: number | null;
  late_cancelled: number;
  new_customers: number;
  returning_customers: number;
  /** Null where there is nothing to divide by. */
  lead_hours: number | null;
  revenue: {
    currency: "BRL" | "ARS" | "PYG" | "USD";
    booked_cents: number;
    realised_cents: number;
  }[];
  reminded: number;
  reminded_missed: number;
  unreminded: number;
  unreminded_missed: number;
  /** The share missed without reminders less the share missed with. */
  reminder_effect: number | null;
};

export type BookingMovedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.moved";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingNoShowEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.no_show";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking: EventBooking;
  };
};

export type BookingPage = {
  data: Booking[];
  next_cursor: string | null;
};

export type BookingPendingPaymentEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.pending_payment";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingPutBackEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.put_back";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingReleasedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.released";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingRescheduledEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.rescheduled";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking: EventBooking;
    old_booking_id: string;
    new_booking_id: string;
  };
};

export type BookingTakenEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.taken";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingUndoneEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.undone";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingUpdatedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "booking.updated";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    /** The stage that it moved to; null when it did not move. */
    stage: string | null;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type BookingsReport = {
  from: string;
  to: string;
  timezone: string;
  by: string;
  rows: BookingsReportRow[];
  /** Of the whole period; rows that overlap, such as resources of one booking, count once. */
  totals: BookingFigures;
  /** The period before, where `compare` asks for it. */
  previous: {
    from: string;
    to: string;
    totals: BookingFigures;
  } | null;
};

export type BookingsReportRow = {
  /** An id, a date, a source, an address or a weekday and hour; null for none. */
  key: string | null;
  /** Of a service, resource or group. */
  name: string | null;
  figures: BookingFigures;
};

export type Bot = {
  enabled: boolean;
  name: string;
  /** How it should speak and what it must not say. A model reads it; the rules do not need it. */
  instructions: string;
  /** Its first words. Empty: a sentence of its own in the contact's language. */
  greeting: string;
  /** When it does not know. Empty: a sentence of its own. */
  fallback_message: string;
  /** The bot answers in these alone. The first is used where a text does not show its language, or shows another. */
  languages: ("pt-BR" | "es" | "en")[];
  handoff: {
    /** Words that bring a person at once. */
    keywords: string[];
    /** So many times in a row without an answer bring a person. */
    after_failures: number;
    message: string;
  };
  abilities: {
    answer: boolean;
    book: boolean;
    reschedule: boolean;
    cancel: boolean;
    collect_location: boolean;
  };
  /** The model to ask, where an address for one is configured. */
  model: string | null;
  /** What it says to whoever is in danger, before a person takes over. Empty: a sentence of its own. */
  emergency_message: string;
  /** How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`. */
  tone: "warm" | "formal" | "brief";
  /** The workspace's own sentences, by language. What is absent or empty is said in sentences of the bot's own. */
  wording: {
    "pt-BR"?: {
      /** Asks which service; a numbered list follows. */
      ask_service?: string | undefined;
      /** Asks for a day or time. */
      ask_time?: string | undefined;
      /** Says which times are free; a numbered list follows. It must hold `{service}`. */
      offer_times?: string | undefined;
      /** Says that nothing is free in the next days. Takes `{service}`. */
      none_free?: string | undefined;
      /** Asks for the customer's name. */
      ask_name?: string | undefined;
      /** Asks for the customer's phone. */
      ask_phone?: string | undefined;
      /** Begins the question for a yes; service, time, person and price follow. */
      confirm_opening?: string | undefined;
      /** Says that it is booked. It must hold `{service}` and `{start}`. */
      booked?: string | undefined;
      /** Says that it has a new time. It must hold `{service}` and `{start}`. */
      moved?: string | undefined;
      /** Says that it is cancelled. */
      cancelled?: string | undefined;
      /** Says that an answer was not understood; the question follows. */
      not_understood?: string | undefined;
      /** Says that a person of the team is called; comes before the handoff message. */
      call_team?: string | undefined;
    } | undefined;
    es?: {
      /** Asks which service; a numbered list follows. */
      ask_service?: string | undefined;
      /** Asks for a day or time. */
      ask_time?: string | undefined;
      /** Says which times are free; a numbered list follows. It must hold `{service}`. */
      offer_times?: string | undefined;
      /** Says that nothing is free in the next days. Takes `{service}`. */
      none_free?: string | undefined;
      /** Asks for the customer's name. */
      ask_name?: string | undefined;
      /** Asks for the customer's phone. */
      ask_phone?: string | undefined;
      /** Begins the question for a yes; service, time, person and price follow. */
      confirm_opening?: string | undefined;
      /** Says that it is booked. It must hold `{service}` and `{start}`. */
      booked?: string | undefined;
      /** Says that it has a new time. It must hold `{service}` and `{start}`. */
      moved?: string | undefined;
      /** Says that it is cancelled. */
      cancelled?: string | undefined;
      /** Says that an answer was not understood; the question follows. */
      not_understood?: string | undefined;
      /** Says that a person of the team is called; comes before the handoff message. */
      call_team?: string | undefined;
    } | undefined;
    en?: {
      /** Asks which service; a numbered list follows. */
      ask_service?: string | undefined;
      /** Asks for a day or time. */
      ask_time?: string | undefined;
      /** Says which times are free; a numbered list follows. It must hold `{service}`. */
      offer_times?: string | undefined;
      /** Says that nothing is free in the next days. Takes `{service}`. */
      none_free?: string | undefined;
      /** Asks for the customer's name. */
      ask_name?: string | undefined;
      /** Asks for the customer's phone. */
      ask_phone?: string | undefined;
      /** Begins the question for a yes; service, time, person and price follow. */
      confirm_opening?: string | undefined;
      /** Says that it is booked. It must hold `{service}` and `{start}`. */
      booked?: string | undefined;
      /** Says that it has a new time. It must hold `{service}` and `{start}`. */
      moved?: string | undefined;
      /** Says that it is cancelled. */
      cancelled?: string | undefined;
      /** Says that an answer was not understood; the question follows. */
      not_understood?: string | undefined;
      /** Says that a person of the team is called; comes before the handoff message. */
      call_team?: string | undefined;
    } | undefined;
  };
  version: number;
  updated_at: string | null;
};

export type BotTrace = {
  driver: "rules" | "model";
  /** The model that was asked; null: none was. */
  model: string | null;
  /** Why the rules answered although a model was asked, such as `timeout`, `malformed` or `budget`. */
  fallback: string | null;
  /** How many of the model's tool calls were refused. */
  refused: number;
  understood: Record<string, unknown>;
  tools: {
    name: string;
    asked: unknown;
    answered: string;
  }[];
  sources: {
    id: string;
    title: string;
  }[];
  /** `answered`, `asked`, `offered`, `booked`, `moved`, `cancelled`, `handed_over`, `asked_team`, `unknown` … */
  outcome: string;
  duration_ms: number;
  cost: {
    tokens_in: number;
    tokens_out: number;
    cents: number;
  } | null;
};

export type BotTurn = {
  id: string;
  /** The place of the last message that it answers. */
  n: number;
  trace: BotTrace;
  /** Why it was not sent, such as `overtaken` or `human`; null when it was. */
  dropped: string | null;
  created_at: string;
};

export type BotTurnPage = {
  data: BotTurn[];
  next_cursor: string | null;
};

export type Calendar = {
  from: string;
  to: string;
  resources: CalendarResource[];
  groups: {
    id: string;
    name: string;
  }[];
  bookings: CalendarBooking[];
};

export type CalendarBooking = {
  id: string;
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  stage: string;
  service: {
    id: string;
    name: string;
    color: string;
    slot_interval_minutes: number;
  };
  customer_name: string | null;
  start: string;
  end: string;
  /** The end with the buffer after the service. */
  busy_until: string;
  hold_expires_at: string | null;
  resource_ids: string[];
  party_size: number;
  has_notes: boolean;
  /** A required question of the service has no answer. */
  intake_missing: boolean;
  /** The customer has said that they will come. */
  attending: boolean;
  version: number;
};

export type CalendarDay = {
  date: string;
  /** Nobody who keeps hours works on it, of those whom customers book; of all where nobody is booked. */
  closed: boolean;
  /** The bookings that start on it; one that goes on past midnight counts once. */
  count: number;
  /** The first three of them, appointments before tasks. */
  bookings: {
    id: string;
    status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
    customer_name: string | null;
    start: string;
    resource_ids: string[];
    service: {
      id: string;
      name: string;
      color: string;
    };
  }[];
};

export type CalendarDays = {
  from: string;
  to: string;
  resources: {
    id: string;
    name: string;
    kind: string;
    active: boolean;
    group_ids: string[];
  }[];
  groups: {
    id: string;
    name: string;
  }[];
  days: CalendarDay[];
};

export type CalendarResource = {
  id: string;
  name: string;
  kind: string;
  photo_id: string | null;
  capacity: number;
  active: boolean;
  group_ids: string[];
  /** When it works, within the window; time off is not taken out. */
  open: {
    start: string;
    end: string;
  }[];
  /** The days of the window on which customers can come for a service that uses it; null where none does. A day is closed by those who receive customers. */
  receives_on: string[] | null;
  time_off: {
    id: string;
    start: string;
    end: string;
    reason: string | null;
  }[];
};

export type CancelBookingBody = {
  /** Why: kept as the outcome, of a cancellation as `cancel_reason`. */
  reason?: string | null | undefined;
  /** Kept in the stage history; it serves as the comment of the action. */
  note?: string | null | undefined;
  /** What the action requires, and what else there is to say. Left out: each of its fields has its own default. */
  data?: {
    comment?: string | null | undefined;
    /** Attachments that were uploaded to this booking before. */
    photo_ids?: string[] | undefined;
    location?: {
      lat: number;
      lng: number;
      /** In metres. */
      accuracy?: number | null | undefined;
    } | null | undefined;
    /** The answers to what the action asks for. */
    fields?: Record<string, unknown> | undefined;
  } | undefined;
  /** Who does it. A team member is the resource that is linked to them; an API key must say who takes a task. */
  resource_id?: string | null | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type CancelOwnBookingBody = {
  reason?: string | null | undefined;
};

export type Change = {
  kind: string;
  /** What changed. */
  id: string;
  /** The families of data in the dashboard that may show it. */
  refreshes: string[];
};

export type ChangeMyPasswordBody = {
  current: string;
  new: string;
};

export type Channel = {
  channel: "whatsapp" | "telegram" | "webchat";
  /** WebChat is ours and always is. */
  connected: boolean;
  /** The number or the bot, as contacts see it. */
  name: string | null;
  connected_by: Author | null;
  connected_at: string | null;
  /** The channel refuses the credentials: connect it again. What is to be sent waits. */
  broken: {
    at: string;
    reason: string;
  } | null;
  paused: ChannelPause | null;
  last_inbound_at: string | null;
  last_sent_at: string | null;
  last_error: {
    at: string;
    code: string;
    message: string;
  } | null;
};

export type ChannelPage = {
  data: Channel[];
  next_cursor: string | null;
};

export type ChannelPause = {
  id: string;
  channel: "whatsapp" | "telegram" | "webchat";
  reason: string;
  paused_by: Author;
  paused_at: string;
  /** When it ends by itself. */
  until: string | null;
  /** Null while it lasts, and when it ended by itself. */
  resumed_by: Author | null;
  resumed_at: string | null;
  active: boolean;
};

export type ChannelPausePage = {
  data: ChannelPause[];
  next_cursor: string | null;
};

export type ChannelPolicy = {
  channel: "whatsapp" | "telegram" | "webchat";
  /** `outside_hours`: only while nobody of the team works. */
  policy: "on" | "off" | "outside_hours";
  /** Failures in a row before a person is asked; null: the bot's own. */
  handoff_after: number | null;
};

export type ChannelPolicyPage = {
  data: ChannelPolicy[];
  next_cursor: string | null;
};

export type ChannelServiceStatus = {
  channel: "whatsapp" | "telegram" | "webchat";
  state: "ok" | "degraded" | "down" | "unconnected";
  reason: {
    code: "not_connected" | "credentials_refused" | "files_missing" | "failing" | "some_failed" | "waiting_long";
    message: string;
  } | null;
  paused: boolean;
  /** The last message that the channel took. */
  last_sent_at: string | null;
  last_inbound_at: string | null;
  failures_last_hour: number;
  /** Messages that wait to be sent. */
  queue_length: number;
  oldest_waiting_at: string | null;
};

export type CheckInBookingBody = {
  /** Why: kept as the outcome, of a cancellation as `cancel_reason`. */
  reason?: string | null | undefined;
  /** Kept in the stage history; it serves as the comment of the action. */
  note?: string | null | undefined;
  /** What the action requires, and what else there is to say. Left out: each of its fields has its own default. */
  data?: {
    comment?: string | null | undefined;
    /** Attachments that were uploaded to this booking before. */
    photo_ids?: string[] | undefined;
    location?: {
      lat: number;
      lng: number;
      /** In metres. */
      accuracy?: number | null | undefined;
    } | null | undefined;
    /** The answers to what the action asks for. */
    fields?: Record<string, unknown> | undefined;
  } | undefined;
  /** Who does it. A team member is the resource that is linked to them; an API key must say who takes a task. */
  resource_id?: string | null | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type CloseDaysBody = {
  days: {
    date: string;
    name: string;
  }[];
};

export type CloseDaysResult = {
  data: ClosedDay[];
};

export type ClosedDay = {
  date: string;
  name: string;
  /** How many open bookings start on that day; a closed day leaves them as they are. */
  bookings: number;
  created_at: string;
};

export type ClosedDayPage = {
  data: ClosedDay[];
  next_cursor: string | null;
};

export type Comment = {
  id: string;
  booking_id: string | null;
  customer_id: string | null;
  body: string;
  /** The ids of the members that the text names with an `@`. */
  mentions: string[];
  author: Author;
  created_at: string;
};

export type CommentPage = {
  data: Comment[];
  next_cursor: string | null;
};

export type CompleteBookingBody = {
  /** Why: kept as the outcome, of a cancellation as `cancel_reason`. */
  reason?: string | null | undefined;
  /** Kept in the stage history; it serves as the comment of the action. */
  note?: string | null | undefined;
  /** What the action requires, and what else there is to say. Left out: each of its fields has its own default. */
  data?: {
    comment?: string | null | undefined;
    /** Attachments that were uploaded to this booking before. */
    photo_ids?: string[] | undefined;
    location?: {
      lat: number;
      lng: number;
      /** In metres. */
      accuracy?: number | null | undefined;
    } | null | undefined;
    /** The answers to what the action asks for. */
    fields?: Record<string, unknown> | undefined;
  } | undefined;
  /** Who does it. A team member is the resource that is linked to them; an API key must say who takes a task. */
  resource_id?: string | null | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type ConfirmHoldBody = {
  customer?: {
    id: string;
  } | {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    locale?: string | null | undefined;
    email?: string | null | undefined;
  } | null | undefined;
  /** The answers to the service's questions; left out, they stay. */
  intake?: Record<string, unknown> | null | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type ConfirmPageHoldBody = {
  token: string;
  customer: {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    email?: string | null | undefined;
    locale?: string | null | undefined;
  };
  intake?: Record<string, unknown> | undefined;
  notes?: string | null | undefined;
};

export type ConfirmSignUpRequestBody = {
  token: string;
  /** The one that was chosen with the request: the link alone opens nothing. */
  password: string;
};

export type ConfirmWebchatHoldBody = {
  /** May be left out by a visitor whose phone is known. */
  customer?: {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    email?: string | null | undefined;
  } | null | undefined;
  /** The answers to what the service asks. */
  intake?: Record<string, unknown> | undefined;
};

export type ConnectTelegramBotBody = {
  bot_token: string;
};

export type ConnectWhatsAppNumberBody = {
  phone_number_id: string;
  business_account_id: string;
  /** Left out, the one that is kept stays. */
  access_token?: string | undefined;
  /** Left out, the one that is kept stays. */
  app_secret?: string | undefined;
};

export type Conversation = {
  id: string;
  channel: "whatsapp" | "telegram" | "webchat";
  customer: {
    id: string;
    name: string;
    phone: string | null;
    locale: string | null;
  };
  /** Whom a web chat's visitor without a phone of their own booked for last: the customer with the phone that they gave, which nobody has verified. */
  booked_for: {
    id: string;
    name: string;
    phone: string | null;
  } | null;
  /** Who answers. */
  mode: "bot" | "human";
  status: "open" | "resolved";
  unread_count: number;
  /** A member of the team. */
  assignee: {
    id: string;
    name: string;
  } | null;
  last_message: Message | null;
  last_message_at: string | null;
  /** Until when WhatsApp takes free messages: 24 hours from the contact's last one. Null elsewhere, and before the first. */
  window_expires_at: string | null;
  /** Until when the team put it off. A time that has passed says that it is back; the contact's next message clears it. */
  snoozed_until: string | null;
  /** Nothing is sent on its channel at present. */
  paused: boolean;
  created_at: string;
  updated_at: string;
};

export type ConversationAssignedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "conversation.assigned";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type ConversationCounts = {
  all: number;
  /** Assigned to whoever asks. */
  mine: number;
  unassigned: number;
  /** When the next snoozed conversation comes back. */
  next_return_at: string | null;
};

export type ConversationFigures = {
  conversations: number;
  answered: number;
  /** Null where there is nothing to divide by. */
  first_response_minutes: number | null;
  resolved: number;
  /** Null where there is nothing to divide by. */
  resolution_minutes: number | null;
  with_bot: number;
  contained: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  containment_rate: number | null;
  handed_over: number;
  held: number;
  booked: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  booking_rate: number | null;
};

export type ConversationModeChangedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "conversation.mode_changed";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type ConversationNote = {
  id: string;
  conversation_id: string;
  text: string;
  /** The members who were told of it. */
  mentions: string[];
  author: Author;
  created_at: string;
};

export type ConversationNotePage = {
  data: ConversationNote[];
  next_cursor: string | null;
};

export type ConversationPage = {
  data: Conversation[];
  next_cursor: string | null;
};

export type ConversationReopenedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "conversation.reopened";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type ConversationResolvedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "conversation.resolved";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type ConversationSnoozedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "conversation.snoozed";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type ConversationUnsnoozedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "conversation.unsnoozed";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type ConversationsReport = {
  from: string;
  to: string;
  timezone: string;
  by: string;
  rows: ConversationsReportRow[];
  /** Of the whole period; rows that overlap, such as resources of one booking, count once. */
  totals: ConversationFigures;
  /** The period before, where `compare` asks for it. */
  previous: {
    from: string;
    to: string;
    totals: ConversationFigures;
  } | null;
};

export type ConversationsReportRow = {
  /** An id, a date, a source, an address or a weekday and hour; null for none. */
  key: string | null;
  /** Of a service, resource or group. */
  name: string | null;
  figures: ConversationFigures;
};

export type CountPageStepsBody = {
  /** What the visitor has reached since the last count, each once for a browser tab. */
  steps: ("opened" | "chose_service" | "chose_time")[];
};

export type CreateAgentGrantBody = {
  /** Of the agent, from its registration. */
  client_id: string;
  /** One that the agent registered; on this device the port may differ. */
  redirect_uri: string;
  /** Of PKCE, by S256. */
  code_challenge: string;
  /** The address of the agent tool server; there is only one. */
  resource?: string | undefined;
  /** Given back as it is. */
  state?: string | undefined;
  scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
};

export type CreateApiKeyBody = {
  name: string;
  scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
  expires_at?: string | null | undefined;
  /** A key of test mode, which begins with tk_test_ and reaches no live data. */
  test?: boolean | undefined;
};

export type CreateAssistantMessageBody = {
  /** In one's own words; a website's address is read. */
  text?: string | undefined;
  /** One of the choices of `asking`; `skip` takes what is usual, `restart` begins anew. */
  choice?: string | undefined;
  /** The assistant's language; the workspace's when left out. */
  language?: "pt-BR" | "es" | "en" | undefined;
};

export type CreateAttachmentBody = {
  /** A PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB, recognised by its content. */
  file: string;
};

export type CreateAutomationBody = {
  name: string;
  enabled?: boolean | undefined;
  trigger: AutomationTriggerInput;
  conditions?: {
    field: "service_id" | "status" | "stage" | "source" | "priority" | "tags" | "party_size" | "customer.tags" | "customer.locale" | "channel" | "text";
    op: "eq" | "neq" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
    value?: string | number | boolean | string[] | null | undefined;
  }[] | undefined;
  actions: AutomationActionInput[];
};

export type CreateBookingBody = {
  service_id: string;
  party_size?: number | undefined;
  /** Resources that must be among those used; the rest is completed. */
  resource_ids?: string[] | undefined;
  customer?: {
    id: string;
  } | {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    locale?: string | null | undefined;
    email?: string | null | undefined;
  } | null | undefined;
  /** A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason. */
  override?: boolean | undefined;
  reason?: string | null | undefined;
  /** When the time is taken, hold the nearest free one instead: the refusal has it as `held_alternative`, a Booking with status `held`. */
  hold_best?: boolean | undefined;
  /** Needed for an appointment, refused for a queue service. */
  start?: string | null | undefined;
  notes?: string | null | undefined;
  intake?: Record<string, unknown> | null | undefined;
  priority?: "low" | "normal" | "high" | "urgent" | undefined;
  tags?: string[] | undefined;
  due_at?: string | null | undefined;
  location?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  conversation_id?: string | null | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type CreateBookingCommentBody = {
  /** `@` before a member's name, first name where only one has it, e-mail or id mentions them. */
  body: string;
};

export type CreateConversationNoteBody = {
  text: string;
  /** Members who are told of it, but for the author. */
  mentions?: string[] | undefined;
};

export type CreateCustomerBody = {
  name: string;
  /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
  phone: string | null;
  locale?: string | null | undefined;
  email?: string | null | undefined;
  company?: string | null | undefined;
  notes?: string | null | undefined;
  tags?: string[] | undefined;
  address?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
};

export type CreateCustomerCommentBody = {
  /** `@` before a member's name, first name where only one has it, e-mail or id mentions them. */
  body: string;
};

export type CreateCustomerImportBody = {
  /** A CSV file of at most 5 MiB and 5000 rows; its first line names the columns. */
  file?: string | undefined;
  /** The same as text, instead of a file. */
  text?: string | undefined;
  /** JSON: which column holds which field. Left out, the names of the columns decide. */
  mapping?: string | undefined;
  /** The country of phones without one; left out, it is that of the workspace's time zone. */
  calling_code?: string | undefined;
  /** What becomes of customers who are there already. */
  policy?: "skip" | "update" | undefined;
};

export type CreateFlowBody = {
  name: string;
  enabled?: boolean | undefined;
  trigger: AutomationTriggerInput;
  nodes?: FlowNodeInput[] | undefined;
  edges?: FlowEdgeInput[] | undefined;
};

export type CreateHoldBody = {
  service_id: string;
  party_size?: number | undefined;
  /** Resources that must be among those used; the rest is completed. */
  resource_ids?: string[] | undefined;
  customer?: {
    id: string;
  } | {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    locale?: string | null | undefined;
    email?: string | null | undefined;
  } | null | undefined;
  /** A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason. */
  override?: boolean | undefined;
  reason?: string | null | undefined;
  /** When the time is taken, hold the nearest free one instead: the refusal has it as `held_alternative`, a Booking with status `held`. */
  hold_best?: boolean | undefined;
  start: string;
  /** The conversation it comes from; its channel is the source. */
  conversation_id?: string | null | undefined;
};

export type CreateInviteBody = {
  email: string;
  role?: "owner" | "admin" | "agent" | undefined;
};

export type CreateKnowledgeBody = {
  /** Files come by `POST /knowledge/files`. */
  kind: "text" | "faq";
  /** Of a text. */
  title?: string | undefined;
  /** Of a text; lines that begin with `#` are titles. */
  content?: string | undefined;
  question?: string | undefined;
  answer?: string | undefined;
};

export type CreateKnowledgeFileBody = {
  /** A PDF, Word document (DOCX), Markdown, plain text or CSV of at most 10 MiB, by its content. */
  file: string;
};

export type CreateKnowledgeSourceBody = {
  url: string;
  max_pages?: number | undefined;
};

export type CreateLocationEventBody = {
  lat: number;
  lng: number;
  /** Metres, as the device says. */
  accuracy?: number | null | undefined;
  /** What happened there: `position`, `arrived`, `departed`, or a word of your own. */
  kind?: string | undefined;
};

export type CreateMessageFileBody = {
  /** At most 16 MiB. */
  file: string;
};

export type CreatePageHoldBody = {
  service_id: string;
  start: string;
  party_size?: number | undefined;
  /** One of the service's people; null: anyone. */
  resource_id?: string | null | undefined;
  customer?: {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    email?: string | null | undefined;
    locale?: string | null | undefined;
  } | null | undefined;
  /** Random, kept by the visitor's browser: tells them apart from others at the same address. */
  visitor?: string | null | undefined;
};

export type CreatePageTaskBody = {
  service_id: string;
  customer: {
    name: string;
    /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
    phone: string;
    email?: string | null | undefined;
    locale?: string | null | undefined;
  };
  intake?: Record<string, unknown> | undefined;
  notes?: string | null | undefined;
  party_size?: number | undefined;
  /** Where the work is to be done. */
  address?: string | null | undefined;
};

export type CreatePersonBody = {
  name: string;
  /** PNG, JPEG, WebP or GIF, by its content; a small square copy is kept. */
  photo?: string | null | undefined;
  active?: boolean | undefined;
  /** A team member that the person is already. */
  member_id?: string | null | undefined;
  /** Invites the person to sign in; accepting makes them the member of this person. */
  login?: {
    email: string;
    role?: "owner" | "admin" | "agent" | undefined;
  } | null | undefined;
  /** The schedule that they work by; null means always open. */
  schedule_id?: string | null | undefined;
  /** Hours of their own, in place of `schedule_id`. */
  weekly?: {
    /** 1 is Monday, 7 is Sunday. */
    weekday: number;
    from: string;
    to: string;
  }[] | null | undefined;
  /** Exactly the services that they give; what others give stays. */
  service_ids?: string[] | undefined;
  time_off?: {
    start: string;
    end: string;
    reason?: string | null | undefined;
  }[] | undefined;
};

/** What `PushSubscription.toJSON()` of a browser gives, without `expirationTime`. */
export type CreatePushSubscriptionBody = {
  /** Where the browser's maker takes messages for it. */
  endpoint: string;
  keys: {
    p256dh: string;
    auth: string;
  };
};

export type CreateQuickReplyBody = {
  /** One word of at most 40 letters, digits, `-` and `_`. */
  shortcut: string;
  /** `{name}`, `{first_name}`, `{business}` and `{next_booking}` are filled in when a member chooses the reply. */
  text: string;
};

export type CreateResourceBody = {
  name: string;
  /** What customers call it beside its name, each once; the bot understands them. */
  aliases?: {
    /** It has a letter or a figure. */
    text: string;
    /** The language it is said in; null: any. */
    language?: "pt-BR" | "es" | "en" | null | undefined;
  }[] | undefined;
  kind: "person" | "equipment" | "room" | "vehicle";
  /** How many can use it at one time. */
  capacity?: number | undefined;
  /** Its hours; null means always open. */
  schedule_id?: string | null | undefined;
  group_ids?: string[] | undefined;
  /** The team member that it is. */
  member_id?: string | null | undefined;
  location?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  active?: boolean | undefined;
};

export type CreateResourceGroupBody = {
  name: string;
  /** Its members; the same list as each resource's `group_ids`, seen from the other side. */
  resource_ids?: string[] | undefined;
};

export type CreateScheduleBody = {
  name: string;
  /** An IANA name; the workspace's own when left out. */
  timezone?: string | undefined;
  /** Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows. */
  weekly?: {
    /** 1 is Monday, 7 is Sunday. */
    weekday: number;
    from: string;
    to: string;
  }[] | undefined;
};

export type CreateServiceBody = {
  name: string;
  description?: string | null | undefined;
  /** Services of the same category stand together on the booking page. */
  category?: string | null | undefined;
  /** What customers call it beside its name, each once; the bot understands them. */
  aliases?: {
    /** It has a letter or a figure. */
    text: string;
    /** The language it is said in; null: any. */
    language?: "pt-BR" | "es" | "en" | null | undefined;
  }[] | undefined;
  kind?: "appointment" | "queue" | undefined;
  /** Needed for an appointment; 30 for a queue when left out, where it is an estimate. */
  duration_minutes?: number | undefined;
  /** Kept free after the service; not part of the customer's end. */
  buffer_minutes?: number | undefined;
  /** The grid of starting times, from local midnight. */
  slot_interval_minutes?: number | undefined;
  min_notice_minutes?: number | undefined;
  max_advance_days?: number | undefined;
  max_party_size?: number | undefined;
  /** Everything needed at once, each by a resource of its own. */
  requirements?: {
    group_id?: string | null | undefined;
    resource_id?: string | null | undefined;
    quantity?: number | undefined;
  }[] | undefined;
  /** Its hours; null means only the resources' hours count. */
  schedule_id?: string | null | undefined;
  /** The group whose queue it is; for kind queue, and needed there. */
  group_id?: string | null | undefined;
  /** unit: a party takes one place whatever its size; seats: a party of n takes n. */
  uses?: "unit" | "seats" | undefined;
  price_cents?: number | null | undefined;
  /** The workspace's own when left out. */
  currency?: "BRL" | "ARS" | "PYG" | "USD" | undefined;
  deposit_cents?: number | null | undefined;
  /** How long a booking waits for its deposit; the time is then given back, at the start at the latest. */
  deposit_minutes?: number | undefined;
  /** How long before the visit customers are reminded; empty: never. */
  reminder_minutes?: number[] | null | undefined;
  intake_fields?: {
    key: string;
    label: string;
    type: "text" | "number" | "boolean" | "date" | "select";
    required?: boolean | undefined;
    options?: string[] | undefined;
  }[] | undefined;
  color?: string | undefined;
  active?: boolean | undefined;
};

export type CreateSignUpRequestBody = {
  name: string;
  email: string;
  password: string;
  workspace: {
    name: string;
    timezone: string;
    currency: "BRL" | "ARS" | "PYG" | "USD";
    locale?: string | undefined;
  };
};

export type CreateStarterWhatsAppTemplatesResult = {
  /** Those that were asked for now. */
  created: WhatsAppTemplate[];
  /** How many of them there were already. */
  existing: number;
  /** Those that WhatsApp did not take. */
  refused: {
    name: string;
    language: string;
    reason: string;
  }[];
};

export type CreateTimeOffBody = {
  start: string;
  end: string;
  reason?: string | null | undefined;
  /** Take the time off although bookings lie in it; they are listed, not moved. */
  force?: boolean | undefined;
};

export type CreateWebchatFileBody = {
  /** At most 16 MiB. */
  file: string;
};

export type CreateWebchatHoldBody = {
  service_id: string;
  /** One of `GET /public/webchat/slots`. */
  start: string;
  party_size?: number | undefined;
};

export type CreateWebchatMessageBody = {
  /** The browser's own id of it: sent again, it makes no second message. */
  client_id?: string | undefined;
  /** With `file_id` it is the caption. */
  text?: string | undefined;
  location?: {
    lat: number;
    lng: number;
    name?: string | null | undefined;
    address?: string | null | undefined;
  } | undefined;
  /** Of `POST /public/webchat/files`. */
  file_id?: string | undefined;
};

export type CreateWebchatSessionBody = {
  /** A secret that the browser made at random and keeps. With it the visitor finds the conversation again. */
  visitor_id?: string | undefined;
  name?: string | undefined;
  /** Kept where nobody has it: a claim makes the visitor one with nobody. */
  phone?: string | undefined;
  email?: string | undefined;
  /** Who it is by the site's own word: the same conversation in every browser. */
  identity?: {
    user_id: string;
    /** HMAC-SHA256 of the user_id with the site's identity secret, in hex. */
    hash: string;
  } | undefined;
  locale?: string | undefined;
  /** Where the visitor is. */
  page?: string | undefined;
};

export type CreateWebhookEndpointBody = {
  url: string;
  events: ("booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled")[];
  /** Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. The four lists are set together: one that is left out becomes empty. Left out: each of its fields has its own default. */
  filters?: {
    service_ids?: string[] | undefined;
    resource_ids?: string[] | undefined;
    group_ids?: string[] | undefined;
    sources?: ("api" | "dashboard" | "whatsapp" | "telegram" | "webchat" | "agent" | "automation")[] | undefined;
  } | undefined;
};

export type CreateWhatsAppTemplateBody = {
  name: string;
  language: string;
  category?: "UTILITY" | undefined;
  /** `{{1}}`, `{{2}}`, … are the variables: without a gap, and neither first nor last. */
  body: string;
  /** One for each variable: WhatsApp decides by them. */
  examples?: string[] | undefined;
};

export type CreateWorkspaceBody = {
  name: string;
  timezone: string;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  locale?: string | undefined;
};

export type CreatedAgentGrant = {
  id: string;
  /** Where the browser goes, with a code for the agent. */
  redirect_to: string;
};

export type CreatedApiKey = {
  id: string;
  name: string;
  prefix: string;
  last4: string;
  scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  created_at: string;
  /** Shown this once. */
  key: string;
};

export type CreatedInvite = {
  id: string;
  email: string;
  role: "owner" | "admin" | "agent";
  invited_by: {
    id: string;
    name: string;
  };
  expired: boolean;
  expires_at: string;
  created_at: string;
  /** Shown this once. Empty when it was sent by e-mail instead. */
  link: string;
  /** Whether it also goes out by e-mail. */
  sent: boolean;
};

export type Customer = {
  id: string;
  name: string;
  /** Null until a channel's contact is known by one. */
  phone: string | null;
  locale: string | null;
  email: string | null;
  company: string | null;
  notes: string | null;
  tags: string[];
  address: {
    formatted: string | null;
    lat: number | null;
    lng: number | null;
  } | null;
  identities: {
    channel: "whatsapp" | "telegram" | "webchat";
    external_id: string;
    display_name: string | null;
    created_at: string;
  }[];
  /** Since when they want no notices of their bookings. */
  notices_stopped_at: string | null;
  /** Since when nothing is known of the person any more. */
  anonymised_at: string | null;
  created_at: string;
  updated_at: string;
};

export type CustomerAnonymisedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "customer.anonymised";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    customer_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type CustomerAttendance = {
  /** The missed visits that count. */
  missed: number;
  /** What is asked of them when they book by themselves; the team books freely. */
  step: "none" | "confirm" | "deposit" | "desk_only";
  /** When the oldest of these visits stops counting. */
  eases_at: string | null;
  /** Visits missed before this do not count. */
  forgiven_at: string | null;
};

export type CustomerBooking = {
  workspace: {
    name: string;
    slug: string;
    timezone: string;
    address: PageAddress | null;
    /** The picture is under `/public/pages/{slug}/pictures/{picture_id}`. */
    logo_id: string | null;
  };
  service: {
    id: string;
    name: string;
    duration_minutes: number;
  };
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  start: string | null;
  end: string | null;
  party_size: number;
  /** The names of those who do it. */
  people: string[];
  place: string | null;
  price_cents: number | null;
  deposit_cents: number | null;
  /** Until when the deposit can be paid; the time is then given back. */
  hold_expires_at: string | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  /** Why the customer cannot move it any more; null: they can. */
  move_refusal: "cancelled" | "over" | "in_progress" | "too_late" | "no_time" | "unpaid" | null;
  /** Why the customer cannot cancel it; null: they can. */
  cancel_refusal: "cancelled" | "over" | "in_progress" | "too_late" | "no_time" | "unpaid" | null;
  /** Whether they have said that they will come. */
  attending: boolean;
  /** Until when they must have said so; the time is then given back. */
  confirm_by: string | null;
  /** Required questions of the service that nobody has answered yet. */
  unanswered: IntakeField[];
  /** What the business says about cancelling. */
  policy: string | null;
  /** Whether they are told of changes and reminded. */
  notices: boolean;
  /** Rises with every change, also with a move. */
  version: number;
  /** Of the customer's own link; it follows the booking when that moves. */
  token: string;
  url: string;
};

export type CustomerCreatedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "customer.created";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    customer_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type CustomerImportPreview = {
  columns: {
    index: number;
    header: string;
    samples: string[];
  }[];
  /** Which column each field is read from; null for none. */
  mapping: {
    name: number | null;
    phone: number | null;
    email: number | null;
    company: number | null;
    tags: number | null;
    locale: number | null;
    address: number | null;
    lat: number | null;
    lng: number | null;
    notes: number | null;
  };
  /** The country of phones without one. */
  calling_code: string;
  policy: "skip" | "update";
  counts: {
    rows: number;
    created: number;
    updated: number;
    /** There already, and left as they are. */
    skipped: number;
    faulty: number;
  };
  /** The first 20 without a fault, as they would be. */
  rows: {
    row: number;
    outcome: "created" | "updated" | "skipped";
    name: string;
    phone: string | null;
    email: string | null;
    company: string | null;
    tags: string[];
  }[];
  /** The first 200. */
  errors: {
    /** As a spreadsheet counts: the line with the names is 1. */
    row: number;
    field: "name" | "phone" | "email" | "company" | "tags" | "locale" | "address" | "lat" | "lng" | "notes";
    code: "required" | "invalid_phone" | "invalid_email" | "invalid_value" | "too_long" | "unreadable" | "duplicate";
    detail: string;
  }[];
  errors_total: number;
};

export type CustomerImportResult = {
  counts: {
    rows: number;
    created: number;
    updated: number;
    /** There already, and left as they are. */
    skipped: number;
    faulty: number;
  };
  /** The first 200. */
  errors: {
    /** As a spreadsheet counts: the line with the names is 1. */
    row: number;
    field: "name" | "phone" | "email" | "company" | "tags" | "locale" | "address" | "lat" | "lng" | "notes";
    code: "required" | "invalid_phone" | "invalid_email" | "invalid_value" | "too_long" | "unreadable" | "duplicate";
    detail: string;
  }[];
  errors_total: number;
};

export type CustomerLink = {
  url: string;
};

export type CustomerMergedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "customer.merged";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    customer_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type CustomerPage = {
  data: Customer[];
  next_cursor: string | null;
};

export type CustomerSummary = {
  customer_id: string;
  bookings: {
    /** Without holds that were let go; a booking that was moved counts once. */
    total: number;
    by_status: {
      held: number;
      pending_payment: number;
      confirmed: number;
      checked_in: number;
      completed: number;
      failed: number;
      no_show: number;
      cancelled: number;
      rescheduled: number;
      expired: number;
      released: number;
    };
  };
  next_booking: {
    id: string;
    status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
    start: string | null;
    service_id: string;
    service_name: string;
  } | null;
  /** The last that began and was not cancelled or moved. */
  last_booking: {
    id: string;
    status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
    start: string | null;
    service_id: string;
    service_name: string;
  } | null;
  /** No-shows among those that came or should have; null before any. */
  no_show_rate: number | null;
  /** Prices of what is booked or done, by currency. */
  money_booked: {
    currency: "BRL" | "ARS" | "PYG" | "USD";
    cents: number;
  }[];
  open_conversations: number;
  first_contact_at: string;
  last_contact_at: string;
};

export type CustomerUnmergedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "customer.unmerged";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    customer_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type CustomerUpdatedEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "customer.updated";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    customer_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type DayFigures = {
  from: string;
  to: string;
  /** The present time of day: no-shows and new customers are counted up to it. */
  until: string;
  /** Appointments that start on the day, cancelled and rescheduled ones left out; tasks of a queue are not counted. */
  bookings: number;
  /** Of those that were to start on the day. */
  cancelled: number;
  /** Of those that started on the day up to `until`. */
  no_shows: number;
  /** Added on the day up to `until`. */
  new_customers: number;
  /** The prices of the bookings by currency, no-shows and failed ones left out. */
  revenue: {
    currency: "BRL" | "ARS" | "PYG" | "USD";
    cents: number;
  }[];
};

export type DaySlots = {
  timezone: string;
  /** Every day asked for, in order. */
  days: {
    date: string;
    times: {
      start: string;
      end: string;
    }[];
  }[];
  /** Null when there is a time; else why there is none. */
  unavailable_reason: "service_inactive" | "queue_service" | "no_resources" | "party_too_large" | "closed" | "outside_booking_window" | "fully_booked" | null;
  /** Where these days have no time: the first one after them, within 62 days. */
  next: {
    start: string;
    end: string;
  } | null;
};

export type DeletePushSubscriptionBody = {
  endpoint: string;
};

export type DryRun = {
  booking_id: string;
  /** Null when the booking has no such time. */
  begins_at: string | null;
  steps: DryStep[];
  /** The ids of the nodes that it would not come to. */
  unreached: string[];
};

export type DryRunFlowBody = {
  booking_id: string;
  /** What to try instead of the flow as it is saved. */
  draft?: {
    trigger: AutomationTriggerInput;
    nodes: FlowNodeInput[];
    edges: FlowEdgeInput[];
  } | null | undefined;
};

export type DryStep = {
  node_id: string;
  /** When it would happen. */
  at: string;
  outcome: "yes" | "no" | "done" | "waits" | "postponed" | "impossible";
  reason: "no_booking" | "no_customer" | "no_conversation" | "no_member" | "channel_paused" | "window_closed" | null;
  conditions: {
    field: "service_id" | "status" | "stage" | "source" | "priority" | "tags" | "party_size" | "customer.tags" | "customer.locale" | "channel" | "text";
    op: "eq" | "neq" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
    value: string | number | boolean | string[] | null;
    actual: string | number | boolean | string[] | null;
    holds: boolean;
  }[];
  /** The message with its names filled in. */
  text: string | null;
  /** The template that goes instead, past WhatsApp's 24 hours. */
  template: string | null;
  until: string | null;
  /** Who would get it, by name. */
  recipients: string[];
};

export type EventBooking = {
  id: string;
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  start_at: string | null;
  end_at: string | null;
  service_id: string;
  customer_id: string | null;
  stage: string;
  party_size: number;
  source: "api" | "dashboard" | "whatsapp" | "telegram" | "webchat" | "agent" | "automation";
};

export type FailBookingBody = {
  /** Why: kept as the outcome, of a cancellation as `cancel_reason`. */
  reason?: string | null | undefined;
  /** Kept in the stage history; it serves as the comment of the action. */
  note?: string | null | undefined;
  /** What the action requires, and what else there is to say. Left out: each of its fields has its own default. */
  data?: {
    comment?: string | null | undefined;
    /** Attachments that were uploaded to this booking before. */
    photo_ids?: string[] | undefined;
    location?: {
      lat: number;
      lng: number;
      /** In metres. */
      accuracy?: number | null | undefined;
    } | null | undefined;
    /** The answers to what the action asks for. */
    fields?: Record<string, unknown> | undefined;
  } | undefined;
  /** Who does it. A team member is the resource that is linked to them; an API key must say who takes a task. */
  resource_id?: string | null | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type Flow = {
  id: string;
  name: string;
  enabled: boolean;
  trigger: AutomationTrigger;
  nodes: FlowNode[];
  edges: FlowEdge[];
  version: number;
  last_run: FlowRun | null;
  created_at: string;
  updated_at: string;
};

export type FlowEdge = {
  /** `trigger`, or the id of a node. */
  from: string;
  /** Chosen by the editor; unique in its flow. */
  to: string;
  /** Of a condition: `yes` or `no`. Elsewhere null. */
  branch: "yes" | "no" | null;
};

export type FlowEdgeInput = {
  /** `trigger`, or the id of a node. */
  from: string;
  /** Chosen by the editor; unique in its flow. */
  to: string;
  /** Of a condition: `yes` or `no`. Elsewhere null. */
  branch?: "yes" | "no" | null | undefined;
};

export type FlowNode = {
  /** Chosen by the editor; unique in its flow. */
  id: string;
  kind: "condition";
  /** All must hold for `yes`. */
  conditions: {
    field: "service_id" | "status" | "stage" | "source" | "priority" | "tags" | "party_size" | "customer.tags" | "customer.locale" | "channel" | "text";
    op: "eq" | "neq" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
    value: string | number | boolean | string[] | null;
  }[];
  x: number;
  y: number;
} | {
  /** Chosen by the editor; unique in its flow. */
  id: string;
  kind: "action";
  action: AutomationAction;
  x: number;
  y: number;
};

export type FlowNodeInput = {
  /** Chosen by the editor; unique in its flow. */
  id: string;
  kind: "condition";
  /** All must hold for `yes`. */
  conditions: {
    field: "service_id" | "status" | "stage" | "source" | "priority" | "tags" | "party_size" | "customer.tags" | "customer.locale" | "channel" | "text";
    op: "eq" | "neq" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
    value?: string | number | boolean | string[] | null | undefined;
  }[];
  x: number;
  y: number;
} | {
  /** Chosen by the editor; unique in its flow. */
  id: string;
  kind: "action";
  action: AutomationActionInput;
  x: number;
  y: number;
};

export type FlowPage = {
  data: Flow[];
  next_cursor: string | null;
};

export type FlowRun = {
  id: string;
  cause: string;
  subject_id: string;
  status: "planned" | "waiting" | "succeeded" | "failed" | "skipped" | "dropped";
  steps: FlowStep[];
  due_at: string | null;
  created_at: string;
  finished_at: string | null;
  flow_id: string;
};

export type FlowRunPage = {
  data: FlowRun[];
  next_cursor: string | null;
};

export type FlowStep = {
  n: number;
  action: string;
  at: string;
  /** `done`, `failed`, `waiting`, or why it was left out. */
  result: string;
  detail: string | null;
  node_id: string | null;
};

export type ForgotPasswordBody = {
  email: string;
};

export type ForgottenPassword = {
  /** By e-mail, or, where this installation sends none, by a link that an owner of the workspace makes. */
  delivery: "email" | "owner";
  message: string;
};

export type GetDescriptionResult = {
  openapi: string;
  [name: string]: unknown;
};

export type GetNoticeTextsResult = {
  texts: NoticeText[];
  /** What may stand in braces. */
  variables: ("customer" | "business" | "service" | "start" | "old_start" | "place" | "people" | "deadline" | "link")[];
};

export type GetServiceStatusResult = {
  data: ChannelServiceStatus[];
  next_cursor: string | null;
  checked_at: string;
};

export type HappenedEvent = {
  /** The event's own, `evt_…`, as in its deliveries. */
  id: string;
  type: "booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled";
  /** What it is about, such as a booking's id. */
  subject_id: string;
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
  /** As it is posted to endpoints. */
  data: Record<string, unknown>;
};

export type HappenedEventPage = {
  data: HappenedEvent[];
  next_cursor: string | null;
};

export type Holiday = {
  date: string;
  /** In the workspace's language, where the calendar has it. */
  name: string;
  /** `public` is a day off for everybody; `bank` and `optional` are not for all. */
  kind: "public" | "bank" | "optional";
  /** The business is already closed on it. */
  closed: boolean;
  /** The names of the schedules that are closed on it by an override of their own. */
  closed_in: string[];
  /** How many open bookings start on that day; a closed day leaves them as they are. */
  bookings: number;
};

export type Home = {
  /** What the workspace has and the member has to do with: appointments, a queue, conversations, a resource of their own. */
  concerns: {
    visits: boolean;
    tasks: boolean;
    chats: boolean;
    mine: boolean;
  };
  /** Appointments whose customer has not arrived: begun and not over, or beginning within three hours. */
  visits: HomeVisit[];
  /** Appointments of today that are over and have no outcome. */
  unclosed: number;
  /** Free stretches of people who take appointments, from now until the day ends, long enough for the shortest service. */
  gaps: {
    /** All there are; the list has the first of them. */
    count: number;
    data: HomeGap[];
  };
  /** Open tasks of a queue whose due time is over, the longest overdue first. */
  late: {
    /** All there are; the list has the first of them. */
    count: number;
    data: HomeTask[];
  };
  /** The other open tasks of a queue that are nobody's, by due time. */
  unassigned: {
    /** All there are; the list has the first of them. */
    count: number;
    data: HomeTask[];
  };
  /** Open conversations that wait for a person, the longest waiting first. */
  chats: {
    /** All there are; the list has the first of them. */
    count: number;
    data: HomeChat[];
  };
  /** The member's own open tasks that are begun, urgent or without a time, or are due before today ends or within eight hours. */
  mine: {
    /** All there are; the list has the first of them. */
    count: number;
    data: HomeTask[];
  };
};

export type HomeChat = {
  id: string;
  channel: "whatsapp" | "telegram" | "webchat";
  customer_name: string;
  /** When the first message came that nobody of the team has read. */
  since: string;
  /** The last message; null where it was a file or a place. */
  text: string | null;
};

export type HomeFigures = {
  today: DayFigures;
  /** The same weekday of last week. */
  last_week: DayFigures;
  /** As of now, without the snoozed ones. */
  open_conversations: number;
};

export type HomeGap = {
  resource_id: string;
  name: string;
  start: string;
  end: string;
};

export type HomeTask = {
  id: string;
  customer_name: string | null;
  service_name: string;
  assignee_name: string | null;
  /** When it is due; of an appointment, when it starts. */
  at: string | null;
};

export type HomeVisit = {
  id: string;
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  start: string;
  end: string;
  customer_name: string | null;
  service_name: string;
  /** People first. */
  resource_names: string[];
  /** The customer has said that they will come. */
  attending: boolean;
};

export type HostedPage = {
  enabled: boolean;
  headline: string | null;
  text: string | null;
  /** Null: every active service. */
  service_ids: string[] | null;
  address: PageAddress | null;
  /** What customers read about cancelling, before they confirm and at their link. */
  policy: string | null;
  /** The picture is under `/booking-page/pictures/logo`. */
  logo_id: string | null;
  /** The picture is under `/booking-page/pictures/cover`. */
  cover_id: string | null;
  /** The websites that may show the page in a frame; empty: none. */
  allowed_origins: string[];
  /** Where the page is. */
  url: string;
};

export type IntakeField = {
  key: string;
  label: string;
  type: "text" | "number" | "boolean" | "date" | "select";
  required: boolean;
  options: string[];
};

export type Invitation = {
  workspace: {
    name: string;
  };
  inviter: {
    name: string;
  };
  email: string;
  role: "owner" | "admin" | "agent";
  /** Whether the address has an account: then its password is asked for. */
  has_account: boolean;
  expires_at: string;
};

export type Invite = {
  id: string;
  email: string;
  role: "owner" | "admin" | "agent";
  invited_by: {
    id: string;
    name: string;
  };
  expired: boolean;
  expires_at: string;
  created_at: string;
};

export type InvitePage = {
  data: Invite[];
  next_cursor: string | null;
};

export type Knowledge = {
  id: string;
  kind: "text" | "faq" | "file";
  /** Of a question with its answer, the question. */
  title: string;
  /** Of a text; null for the other kinds. */
  content: string | null;
  question: string | null;
  answer: string | null;
  file: {
    /** As the sender called it; for display only. */
    name: string;
    /** What the content is, whatever it was called. */
    media_type: "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "text/markdown" | "text/plain" | "text/csv";
    /** Bytes. */
    size: number;
    /** Of a PDF, once it is read. */
    pages: number | null;
    /** Where the original is read. */
    url: string;
  } | null;
  /** As its words show; null when there is no telling. */
  language: "pt" | "es" | "en" | null;
  status: "ready" | "processing" | "failed";
  error: KnowledgeError | null;
  /** In how many pieces it can be found. */
  chunks: number;
  /** Raised by one with every change of its words. */
  version: number;
  created_at: string;
  updated_at: string;
};

export type KnowledgeError = {
  /** `page_limit` is a note: what was read can be found. `interrupted`: reading it broke off three times, and it is not tried again. */
  cause: "dns" | "connect" | "tls" | "timeout" | "http_status" | "robots" | "redirect_loop" | "blocked_address" | "too_large" | "unsupported_type" | "empty" | "page_limit" | "interrupted";
  message: string;
};

export type KnowledgeHit = {
  /** The title right above the piece. */
  title: string;
  /** The titles above it, the outermost first. */
  heading: string[];
  /** The whole piece; of a question with its answer, the answer. */
  text: string;
  excerpt: string;
  /** The found words, as places in `excerpt` (UTF-16 units). */
  highlights: {
    start: number;
    end: number;
  }[];
  language: "pt" | "es" | "en" | null;
  source: {
    kind: "text" | "faq" | "file" | "site";
    id: string;
    /** Of a site's page. */
    url: string | null;
    title: string;
  };
  /** From 0 to 1. */
  score: number;
  why: {
    /** The words of the question that were found. */
    words: string[];
    missing: string[];
    /** The share of the question's words that were found, a near miss counting for less. */
    coverage: number;
    /** The share found in the question itself, of a question with its answer. */
    question: number;
    /** Its place in each language's full-text search, 1 being the best; null where it was not found. */
    full_text: {
      portuguese: number | null;
      spanish: number | null;
      english: number | null;
    };
    /** Its place by similar spelling. */
    trigram: number | null;
    /** Its place by meaning, where a model is asked. */
    embedding: number | null;
  };
};

export type KnowledgeHits = {
  data: KnowledgeHit[];
};

export type KnowledgePage = {
  data: Knowledge[];
  next_cursor: string | null;
};

export type KnowledgeSitePage = {
  url: string;
  title: string | null;
  status: "waiting" | "reading" | "ready" | "failed" | "duplicate";
  error: KnowledgeError | null;
  http_status: number | null;
  language: "pt" | "es" | "en" | null;
  /** The page that has the same text, or that this one leads to. */
  duplicate_of: string | null;
  chunks: number;
  read_at: string | null;
};

export type KnowledgeSitePagePage = {
  data: KnowledgeSitePage[];
  next_cursor: string | null;
};

export type KnowledgeSource = {
  id: string;
  kind: "site";
  url: string;
  /** As the first page calls itself; until then, the host. */
  title: string;
  max_pages: number;
  status: "ready" | "processing" | "failed";
  error: KnowledgeError | null;
  pages_found: number;
  /** Those whose text can be found. */
  pages_read: number;
  chunks: number;
  last_crawled_at: string | null;
  /** A site is read again every week. */
  next_crawl_at: string | null;
  /** Raised by one with every change of its address or its pages. */
  version: number;
  created_at: string;
  updated_at: string;
};

export type KnowledgeSourcePage = {
  data: KnowledgeSource[];
  next_cursor: string | null;
};

export type LinkSlots = {
  timezone: string;
  /** Every day asked for, in order. */
  days: {
    date: string;
    times: {
      start: string;
      end: string;
      /** With whom it would be: the same people where they are free. */
      people: string[];
    }[];
  }[];
  /** Null when there is a time; else why there is none. */
  unavailable_reason: "service_inactive" | "queue_service" | "no_resources" | "party_too_large" | "closed" | "outside_booking_window" | "fully_booked" | null;
  /** Where these days have no time: the first one after them, within 62 days. */
  next: {
    start: string;
    end: string;
  } | null;
  /** Other visits of the same customer at these times, for a warning: moving there is no fault. Only of a customer who is known for sure; where the booking was made with a typed phone, none but those of its own web chat. */
  own_visits: {
    service: string;
    start: string;
    end: string;
  }[];
};

export type ListAliasSuggestionsResult = {
  suggestions: Alias[];
};

export type ListHolidayCountriesResult = {
  /** The workspace's own. */
  country: string;
  countries: {
    code: string;
    name: string;
  }[];
};

export type ListHolidaysResult = {
  country: string;
  region: string | null;
  regions: {
    code: string;
    name: string;
  }[];
  holidays: Holiday[];
};

export type ListMyNoticesResult = {
  data: MemberNotice[];
  next_cursor: string | null;
  /** All that are unread, whatever the filter. */
  unread_count: number;
};

export type ListOutgoingMailResult = {
  data: OutgoingMail[];
  next_cursor: string | null;
  /** `smtp`: e-mail is sent. `stored`: this installation has no mail server, so that e-mail is only kept. */
  delivery: "smtp" | "stored";
};

export type ListWhatsAppTemplatesResult = {
  data: WhatsAppTemplate[];
  next_cursor: string | null;
  /** Whether there is a WhatsApp number at all. */
  connected: boolean;
  /** When the list was last read whole. */
  read_at: string | null;
  /** Why it could not be read again since; what is listed is from before. */
  trouble: {
    /** Since when the list cannot be read. */
    since: string;
    message: string;
  } | null;
};

export type LocationEvent = {
  id: string;
  booking_id: string;
  lat: number;
  lng: number;
  /** Metres. */
  accuracy: number | null;
  kind: string;
  author: Author;
  created_at: string;
};

export type LocationEventPage = {
  data: LocationEvent[];
  next_cursor: string | null;
};

export type MarkNoShowBody = {
  /** Why: kept as the outcome, of a cancellation as `cancel_reason`. */
  reason?: string | null | undefined;
  /** Kept in the stage history; it serves as the comment of the action. */
  note?: string | null | undefined;
  /** What the action requires, and what else there is to say. Left out: each of its fields has its own default. */
  data?: {
    comment?: string | null | undefined;
    /** Attachments that were uploaded to this booking before. */
    photo_ids?: string[] | undefined;
    location?: {
      lat: number;
      lng: number;
      /** In metres. */
      accuracy?: number | null | undefined;
    } | null | undefined;
    /** The answers to what the action asks for. */
    fields?: Record<string, unknown> | undefined;
  } | undefined;
  /** Who does it. A team member is the resource that is linked to them; an API key must say who takes a task. */
  resource_id?: string | null | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type Me = {
  type: "key" | "session";
  project: {
    id: string;
    name: string;
    slug: string;
    timezone: string;
    currency: string;
    /** The country whose phones are read without a calling code. */
    country: string;
    locale: string;
  };
  key: {
    id: string;
    name: string;
    scopes: ("slots:read" | "bookings:read" | "bookings:write" | "config:read" | "config:write" | "settings:write" | "customers:read" | "customers:write" | "messages:read" | "messages:write" | "webhooks:manage")[];
  } | null;
  member: {
    id: string;
    name: string;
    email: string;
    role: "owner" | "admin" | "agent";
  } | null;
};

export type Member = {
  id: string;
  name: string;
  email: string;
  role: "owner" | "admin" | "agent";
  created_at: string;
};

export type MemberNotice = {
  id: string;
  kind: "booking_created" | "booking_cancelled" | "task_assigned" | "conversation_waiting" | "mentioned" | "channel_trouble" | "webhook_trouble" | "team_notice" | "weekly_report";
  /** What happened, where a kind has several. */
  about: "confirmed" | "awaiting_deposit" | "cancelled" | "rescheduled" | "expired" | "handed_over" | "unanswered" | null;
  /** Told to owners and admins because nobody opened it within ten minutes. */
  escalation: boolean;
  /** The customer's name as it is now. */
  customer: string | null;
  service: string | null;
  start: string | null;
  /** Where a booking that was moved had been. */
  before: string | null;
  channel: string | null;
  url: string | null;
  /** What an automation says, or the figures of a week. */
  message: string | null;
  automation: string | null;
  /** Who mentioned the member in a note. */
  author: string | null;
  /** A path in the dashboard. */
  link: string;
  read_at: string | null;
  created_at: string;
};

export type MemberNoticeWays = {
  /** `not_set_up`: this installation has no mail server, and only keeps e-mail. */
  email: "ready" | "not_set_up" | "not_linked";
  /** `not_set_up`: the workspace has no bot. `not_linked`: I have not linked my chat. */
  telegram: "ready" | "not_set_up" | "not_linked";
  /** `not_linked`: none of my devices was switched on. */
  push: "ready" | "not_set_up" | "not_linked";
};

export type MemberPage = {
  data: Member[];
  next_cursor: string | null;
};

export type MergeCustomersBody = {
  /** Who goes: what is theirs becomes the survivor's. */
  other_id: string;
};

export type Message = {
  id: string;
  conversation_id: string;
  /** Its place in the conversation, from 1 without a gap. */
  n: number;
  direction: "in" | "out";
  /** `type` is customer, member, bot, api or automation. */
  author: Author;
  kind: "text" | "image" | "file" | "audio" | "location" | "template" | "system";
  text: string | null;
  location: {
    lat: number;
    lng: number;
    name: string | null;
    address: string | null;
  } | null;
  attachment: MessageFile | null;
  template: {
    name: string;
    language: string;
    /** What stands for {{1}}, {{2}}, … in its body. */
    params: string[];
  } | null;
  /** It never goes backwards. What came in is `read` or `delivered`. */
  status: "queued" | "sent" | "delivered" | "read" | "failed";
  error: {
    code: string;
    message: string;
  } | null;
  edited_at: string | null;
  created_at: string;
};

export type MessageFile = {
  id: string;
  /** As the sender called it; for display only. */
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  url: string;
  thumbnail_url: string | null;
};

export type MessagePage = {
  data: Message[];
  next_cursor: string | null;
};

export type MessageSentEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "message.sent";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    conversation_id: string;
    message_id: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type MoveTestClockBody = {
  /** The time that it shall be. */
  to?: string | undefined;
  /** How far the clock shall go on. */
  by_seconds?: number | undefined;
};

export type MyTelegram = {
  /** Whether the workspace has a bot that could write to me. */
  available: boolean;
  bot_username: string | null;
  linked: boolean;
  chat_name: string | null;
  linked_at: string | null;
};

export type MyTelegramLink = {
  code: string;
  /** Opens the bot in Telegram; pressing Start there links the chat. */
  link: string;
  expires_at: string;
};

export type Notice = {
  id: string;
  booking_id: string;
  kind: "confirmed" | "reserved" | "reminder" | "moved" | "cancelled" | "reinstated" | "hold_expiring" | "thanks" | "message";
  /** Of a reminder: how long before the visit. */
  reminder_minutes: number | null;
  /** `withdrawn`: it stopped being true, or nobody wanted it; `failed`: no way was left. */
  status: "planned" | "sending" | "sent" | "withdrawn" | "failed";
  /** Why it was withdrawn or failed; of one that is planned or sending, why it will not be sent as things are. */
  cause: string | null;
  due_at: string | null;
  way: "whatsapp" | "telegram" | "webchat" | "email" | null;
  /** Each try of a way, oldest first. */
  attempts: {
    way: "whatsapp" | "telegram" | "webchat" | "email";
    at: string;
    outcome: "handed_over" | "failed" | "silent";
    cause: string | null;
  }[];
  sent_at: string | null;
  created_at: string;
};

export type NoticeOutlook = {
  /** How many customers would be told. */
  told: number;
  /** How many would not: the notice is switched off or too late, they want none, or cannot be reached. */
  untold: number;
  /** How many of those have an e-mail address alone, where e-mail is only kept and not sent. */
  stored: number;
  /** What one of them would be told; null: the bookings are nobody's. */
  example: NoticePreview | null;
};

export type NoticePage = {
  data: Notice[];
  next_cursor: string | null;
};

export type NoticePreview = {
  kind: "confirmed" | "reserved" | "reminder" | "moved" | "cancelled" | "reinstated" | "hold_expiring" | "thanks";
  /** By which it would reach the customer; null: by none. */
  way: "whatsapp" | "telegram" | "webchat" | "email" | null;
  /** Why it would not: `switched_off` in the settings, `stopped` by the customer, `stored` where only an e-mail could and this installation has no mail server, so that it is only kept, `unreachable`, `begun` where the visit has begun, or `unannounced` where the cancellation that is undone was never told. */
  cause: "switched_off" | "stopped" | "stored" | "unreachable" | "begun" | "unannounced" | null;
  language: "pt-BR" | "es" | "en";
  /** Of a mail. */
  subject: string;
  /** As the way carries it: in a chat with the customer's link, by WhatsApp's template where it must. */
  text: string;
};

export type NoticeReach = {
  /** By which it would reach the customer; null: by none. */
  way: "whatsapp" | "telegram" | "webchat" | "email" | null;
  /** Why it would not: `switched_off` in the settings, `stopped` by the customer, `stored` where only an e-mail could and this installation has no mail server, so that it is only kept, `unreachable`, `begun` where the visit has begun, or `unannounced` where the cancellation that is undone was never told. */
  cause: "switched_off" | "stopped" | "stored" | "unreachable" | "begun" | "unannounced" | null;
  /** What they would read; null while the service or its time is not known, or the time cannot be had. */
  words: {
    language: "pt-BR" | "es" | "en";
    /** Of a mail. */
    subject: string;
    /** As the way carries it: in a chat with the customer's link, by WhatsApp's template where it must. */
    text: string;
  } | null;
};

export type NoticeSettings = {
  /** Which notices customers get. */
  kinds: {
    confirmed: boolean;
    reserved: boolean;
    reminder: boolean;
    moved: boolean;
    cancelled: boolean;
    reinstated: boolean;
    hold_expiring: boolean;
    thanks: boolean;
  };
  /** How long before a visit, where its service does not say otherwise. */
  reminder_minutes: number[];
  /** The share of customers, chosen at random, who are not reminded, so that what reminders achieve can be seen. */
  holdout_percent: number;
};

export type NoticeSettledEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "notice.settled";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    booking_id: string;
    notice_id: string;
    status: string;
  };
  /** Greater in each later event, with gaps: of two about one subject, the greater is the newer. */
  sequence: number;
};

export type NoticeText = {
  kind: "confirmed" | "reserved" | "reminder" | "moved" | "cancelled" | "reinstated" | "hold_expiring" | "thanks";
  language: "pt-BR" | "es" | "en";
  text: string;
  /** Whether the workspace wrote it; else it is ours. */
  own: boolean;
  /** What may stand in braces in it. */
  variables: ("customer" | "business" | "service" | "start" | "old_start" | "place" | "people" | "deadline" | "link")[];
};

export type NoticeTextPreview = {
  /** Of a mail. */
  subject: string;
  /** As in a chat: with what is added to it. */
  text: string;
};

export type NotificationPreferences = {
  booking_created: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  booking_cancelled: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  task_assigned: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  conversation_waiting: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  mentioned: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  channel_trouble: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  webhook_trouble: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  team_notice: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  weekly_report: {
    in_app: boolean;
    email: boolean;
    telegram: boolean;
    push: boolean;
  };
  /** E-mail, Telegram and push wait until they are over; the bell shows everything at once. Null: none. */
  quiet_hours: {
    from: string;
    to: string;
    /** Null: the workspace's. */
    timezone: string | null;
  } | null;
  /** `hourly` gathers what comes into one e-mail at the next full hour. What is escalated does not wait. */
  email_digest: "at_once" | "hourly";
};

export type OccupancyFigures = {
  open_minutes: number;
  booked_minutes: number;
  free_minutes: number;
  blocked_minutes: number;
  gap_minutes: number;
  outside_minutes: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  occupancy: number | null;
};

export type OccupancyReport = {
  from: string;
  to: string;
  timezone: string;
  by: string;
  rows: OccupancyReportRow[];
  /** Of the whole period; rows that overlap, such as resources of one booking, count once. */
  totals: OccupancyFigures;
  /** The period before, where `compare` asks for it. */
  previous: {
    from: string;
    to: string;
    totals: OccupancyFigures;
  } | null;
};

export type OccupancyReportRow = {
  /** An id, a date, a source, an address or a weekday and hour; null for none. */
  key: string | null;
  /** Of a service, resource or group. */
  name: string | null;
  figures: OccupancyFigures;
};

export type Outbox = {
  /** Null while no worker has been heard of. */
  engine: "embedded" | "dev" | "server" | null;
  workers: number;
  worker_seen_at: string | null;
  /** Events of this project that are not handed on yet. */
  pending: number;
  /** How long the oldest of them has waited; 0 when there is none. */
  oldest_seconds: number;
  /** Failures in a row of the relay that fares worst. */
  relay_failures: number;
  relay_failing: boolean;
  /** Runs of this project that failed in the last 24 hours. */
  failed_runs: number;
};

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  /** `queued`: it waits for its turn or its next attempt. `stored`: nothing is sent by this installation, which has no mail server. `sent`: the mail server took it. `failed`: it was given up. `bounced`: the mail server refuses this recipient, at once or by a notification that came back. `withdrawn`: before it was sent, what it says stopped being true, or the customer stopped notices. */
  status: "queued" | "stored" | "sent" | "failed" | "bounced" | "withdrawn";
  /** What the mail server, or the way to it, said last; of one that was withdrawn, why, such as `cancelled` or `stopped`. */
  error: string | null;
  /** How many attempts were made. */
  tries: number;
  /** When a queued e-mail is tried next. */
  next_try_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** Its links are for the recipient alone, so that its content is not shown. */
  confidential: boolean;
  /** A calendar event goes with it. */
  has_calendar: boolean;
};

export type OutgoingMailDetail = {
  id: string;
  to: string;
  subject: string;
  /** `queued`: it waits for its turn or its next attempt. `stored`: nothing is sent by this installation, which has no mail server. `sent`: the mail server took it. `failed`: it was given up. `bounced`: the mail server refuses this recipient, at once or by a notification that came back. `withdrawn`: before it was sent, what it says stopped being true, or the customer stopped notices. */
  status: "queued" | "stored" | "sent" | "failed" | "bounced" | "withdrawn";
  /** What the mail server, or the way to it, said last; of one that was withdrawn, why, such as `cancelled` or `stopped`. */
  error: string | null;
  /** How many attempts were made. */
  tries: number;
  /** When a queued e-mail is tried next. */
  next_try_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** Its links are for the recipient alone, so that its content is not shown. */
  confidential: boolean;
  /** A calendar event goes with it. */
  has_calendar: boolean;
  /** Null when it is confidential. */
  text: string | null;
  /** Null when it is confidential. */
  html: string | null;
  /** The calendar event that goes with it, as iCalendar text. */
  calendar: string | null;
};

/** Where customers come to: a map opens by the coordinates, else by the text. */
export type PageAddress = {
  formatted: string | null;
  lat: number | null;
  lng: number | null;
};

export type PageFigures = {
  opened: number;
  chose_service: number;
  chose_time: number;
  booked: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  booking_rate: number | null;
};

export type PageHold = {
  id: string;
  service_id: string;
  start: string;
  end: string;
  party_size: number;
  hold_expires_at: string;
  /** From now on: for a clock that counts down where the device's own is wrong. */
  expires_in_seconds: number;
  /** Whoever has it may confirm the hold or give it back. */
  token: string;
};

export type PageReport = {
  from: string;
  to: string;
  timezone: string;
  by: string;
  rows: PageReportRow[];
  /** Of the whole period; rows that overlap, such as resources of one booking, count once. */
  totals: PageFigures;
  /** The period before, where `compare` asks for it. */
  previous: {
    from: string;
    to: string;
    totals: PageFigures;
  } | null;
};

export type PageReportRow = {
  /** An id, a date, a source, an address or a weekday and hour; null for none. */
  key: string | null;
  /** Of a service, resource or group. */
  name: string | null;
  figures: PageFigures;
};

export type PageService = {
  id: string;
  name: string;
  description: string | null;
  /** The heading that it stands under; null: none. */
  category: string | null;
  kind: "appointment" | "queue";
  duration_minutes: number;
  max_party_size: number;
  price_cents: number | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  deposit_cents: number | null;
  intake_fields: IntakeField[];
  /** Whom the visitor may choose from; empty where there is no choice. */
  people: {
    id: string;
    name: string;
    photo_id: string | null;
  }[];
};

export type PasswordLink = {
  /** Shown this once. Null when it was sent by e-mail instead. */
  link: string | null;
  sent_to: string | null;
  expires_at: string;
};

export type PauseAiBody = {
  reason: string;
};

export type PauseChannelBody = {
  reason: string;
  /** When it ends by itself; left out, it lasts until it is resumed. */
  until?: string | null | undefined;
};

export type Person = {
  /** The resource that the person is. */
  id: string;
  name: string;
  active: boolean;
  /** The photo is under `/resources/{id}/photo`. */
  photo_id: string | null;
  /** The team member who signs in. */
  member: Member | null;
  /** An invitation that waits to be accepted. */
  invite: {
    id: string;
    email: string;
    role: "owner" | "admin" | "agent";
    expired: boolean;
  } | null;
  /** Their hours; null means always open. */
  schedule_id: string | null;
  /** Nobody and nothing else works by their schedule. */
  has_own_hours: boolean;
  /** The services that they give. */
  service_ids: string[];
  created_at: string;
  updated_at: string;
};

export type PreviewBookingNoticesBody = {
  /** What the customers would be told. */
  kind: "confirmed" | "reserved" | "reminder" | "moved" | "cancelled" | "reinstated" | "hold_expiring" | "thanks";
  booking_ids: string[];
};

export type PreviewBotWordingBody = {
  language: "pt-BR" | "es" | "en";
  /** How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`. */
  tone: "warm" | "formal" | "brief";
  /** Own sentences that are not saved yet. */
  texts?: {
    /** Asks which service; a numbered list follows. */
    ask_service?: string | undefined;
    /** Asks for a day or time. */
    ask_time?: string | undefined;
    /** Says which times are free; a numbered list follows. It must hold `{service}`. */
    offer_times?: string | undefined;
    /** Says that nothing is free in the next days. Takes `{service}`. */
    none_free?: string | undefined;
    /** Asks for the customer's name. */
    ask_name?: string | undefined;
    /** Asks for the customer's phone. */
    ask_phone?: string | undefined;
    /** Begins the question for a yes; service, time, person and price follow. */
    confirm_opening?: string | undefined;
    /** Says that it is booked. It must hold `{service}` and `{start}`. */
    booked?: string | undefined;
    /** Says that it has a new time. It must hold `{service}` and `{start}`. */
    moved?: string | undefined;
    /** Says that it is cancelled. */
    cancelled?: string | undefined;
    /** Says that an answer was not understood; the question follows. */
    not_understood?: string | undefined;
    /** Says that a person of the team is called; comes before the handoff message. */
    call_team?: string | undefined;
  } | undefined;
};

export type PreviewBotWordingResult = {
  data: {
    sentence: "ask_service" | "ask_time" | "offer_times" | "none_free" | "ask_name" | "ask_phone" | "confirm_opening" | "booked" | "moved" | "cancelled" | "not_understood" | "call_team";
    /** The bot's own sentence in this tone, with its variables. */
    usual: string;
    /** What may stand in braces. */
    variables: ("service" | "start")[];
    /** What must stand in braces. */
    required: ("service" | "start")[];
    /** The message as a customer would get it; null while the text has a fault. */
    message: string | null;
    /** Why the text would be refused. */
    faults: {
      code: string;
      detail: string;
    }[];
  }[];
};

export type PreviewCustomerImportBody = {
  /** A CSV file of at most 5 MiB and 5000 rows; its first line names the columns. */
  file?: string | undefined;
  /** The same as text, instead of a file. */
  text?: string | undefined;
  /** JSON: which column holds which field. Left out, the names of the columns decide. */
  mapping?: string | undefined;
  /** The country of phones without one; left out, it is that of the workspace's time zone. */
  calling_code?: string | undefined;
  /** What becomes of customers who are there already. */
  policy?: "skip" | "update" | undefined;
};

export type PreviewNoticeTextBody = {
  text: string;
};

export type PublicPage = {
  name: string;
  slug: string;
  timezone: string;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  /** The country whose phones are read without a calling code. */
  country: string;
  locale: string;
  headline: string | null;
  text: string | null;
  address: PageAddress | null;
  /** What the business says about cancelling. */
  policy: string | null;
  /** Pictures are under `/public/pages/{slug}/pictures/{picture_id}`. */
  logo_id: string | null;
  cover_id: string | null;
  services: PageService[];
};

export type PushKey = {
  /** The `applicationServerKey` of a browser's subscription, base64url. */
  public_key: string;
};

export type PushSubscription = {
  id: string;
  endpoint: string;
  created_at: string;
};

export type PutAiBudgetBody = {
  /** Cents of a dollar a month, by the calendar of the workspace; null: no limit. */
  monthly_cents: number | null;
  /** Tokens a month; null: no limit. */
  monthly_tokens: number | null;
};

export type PutNoticeTextBody = {
  text: string;
};

export type PutSpamGuardBody = {
  enabled: boolean;
  /** Answers of the bot to one contact in an hour; null: any. */
  per_hour: number | null;
  /** Answers of the bot to one contact in 24 hours; null: any. */
  per_day: number | null;
  /** Words that get no answer of the bot. */
  blocked_words: string[];
  /** Messages that are nothing but links get no answer. */
  links_only: boolean;
  /** The same text so many times in a row gets no answer. */
  repetition: number | null;
};

export type PutStageConfigBody = {
  /** The version you changed; if it is no longer the current one, nothing is written. */
  expected_version?: number | undefined;
  stages: {
    key: string;
    name: string;
    category: "todo" | "doing" | "done" | "failed";
    color?: string | undefined;
  }[];
  /** The stage in which a new appointment and a new task of a queue begin. */
  initial: {
    appointment: string;
    queue: string;
  };
  actions: {
    key: string;
    label: string;
    /** The stages in which the action is offered. */
    from: string[];
    to: string;
    /** What the action does to the task beside moving it. */
    effect?: "none" | "take" | "release" | "check_in" | "complete" | "fail" | "no_show" | "cancel" | undefined;
    /** What must be sent with the action. Left out: each of its fields has its own default. */
    requires?: {
      /** Who does it must be named. */
      resource?: boolean | undefined;
      comment?: boolean | undefined;
      photo?: boolean | undefined;
      location?: boolean | undefined;
      fields?: {
        key: string;
        label: string;
        type: "text" | "long_text" | "number" | "boolean" | "date" | "select";
        required?: boolean | undefined;
        /** What a `select` offers; empty for the other types. */
        options?: string[] | undefined;
      }[] | undefined;
    } | undefined;
    /** Kept as the task's `outcome`. */
    outcome?: string | null | undefined;
  }[];
  /** For each stage that vanishes, or ends tasks from now on, while live tasks stand in it: the stage they move to. */
  migrate?: Record<string, string> | undefined;
};

export type PutWebchatSiteBody = {
  enabled?: boolean | undefined;
  /** Whom the visitor writes to. */
  name: string;
  greeting?: string | undefined;
  colors?: {
    /** The launcher, the header and the visitor's own words. */
    accent: string;
    /** What is written on the accent. */
    text: string;
  } | undefined;
  /** The visitor's own where it is among them, else the first. Left out: `en`, `pt-BR`, `es`. */
  languages?: ("en" | "pt-BR" | "es")[] | undefined;
  /** Where the chat may be: exact origins, or `https://*.example.com` for every name below one. */
  allowed_origins?: string[] | undefined;
  /** Outside of these hours visitors read the away message. Null: there is always somebody. */
  business_hours?: {
    timezone: string;
    /** Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows. */
    weekly: {
      /** 1 is Monday, 7 is Sunday. */
      weekday: number;
      from: string;
      to: string;
    }[];
    away_message?: string | undefined;
  } | null | undefined;
};

export type QuickReply = {
  id: string;
  /** What is typed after a `/` to find it. */
  shortcut: string;
  text: string;
  created_at: string;
  updated_at: string;
};

export type QuickReplyPage = {
  data: QuickReply[];
  next_cursor: string | null;
};

export type ReadNotices = {
  /** How many were unread. */
  read: number;
};

export type ReceiveDepositBody = {
  reason?: string | null | undefined;
  note?: string | null | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type RefreshWhatsAppTemplatesResult = {
  data: WhatsAppTemplate[];
  next_cursor: string | null;
  /** Whether there is a WhatsApp number at all. */
  connected: boolean;
  /** When the list was last read whole. */
  read_at: string | null;
  /** Why it could not be read again since; what is listed is from before. */
  trouble: {
    /** Since when the list cannot be read. */
    since: string;
    message: string;
  } | null;
};

export type ReleasePageHoldBody = {
  token: string;
};

export type ReminderEffect = {
  /** Of customers who are reminded. */
  reminded: {
    /** That took place or should have. */
    visits: number;
    /** To which the customer did not come. */
    missed: number;
  };
  /** Of those whom the lot leaves without reminders. */
  held_out: {
    /** That took place or should have. */
    visits: number;
    /** To which the customer did not come. */
    missed: number;
  };
  /** By how much the share of missed visits is lower with reminders, and where it lies with 95 % confidence. */
  difference: {
    estimate: number;
    low: number;
    high: number;
  } | null;
};

export type ReopenDaysBody = {
  dates: string[];
};

export type ReopenDaysResult = {
  /** Those that were closed. */
  dates: string[];
};

export type ReplaceBotBody = {
  enabled: boolean;
  name: string;
  /** How it should speak and what it must not say. A model reads it; the rules do not need it. */
  instructions: string;
  /** Its first words. Empty: a sentence of its own in the contact's language. */
  greeting: string;
  /** When it does not know. Empty: a sentence of its own. */
  fallback_message: string;
  /** The bot answers in these alone. The first is used where a text does not show its language, or shows another. */
  languages: ("pt-BR" | "es" | "en")[];
  handoff: {
    /** Words that bring a person at once. */
    keywords: string[];
    /** So many times in a row without an answer bring a person. */
    after_failures: number;
    message: string;
  };
  abilities: {
    answer: boolean;
    book: boolean;
    reschedule: boolean;
    cancel: boolean;
    collect_location: boolean;
  };
  /** The model to ask, where an address for one is configured. */
  model: string | null;
  /** What it says to whoever is in danger, before a person takes over. Empty: a sentence of its own. */
  emergency_message?: string | undefined;
  /** How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`. */
  tone?: "warm" | "formal" | "brief" | undefined;
  /** The workspace's own sentences, by language. What is absent or empty is said in sentences of the bot's own. */
  wording?: {
    "pt-BR"?: {
      /** Asks which service; a numbered list follows. */
      ask_service?: string | undefined;
      /** Asks for a day or time. */
      ask_time?: string | undefined;
      /** Says which times are free; a numbered list follows. It must hold `{service}`. */
      offer_times?: string | undefined;
      /** Says that nothing is free in the next days. Takes `{service}`. */
      none_free?: string | undefined;
      /** Asks for the customer's name. */
      ask_name?: string | undefined;
      /** Asks for the customer's phone. */
      ask_phone?: string | undefined;
      /** Begins the question for a yes; service, time, person and price follow. */
      confirm_opening?: string | undefined;
      /** Says that it is booked. It must hold `{service}` and `{start}`. */
      booked?: string | undefined;
      /** Says that it has a new time. It must hold `{service}` and `{start}`. */
      moved?: string | undefined;
      /** Says that it is cancelled. */
      cancelled?: string | undefined;
      /** Says that an answer was not understood; the question follows. */
      not_understood?: string | undefined;
      /** Says that a person of the team is called; comes before the handoff message. */
      call_team?: string | undefined;
    } | undefined;
    es?: {
      /** Asks which service; a numbered list follows. */
      ask_service?: string | undefined;
      /** Asks for a day or time. */
      ask_time?: string | undefined;
      /** Says which times are free; a numbered list follows. It must hold `{service}`. */
      offer_times?: string | undefined;
      /** Says that nothing is free in the next days. Takes `{service}`. */
      none_free?: string | undefined;
      /** Asks for the customer's name. */
      ask_name?: string | undefined;
      /** Asks for the customer's phone. */
      ask_phone?: string | undefined;
      /** Begins the question for a yes; service, time, person and price follow. */
      confirm_opening?: string | undefined;
      /** Says that it is booked. It must hold `{service}` and `{start}`. */
      booked?: string | undefined;
      /** Says that it has a new time. It must hold `{service}` and `{start}`. */
      moved?: string | undefined;
      /** Says that it is cancelled. */
      cancelled?: string | undefined;
      /** Says that an answer was not understood; the question follows. */
      not_understood?: string | undefined;
      /** Says that a person of the team is called; comes before the handoff message. */
      call_team?: string | undefined;
    } | undefined;
    en?: {
      /** Asks which service; a numbered list follows. */
      ask_service?: string | undefined;
      /** Asks for a day or time. */
      ask_time?: string | undefined;
      /** Says which times are free; a numbered list follows. It must hold `{service}`. */
      offer_times?: string | undefined;
      /** Says that nothing is free in the next days. Takes `{service}`. */
      none_free?: string | undefined;
      /** Asks for the customer's name. */
      ask_name?: string | undefined;
      /** Asks for the customer's phone. */
      ask_phone?: string | undefined;
      /** Begins the question for a yes; service, time, person and price follow. */
      confirm_opening?: string | undefined;
      /** Says that it is booked. It must hold `{service}` and `{start}`. */
      booked?: string | undefined;
      /** Says that it has a new time. It must hold `{service}` and `{start}`. */
      moved?: string | undefined;
      /** Says that it is cancelled. */
      cancelled?: string | undefined;
      /** Says that an answer was not understood; the question follows. */
      not_understood?: string | undefined;
      /** Says that a person of the team is called; comes before the handoff message. */
      call_team?: string | undefined;
    } | undefined;
  } | undefined;
  /** Refuses with `version_conflict` when somebody else saved first. */
  expected_version?: number | undefined;
};

export type ReplaceChannelPoliciesBody = {
  data: {
    channel: "whatsapp" | "telegram" | "webchat";
    /** `outside_hours`: only while nobody of the team works. */
    policy: "on" | "off" | "outside_hours";
    /** Failures in a row before a person is asked; null: the bot's own. */
    handoff_after: number | null;
  }[];
};

export type ReplayEventBody = {
  /** The webhook endpoint that gets it. */
  endpoint_id: string;
};

export type ReportFigure = {
  /** The field of `figures`, such as `no_show_rate`. */
  code: string;
  report: "bookings" | "occupancy" | "tasks" | "conversations" | "page";
  unit: "count" | "share" | "minutes" | "hours" | "money";
  name: string;
  /** How it is counted, in words. */
  definition: string;
};

export type ReportFigures = {
  figures: ReportFigure[];
  /** What the rows of each report can be about. */
  dimensions: {
    bookings: string[];
    occupancy: string[];
    tasks: string[];
    conversations: string[];
    page: string[];
  };
};

export type RescheduleBookingBody = {
  start: string;
  /** Left out: the same resources where they are free, else others. */
  resource_ids?: string[] | undefined;
  reason?: string | null | undefined;
  /** A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason. */
  override?: boolean | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
};

export type RescheduleOwnBookingBody = {
  start: string;
};

export type ResendSkippedDeliveriesBody = {
  /** Only what was skipped at or after this time. */
  since: string;
};

export type ResentDeliveries = {
  count: number;
};

export type ResetPassword = {
  email: string;
  /** With it and the new password, a sign-in within ten minutes works however many were tried before. */
  pass: string;
};

export type ResetPasswordBody = {
  token: string;
  password: string;
};

export type Resource = {
  id: string;
  name: string;
  aliases: Alias[];
  kind: "person" | "equipment" | "room" | "vehicle";
  capacity: number;
  schedule_id: string | null;
  group_ids: string[];
  member_id: string | null;
  location: {
    formatted: string | null;
    lat: number | null;
    lng: number | null;
  } | null;
  /** Set by `/team/people`. The photo is under `/resources/{id}/photo`; another photo has another id. */
  photo_id: string | null;
  active: boolean;
  created_at: string;
  updated_at: string;
};

export type ResourceGroup = {
  id: string;
  name: string;
  resource_ids: string[];
  created_at: string;
  updated_at: string;
};

export type ResourceGroupPage = {
  data: ResourceGroup[];
  next_cursor: string | null;
};

export type ResourcePage = {
  data: Resource[];
  next_cursor: string | null;
};

export type ResourceStats = {
  resource_id: string;
  from: string;
  to: string;
  /** Bookings that start in the time, by status. */
  counts: {
    held: number;
    pending_payment: number;
    confirmed: number;
    checked_in: number;
    completed: number;
    failed: number;
    no_show: number;
    cancelled: number;
    rescheduled: number;
    expired: number;
    released: number;
  };
  /** Whole minutes. */
  booked_minutes: number;
  /** Working hours without time off, for each place of the resource. */
  open_minutes: number;
  /** Booked by open minutes; more than 1 with work outside the hours. */
  utilisation: number | null;
  /** No-shows among those that took place or should have. */
  no_show_rate: number | null;
  /** From the take of a queue's task until it was done. */
  mean_minutes_to_done: number | null;
};

export type RevertStageConfigBody = {
  /** The version you changed; if it is no longer the current one, nothing is written. */
  expected_version?: number | undefined;
  /** For each stage that vanishes, or ends tasks from now on, while live tasks stand in it: the stage they move to. */
  migrate?: Record<string, string> | undefined;
};

export type RotateWebhookSecretBody = {
  /** For how long the old secret signs too, up to a week. 0: it stops at once. */
  overlap_seconds?: number | undefined;
};

export type RunActionBody = {
  /** What the action requires, and what else there is to say. Left out: each of its fields has its own default. */
  data?: {
    comment?: string | null | undefined;
    /** Attachments that were uploaded to this booking before. */
    photo_ids?: string[] | undefined;
    location?: {
      lat: number;
      lng: number;
      /** In metres. */
      accuracy?: number | null | undefined;
    } | null | undefined;
    /** The answers to what the action asks for. */
    fields?: Record<string, unknown> | undefined;
  } | undefined;
  /** Who does it. A team member is the resource that is linked to them; an API key must say who takes a task. */
  resource_id?: string | null | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
  /** Only with an action whose effect is `release`: the resource that takes the task in the same step. Both happen or neither, and the task is never free in between. */
  assign_to?: string | null | undefined;
};

export type SavedPerson = {
  /** The resource that the person is. */
  id: string;
  name: string;
  active: boolean;
  /** The photo is under `/resources/{id}/photo`. */
  photo_id: string | null;
  /** The team member who signs in. */
  member: Member | null;
  /** An invitation that waits to be accepted. */
  invite: {
    id: string;
    email: string;
    role: "owner" | "admin" | "agent";
    expired: boolean;
  } | null;
  /** Their hours; null means always open. */
  schedule_id: string | null;
  /** Nobody and nothing else works by their schedule. */
  has_own_hours: boolean;
  /** The services that they give. */
  service_ids: string[];
  created_at: string;
  updated_at: string;
  /** The link of an invitation that this call made and that no e-mail carries; shown this once. */
  invite_link: string | null;
};

export type Schedule = {
  id: string;
  name: string;
  timezone: string;
  weekly: {
    from: string;
    to: string;
    weekday: number;
  }[];
  created_at: string;
  updated_at: string;
};

export type ScheduleOverride = {
  id: string;
  schedule_id: string;
  date: string;
  intervals: {
    from: string;
    to: string;
  }[];
  note: string | null;
  created_at: string;
};

export type ScheduleOverridePage = {
  data: ScheduleOverride[];
  next_cursor: string | null;
};

export type SchedulePage = {
  data: Schedule[];
  next_cursor: string | null;
};

export type SearchKnowledgeBody = {
  query: string;
  limit?: number | undefined;
  /** Only what is in this language, or in none that could be told. */
  language?: "pt" | "es" | "en" | undefined;
};

export type SearchResult = {
  /** What it is; a booking of a queue service is a `task`. */
  kind: "customer" | "booking" | "task" | "conversation" | "service" | "resource" | "knowledge";
  /** The id to read it with. */
  id: string;
  /** Its name or title; of a booking, a task or a conversation the customer's name, null without one. */
  title: string | null;
  /** What tells it from its like: a customer's phone, else their e-mail or company; the service of a booking or a task; the last message of a conversation; the kind of a resource; null elsewhere. */
  detail: string | null;
  /** When a booking starts, a task is due, or the last message was written; null elsewhere. */
  at: string | null;
  /** The status of a booking, a task or a conversation; null elsewhere. */
  status: string | null;
  /** How well it matches: about 1 is the whole words, below 0.6 only similar ones. */
  score: number;
};

export type SearchWorkspaceResult = {
  results: SearchResult[];
};

export type SendMessageBody = {
  /** With `attachment_id` it is the caption: on WhatsApp and Telegram at most 1024 characters. */
  text?: string | undefined;
  location?: {
    lat: number;
    lng: number;
    name?: string | null | undefined;
    address?: string | null | undefined;
  } | undefined;
  /** Of `POST /conversations/{id}/files`. */
  attachment_id?: string | undefined;
  /** A message that WhatsApp has approved; it may be sent at any time. */
  template?: {
    name: string;
    language: string;
    /** What stands for {{1}}, {{2}}, … in its body. */
    params?: string[] | undefined;
  } | undefined;
};

export type Service = {
  id: string;
  name: string;
  description: string | null;
  /** The heading that it stands under on the booking page; null: none. */
  category: string | null;
  aliases: Alias[];
  kind: "appointment" | "queue";
  duration_minutes: number;
  buffer_minutes: number;
  slot_interval_minutes: number;
  min_notice_minutes: number;
  max_advance_days: number;
  max_party_size: number;
  requirements: {
    group_id: string | null;
    resource_id: string | null;
    quantity: number;
  }[];
  schedule_id: string | null;
  group_id: string | null;
  uses: "unit" | "seats";
  price_cents: number | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  deposit_cents: number | null;
  deposit_minutes: number;
  /** How long before the visit its customers are reminded; null: as the workspace does. */
  reminder_minutes: number[] | null;
  intake_fields: IntakeField[];
  color: string;
  active: boolean;
  created_at: string;
  updated_at: string;
};

export type ServicePage = {
  data: Service[];
  next_cursor: string | null;
};

export type SetConversationModeBody = {
  mode: "bot" | "human";
  /** Assigns it in the same step; left out, it stays whose it is. */
  member_id?: string | null | undefined;
};

export type SetScheduleOverrideBody = {
  date: string;
  /** The hours of that date instead of its weekday's; none means closed. */
  intervals: {
    from: string;
    to: string;
  }[];
  note?: string | null | undefined;
};

export type SetupConversation = {
  /** The last that were said, oldest first; the next page is what was said before. */
  data: SetupMessage[];
  next_cursor: string | null;
  asking: {
    topic: "business" | "services" | "people" | "hours" | "queue" | "deposit" | "page" | "done";
    text: string;
    /** Ready answers: send one as `choice`. */
    choices: {
      value: string;
      label: string;
    }[];
  };
};

export type SetupMessage = {
  id: string;
  author: "assistant" | "member";
  text: string;
  created_at: string;
};

export type SetupPlan = {
  /** 0 until something was said or written. */
  version: number;
  business: "clinic" | "salon" | "garage" | "delivery" | "studio" | "other" | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  services: {
    key: string;
    name: string;
    kind: "appointment" | "queue";
    duration_minutes: number;
    buffer_minutes: number;
    price_cents: number | null;
    deposit_cents: number | null;
    /** The groups of which an appointment takes one resource each. */
    needs: string[];
    /** The group whose queue it is; for kind queue. */
    group: string | null;
  }[];
  groups: {
    key: string;
    name: string;
  }[];
  resources: {
    key: string;
    name: string;
    kind: "person" | "equipment" | "room" | "vehicle";
    capacity: number;
    groups: string[];
    schedule: string | null;
  }[];
  schedules: {
    key: string;
    name: string;
    weekly: {
      /** 1 is Monday. */
      weekday: number;
      from: string;
      to: string;
    }[];
  }[];
  /** Null: the stages stay as they are. */
  stages: {
    stages: {
      key: string;
      name: string;
      category: "todo" | "doing" | "done" | "failed";
      color: string;
    }[];
    /** The stage in which a new appointment and a new task of a queue begin. */
    initial: {
      appointment: string;
      queue: string;
    };
    actions: {
      key: string;
      label: string;
      /** The stages in which the action is offered. */
      from: string[];
      to: string;
      /** What the action does to the task beside moving it. */
      effect: "none" | "take" | "release" | "check_in" | "complete" | "fail" | "no_show" | "cancel";
      /** What must be sent with the action. Left out: each of its fields has its own default. */
      requires: {
        /** Who does it must be named. */
        resource: boolean;
        comment: boolean;
        photo: boolean;
        location: boolean;
        fields: {
          key: string;
          label: string;
          type: "text" | "long_text" | "number" | "boolean" | "date" | "select";
          required: boolean;
          /** What a `select` offers; empty for the other types. */
          options: string[];
        }[];
      };
      /** Kept as the task's `outcome`. */
      outcome: string | null;
    }[];
  } | null;
  /** Whether the hosted booking page is on. */
  booking_page: boolean;
  /** The parts as a model proposed them, until somebody changes them; the others are what was told, with what is usual. */
  by_model: ("services" | "groups" | "resources" | "schedules" | "stages")[];
  /** What has to be mended before the plan can be applied. */
  problems: {
    /** Where in the plan, as `#/services/0/name`. */
    pointer: string;
    detail: string;
    code: string;
  }[];
  /** The application that can be undone. */
  applied: {
    at: string;
    by: string;
    made: {
      type: "schedule" | "resource_group" | "resource" | "service" | "stage_config" | "booking_page";
      id: string;
      name: string | null;
    }[];
    /** What was there already under that name, and was left as it was. */
    existing: {
      type: "schedule" | "resource_group" | "resource" | "service" | "stage_config" | "booking_page";
      id: string;
      name: string | null;
    }[];
  } | null;
  /** Whether the workspace has neither a service nor a resource yet. */
  needed: boolean;
};

export type SignUpBody = {
  name: string;
  email: string;
  password: string;
  workspace: {
    name: string;
    timezone: string;
    currency: "BRL" | "ARS" | "PYG" | "USD";
    locale?: string | undefined;
  };
};

export type SignUpRequested = {
  message: string;
};

export type SignUpWay = {
  /** `direct`: `POST /sign-up`; `by_mail`: `POST /sign-up-requests`, and the link in the letter; `invite`: only by an invitation. */
  way: "direct" | "by_mail" | "invite";
};

export type SignedUp = {
  user: User;
  workspace: Workspace;
};

export type SimulateBotBody = {
  text: string;
  /** What the answer before gave, to go on from there. */
  state?: string | null | undefined;
};

export type SimulateBotResult = {
  replies: string[];
  state: string;
  handed_over: boolean;
  trace: BotTrace;
};

export type Slot = {
  start: string;
  /** The end of the service itself, without the buffer. */
  end: string;
  /** The resources that would be used for this time. */
  resource_ids: string[];
};

export type SlotList = {
  data: Slot[];
  /** Null when there is a time; else why there is none. */
  unavailable_reason: "service_inactive" | "queue_service" | "no_resources" | "party_too_large" | "closed" | "outside_booking_window" | "fully_booked" | null;
};

export type SnoozeConversationBody = {
  /** In the future. */
  until: string;
};

export type SpamGuard = {
  enabled: boolean;
  /** Answers of the bot to one contact in an hour; null: any. */
  per_hour: number | null;
  /** Answers of the bot to one contact in 24 hours; null: any. */
  per_day: number | null;
  /** Words that get no answer of the bot. */
  blocked_words: string[];
  /** Messages that are nothing but links get no answer. */
  links_only: boolean;
  /** The same text so many times in a row gets no answer. */
  repetition: number | null;
  /** The latest that got no answer, newest first. */
  held_back: {
    id: string;
    conversation_id: string;
    contact: string | null;
    channel: string;
    reason: "per_hour" | "per_day" | "blocked_word" | "links_only" | "repetition";
    at: string;
  }[];
};

export type Stage = {
  key: string;
  name: string;
  category: "todo" | "doing" | "done" | "failed";
  color: string;
};

export type StageAction = {
  key: string;
  label: string;
  from: string[];
  to: string;
  effect: "none" | "take" | "release" | "check_in" | "complete" | "fail" | "no_show" | "cancel";
  requires: {
    resource: boolean;
    comment: boolean;
    photo: boolean;
    location: boolean;
    fields: {
      key: string;
      label: string;
      type: "text" | "long_text" | "number" | "boolean" | "date" | "select";
      required: boolean;
      options: string[];
    }[];
  };
  outcome: string | null;
};

export type StageConfig = {
  version: number;
  stages: Stage[];
  initial: {
    appointment: string;
    queue: string;
  };
  actions: StageAction[];
  /** The version whose content this one restored. */
  reverted_from: number | null;
  created_by: {
    type: string;
    id: string;
    name: string;
  };
  created_at: string;
};

export type StageConfigVersion = {
  version: number;
  stage_count: number;
  action_count: number;
  /** The version whose content this one restored. */
  reverted_from: number | null;
  created_by: {
    type: string;
    id: string;
    name: string;
  };
  created_at: string;
};

export type StageConfigVersionPage = {
  data: StageConfigVersion[];
  next_cursor: string | null;
};

export type StageMove = {
  id: string;
  from: string | null;
  to: string;
  action: string;
  actor: {
    type: string;
    id: string;
    name: string;
  };
  data: Record<string, unknown> | null;
  /** The booking's version after the move. */
  version: number;
  at: string;
};

export type StageMovePage = {
  data: StageMove[];
  next_cursor: string | null;
};

export type StreamChangesResult = Change | null;

export type TaskFigures = {
  tasks: number;
  open: number;
  completed: number;
  failed: number;
  cancelled: number;
  taken: number;
  /** Null where there is nothing to divide by. */
  waiting_minutes: number | null;
  handled: number;
  /** Null where there is nothing to divide by. */
  handling_minutes: number | null;
  in_time: number;
  late: number;
  /** Between 0 and 1; null where there is nothing to divide by. */
  in_time_rate: number | null;
};

export type TasksReport = {
  from: string;
  to: string;
  timezone: string;
  by: string;
  rows: TasksReportRow[];
  /** Of the whole period; rows that overlap, such as resources of one booking, count once. */
  totals: TaskFigures;
  /** The period before, where `compare` asks for it. */
  previous: {
    from: string;
    to: string;
    totals: TaskFigures;
  } | null;
};

export type TasksReportRow = {
  /** An id, a date, a source, an address or a weekday and hour; null for none. */
  key: string | null;
  /** Of a service, resource or group. */
  name: string | null;
  figures: TaskFigures;
};

export type TeamMate = {
  resource_id: string;
  name: string;
  member_id: string | null;
  photo_id: string | null;
  group_ids: string[];
  /** `off` outside the hours and in time off, unless at work all the same. */
  now: "free" | "busy" | "off";
  /** What is in progress; else what is booked for this moment. */
  busy_with: {
    booking_id: string;
    service_name: string;
    customer_name: string | null;
    status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
    stage: string;
    start: string | null;
    end: string | null;
  } | null;
  /** Of today, what is booked or done; overlapping tasks count once. */
  booked_minutes: number;
  /** Of today, the working hours without time off. */
  open_minutes: number;
  /** Every open task that is theirs, whenever it is. */
  open_tasks: number;
  /** Of the open ones, those past their due date. */
  late_tasks: number;
  /** Where they last recorded a place, or began or ended a task that has one, in the last twelve hours. */
  last_place: {
    lat: number;
    lng: number;
    at: string;
    /** What their device recorded, or the place of the task itself. */
    known_by: "device" | "task";
  } | null;
  /** From when on there is time; null when not within two weeks. */
  next_free_at: string | null;
};

export type TeamOverview = {
  at: string;
  /** Today in the workspace's zone. */
  day: {
    start: string;
    end: string;
  };
  data: TeamMate[];
  next_cursor: string | null;
};

export type TelegramConnection = {
  connected: boolean;
  bot_id: string | null;
  bot_username: string | null;
  bot_name: string | null;
  /** The last four characters; the rest is never shown again. */
  bot_token_last4: string | null;
  /** Where Telegram sends what contacts write; it has been told so. */
  callback_url: string | null;
};

export type TestClock = {
  /** What time it is in test mode. It goes on by itself. */
  now: string;
  /** How far it is ahead of the real time. */
  ahead_seconds: number;
  /** When something happens by itself next: a hold expires, a reminder is due. */
  next_due_at: string | null;
  /** False: so much was due on the way that the clock stopped at `now`; send the same `to` again to go on. */
  arrived: boolean;
};

export type TestOutgoing = {
  id: string;
  /** `automation`: a call to the address that an automation names. */
  way: "whatsapp" | "telegram" | "email" | "push" | "automation";
  recipient: string;
  subject: string | null;
  text: string;
  /** The message, e-mail or notice that would have been sent. */
  about_id: string | null;
  created_at: string;
};

export type TestOutgoingPage = {
  data: TestOutgoing[];
  next_cursor: string | null;
};

export type TimeOff = {
  id: string;
  resource_id: string;
  start: string;
  end: string;
  reason: string | null;
  /** The live bookings of the resource that it covers at this moment. */
  conflicts: {
    booking_id: string;
    start: string;
    end: string;
  }[];
  created_at: string;
};

export type TimeOffPage = {
  data: TimeOff[];
  next_cursor: string | null;
};

export type TimelineEntry = {
  id: string;
  at: string;
  /** `booking.*`, `stage.changed`, `comment`, `attachment`, `location` or `customer.*`. */
  kind: string;
  /** In plain English; a screen makes its own from `kind` and `data`. */
  title: string;
  data: Record<string, unknown>;
  actor: Author | null;
};

export type TimelineEntryPage = {
  data: TimelineEntry[];
  next_cursor: string | null;
};

export type UndoAssistantPlanBody = Record<string, never>;

export type UndoBookingBody = {
  /** Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same. */
  notify?: boolean | undefined;
  /** The version of the booking that you saw; if it is no longer the current one, nothing is changed. Of a live task only later moves count. */
  expected_version?: number | undefined;
};

export type UndoConversationBody = {
  /** The change to take back; if another is the last one by now, nothing is changed. */
  change?: "assigned" | "mode_changed" | "reopened" | "resolved" | "snoozed" | "unsnoozed" | undefined;
};

export type UnmergeCustomersBody = {
  /** Who comes back, with what was theirs. */
  other_id: string;
};

export type UnmergedCustomers = {
  customer: Customer;
  /** Who came back. */
  other: Customer;
};

export type UpdateApiKeyBody = {
  name?: string | undefined;
};

export type UpdateAssistantPlanBody = {
  /** The version you saw; if it is no longer the current one, nothing is written. */
  expected_version?: number | undefined;
  services?: {
    key: string;
    name: string;
    kind: "appointment" | "queue";
    duration_minutes: number;
    buffer_minutes: number;
    price_cents: number | null;
    deposit_cents: number | null;
    /** The groups of which an appointment takes one resource each. */
    needs: string[];
    /** The group whose queue it is; for kind queue. */
    group: string | null;
  }[] | undefined;
  groups?: {
    key: string;
    name: string;
  }[] | undefined;
  resources?: {
    key: string;
    name: string;
    kind: "person" | "equipment" | "room" | "vehicle";
    capacity: number;
    groups: string[];
    schedule: string | null;
  }[] | undefined;
  schedules?: {
    key: string;
    name: string;
    weekly: {
      /** 1 is Monday. */
      weekday: number;
      from: string;
      to: string;
    }[];
  }[] | undefined;
  /** Null: the stages stay as they are. */
  stages?: {
    stages: {
      key: string;
      name: string;
      category: "todo" | "doing" | "done" | "failed";
      color?: string | undefined;
    }[];
    /** The stage in which a new appointment and a new task of a queue begin. */
    initial: {
      appointment: string;
      queue: string;
    };
    actions: {
      key: string;
      label: string;
      /** The stages in which the action is offered. */
      from: string[];
      to: string;
      /** What the action does to the task beside moving it. */
      effect?: "none" | "take" | "release" | "check_in" | "complete" | "fail" | "no_show" | "cancel" | undefined;
      /** What must be sent with the action. Left out: each of its fields has its own default. */
      requires?: {
        /** Who does it must be named. */
        resource?: boolean | undefined;
        comment?: boolean | undefined;
        photo?: boolean | undefined;
        location?: boolean | undefined;
        fields?: {
          key: string;
          label: string;
          type: "text" | "long_text" | "number" | "boolean" | "date" | "select";
          required?: boolean | undefined;
          /** What a `select` offers; empty for the other types. */
          options?: string[] | undefined;
        }[] | undefined;
      } | undefined;
      /** Kept as the task's `outcome`. */
      outcome?: string | null | undefined;
    }[];
  } | null | undefined;
  /** Whether the hosted booking page is on. */
  booking_page?: boolean | undefined;
};

export type UpdateAttendanceSettingsBody = {
  enabled?: boolean | undefined;
  /** From so many missed visits on, a customer must say that they will come; null: never. */
  confirm_after?: number | null | undefined;
  /** From so many on, they pay a deposit first; null: never. */
  deposit_after?: number | null | undefined;
  /** From so many on, only the team books for them; null: never. */
  desk_only_after?: number | null | undefined;
  /** For how many days a missed visit counts. */
  forget_after_days?: number | undefined;
  /** So many hours before the visit they must have said so; else the time is given back. */
  confirm_hours?: number | undefined;
  /** For services that ask for none themselves. */
  deposit_cents?: number | null | undefined;
  /** How long that deposit may stay unpaid. */
  deposit_minutes?: number | undefined;
};

export type UpdateAutomationBody = {
  name?: string | undefined;
  enabled?: boolean | undefined;
  trigger?: AutomationTriggerInput | undefined;
  conditions?: {
    field: "service_id" | "status" | "stage" | "source" | "priority" | "tags" | "party_size" | "customer.tags" | "customer.locale" | "channel" | "text";
    op: "eq" | "neq" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
    value?: string | number | boolean | string[] | null | undefined;
  }[] | undefined;
  actions?: AutomationActionInput[] | undefined;
  expected_version?: number | undefined;
};

export type UpdateBookingBody = {
  notes?: string | null | undefined;
  intake?: Record<string, unknown> | null | undefined;
  priority?: "low" | "normal" | "high" | "urgent" | undefined;
  tags?: string[] | undefined;
  due_at?: string | null | undefined;
  location?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  /** The version that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
};

export type UpdateBookingPageBody = {
  enabled: boolean;
  headline?: string | null | undefined;
  text?: string | null | undefined;
  service_ids?: string[] | null | undefined;
  /** Left out, it stays. */
  address?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  /** Plain text. Left out, it stays. */
  policy?: string | null | undefined;
  /** PNG, JPEG, WebP or GIF, by its content; a small copy is kept. Null removes it; left out, it stays. */
  logo?: string | null | undefined;
  /** PNG, JPEG, WebP or GIF, by its content; a small copy is kept. Null removes it; left out, it stays. It is shown three times as wide as high. */
  cover?: string | null | undefined;
  /** Exact origins, or `https://*.example.com` for every name below one. Left out, they stay. */
  allowed_origins?: string[] | undefined;
};

export type UpdateCustomerAttendanceBody = {
  forgiven: boolean;
};

export type UpdateCustomerBody = {
  name?: string | undefined;
  /** In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form. */
  phone?: string | null | undefined;
  locale?: string | null | undefined;
  email?: string | null | undefined;
  company?: string | null | undefined;
  notes?: string | null | undefined;
  tags?: string[] | undefined;
  address?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  /** Whether they want no notices of their bookings: `notices_stopped_at`. */
  notices_stopped?: boolean | undefined;
  /** With `notices_stopped`: since when, where that is not now, as when resumed notices are stopped again by an undo. */
  notices_stopped_since?: string | undefined;
};

export type UpdateFlowBody = {
  name?: string | undefined;
  enabled?: boolean | undefined;
  trigger?: AutomationTriggerInput | undefined;
  nodes?: FlowNodeInput[] | undefined;
  edges?: FlowEdgeInput[] | undefined;
  expected_version?: number | undefined;
};

export type UpdateKnowledgeBody = {
  /** Of a text or a file. */
  title?: string | undefined;
  content?: string | null | undefined;
  question?: string | null | undefined;
  answer?: string | null | undefined;
  /** Refused with `version_conflict` when somebody changed it since. */
  expected_version?: number | undefined;
};

export type UpdateKnowledgeSourceBody = {
  url?: string | undefined;
  max_pages?: number | undefined;
  /** Refused with `version_conflict` when somebody changed it since. */
  expected_version?: number | undefined;
};

export type UpdateMeBody = {
  name: string;
};

export type UpdateMemberBody = {
  role: "owner" | "admin" | "agent";
};

export type UpdateNoticeSettingsBody = {
  kinds?: {
    confirmed?: boolean | undefined;
    reserved?: boolean | undefined;
    reminder?: boolean | undefined;
    moved?: boolean | undefined;
    cancelled?: boolean | undefined;
    reinstated?: boolean | undefined;
    hold_expiring?: boolean | undefined;
    thanks?: boolean | undefined;
  } | undefined;
  /** How long before the visit customers are reminded; empty: never. */
  reminder_minutes?: number[] | undefined;
  holdout_percent?: number | undefined;
};

export type UpdateNotificationPreferencesBody = {
  booking_created?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  booking_cancelled?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  task_assigned?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  conversation_waiting?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  mentioned?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  channel_trouble?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  webhook_trouble?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  team_notice?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  weekly_report?: {
    in_app?: boolean | undefined;
    email?: boolean | undefined;
    telegram?: boolean | undefined;
    push?: boolean | undefined;
  } | undefined;
  /** E-mail, Telegram and push wait until they are over; the bell shows everything at once. Null: none. */
  quiet_hours?: {
    from: string;
    to: string;
    /** Null: the workspace's. */
    timezone?: string | null | undefined;
  } | null | undefined;
  /** `hourly` gathers what comes into one e-mail at the next full hour. What is escalated does not wait. */
  email_digest?: "at_once" | "hourly" | undefined;
};

export type UpdatePersonBody = {
  name?: string | undefined;
  /** PNG, JPEG, WebP or GIF, by its content; a small square copy is kept. */
  photo?: string | null | undefined;
  active?: boolean | undefined;
  /** A team member that the person is already. */
  member_id?: string | null | undefined;
  /** Invites the person to sign in; accepting makes them the member of this person. */
  login?: {
    email: string;
    role?: "owner" | "admin" | "agent" | undefined;
  } | null | undefined;
  /** The schedule that they work by; null means always open. */
  schedule_id?: string | null | undefined;
  /** Hours of their own, in place of `schedule_id`. */
  weekly?: {
    /** 1 is Monday, 7 is Sunday. */
    weekday: number;
    from: string;
    to: string;
  }[] | null | undefined;
  /** Exactly the services that they give; what others give stays. */
  service_ids?: string[] | undefined;
};

export type UpdateQuickReplyBody = {
  /** One word of at most 40 letters, digits, `-` and `_`. */
  shortcut?: string | undefined;
  /** `{name}`, `{first_name}`, `{business}` and `{next_booking}` are filled in when a member chooses the reply. */
  text?: string | undefined;
};

export type UpdateResourceBody = {
  name?: string | undefined;
  /** What customers call it beside its name, each once; the bot understands them. */
  aliases?: {
    /** It has a letter or a figure. */
    text: string;
    /** The language it is said in; null: any. */
    language?: "pt-BR" | "es" | "en" | null | undefined;
  }[] | undefined;
  kind?: "person" | "equipment" | "room" | "vehicle" | undefined;
  /** How many can use it at one time. */
  capacity?: number | undefined;
  /** Its hours; null means always open. */
  schedule_id?: string | null | undefined;
  group_ids?: string[] | undefined;
  /** The team member that it is. */
  member_id?: string | null | undefined;
  location?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  active?: boolean | undefined;
};

export type UpdateResourceGroupBody = {
  name?: string | undefined;
  /** Its members; the same list as each resource's `group_ids`, seen from the other side. */
  resource_ids?: string[] | undefined;
};

export type UpdateScheduleBody = {
  name?: string | undefined;
  timezone?: string | undefined;
  /** Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows. */
  weekly?: {
    /** 1 is Monday, 7 is Sunday. */
    weekday: number;
    from: string;
    to: string;
  }[] | undefined;
};

export type UpdateServiceBody = {
  name?: string | undefined;
  description?: string | null | undefined;
  /** Services of the same category stand together on the booking page. */
  category?: string | null | undefined;
  /** What customers call it beside its name, each once; the bot understands them. */
  aliases?: {
    /** It has a letter or a figure. */
    text: string;
    /** The language it is said in; null: any. */
    language?: "pt-BR" | "es" | "en" | null | undefined;
  }[] | undefined;
  kind?: "appointment" | "queue" | undefined;
  duration_minutes?: number | undefined;
  /** Kept free after the service; not part of the customer's end. */
  buffer_minutes?: number | undefined;
  /** The grid of starting times, from local midnight. */
  slot_interval_minutes?: number | undefined;
  min_notice_minutes?: number | undefined;
  max_advance_days?: number | undefined;
  max_party_size?: number | undefined;
  /** Everything needed at once, each by a resource of its own. */
  requirements?: {
    group_id?: string | null | undefined;
    resource_id?: string | null | undefined;
    quantity?: number | undefined;
  }[] | undefined;
  /** Its hours; null means only the resources' hours count. */
  schedule_id?: string | null | undefined;
  /** The group whose queue it is; for kind queue, and needed there. */
  group_id?: string | null | undefined;
  /** unit: a party takes one place whatever its size; seats: a party of n takes n. */
  uses?: "unit" | "seats" | undefined;
  price_cents?: number | null | undefined;
  currency?: "BRL" | "ARS" | "PYG" | "USD" | undefined;
  deposit_cents?: number | null | undefined;
  /** How long a booking waits for its deposit; the time is then given back, at the start at the latest. */
  deposit_minutes?: number | undefined;
  /** How long before the visit customers are reminded; empty: never. */
  reminder_minutes?: number[] | null | undefined;
  intake_fields?: {
    key: string;
    label: string;
    type: "text" | "number" | "boolean" | "date" | "select";
    required?: boolean | undefined;
    options?: string[] | undefined;
  }[] | undefined;
  color?: string | undefined;
  active?: boolean | undefined;
};

export type UpdateWebhookEndpointBody = {
  url?: string | undefined;
  events?: ("booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled")[] | undefined;
  /** Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. The four lists are set together: one that is left out becomes empty. */
  filters?: {
    service_ids?: string[] | undefined;
    resource_ids?: string[] | undefined;
    group_ids?: string[] | undefined;
    sources?: ("api" | "dashboard" | "whatsapp" | "telegram" | "webchat" | "agent" | "automation")[] | undefined;
  } | undefined;
  active?: boolean | undefined;
};

export type UpdateWorkItemBody = {
  notes?: string | null | undefined;
  intake?: Record<string, unknown> | null | undefined;
  priority?: "low" | "normal" | "high" | "urgent" | undefined;
  tags?: string[] | undefined;
  due_at?: string | null | undefined;
  location?: {
    formatted?: string | null | undefined;
    lat?: number | null | undefined;
    lng?: number | null | undefined;
  } | null | undefined;
  /** The version that you saw; if it is no longer the current one, nothing is changed. */
  expected_version?: number | undefined;
};

export type UpdateWorkspaceBody = {
  name?: string | undefined;
  timezone?: string | undefined;
  currency?: "BRL" | "ARS" | "PYG" | "USD" | undefined;
  locale?: string | undefined;
  slug?: string | undefined;
};

export type User = {
  id: string;
  name: string;
  email: string;
};

export type WebchatBooking = {
  id: string;
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  service_id: string;
  start: string | null;
  end: string | null;
  party_size: number;
  hold_expires_at: string | null;
  price_cents: number | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
};

export type WebchatConfig = {
  name: string;
  greeting: string;
  colors: {
    /** The launcher, the header and the visitor's own words. */
    accent: string;
    /** What is written on the accent. */
    text: string;
  };
  languages: ("en" | "pt-BR" | "es")[];
  /** Whether it is within the business hours now. */
  open: boolean;
  /** Whether the bot answers now what a visitor writes. */
  bot: boolean;
  away_message: string | null;
  timezone: string;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  /** The country whose phones are read without a calling code. */
  country: string;
};

export type WebchatFile = {
  id: string;
  name: string;
  media_type: string;
  size: number;
  width: number | null;
  height: number | null;
  /** Signed; it leads to the file for an hour. */
  url: string;
  thumbnail_url: string | null;
};

export type WebchatHold = {
  id: string;
  status: "held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released";
  service_id: string;
  start: string | null;
  end: string | null;
  party_size: number;
  hold_expires_at: string | null;
  price_cents: number | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  /** What was booked in the same chat and shares time with it, for a warning: to book both is no fault. */
  own_visits: {
    service: string;
    start: string;
    end: string;
  }[];
};

export type WebchatIdentitySecret = {
  /** Shown this once. Keep it on your server. */
  identity_secret: string;
};

export type WebchatMessage = {
  id: string;
  /** Its place in the conversation. */
  n: number;
  /** The id that the visitor's browser gave it. */
  client_id: string | null;
  from: "visitor" | "team" | "bot";
  name: string;
  kind: "text" | "image" | "file" | "audio" | "location" | "template" | "system";
  text: string | null;
  location: {
    lat: number;
    lng: number;
    name: string | null;
    address: string | null;
  } | null;
  file: WebchatFile | null;
  edited_at: string | null;
  created_at: string;
};

export type WebchatMessagePage = {
  data: WebchatMessage[];
  next_cursor: string | null;
};

export type WebchatNews = WebchatMessage | {
  seen: boolean;
} | null;

export type WebchatService = {
  id: string;
  name: string;
  description: string | null;
  duration_minutes: number;
  max_party_size: number;
  price_cents: number | null;
  deposit_cents: number | null;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  /** What the service asks of the customer. */
  intake_fields: IntakeField[];
};

export type WebchatServicePage = {
  data: WebchatService[];
  next_cursor: string | null;
};

export type WebchatSession = {
  /** Sent as `X-Webchat-Token` from now on. */
  token: string;
  conversation_id: string;
  expires_at: string;
};

export type WebchatSite = {
  enabled: boolean;
  /** The publishable key, `pk_…`; null until the chat is set up. */
  key: string | null;
  name: string;
  greeting: string;
  colors: {
    /** The launcher, the header and the visitor's own words. */
    accent: string;
    /** What is written on the accent. */
    text: string;
  };
  languages: ("en" | "pt-BR" | "es")[];
  allowed_origins: string[];
  business_hours: {
    timezone: string;
    weekly: {
      weekday: number;
      from: string;
      to: string;
    }[];
    away_message: string;
  } | null;
  /** Whether there is a secret by which the site can vouch for visitors. */
  identity_verification: boolean;
  updated_at: string | null;
};

export type WebchatSlotList = {
  data: {
    start: string;
    end: string;
  }[];
  unavailable_reason: "service_inactive" | "queue_service" | "no_resources" | "party_too_large" | "closed" | "outside_booking_window" | "fully_booked" | null;
};

export type WebhookAttempt = {
  n: number;
  at: string;
  kind: "scheduled" | "resend" | "ping";
  status_code: number | null;
  error: "dns" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | "blocked_address" | "interrupted" | null;
  /** The error in words. */
  detail: string | null;
  duration_ms: number | null;
  /** At most the first 4 KiB of the answer. */
  response_excerpt: string | null;
  found: {
    addresses: string[];
    address: string | null;
    dns_ms: number | null;
    connect_ms: number | null;
    tls_ms: number | null;
    first_byte_ms: number | null;
    tls: {
      protocol: string | null;
      issuer: string | null;
      valid_to: string | null;
    } | null;
  } | null;
};

export type WebhookDelivery = {
  id: string;
  endpoint_id: string;
  event_id: string;
  event_type: "booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled" | "webhook.ping";
  status: "pending" | "succeeded" | "failed" | "skipped";
  attempts: WebhookAttempt[];
  next_attempt_at: string | null;
  created_at: string;
  /** The very bytes that are signed and sent. */
  request_body: string;
};

export type WebhookDeliveryPage = {
  data: WebhookDelivery[];
  next_cursor: string | null;
};

export type WebhookEndpoint = {
  id: string;
  url: string;
  events: ("booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled")[];
  filters: WebhookFilters;
  active: boolean;
  /** Failed attempts in a row, tests left out. At 10 the endpoint becomes inactive; a success sets it to 0. */
  failures: number;
  deactivated_at: string | null;
  deactivated_by: "failures" | "request" | null;
  /** `unresolved`: no host name could be looked up when this one was given. */
  warnings: "unresolved"[];
  /** Until when the secret before the last rotation signs too; null when only the current one does. */
  previous_secret_until: string | null;
  last_success_at: string | null;
  last_failure: {
    at: string;
    error: "dns" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | "blocked_address" | "interrupted";
    status_code: number | null;
    detail: string | null;
  } | null;
  /** The last 30, the oldest first. Tests are left out, as in `failures`. */
  recent_attempts: {
    at: string;
    succeeded: boolean;
    duration_ms: number | null;
  }[];
  created_at: string;
  updated_at: string;
};

export type WebhookEndpointPage = {
  data: WebhookEndpoint[];
  next_cursor: string | null;
};

export type WebhookEndpointWithSecret = {
  id: string;
  url: string;
  events: ("booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled")[];
  filters: WebhookFilters;
  active: boolean;
  /** Failed attempts in a row, tests left out. At 10 the endpoint becomes inactive; a success sets it to 0. */
  failures: number;
  deactivated_at: string | null;
  deactivated_by: "failures" | "request" | null;
  /** `unresolved`: no host name could be looked up when this one was given. */
  warnings: "unresolved"[];
  /** Until when the secret before the last rotation signs too; null when only the current one does. */
  previous_secret_until: string | null;
  last_success_at: string | null;
  last_failure: {
    at: string;
    error: "dns" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | "blocked_address" | "interrupted";
    status_code: number | null;
    detail: string | null;
  } | null;
  /** The last 30, the oldest first. Tests are left out, as in `failures`. */
  recent_attempts: {
    at: string;
    succeeded: boolean;
    duration_ms: number | null;
  }[];
  created_at: string;
  updated_at: string;
  /** Begins with `whsec_`; what follows is base64, as the libraries of Standard Webhooks expect. Shown this once. */
  secret: string;
};

/** Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. */
export type WebhookFilters = {
  service_ids: string[];
  resource_ids: string[];
  group_ids: string[];
  sources: ("api" | "dashboard" | "whatsapp" | "telegram" | "webchat" | "agent" | "automation")[];
};

export type WebhookPingEvent = {
  /** The event's own, `evt_…`. A delivery may come twice: remember it. */
  id: string;
  type: "webhook.ping";
  created_at: string;
  /** The project's id. */
  workspace_id: string;
  data: {
    message: string;
  };
};

export type WhatsAppConnection = {
  connected: boolean;
  phone_number_id: string | null;
  business_account_id: string | null;
  display_phone_number: string | null;
  verified_name: string | null;
  /** The last four characters; the rest is never shown again. */
  access_token_last4: string | null;
  /** The last four characters; the rest is never shown again. */
  app_secret_last4: string | null;
  /** What Meta asks for as the callback URL. */
  callback_url: string | null;
  /** What Meta asks for as the verify token. */
  verify_token: string | null;
  /** When Meta last asked for the verify token and got it. */
  verified_at: string | null;
};

export type WhatsAppTemplate = {
  name: string;
  language: string;
  /** Only an `APPROVED` one arrives. */
  status: "APPROVED" | "PENDING" | "REJECTED" | "PAUSED" | "DISABLED";
  category: string;
  header: string | null;
  body: string;
  footer: string | null;
  /** What stands between the braces of the body, in the order of a message's `params`. */
  variables: string[];
  /** False where a header or a button asks for a value of its own, which a message here cannot give. */
  sendable: boolean;
  /** WhatsApp's own word for why it was rejected, paused or disabled. */
  rejected_reason: string | null;
  /** How customers take it; null while WhatsApp does not say. */
  quality: "GREEN" | "YELLOW" | "RED" | null;
  /** When WhatsApp last told of it. */
  seen_at: string;
};

export type Workspace = {
  id: string;
  name: string;
  slug: string;
  timezone: string;
  currency: "BRL" | "ARS" | "PYG" | "USD";
  locale: string;
  /** Yours in it. */
  role: "owner" | "admin" | "agent";
  /** Whether you work in it now. */
  current: boolean;
  created_at: string;
  updated_at: string;
};

export type WorkspacePage = {
  data: Workspace[];
  next_cursor: string | null;
};

/** A refusal (RFC 9457). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** Branch on this, never on the title. */
  code: string;
  detail: string;
  /** The request's id. */
  instance: string;
  /** With `validation_error`: every fault, and where it stands. */
  errors?: {
    pointer: string;
    detail: string;
    code: string;
  }[] | undefined;
  /** With `slot_taken`: free times near the one that was lost. */
  alternatives?: {
    start: string;
    end: string;
  }[] | undefined;
  /** With `slot_taken`, in a session of the team: who or what is not free then. */
  busy?: {
    resource_id: string;
    name: string;
    cause: "booked" | "time_off";
  }[] | undefined;
  /** With `slot_taken`, where `hold_best` was asked: the Booking that is held instead, with status `held`; null when no time was free. */
  held_alternative?: {
    /** Confirm it with `POST /holds/{id}/confirm`. */
    id: string;
    status: "held";
    start: string;
    end: string;
    hold_expires_at: string;
  } | undefined;
};

/** What is posted to a webhook endpoint, told apart by `type`. More types may come. */
export type WebhookEvent =
  | BookingCreatedEvent
  | BookingConfirmedEvent
  | BookingCancelledEvent
  | BookingRescheduledEvent
  | BookingNoShowEvent
  | BookingCompletedEvent
  | WebhookPingEvent
  | BookingPendingPaymentEvent
  | BookingReleasedEvent
  | BookingCheckedInEvent
  | BookingFailedEvent
  | BookingUpdatedEvent
  | BookingTakenEvent
  | BookingPutBackEvent
  | BookingMovedEvent
  | BookingUndoneEvent
  | CustomerCreatedEvent
  | CustomerUpdatedEvent
  | CustomerMergedEvent
  | CustomerUnmergedEvent
  | CustomerAnonymisedEvent
  | ConversationAssignedEvent
  | ConversationModeChangedEvent
  | ConversationReopenedEvent
  | ConversationResolvedEvent
  | ConversationSnoozedEvent
  | ConversationUnsnoozedEvent
  | MessageSentEvent
  | NoticeSettledEvent;

/** The codes of today; more may come. */
export type ProblemCode =
  | "already_claimed"
  | "book_with_team"
  | "channel_paused"
  | "customer_exists"
  | "deposit_expired"
  | "dry_run_unavailable"
  | "hold_expired"
  | "idempotency_conflict"
  | "idempotency_key_required"
  | "insufficient_scope"
  | "internal_error"
  | "invalid_api_key"
  | "invalid_transition"
  | "not_found"
  | "payload_too_large"
  | "rate_limited"
  | "service_unavailable"
  | "sign_up_closed"
  | "slot_taken"
  | "template_exists"
  | "unsupported_media_type"
  | "validation_error"
  | "version_conflict";

/** The query of GET /bookings. */
export type ListBookingsQuery = {
  /** The earliest start; items without a start are then left out. */
  from?: string | undefined;
  /** Starts before this. */
  to?: string | undefined;
  /** Comma-separated. Without it, held, expired and released ones are left out. */
  status?: readonly ("held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released")[] | string | undefined;
  /** Whether a required question of the service has no answer. */
  intake_missing?: boolean | undefined;
  /** Whether the customer has said that they will come; only of bookings with a time that are still to come. */
  attending?: boolean | undefined;
  /** Only those that use this resource. */
  resource_id?: string | undefined;
  /** Only those of this customer. */
  customer_id?: string | undefined;
  /** Of this service. */
  service_id?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /slots. */
export type ListSlotsQuery = {
  /** Of this service. */
  service_id: string;
  /** Default: now, or 7 days before `around`. */
  from?: string | undefined;
  /** Default: 7 days after `from` (or `around`); at most 62 days after `from`. */
  to?: string | undefined;
  /** The nearest times first, on both sides, within the window. */
  around?: string | undefined;
  /** For how many people. */
  party_size?: number | undefined;
  /** A resource that must be among those used. */
  resource_id?: string | undefined;
  /** A booking that is to move: its own time counts as free, and its resources are kept where they can be. */
  booking_id?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
};

/** The query of GET /bookings/{id}/attachments. */
export type ListAttachmentsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /bookings/{id}/comments. */
export type ListBookingCommentsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /bookings/{id}/location-events. */
export type ListLocationEventsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /bookings/{id}/stage-history. */
export type ListStageHistoryQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /bookings/{id}/timeline. */
export type ListBookingTimelineQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /conversations/{id}/work-items. */
export type ListConversationWorkItemsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /resources/{id}/stats. */
export type GetResourceStatsQuery = {
  /** Default: 30 days before `to`. */
  from?: string | undefined;
  /** Default: now. At most 366 days after `from`. */
  to?: string | undefined;
};

/** The query of GET /team/overview. */
export type GetTeamOverviewQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /work-items. */
export type ListWorkItemsQuery = {
  /** `inbox`: open and nobody's, oldest due first. `today`: open and starts or is due today in the workspace's zone, overdue, or in progress. `upcoming`: open and starts or is due later. Left out: every open task. */
  view?: "inbox" | "today" | "upcoming" | undefined;
  /** Comma-separated. Without a view, ended tasks can be asked for. */
  status?: readonly ("held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released")[] | string | undefined;
  /** Comma-separated. */
  stage?: readonly string[] | string | undefined;
  /** `true`: only what is nobody's; `false`: only what is somebody's. */
  unassigned?: boolean | undefined;
  /** Whether a required question of the service has no answer. */
  intake_missing?: boolean | undefined;
  /** Whether the customer has said that they will come; only of bookings with a time that are still to come. */
  attending?: boolean | undefined;
  /** Whose task it is. */
  resource_id?: string | undefined;
  /** Comma-separated. */
  priority?: readonly ("low" | "normal" | "high" | "urgent")[] | string | undefined;
  /** Comma-separated; a task has one of them. A comma of the tag itself is written `\,`. */
  tag?: readonly string[] | string | undefined;
  /** Where it came from (`source`). Comma-separated. */
  origin?: readonly ("api" | "dashboard" | "whatsapp" | "telegram" | "webchat" | "agent" | "automation")[] | string | undefined;
  /** Every word is found in the customer's name or phone, the notes, the tags or the service's name. */
  q?: string | undefined;
  /** Starts or is due from here on. */
  from?: string | undefined;
  /** Starts or is due before this. */
  to?: string | undefined;
  /** Only tasks with a place in this box: `min_lng,min_lat,max_lng,max_lat`. */
  bbox?: string | undefined;
  /** Only tasks with a place, the nearest to `lat,lng` first. */
  near?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /alias-suggestions. */
export type ListAliasSuggestionsQuery = {
  /** The name of the service or the person. */
  name: string;
  /** What the name is of. */
  of?: "service" | "person" | undefined;
};

/** The query of GET /closed-days. */
export type ListClosedDaysQuery = {
  /** The first date wanted. */
  from?: string | undefined;
  /** The last date wanted. */
  to?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /holidays. */
export type ListHolidaysQuery = {
  /** The workspace's own when left out. */
  country?: string | undefined;
  /** A state or province of `regions`, for its own holidays too. */
  region?: string | undefined;
  /** The first date wanted; today when left out. */
  from?: string | undefined;
  /** The last date wanted, at most three years later; a year when left out. */
  to?: string | undefined;
};

/** The query of GET /resource-groups. */
export type ListResourceGroupsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /resources. */
export type ListResourcesQuery = {
  /** Only those in use (`true`), or only those that are not (`false`). */
  active?: boolean | undefined;
  /** Only those of this kind. */
  kind?: "person" | "equipment" | "room" | "vehicle" | undefined;
  /** Only members of this group. */
  group_id?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /resources/{id}/time-off. */
export type ListTimeOffQuery = {
  /** Leaves out what ends by then. */
  from?: string | undefined;
  /** Leaves out what starts then or later. */
  to?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /schedule-overrides. */
export type ListScheduleOverridesQuery = {
  /** Only those of this schedule. */
  schedule_id?: string | undefined;
  /** The first date wanted. */
  from?: string | undefined;
  /** The last date wanted. */
  to?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /schedules. */
export type ListSchedulesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /services. */
export type ListServicesQuery = {
  /** Only those in use (`true`), or only those that are not (`false`). */
  active?: boolean | undefined;
  /** Only those of this kind. */
  kind?: "appointment" | "queue" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /stage-config/versions. */
export type ListStageConfigVersionsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /customers. */
export type ListCustomersQuery = {
  /** Name, e-mail, company, tag or phone; accents and capitals do not matter. */
  q?: string | undefined;
  /** Exactly this phone, in international form or as it is written in the workspace's country. */
  phone?: string | undefined;
  /** Exactly this tag. */
  tag?: string | undefined;
  /** False leaves out visitors of the chat of whom nothing is known, neither name, phone nor e-mail; true answers only them. */
  anonymous?: boolean | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /customers/export. */
export type DownloadCustomersQuery = {
  /** Name, e-mail, company, tag or phone; accents and capitals do not matter. */
  q?: string | undefined;
  /** Exactly this tag. */
  tag?: string | undefined;
};

/** The query of GET /customers/{id}/bookings. */
export type ListCustomerBookingsQuery = {
  /** The earliest start; items without a start are then left out. */
  from?: string | undefined;
  /** Starts before this. */
  to?: string | undefined;
  /** Comma-separated. Without it, held, expired and released ones are left out. */
  status?: readonly ("held" | "pending_payment" | "confirmed" | "checked_in" | "completed" | "failed" | "no_show" | "cancelled" | "rescheduled" | "expired" | "released")[] | string | undefined;
  /** Whether a required question of the service has no answer. */
  intake_missing?: boolean | undefined;
  /** Whether the customer has said that they will come; only of bookings with a time that are still to come. */
  attending?: boolean | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /customers/{id}/comments. */
export type ListCustomerCommentsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /customers/{id}/timeline. */
export type ListCustomerTimelineQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /conversations. */
export type ListConversationsQuery = {
  /** Which channel: `whatsapp`, `telegram` or `webchat`. */
  channel?: "whatsapp" | "telegram" | "webchat" | undefined;
  /** Only those that the bot answers, or only those that a person does. */
  mode?: "bot" | "human" | undefined;
  /** Only those with this status; several are separated by commas. */
  status?: "open" | "resolved" | undefined;
  /** Put off at present, or not. A list of either has the latest to come back first. */
  snoozed?: boolean | undefined;
  /** `true`: only what has unread messages; `false`: only what has none. */
  unread?: boolean | undefined;
  /** The customer's name, phone, e-mail, company or tag. */
  q?: string | undefined;
  /** A member's id, `me`, or `none`. */
  assignee?: string | undefined;
  /** Only those of this customer. */
  customer_id?: string | undefined;
  /** Those that wait for a person: handed over, with a question for the team, or not answered by the bot. Or the others. */
  waiting?: boolean | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /conversations/counts. */
export type GetConversationCountsQuery = {
  /** Which channel: `whatsapp`, `telegram` or `webchat`. */
  channel?: "whatsapp" | "telegram" | "webchat" | undefined;
  /** Only those that the bot answers, or only those that a person does. */
  mode?: "bot" | "human" | undefined;
  /** Only those with this status; several are separated by commas. */
  status?: "open" | "resolved" | undefined;
  /** Put off at present, or not. A list of either has the latest to come back first. */
  snoozed?: boolean | undefined;
  /** `true`: only what has unread messages; `false`: only what has none. */
  unread?: boolean | undefined;
  /** The customer's name, phone, e-mail, company or tag. */
  q?: string | undefined;
};

/** The query of GET /conversations/{id}/messages. */
export type ListMessagesQuery = {
  /** Only what came after this `n`, oldest first. */
  after?: number | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /conversations/{id}/notes. */
export type ListConversationNotesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /quick-replies. */
export type ListQuickRepliesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /bot/channel-policies. */
export type GetChannelPoliciesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /conversations/{id}/bot-turns. */
export type ListBotTurnsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /knowledge. */
export type ListKnowledgeQuery = {
  /** Only those of this kind. */
  kind?: readonly ("text" | "faq" | "file")[] | string | undefined;
  /** Words of it; accents and capitals do not matter. */
  q?: string | undefined;
  /** Only those with this status; several are separated by commas. */
  status?: readonly ("ready" | "processing" | "failed")[] | string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /knowledge/files. */
export type ListKnowledgeFilesQuery = {
  /** Words of it; accents and capitals do not matter. */
  q?: string | undefined;
  /** Only those with this status; several are separated by commas. */
  status?: readonly ("ready" | "processing" | "failed")[] | string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /knowledge/sources. */
export type ListKnowledgeSourcesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /knowledge/sources/{id}/pages. */
export type ListKnowledgeSourcePagesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /automations. */
export type ListAutomationsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /automations/{id}/runs. */
export type ListAutomationRunsQuery = {
  /** Only those with this status; several are separated by commas. */
  status?: "planned" | "waiting" | "succeeded" | "failed" | "skipped" | "dropped" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /events. */
export type ListEventsQuery = {
  /** Only events of these types. */
  type?: readonly ("booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled")[] | string | undefined;
  /** Only events about this, such as a booking's id. */
  subject?: string | undefined;
  /** Only events that were published after this one: the id of the last that you know. */
  after?: string | undefined;
  /** Happened at or after this time. */
  from?: string | undefined;
  /** Happened before this time. */
  to?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /webhook-endpoints. */
export type ListWebhookEndpointsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /webhook-endpoints/{id}/deliveries. */
export type ListWebhookDeliveriesQuery = {
  /** Only those with this status; several are separated by commas. */
  status?: readonly ("pending" | "succeeded" | "failed" | "skipped")[] | string | undefined;
  /** Only these event types, separated by commas. */
  event_type?: readonly ("booking.created" | "booking.confirmed" | "booking.cancelled" | "booking.rescheduled" | "booking.no_show" | "booking.completed" | "booking.pending_payment" | "booking.released" | "booking.checked_in" | "booking.failed" | "booking.updated" | "booking.taken" | "booking.put_back" | "booking.moved" | "booking.undone" | "customer.created" | "customer.updated" | "customer.merged" | "customer.unmerged" | "customer.anonymised" | "conversation.assigned" | "conversation.mode_changed" | "conversation.reopened" | "conversation.resolved" | "conversation.snoozed" | "conversation.unsnoozed" | "message.sent" | "notice.settled" | "webhook.ping")[] | string | undefined;
  /** Made at or after this time. */
  from?: string | undefined;
  /** Made before this time. */
  to?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /agent-calls. */
export type ListAgentCallsQuery = {
  /** An API key or an agent grant. */
  key_id?: string | undefined;
  /** Only calls of this tool. */
  tool?: string | undefined;
  /** `ok`, `refused` for everything else, or the code of a problem. */
  outcome?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /agent-grants. */
export type ListAgentGrantsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /outgoing-mail. */
export type ListOutgoingMailQuery = {
  /** `queued`: it waits for its turn or its next attempt. `stored`: nothing is sent by this installation, which has no mail server. `sent`: the mail server took it. `failed`: it was given up. `bounced`: the mail server refuses this recipient, at once or by a notification that came back. `withdrawn`: before it was sent, what it says stopped being true, or the customer stopped notices. */
  status?: "queued" | "stored" | "sent" | "failed" | "bounced" | "withdrawn" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /search. */
export type SearchWorkspaceQuery = {
  /** Words in any order, the last ones may be incomplete; or a piece of a phone, or an id. */
  q: string;
  /** Only these kinds. Comma-separated. */
  kind?: readonly ("customer" | "booking" | "task" | "conversation" | "service" | "resource" | "knowledge")[] | string | undefined;
  /** How many of each kind at most. */
  limit?: number | undefined;
};

/** The query of GET /bookings/{id}/notices. */
export type ListBookingNoticesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /bookings/{id}/notices/preview. */
export type PreviewBookingNoticeQuery = {
  /** What the customer would be told. */
  kind: "confirmed" | "reserved" | "reminder" | "moved" | "cancelled" | "reinstated" | "hold_expiring" | "thanks";
};

/** The query of GET /customers/{id}/notices. */
export type ListCustomerNoticesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /notice-reach. */
export type GetNoticeReachQuery = {
  /** What they would be told. */
  kind: "confirmed" | "reserved" | "reminder" | "moved" | "cancelled" | "reinstated" | "hold_expiring" | "thanks";
  /** Left out: that of the booking, or a new one, of whom only a phone is known. */
  customer_id?: string | undefined;
  /** Of a new customer. */
  customer_name?: string | undefined;
  /** Whether a new customer's e-mail address is known. */
  customer_has_email?: boolean | undefined;
  /** The hold that is confirmed, or the booking that is moved to `start`. */
  booking_id?: string | undefined;
  /** Of a booking that does not exist yet, with its `start`. */
  service_id?: string | undefined;
  /** When it would be. */
  start?: string | undefined;
  /** For how many people. */
  party_size?: number | undefined;
  /** Resources that must be among those used. */
  resource_ids?: readonly string[] | string | undefined;
  /** Off the grid, outside hours or inside the notice, as a member may book. */
  override?: boolean | undefined;
  /** In which the booking is made. */
  conversation_id?: string | undefined;
  /** The service's questions that are being answered, by key. */
  answered?: readonly string[] | string | undefined;
};

/** The query of GET /notice-settings/reminder-effect. */
export type GetReminderEffectQuery = {
  /** Visits that start from then on. */
  from: string;
  /** And before this. */
  to: string;
};

/** The query of GET /reports/bookings. */
export type GetBookingsReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "service" | "resource" | "person" | "group" | "place" | "source" | "hour_weekday" | undefined;
  /** `previous`: also the totals of the period of equal length just before. */
  compare?: "previous" | undefined;
};

/** The query of GET /reports/bookings/export. */
export type ExportBookingsReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "service" | "resource" | "person" | "group" | "place" | "source" | "hour_weekday" | undefined;
  /** `csv` in UTF-8, or a spreadsheet. */
  format?: "csv" | "xlsx" | undefined;
  /** Leaves out every row that is not certain to be about three customers or more, and leaves counts of one and two blank, with whatever these could be computed from. */
  anonymous?: boolean | undefined;
  /** Of the words. Default: the workspace's. */
  language?: "en" | "es" | "pt-BR" | undefined;
};

/** The query of GET /reports/bookings/list. */
export type ListReportBookingsQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "service" | "resource" | "person" | "group" | "place" | "source" | "hour_weekday" | undefined;
  /** The `key` of the row, as the report answers it; left out for the row whose key is null. */
  key?: string | undefined;
  /** Which number of the row: what it counts is listed. */
  figure?: "bookings" | "open" | "completed" | "failed" | "no_shows" | "cancelled" | "late_cancelled" | "new_customers" | "returning_customers" | "reminded" | "reminded_missed" | "unreminded" | "unreminded_missed" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /reports/conversations. */
export type GetConversationsReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "source" | "hour_weekday" | undefined;
  /** `previous`: also the totals of the period of equal length just before. */
  compare?: "previous" | undefined;
};

/** The query of GET /reports/conversations/export. */
export type ExportConversationsReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "source" | "hour_weekday" | undefined;
  /** `csv` in UTF-8, or a spreadsheet. */
  format?: "csv" | "xlsx" | undefined;
  /** Leaves out every row that is not certain to be about three customers or more, and leaves counts of one and two blank, with whatever these could be computed from. */
  anonymous?: boolean | undefined;
  /** Of the words. Default: the workspace's. */
  language?: "en" | "es" | "pt-BR" | undefined;
};

/** The query of GET /reports/figures. */
export type GetReportFiguresQuery = {
  /** Of the words. Default: the workspace's. */
  language?: "en" | "es" | "pt-BR" | undefined;
};

/** The query of GET /reports/occupancy. */
export type GetOccupancyReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "resource" | "person" | "group" | "place" | "hour_weekday" | undefined;
  /** `previous`: also the totals of the period of equal length just before. */
  compare?: "previous" | undefined;
};

/** The query of GET /reports/occupancy/export. */
export type ExportOccupancyReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "resource" | "person" | "group" | "place" | "hour_weekday" | undefined;
  /** `csv` in UTF-8, or a spreadsheet. */
  format?: "csv" | "xlsx" | undefined;
  /** Leaves out every row that is not certain to be about three customers or more, and leaves counts of one and two blank, with whatever these could be computed from. */
  anonymous?: boolean | undefined;
  /** Of the words. Default: the workspace's. */
  language?: "en" | "es" | "pt-BR" | undefined;
};

/** The query of GET /reports/page. */
export type GetPageReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | undefined;
  /** `previous`: also the totals of the period of equal length just before. */
  compare?: "previous" | undefined;
};

/** The query of GET /reports/page/export. */
export type ExportPageReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | undefined;
  /** `csv` in UTF-8, or a spreadsheet. */
  format?: "csv" | "xlsx" | undefined;
  /** Leaves out every row that is not certain to be about three customers or more, and leaves counts of one and two blank, with whatever these could be computed from. */
  anonymous?: boolean | undefined;
  /** Of the words. Default: the workspace's. */
  language?: "en" | "es" | "pt-BR" | undefined;
};

/** The query of GET /reports/tasks. */
export type GetTasksReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "service" | "person" | "group" | "place" | "source" | "hour_weekday" | undefined;
  /** `previous`: also the totals of the period of equal length just before. */
  compare?: "previous" | undefined;
};

/** The query of GET /reports/tasks/export. */
export type ExportTasksReportQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "service" | "person" | "group" | "place" | "source" | "hour_weekday" | undefined;
  /** `csv` in UTF-8, or a spreadsheet. */
  format?: "csv" | "xlsx" | undefined;
  /** Leaves out every row that is not certain to be about three customers or more, and leaves counts of one and two blank, with whatever these could be computed from. */
  anonymous?: boolean | undefined;
  /** Of the words. Default: the workspace's. */
  language?: "en" | "es" | "pt-BR" | undefined;
};

/** The query of GET /reports/tasks/list. */
export type ListReportTasksQuery = {
  /** The first day, in the workspace's time zone. Default: 29 days before `to`. */
  from?: string | undefined;
  /** The last day, at most five years after `from`. Default: today. */
  to?: string | undefined;
  /** What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; `hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`. */
  by?: "none" | "day" | "week" | "month" | "service" | "person" | "group" | "place" | "source" | "hour_weekday" | undefined;
  /** The `key` of the row, as the report answers it; left out for the row whose key is null. */
  key?: string | undefined;
  /** Which number of the row: what it counts is listed. */
  figure?: "tasks" | "open" | "completed" | "failed" | "cancelled" | "taken" | "handled" | "in_time" | "late" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /channels. */
export type ListChannelsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /channels/pauses. */
export type ListChannelPausesQuery = {
  /** Which channel: `whatsapp`, `telegram` or `webchat`. */
  channel?: "whatsapp" | "telegram" | "webchat" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /channels/service-status. */
export type GetServiceStatusQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /channels/whatsapp/templates. */
export type ListWhatsAppTemplatesQuery = {
  /** Only those with one of these, separated by commas. */
  status?: readonly ("APPROVED" | "PENDING" | "REJECTED" | "PAUSED" | "DISABLED")[] | string | undefined;
  /** Only those in this language, as WhatsApp writes it: `pt_BR`. */
  language?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /automation-flows. */
export type ListFlowsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /automation-flows/{id}/runs. */
export type ListFlowRunsQuery = {
  /** Only those with this status; several are separated by commas. */
  status?: "planned" | "waiting" | "succeeded" | "failed" | "skipped" | "dropped" | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /ai/notices. */
export type ListAiNoticesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /ai/usage. */
export type GetAiUsageQuery = {
  /** The first local day. Default: 29 days before the last. */
  from?: string | undefined;
  /** The last local day. Default: today. */
  to?: string | undefined;
};

/** The query of GET /assistant/messages. */
export type ListAssistantMessagesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
  /** The assistant's language; the workspace's when left out. */
  language?: "pt-BR" | "es" | "en" | undefined;
};

/** The query of GET /team/audit-log. */
export type ListAuditLogQuery = {
  /** `member.removed`, or `member` for all that begins with it. */
  action?: string | undefined;
  /** The id of the member or key who did it. */
  actor?: string | undefined;
  /** The id of what was changed. */
  subject?: string | undefined;
  /** The earliest time wanted. */
  from?: string | undefined;
  /** Before this time. */
  to?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /team/invites. */
export type ListInvitesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /team/members. */
export type ListMembersQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /api-keys. */
export type ListApiKeysQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /test/outgoing. */
export type ListTestOutgoingQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
  /** Only what would have gone this way. */
  way?: "whatsapp" | "telegram" | "email" | "push" | "automation" | undefined;
};

/** The query of GET /workspaces. */
export type ListWorkspacesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /me/notices. */
export type ListMyNoticesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
  /** `true`: only what has unread messages; `false`: only what has none. */
  unread?: boolean | undefined;
};

/** The query of GET /events/stream. */
export type StreamChangesQuery = {
  /** Where the client was, for one that cannot send the Last-Event-ID header. */
  last_event_id?: string | undefined;
  /** The caller's workspace, for a client that cannot send the X-Workspace-Id header. */
  workspace?: string | undefined;
};

/** The query of GET /calendar. */
export type GetCalendarQuery = {
  /** The earliest time wanted. */
  from: string;
  /** At most 8 days after `from`. */
  to: string;
};

/** The query of GET /calendar/days. */
export type GetCalendarDaysQuery = {
  /** The earliest time wanted. */
  from: string;
  /** The last day, at most 41 days after `from`. */
  to: string;
  /** Only what is booked with resources of this kind. */
  kind?: "person" | "equipment" | "room" | "vehicle" | undefined;
  /** Only what is booked with resources of this group. */
  group_id?: string | undefined;
  /** Only what is booked with this resource. */
  resource_id?: string | undefined;
  /** Cancelled bookings count too. */
  cancelled?: boolean | undefined;
};

/** The query of GET /operations/functions. */
export type ListBackgroundFunctionsQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /operations/runs. */
export type ListBackgroundRunsQuery = {
  /** Only those with this status; several are separated by commas. */
  status?: "queued" | "running" | "waiting" | "completed" | "failed" | "cancelled" | undefined;
  /** Only runs of this function. */
  function?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /public/bookings/{token}/slots. */
export type ListOwnBookingSlotsQuery = {
  /** The first day, in the workspace's zone. Default: today. */
  from?: string | undefined;
  /** How many local days from `from` on. */
  days?: number | undefined;
};

/** The query of GET /public/pages/{slug}/slots. */
export type ListPageSlotsQuery = {
  /** Of this service. */
  service_id: string;
  /** The first day, in the workspace's zone. Default: today. */
  from?: string | undefined;
  /** How many local days from `from` on. */
  days?: number | undefined;
  /** For how many people. */
  party_size?: number | undefined;
  /** One of the service's people. */
  resource_id?: string | undefined;
};

/** The query of GET /public/webchat/files/{id}. */
export type GetWebchatFileQuery = {
  /** What a message's file address carries. */
  signed: string;
};

/** The query of GET /public/webchat/messages. */
export type ListWebchatMessagesQuery = {
  /** Only what came after this `n`, oldest first. */
  after?: number | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /public/webchat/services. */
export type ListWebchatServicesQuery = {
  /** How many at most. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
};

/** The query of GET /public/webchat/slots. */
export type ListWebchatSlotsQuery = {
  /** Of this service. */
  service_id: string;
  /** Default: now, or 7 days before `around`. */
  from?: string | undefined;
  /** Default: 7 days after `from` (or `around`); at most 62 days after `from`. */
  to?: string | undefined;
  /** The nearest times first, on both sides, within the window. */
  around?: string | undefined;
  /** For how many people. */
  party_size?: number | undefined;
  /** A resource that must be among those used. */
  resource_id?: string | undefined;
  /** A booking that is to move: its own time counts as free, and its resources are kept where they can be. */
  booking_id?: string | undefined;
  /** How many at most. */
  limit?: number | undefined;
};

/** The query of GET /public/webchat/stream. */
export type StreamWebchatQuery = {
  /** The publishable key, for a client that cannot send headers. */
  key?: string | undefined;
  /** The session's token, likewise. */
  token?: string | undefined;
  /** The last `n` it has, likewise. */
  last_event_id?: string | undefined;
};
