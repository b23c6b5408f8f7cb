# Made by `npm run generate` from the API's description. Changes here are lost.

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class AcceptInviteBody(TypedDict, total=False):
    # Of a new account.
    name: str
    # A new account's, or the one that the account has. Not needed with the session of the invited address.
    password: str


class AcceptedInvite(TypedDict):
    user: User
    member: Member
    workspace: Workspace


class AgentCallKey(TypedDict):
    """The API key; of an agent that a member connected, the grant and the agent's name."""

    id: str
    name: str


class AgentCall(TypedDict):
    id: str
    at: str
    tool: str
    # The API key; of an agent that a member connected, the grant and the agent's name.
    key: AgentCallKey
    # The name of the member whose agent it was; null with a key.
    member: Optional[str]
    # Shortened, and without what is personal or secret.
    arguments: Dict[str, Any]
    # `ok`, or the code of the problem it was refused with.
    outcome: str
    # Why it was refused.
    detail: Optional[str]
    # It only asked what would happen; nothing changed.
    dry_run: bool
    # A repeat of an earlier call, answered as that one was.
    replayed: bool
    # What the agent calls itself.
    client: Optional[str]
    request_id: str
    duration_ms: int


class AgentCallPage(TypedDict):
    data: List[AgentCall]
    next_cursor: Optional[str]


class AgentGrantClient(TypedDict):
    """The agent."""

    id: str
    # As the agent calls itself.
    name: str


class AgentGrantMember(TypedDict):
    """Who allowed it, and as whom it acts."""

    id: str
    name: str


class AgentGrant(TypedDict):
    id: str
    # The agent.
    client: AgentGrantClient
    # Who allowed it, and as whom it acts.
    member: AgentGrantMember
    # What the member allowed, as far as their role has it now.
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]
    created_at: str
    last_used_at: Optional[str]
    revoked_at: Optional[str]


class AgentGrantPage(TypedDict):
    data: List[AgentGrant]
    next_cursor: Optional[str]


class AiBudget(TypedDict):
    # Cents of a dollar a month, by the calendar of the workspace; null: no limit.
    monthly_cents: Optional[int]
    # Tokens a month; null: no limit.
    monthly_tokens: Optional[int]
    spent_cents: float
    spent_tokens: int
    # How much of the budget this month has taken: 1 is all of it, and the models stop.
    share: float


class AiNotice(TypedDict):
    id: str
    kind: Literal["budget_near", "budget_reached", "model_failing", "model_back", "guard_held", "paused"]
    # How often it happened; 1 where it happens once.
    count: int
    # Of a pause, what was said; of failures, their cause.
    reason: Optional[str]
    created_at: str


class AiNoticePage(TypedDict):
    data: List[AiNotice]
    next_cursor: Optional[str]


class AiStatusPaused(TypedDict):
    since: str
    by: str
    reason: str


class AiStatusResting(TypedDict):
    model: str
    # In a row.
    failures: int
    since: str
    # From then on one call tries it again.
    until: str


class AiStatus(TypedDict):
    # Whether the installation has an address for models.
    configured: bool
    model: Optional[str]
    paused: Optional[AiStatusPaused]
    budget: AiBudget
    # Models that fail and are left alone for a while; the rules answer at once meanwhile.
    resting: List[AiStatusResting]


class AiUsageTotal(TypedDict):
    calls: int
    # Calls without an answer that could be used; the rules answered instead.
    failed: int
    tokens_in: int
    tokens_out: int
    # Cents of a dollar, with their fractions, by the prices of `AI_PRICE`.
    cost_cents: float


class AiUsageDays(TypedDict):
    day: str
    calls: int
    # Calls without an answer that could be used; the rules answered instead.
    failed: int
    tokens_in: int
    tokens_out: int
    # Cents of a dollar, with their fractions, by the prices of `AI_PRICE`.
    cost_cents: float


class AiUsageChannels(TypedDict):
    channel: Optional[str]
    calls: int
    # Calls without an answer that could be used; the rules answered instead.
    failed: int
    tokens_in: int
    tokens_out: int
    # Cents of a dollar, with their fractions, by the prices of `AI_PRICE`.
    cost_cents: float


class AiUsageModels(TypedDict):
    model: str
    purpose: Literal["bot", "assistant", "embedding"]
    calls: int
    # Calls without an answer that could be used; the rules answered instead.
    failed: int
    tokens_in: int
    tokens_out: int
    # Cents of a dollar, with their fractions, by the prices of `AI_PRICE`.
    cost_cents: float


AiUsage = TypedDict("AiUsage", {
    "from": "str",
    "to": "str",
    "status": "AiStatus",
    "total": "AiUsageTotal",
    # Every day of the range, the empty ones too.
    "days": "List[AiUsageDays]",
    # Null: no conversation.
    "channels": "List[AiUsageChannels]",
    "models": "List[AiUsageModels]",
}, total=True)


class Alias(TypedDict):
    text: str
    # The language it is said in; null: any.
    language: Optional[Literal["pt-BR", "es", "en"]]


class AnswerOwnBookingBody(TypedDict):
    intake: Dict[str, Any]


class ApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    last4: str
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]
    expires_at: Optional[str]
    revoked_at: Optional[str]
    last_used_at: Optional[str]
    created_at: str


class ApiKeyPage(TypedDict):
    data: List[ApiKey]
    next_cursor: Optional[str]


class ApplyAssistantPlanBody(TypedDict, total=False):
    # The version you saw; if it is no longer the current one, nothing is written.
    expected_version: int


class AssignConversationBody(TypedDict):
    # Null takes it from whoever has it.
    member_id: Optional[str]


class Attachment(TypedDict):
    id: str
    booking_id: str
    # As the sender called it; for display only.
    name: str
    # What the content is, whatever it was called.
    media_type: Literal["image/png", "image/jpeg", "image/webp", "image/gif", "image/heic", "application/pdf"]
    # Bytes.
    size: int
    width: Optional[int]
    height: Optional[int]
    # Where the file is read, by whoever may see the booking.
    url: str
    # A small picture of it; null where none can be made.
    thumbnail_url: Optional[str]
    author: Author
    created_at: str


class AttachmentPage(TypedDict):
    data: List[Attachment]
    next_cursor: Optional[str]


class AttendanceSettings(TypedDict):
    enabled: bool
    # From so many missed visits on, a customer must say that they will come; null: never.
    confirm_after: Optional[int]
    # From so many on, they pay a deposit first; null: never.
    deposit_after: Optional[int]
    # From so many on, only the team books for them; null: never.
    desk_only_after: Optional[int]
    # For how many days a missed visit counts.
    forget_after_days: int
    # So many hours before the visit they must have said so; else the time is given back.
    confirm_hours: int
    # For services that ask for none themselves.
    deposit_cents: Optional[int]
    # How long that deposit may stay unpaid.
    deposit_minutes: int


class AuditEntryActor(TypedDict):
    type: str
    id: str
    name: str


AuditEntryChanges = TypedDict("AuditEntryChanges", {
    "from": "Any",
    "to": "Any",
}, total=True)


class AuditEntry(TypedDict):
    id: str
    at: str
    action: str
    actor: AuditEntryActor
    subject_id: str
    changes: Dict[str, AuditEntryChanges]
    request_id: Optional[str]
    address: Optional[str]


class AuditEntryPage(TypedDict):
    data: List[AuditEntry]
    next_cursor: Optional[str]


class Author(TypedDict):
    type: str
    id: str
    name: str


class AutomationConditions(TypedDict):
    field: Literal["service_id", "status", "stage", "source", "priority", "tags", "party_size", "customer.tags", "customer.locale", "channel", "text"]
    op: Literal["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"]
    value: Optional[Union[str, float, bool, List[str]]]


class Automation(TypedDict):
    id: str
    name: str
    enabled: bool
    trigger: AutomationTrigger
    conditions: List[AutomationConditions]
    actions: List[AutomationAction]
    last_run: Optional[AutomationRun]
    version: int
    created_at: str
    updated_at: str


class AutomationActionValueTemplate(TypedDict):
    name: str
    language: str
    # What stands for {{1}}, {{2}}, … in its body.
    params: List[str]


class AutomationActionValue(TypedDict):
    type: Literal["send_message"]
    # `{customer}`, `{service}`, `{start}` and `{business}` are filled in.
    text: str
    # What is sent instead past WhatsApp's 24 hours.
    template: Optional[AutomationActionValueTemplate]


class AutomationActionValue2(TypedDict):
    type: Literal["add_tag"]
    tag: str
    to: Literal["booking", "customer"]


class AutomationActionValue3(TypedDict):
    type: Literal["set_priority"]
    priority: Literal["low", "normal", "high", "urgent"]


class AutomationActionValue4(TypedDict):
    type: Literal["run_action"]
    key: str
    resource_id: Optional[str]


class AutomationActionValue5(TypedDict):
    type: Literal["assign"]
    member_id: str


class AutomationActionValue6(TypedDict):
    type: Literal["notify_team"]
    message: str


class AutomationActionValue7(TypedDict):
    type: Literal["call_webhook"]
    url: str


class AutomationActionValue8(TypedDict):
    type: Literal["wait"]
    minutes: int


AutomationAction = Union["AutomationActionValue", "AutomationActionValue2", "AutomationActionValue3", "AutomationActionValue4", "AutomationActionValue5", "AutomationActionValue6", "AutomationActionValue7", "AutomationActionValue8"]


class _AutomationActionInputValueTemplateAlways(TypedDict):
    name: str
    language: str


class _AutomationActionInputValueTemplateSometimes(TypedDict, total=False):
    # What stands for {{1}}, {{2}}, … in its body.
    params: List[str]


class AutomationActionInputValueTemplate(_AutomationActionInputValueTemplateAlways, _AutomationActionInputValueTemplateSometimes):
    pass


class _AutomationActionInputValueAlways(TypedDict):
    type: Literal["send_message"]
    # `{customer}`, `{service}`, `{start}` and `{business}` are filled in.
    text: str


class _AutomationActionInputValueSometimes(TypedDict, total=False):
    # What is sent instead past WhatsApp's 24 hours.
    template: Optional[AutomationActionInputValueTemplate]


class AutomationActionInputValue(_AutomationActionInputValueAlways, _AutomationActionInputValueSometimes):
    pass


class _AutomationActionInputValue2Always(TypedDict):
    type: Literal["add_tag"]
    tag: str


class _AutomationActionInputValue2Sometimes(TypedDict, total=False):
    to: Literal["booking", "customer"]


class AutomationActionInputValue2(_AutomationActionInputValue2Always, _AutomationActionInputValue2Sometimes):
    pass


class AutomationActionInputValue3(TypedDict):
    type: Literal["set_priority"]
    priority: Literal["low", "normal", "high", "urgent"]


class _AutomationActionInputValue4Always(TypedDict):
    type: Literal["run_action"]
    key: str


class _AutomationActionInputValue4Sometimes(TypedDict, total=False):
    resource_id: Optional[str]


class AutomationActionInputValue4(_AutomationActionInputValue4Always, _AutomationActionInputValue4Sometimes):
    pass


class AutomationActionInputValue5(TypedDict):
    type: Literal["assign"]
    member_id: str


class AutomationActionInputValue6(TypedDict):
    type: Literal["notify_team"]
    message: str


class AutomationActionInputValue7(TypedDict):
    type: Literal["call_webhook"]
    url: str


class AutomationActionInputValue8(TypedDict):
    type: Literal["wait"]
    minutes: int


AutomationActionInput = Union["AutomationActionInputValue", "AutomationActionInputValue2", "AutomationActionInputValue3", "AutomationActionInputValue4", "AutomationActionInputValue5", "AutomationActionInputValue6", "AutomationActionInputValue7", "AutomationActionInputValue8"]


class AutomationPage(TypedDict):
    data: List[Automation]
    next_cursor: Optional[str]


class AutomationRunSteps(TypedDict):
    n: int
    action: str
    at: str
    # `done`, `failed`, `waiting`, or why it was left out.
    result: str
    detail: Optional[str]


class AutomationRun(TypedDict):
    id: str
    automation_id: str
    cause: str
    subject_id: str
    status: Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]
    steps: List[AutomationRunSteps]
    due_at: Optional[str]
    created_at: str
    finished_at: Optional[str]


class AutomationRunPage(TypedDict):
    data: List[AutomationRun]
    next_cursor: Optional[str]


class AutomationTriggerValue(TypedDict):
    type: Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed"]


class AutomationTriggerValue2(TypedDict):
    type: Literal["stage.changed"]
    # Only into this stage; null for any.
    stage: Optional[str]


class AutomationTriggerValue3(TypedDict):
    type: Literal["message.received"]
    channel: Optional[Literal["whatsapp", "telegram", "webchat"]]


class AutomationTriggerValue4(TypedDict):
    type: Literal["time_relative"]
    # Negative: before. -1440 is a day before.
    offset_minutes: int
    to: Literal["start", "end", "due"]


AutomationTrigger = Union["AutomationTriggerValue", "AutomationTriggerValue2", "AutomationTriggerValue3", "AutomationTriggerValue4"]


class AutomationTriggerInputValue(TypedDict):
    type: Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed"]


class _AutomationTriggerInputValue2Always(TypedDict):
    type: Literal["stage.changed"]


class _AutomationTriggerInputValue2Sometimes(TypedDict, total=False):
    # Only into this stage; null for any.
    stage: Optional[str]


class AutomationTriggerInputValue2(_AutomationTriggerInputValue2Always, _AutomationTriggerInputValue2Sometimes):
    pass


class _AutomationTriggerInputValue3Always(TypedDict):
    type: Literal["message.received"]


class _AutomationTriggerInputValue3Sometimes(TypedDict, total=False):
    channel: Optional[Literal["whatsapp", "telegram", "webchat"]]


class AutomationTriggerInputValue3(_AutomationTriggerInputValue3Always, _AutomationTriggerInputValue3Sometimes):
    pass


class AutomationTriggerInputValue4(TypedDict):
    type: Literal["time_relative"]
    # Negative: before. -1440 is a day before.
    offset_minutes: int
    to: Literal["start", "end", "due"]


AutomationTriggerInput = Union["AutomationTriggerInputValue", "AutomationTriggerInputValue2", "AutomationTriggerInputValue3", "AutomationTriggerInputValue4"]


class BackgroundFunctionRuns(TypedDict):
    """Of this project and of the installation, as far as they are kept."""

    active: int
    completed: int
    failed: int
    cancelled: int


class BackgroundFunctionLastFailure(TypedDict):
    run_id: str
    at: str
    # Null for a run of the installation's own, whose error is not shown.
    message: Optional[str]


class BackgroundFunction(TypedDict):
    id: str
    name: str
    # Event names, and timetables as `cron 17 3 * * *`.
    triggers: List[str]
    retries: int
    # When a worker last announced it.
    seen_at: str
    # Of this project and of the installation, as far as they are kept.
    runs: BackgroundFunctionRuns
    last_run_at: Optional[str]
    next_run_at: Optional[str]
    last_failure: Optional[BackgroundFunctionLastFailure]


class BackgroundFunctionPage(TypedDict):
    data: List[BackgroundFunction]
    next_cursor: Optional[str]


class BackgroundRunEvent(TypedDict):
    id: str
    type: str
    subject_id: Optional[str]


class BackgroundRunError(TypedDict):
    name: str
    message: str


class BackgroundRunSteps(TypedDict):
    name: str
    kind: Literal["run", "sleep"]
    status: Literal["planned", "done", "failed"]
    attempt: int
    due_at: Optional[str]
    finished_at: Optional[str]


class BackgroundRun(TypedDict):
    id: str
    function_id: str
    status: Literal["queued", "running", "waiting", "completed", "failed", "cancelled"]
    # The installation's own, not this project's: its event and error are not shown.
    system: bool
    event: Optional[BackgroundRunEvent]
    attempt: int
    error: Optional[BackgroundRunError]
    steps: List[BackgroundRunSteps]
    due_at: Optional[str]
    created_at: str
    started_at: Optional[str]
    finished_at: Optional[str]


class BackgroundRunPage(TypedDict):
    data: List[BackgroundRun]
    next_cursor: Optional[str]


class BookingCustomer(TypedDict):
    id: str
    name: str
    phone: Optional[str]
    locale: Optional[str]


class BookingAllocations(TypedDict):
    resource_id: str
    start: str
    end: str


class BookingLocation(TypedDict):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class BookingAssignee(TypedDict):
    resource_id: str
    name: str


class Booking(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    stage: str
    service_id: str
    # Null for a queue task until someone takes it.
    start: Optional[str]
    # The end of the service itself, without the buffer.
    end: Optional[str]
    party_size: int
    customer: Optional[BookingCustomer]
    # What the booking takes of each resource, with the buffer after the service; nothing once it has ended.
    allocations: List[BookingAllocations]
    # The resources of the booking; of one that has ended, those it had. Without its time a task has none.
    resource_ids: List[str]
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    source: Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]
    # The keys of the service's required questions that nobody has answered yet.
    intake_missing: List[str]
    due_at: Optional[str]
    location: Optional[BookingLocation]
    assignee: Optional[BookingAssignee]
    group_id: Optional[str]
    # When the time is given back by itself: the end of a hold, or the deadline of an unpaid deposit.
    hold_expires_at: Optional[str]
    rescheduled_from_id: Optional[str]
    rescheduled_to_id: Optional[str]
    cancel_reason: Optional[str]
    outcome: Optional[str]
    # Of a booking that ended: until when POST /bookings/{id}/undo can take that back.
    undo_until: Optional[str]
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    conversation_id: Optional[str]
    # Since when the customer has said that they will come.
    attending_since: Optional[str]
    # Until when a customer who missed visits must have said so; the time is then given back.
    confirm_by: Optional[str]
    version: int
    created_at: str
    updated_at: str


class BookingCancelledEventData(TypedDict):
    booking: EventBooking


class BookingCancelledEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.cancelled"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingCancelledEventData


class BookingCheckedInEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingCheckedInEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.checked_in"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingCheckedInEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingCompletedEventData(TypedDict):
    booking: EventBooking


class BookingCompletedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.completed"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingCompletedEventData


class BookingConfirmedEventData(TypedDict):
    booking: EventBooking


class BookingConfirmedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.confirmed"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingConfirmedEventData


class BookingCreatedEventData(TypedDict):
    booking: EventBooking


class BookingCreatedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.created"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingCreatedEventData


class BookingFailedEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingFailedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.failed"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingFailedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingFiguresRevenue(TypedDict):
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    booked_cents: int
    realised_cents: int


class BookingFigures(TypedDict):
    bookings: int
    open: int
    completed: int
    failed: int
    no_shows: int
    # Between 0 and 1; null where there is nothing to divide by.
    no_show_rate: Optional[float]
    cancelled: int
    # Between 0 and 1; null where there is nothing to divide by.
    cancellation_rate: Optional[float]
    late_cancelled: int
    new_customers: int
    returning_customers: int
    # Null where there is nothing to divide by.
    lead_hours: Optional[float]
    revenue: List[BookingFiguresRevenue]
    reminded: int
    reminded_missed: int
    unreminded: int
    unreminded_missed: int
    # The share missed without reminders less the share missed with.
    reminder_effect: Optional[float]


class BookingMovedEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingMovedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.moved"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingMovedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingNoShowEventData(TypedDict):
    booking: EventBooking


class BookingNoShowEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.no_show"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingNoShowEventData


class BookingPage(TypedDict):
    data: List[Booking]
    next_cursor: Optional[str]


class BookingPendingPaymentEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingPendingPaymentEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.pending_payment"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingPendingPaymentEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingPutBackEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingPutBackEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.put_back"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingPutBackEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingReleasedEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingReleasedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.released"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingReleasedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingRescheduledEventData(TypedDict):
    booking: EventBooking
    old_booking_id: str
    new_booking_id: str


class BookingRescheduledEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.rescheduled"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingRescheduledEventData


class BookingTakenEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingTakenEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.taken"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingTakenEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingUndoneEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingUndoneEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.undone"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingUndoneEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class BookingUpdatedEventData(TypedDict):
    booking_id: str
    # The stage that it moved to; null when it did not move.
    stage: Optional[str]


class BookingUpdatedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["booking.updated"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: BookingUpdatedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


BookingsReportPrevious = TypedDict("BookingsReportPrevious", {
    "from": "str",
    "to": "str",
    "totals": "BookingFigures",
}, total=True)


BookingsReport = TypedDict("BookingsReport", {
    "from": "str",
    "to": "str",
    "timezone": "str",
    "by": "str",
    "rows": "List[BookingsReportRow]",
    # Of the whole period; rows that overlap, such as resources of one booking, count once.
    "totals": "BookingFigures",
    # The period before, where `compare` asks for it.
    "previous": "Optional[BookingsReportPrevious]",
}, total=True)


class BookingsReportRow(TypedDict):
    # An id, a date, a source, an address or a weekday and hour; null for none.
    key: Optional[str]
    # Of a service, resource or group.
    name: Optional[str]
    figures: BookingFigures


class BotHandoff(TypedDict):
    # Words that bring a person at once.
    keywords: List[str]
    # So many times in a row without an answer bring a person.
    after_failures: int
    message: str


class BotAbilities(TypedDict):
    answer: bool
    book: bool
    reschedule: bool
    cancel: bool
    collect_location: bool


class BotWordingPtBR(TypedDict, total=False):
    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


class BotWordingEs(TypedDict, total=False):
    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


class BotWordingEn(TypedDict, total=False):
    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


BotWording = TypedDict("BotWording", {
    "pt-BR": "BotWordingPtBR",
    "es": "BotWordingEs",
    "en": "BotWordingEn",
}, total=False)


class Bot(TypedDict):
    enabled: bool
    name: str
    # How it should speak and what it must not say. A model reads it; the rules do not need it.
    instructions: str
    # Its first words. Empty: a sentence of its own in the contact's language.
    greeting: str
    # When it does not know. Empty: a sentence of its own.
    fallback_message: str
    # The bot answers in these alone. The first is used where a text does not show its language, or shows another.
    languages: List[Literal["pt-BR", "es", "en"]]
    handoff: BotHandoff
    abilities: BotAbilities
    # The model to ask, where an address for one is configured.
    model: Optional[str]
    # What it says to whoever is in danger, before a person takes over. Empty: a sentence of its own.
    emergency_message: str
    # How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`.
    tone: Literal["warm", "formal", "brief"]
    # The workspace's own sentences, by language. What is absent or empty is said in sentences of the bot's own.
    wording: BotWording
    version: int
    updated_at: Optional[str]


class BotTraceTools(TypedDict):
    name: str
    asked: Any
    answered: str


class BotTraceSources(TypedDict):
    id: str
    title: str


class BotTraceCost(TypedDict):
    tokens_in: int
    tokens_out: int
    cents: float


class BotTrace(TypedDict):
    driver: Literal["rules", "model"]
    # The model that was asked; null: none was.
    model: Optional[str]
    # Why the rules answered although a model was asked, such as `timeout`, `malformed` or `budget`.
    fallback: Optional[str]
    # How many of the model's tool calls were refused.
    refused: int
    understood: Dict[str, Any]
    tools: List[BotTraceTools]
    sources: List[BotTraceSources]
    # `answered`, `asked`, `offered`, `booked`, `moved`, `cancelled`, `handed_over`, `asked_team`, `unknown` …
    outcome: str
    duration_ms: int
    cost: Optional[BotTraceCost]


class BotTurn(TypedDict):
    id: str
    # The place of the last message that it answers.
    n: int
    trace: BotTrace
    # Why it was not sent, such as `overtaken` or `human`; null when it was.
    dropped: Optional[str]
    created_at: str


class BotTurnPage(TypedDict):
    data: List[BotTurn]
    next_cursor: Optional[str]


class CalendarGroups(TypedDict):
    id: str
    name: str


Calendar = TypedDict("Calendar", {
    "from": "str",
    "to": "str",
    "resources": "List[CalendarResource]",
    "groups": "List[CalendarGroups]",
    "bookings": "List[CalendarBooking]",
}, total=True)


class CalendarBookingService(TypedDict):
    id: str
    name: str
    color: str
    slot_interval_minutes: int


class CalendarBooking(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    stage: str
    service: CalendarBookingService
    customer_name: Optional[str]
    start: str
    end: str
    # The end with the buffer after the service.
    busy_until: str
    hold_expires_at: Optional[str]
    resource_ids: List[str]
    party_size: int
    has_notes: bool
    # A required question of the service has no answer.
    intake_missing: bool
    # The customer has said that they will come.
    attending: bool
    version: int


class CalendarDayBookingsService(TypedDict):
    id: str
    name: str
    color: str


class CalendarDayBookings(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    customer_name: Optional[str]
    start: str
    resource_ids: List[str]
    service: CalendarDayBookingsService


class CalendarDay(TypedDict):
    date: str
    # Nobody who keeps hours works on it, of those whom customers book; of all where nobody is booked.
    closed: bool
    # The bookings that start on it; one that goes on past midnight counts once.
    count: int
    # The first three of them, appointments before tasks.
    bookings: List[CalendarDayBookings]


class CalendarDaysResources(TypedDict):
    id: str
    name: str
    kind: str
    active: bool
    group_ids: List[str]


class CalendarDaysGroups(TypedDict):
    id: str
    name: str


CalendarDays = TypedDict("CalendarDays", {
    "from": "str",
    "to": "str",
    "resources": "List[CalendarDaysResources]",
    "groups": "List[CalendarDaysGroups]",
    "days": "List[CalendarDay]",
}, total=True)


class CalendarResourceOpen(TypedDict):
    start: str
    end: str


class CalendarResourceTimeOff(TypedDict):
    id: str
    start: str
    end: str
    reason: Optional[str]


class CalendarResource(TypedDict):
    id: str
    name: str
    kind: str
    photo_id: Optional[str]
    capacity: int
    active: bool
    group_ids: List[str]
    # When it works, within the window; time off is not taken out.
    open: List[CalendarResourceOpen]
    # The days of the window on which customers can come for a service that uses it; null where none does. A day is closed by those who receive customers.
    receives_on: Optional[List[str]]
    time_off: List[CalendarResourceTimeOff]


class _CancelBookingBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _CancelBookingBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class CancelBookingBodyDataLocation(_CancelBookingBodyDataLocationAlways, _CancelBookingBodyDataLocationSometimes):
    pass


class CancelBookingBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say. Left out: each of its fields has its own default."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[CancelBookingBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class CancelBookingBody(TypedDict, total=False):
    # Why: kept as the outcome, of a cancellation as `cancel_reason`.
    reason: Optional[str]
    # Kept in the stage history; it serves as the comment of the action.
    note: Optional[str]
    # What the action requires, and what else there is to say. Left out: each of its fields has its own default.
    data: CancelBookingBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class CancelOwnBookingBody(TypedDict, total=False):
    reason: Optional[str]


class Change(TypedDict):
    kind: str
    # What changed.
    id: str
    # The families of data in the dashboard that may show it.
    refreshes: List[str]


class ChangeMyPasswordBody(TypedDict):
    current: str
    new: str


class ChannelBroken(TypedDict):
    at: str
    reason: str


class ChannelLastError(TypedDict):
    at: str
    code: str
    message: str


class Channel(TypedDict):
    channel: Literal["whatsapp", "telegram", "webchat"]
    # WebChat is ours and always is.
    connected: bool
    # The number or the bot, as contacts see it.
    name: Optional[str]
    connected_by: Optional[Author]
    connected_at: Optional[str]
    # The channel refuses the credentials: connect it again. What is to be sent waits.
    broken: Optional[ChannelBroken]
    paused: Optional[ChannelPause]
    last_inbound_at: Optional[str]
    last_sent_at: Optional[str]
    last_error: Optional[ChannelLastError]


class ChannelPage(TypedDict):
    data: List[Channel]
    next_cursor: Optional[str]


class ChannelPause(TypedDict):
    id: str
    channel: Literal["whatsapp", "telegram", "webchat"]
    reason: str
    paused_by: Author
    paused_at: str
    # When it ends by itself.
    until: Optional[str]
    # Null while it lasts, and when it ended by itself.
    resumed_by: Optional[Author]
    resumed_at: Optional[str]
    active: bool


class ChannelPausePage(TypedDict):
    data: List[ChannelPause]
    next_cursor: Optional[str]


class ChannelPolicy(TypedDict):
    channel: Literal["whatsapp", "telegram", "webchat"]
    # `outside_hours`: only while nobody of the team works.
    policy: Literal["on", "off", "outside_hours"]
    # Failures in a row before a person is asked; null: the bot's own.
    handoff_after: Optional[int]


class ChannelPolicyPage(TypedDict):
    data: List[ChannelPolicy]
    next_cursor: Optional[str]


class ChannelServiceStatusReason(TypedDict):
    code: Literal["not_connected", "credentials_refused", "files_missing", "failing", "some_failed", "waiting_long"]
    message: str


class ChannelServiceStatus(TypedDict):
    channel: Literal["whatsapp", "telegram", "webchat"]
    state: Literal["ok", "degraded", "down", "unconnected"]
    reason: Optional[ChannelServiceStatusReason]
    paused: bool
    # The last message that the channel took.
    last_sent_at: Optional[str]
    last_inbound_at: Optional[str]
    failures_last_hour: int
    # Messages that wait to be sent.
    queue_length: int
    oldest_waiting_at: Optional[str]


class _CheckInBookingBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _CheckInBookingBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class CheckInBookingBodyDataLocation(_CheckInBookingBodyDataLocationAlways, _CheckInBookingBodyDataLocationSometimes):
    pass


class CheckInBookingBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say. Left out: each of its fields has its own default."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[CheckInBookingBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class CheckInBookingBody(TypedDict, total=False):
    # Why: kept as the outcome, of a cancellation as `cancel_reason`.
    reason: Optional[str]
    # Kept in the stage history; it serves as the comment of the action.
    note: Optional[str]
    # What the action requires, and what else there is to say. Left out: each of its fields has its own default.
    data: CheckInBookingBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class CloseDaysBodyDays(TypedDict):
    date: str
    name: str


class CloseDaysBody(TypedDict):
    days: List[CloseDaysBodyDays]


class CloseDaysResult(TypedDict):
    data: List[ClosedDay]


class ClosedDay(TypedDict):
    date: str
    name: str
    # How many open bookings start on that day; a closed day leaves them as they are.
    bookings: int
    created_at: str


class ClosedDayPage(TypedDict):
    data: List[ClosedDay]
    next_cursor: Optional[str]


class Comment(TypedDict):
    id: str
    booking_id: Optional[str]
    customer_id: Optional[str]
    body: str
    # The ids of the members that the text names with an `@`.
    mentions: List[str]
    author: Author
    created_at: str


class CommentPage(TypedDict):
    data: List[Comment]
    next_cursor: Optional[str]


class _CompleteBookingBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _CompleteBookingBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class CompleteBookingBodyDataLocation(_CompleteBookingBodyDataLocationAlways, _CompleteBookingBodyDataLocationSometimes):
    pass


class CompleteBookingBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say. Left out: each of its fields has its own default."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[CompleteBookingBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class CompleteBookingBody(TypedDict, total=False):
    # Why: kept as the outcome, of a cancellation as `cancel_reason`.
    reason: Optional[str]
    # Kept in the stage history; it serves as the comment of the action.
    note: Optional[str]
    # What the action requires, and what else there is to say. Left out: each of its fields has its own default.
    data: CompleteBookingBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class ConfirmHoldBodyCustomer(TypedDict):
    id: str


class _ConfirmHoldBodyCustomer2Always(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _ConfirmHoldBodyCustomer2Sometimes(TypedDict, total=False):
    locale: Optional[str]
    email: Optional[str]


class ConfirmHoldBodyCustomer2(_ConfirmHoldBodyCustomer2Always, _ConfirmHoldBodyCustomer2Sometimes):
    pass


class ConfirmHoldBody(TypedDict, total=False):
    customer: Optional[Union[ConfirmHoldBodyCustomer, ConfirmHoldBodyCustomer2]]
    # The answers to the service's questions; left out, they stay.
    intake: Optional[Dict[str, Any]]
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class _ConfirmPageHoldBodyCustomerAlways(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _ConfirmPageHoldBodyCustomerSometimes(TypedDict, total=False):
    email: Optional[str]
    locale: Optional[str]


class ConfirmPageHoldBodyCustomer(_ConfirmPageHoldBodyCustomerAlways, _ConfirmPageHoldBodyCustomerSometimes):
    pass


class _ConfirmPageHoldBodyAlways(TypedDict):
    token: str
    customer: ConfirmPageHoldBodyCustomer


class _ConfirmPageHoldBodySometimes(TypedDict, total=False):
    intake: Dict[str, Any]
    notes: Optional[str]


class ConfirmPageHoldBody(_ConfirmPageHoldBodyAlways, _ConfirmPageHoldBodySometimes):
    pass


class ConfirmSignUpRequestBody(TypedDict):
    token: str
    # The one that was chosen with the request: the link alone opens nothing.
    password: str


class _ConfirmWebchatHoldBodyCustomerAlways(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _ConfirmWebchatHoldBodyCustomerSometimes(TypedDict, total=False):
    email: Optional[str]


class ConfirmWebchatHoldBodyCustomer(_ConfirmWebchatHoldBodyCustomerAlways, _ConfirmWebchatHoldBodyCustomerSometimes):
    pass


class ConfirmWebchatHoldBody(TypedDict, total=False):
    # May be left out by a visitor whose phone is known.
    customer: Optional[ConfirmWebchatHoldBodyCustomer]
    # The answers to what the service asks.
    intake: Dict[str, Any]


class ConnectTelegramBotBody(TypedDict):
    bot_token: str


class _ConnectWhatsAppNumberBodyAlways(TypedDict):
    phone_number_id: str
    business_account_id: str


class _ConnectWhatsAppNumberBodySometimes(TypedDict, total=False):
    # Left out, the one that is kept stays.
    access_token: str
    # Left out, the one that is kept stays.
    app_secret: str


class ConnectWhatsAppNumberBody(_ConnectWhatsAppNumberBodyAlways, _ConnectWhatsAppNumberBodySometimes):
    pass


class ConversationCustomer(TypedDict):
    id: str
    name: str
    phone: Optional[str]
    locale: Optional[str]


class ConversationBookedFor(TypedDict):
    id: str
    name: str
    phone: Optional[str]


class ConversationAssignee(TypedDict):
    id: str
    name: str


class Conversation(TypedDict):
    id: str
    channel: Literal["whatsapp", "telegram", "webchat"]
    customer: ConversationCustomer
    # Whom a web chat's visitor without a phone of their own booked for last: the customer with the phone that they gave, which nobody has verified.
    booked_for: Optional[ConversationBookedFor]
    # Who answers.
    mode: Literal["bot", "human"]
    status: Literal["open", "resolved"]
    unread_count: int
    # A member of the team.
    assignee: Optional[ConversationAssignee]
    last_message: Optional[Message]
    last_message_at: Optional[str]
    # Until when WhatsApp takes free messages: 24 hours from the contact's last one. Null elsewhere, and before the first.
    window_expires_at: Optional[str]
    # Until when the team put it off. A time that has passed says that it is back; the contact's next message clears it.
    snoozed_until: Optional[str]
    # Nothing is sent on its channel at present.
    paused: bool
    created_at: str
    updated_at: str


class ConversationAssignedEventData(TypedDict):
    conversation_id: str


class ConversationAssignedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["conversation.assigned"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: ConversationAssignedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class ConversationCounts(TypedDict):
    all: int
    # Assigned to whoever asks.
    mine: int
    unassigned: int
    # When the next snoozed conversation comes back.
    next_return_at: Optional[str]


class ConversationFigures(TypedDict):
    conversations: int
    answered: int
    # Null where there is nothing to divide by.
    first_response_minutes: Optional[float]
    resolved: int
    # Null where there is nothing to divide by.
    resolution_minutes: Optional[float]
    with_bot: int
    contained: int
    # Between 0 and 1; null where there is nothing to divide by.
    containment_rate: Optional[float]
    handed_over: int
    held: int
    booked: int
    # Between 0 and 1; null where there is nothing to divide by.
    booking_rate: Optional[float]


class ConversationModeChangedEventData(TypedDict):
    conversation_id: str


class ConversationModeChangedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["conversation.mode_changed"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: ConversationModeChangedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class ConversationNote(TypedDict):
    id: str
    conversation_id: str
    text: str
    # The members who were told of it.
    mentions: List[str]
    author: Author
    created_at: str


class ConversationNotePage(TypedDict):
    data: List[ConversationNote]
    next_cursor: Optional[str]


class ConversationPage(TypedDict):
    data: List[Conversation]
    next_cursor: Optional[str]


class ConversationReopenedEventData(TypedDict):
    conversation_id: str


class ConversationReopenedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["conversation.reopened"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: ConversationReopenedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class ConversationResolvedEventData(TypedDict):
    conversation_id: str


class ConversationResolvedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["conversation.resolved"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: ConversationResolvedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class ConversationSnoozedEventData(TypedDict):
    conversation_id: str


class ConversationSnoozedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["conversation.snoozed"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: ConversationSnoozedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class ConversationUnsnoozedEventData(TypedDict):
    conversation_id: str


class ConversationUnsnoozedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["conversation.unsnoozed"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: ConversationUnsnoozedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


ConversationsReportPrevious = TypedDict("ConversationsReportPrevious", {
    "from": "str",
    "to": "str",
    "totals": "ConversationFigures",
}, total=True)


ConversationsReport = TypedDict("ConversationsReport", {
    "from": "str",
    "to": "str",
    "timezone": "str",
    "by": "str",
    "rows": "List[ConversationsReportRow]",
    # Of the whole period; rows that overlap, such as resources of one booking, count once.
    "totals": "ConversationFigures",
    # The period before, where `compare` asks for it.
    "previous": "Optional[ConversationsReportPrevious]",
}, total=True)


class ConversationsReportRow(TypedDict):
    # An id, a date, a source, an address or a weekday and hour; null for none.
    key: Optional[str]
    # Of a service, resource or group.
    name: Optional[str]
    figures: ConversationFigures


class CountPageStepsBody(TypedDict):
    # What the visitor has reached since the last count, each once for a browser tab.
    steps: List[Literal["opened", "chose_service", "chose_time"]]


class _CreateAgentGrantBodyAlways(TypedDict):
    # Of the agent, from its registration.
    client_id: str
    # One that the agent registered; on this device the port may differ.
    redirect_uri: str
    # Of PKCE, by S256.
    code_challenge: str
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]


class _CreateAgentGrantBodySometimes(TypedDict, total=False):
    # The address of the agent tool server; there is only one.
    resource: str
    # Given back as it is.
    state: str


class CreateAgentGrantBody(_CreateAgentGrantBodyAlways, _CreateAgentGrantBodySometimes):
    pass


class _CreateApiKeyBodyAlways(TypedDict):
    name: str
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]


class _CreateApiKeyBodySometimes(TypedDict, total=False):
    expires_at: Optional[str]
    # A key of test mode, which begins with tk_test_ and reaches no live data.
    test: bool


class CreateApiKeyBody(_CreateApiKeyBodyAlways, _CreateApiKeyBodySometimes):
    pass


class CreateAssistantMessageBody(TypedDict, total=False):
    # In one's own words; a website's address is read.
    text: str
    # One of the choices of `asking`; `skip` takes what is usual, `restart` begins anew.
    choice: str
    # The assistant's language; the workspace's when left out.
    language: Literal["pt-BR", "es", "en"]


class CreateAttachmentBody(TypedDict):
    # A PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB, recognised by its content.
    file: str


class _CreateAutomationBodyConditionsAlways(TypedDict):
    field: Literal["service_id", "status", "stage", "source", "priority", "tags", "party_size", "customer.tags", "customer.locale", "channel", "text"]
    op: Literal["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"]


class _CreateAutomationBodyConditionsSometimes(TypedDict, total=False):
    value: Optional[Union[str, float, bool, List[str]]]


class CreateAutomationBodyConditions(_CreateAutomationBodyConditionsAlways, _CreateAutomationBodyConditionsSometimes):
    pass


class _CreateAutomationBodyAlways(TypedDict):
    name: str
    trigger: AutomationTriggerInput
    actions: List[AutomationActionInput]


class _CreateAutomationBodySometimes(TypedDict, total=False):
    enabled: bool
    conditions: List[CreateAutomationBodyConditions]


class CreateAutomationBody(_CreateAutomationBodyAlways, _CreateAutomationBodySometimes):
    pass


class CreateBookingBodyCustomer(TypedDict):
    id: str


class _CreateBookingBodyCustomer2Always(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _CreateBookingBodyCustomer2Sometimes(TypedDict, total=False):
    locale: Optional[str]
    email: Optional[str]


class CreateBookingBodyCustomer2(_CreateBookingBodyCustomer2Always, _CreateBookingBodyCustomer2Sometimes):
    pass


class CreateBookingBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class _CreateBookingBodyAlways(TypedDict):
    service_id: str


class _CreateBookingBodySometimes(TypedDict, total=False):
    party_size: int
    # Resources that must be among those used; the rest is completed.
    resource_ids: List[str]
    customer: Optional[Union[CreateBookingBodyCustomer, CreateBookingBodyCustomer2]]
    # A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason.
    override: bool
    reason: Optional[str]
    # When the time is taken, hold the nearest free one instead: the refusal has it as `held_alternative`, a Booking with status `held`.
    hold_best: bool
    # Needed for an appointment, refused for a queue service.
    start: Optional[str]
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    due_at: Optional[str]
    location: Optional[CreateBookingBodyLocation]
    conversation_id: Optional[str]
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class CreateBookingBody(_CreateBookingBodyAlways, _CreateBookingBodySometimes):
    pass


class CreateBookingCommentBody(TypedDict):
    # `@` before a member's name, first name where only one has it, e-mail or id mentions them.
    body: str


class _CreateConversationNoteBodyAlways(TypedDict):
    text: str


class _CreateConversationNoteBodySometimes(TypedDict, total=False):
    # Members who are told of it, but for the author.
    mentions: List[str]


class CreateConversationNoteBody(_CreateConversationNoteBodyAlways, _CreateConversationNoteBodySometimes):
    pass


class CreateCustomerBodyAddress(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class _CreateCustomerBodyAlways(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: Optional[str]


class _CreateCustomerBodySometimes(TypedDict, total=False):
    locale: Optional[str]
    email: Optional[str]
    company: Optional[str]
    notes: Optional[str]
    tags: List[str]
    address: Optional[CreateCustomerBodyAddress]


class CreateCustomerBody(_CreateCustomerBodyAlways, _CreateCustomerBodySometimes):
    pass


class CreateCustomerCommentBody(TypedDict):
    # `@` before a member's name, first name where only one has it, e-mail or id mentions them.
    body: str


class CreateCustomerImportBody(TypedDict, total=False):
    # A CSV file of at most 5 MiB and 5000 rows; its first line names the columns.
    file: str
    # The same as text, instead of a file.
    text: str
    # JSON: which column holds which field. Left out, the names of the columns decide.
    mapping: str
    # The country of phones without one; left out, it is that of the workspace's time zone.
    calling_code: str
    # What becomes of customers who are there already.
    policy: Literal["skip", "update"]


class _CreateFlowBodyAlways(TypedDict):
    name: str
    trigger: AutomationTriggerInput


class _CreateFlowBodySometimes(TypedDict, total=False):
    enabled: bool
    nodes: List[FlowNodeInput]
    edges: List[FlowEdgeInput]


class CreateFlowBody(_CreateFlowBodyAlways, _CreateFlowBodySometimes):
    pass


class CreateHoldBodyCustomer(TypedDict):
    id: str


class _CreateHoldBodyCustomer2Always(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _CreateHoldBodyCustomer2Sometimes(TypedDict, total=False):
    locale: Optional[str]
    email: Optional[str]


class CreateHoldBodyCustomer2(_CreateHoldBodyCustomer2Always, _CreateHoldBodyCustomer2Sometimes):
    pass


class _CreateHoldBodyAlways(TypedDict):
    service_id: str
    start: str


class _CreateHoldBodySometimes(TypedDict, total=False):
    party_size: int
    # Resources that must be among those used; the rest is completed.
    resource_ids: List[str]
    customer: Optional[Union[CreateHoldBodyCustomer, CreateHoldBodyCustomer2]]
    # A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason.
    override: bool
    reason: Optional[str]
    # When the time is taken, hold the nearest free one instead: the refusal has it as `held_alternative`, a Booking with status `held`.
    hold_best: bool
    # The conversation it comes from; its channel is the source.
    conversation_id: Optional[str]


class CreateHoldBody(_CreateHoldBodyAlways, _CreateHoldBodySometimes):
    pass


class _CreateInviteBodyAlways(TypedDict):
    email: str


class _CreateInviteBodySometimes(TypedDict, total=False):
    role: Literal["owner", "admin", "agent"]


class CreateInviteBody(_CreateInviteBodyAlways, _CreateInviteBodySometimes):
    pass


class _CreateKnowledgeBodyAlways(TypedDict):
    # Files come by `POST /knowledge/files`.
    kind: Literal["text", "faq"]


class _CreateKnowledgeBodySometimes(TypedDict, total=False):
    # Of a text.
    title: str
    # Of a text; lines that begin with `#` are titles.
    content: str
    question: str
    answer: str


class CreateKnowledgeBody(_CreateKnowledgeBodyAlways, _CreateKnowledgeBodySometimes):
    pass


class CreateKnowledgeFileBody(TypedDict):
    # A PDF, Word document (DOCX), Markdown, plain text or CSV of at most 10 MiB, by its content.
    file: str


class _CreateKnowledgeSourceBodyAlways(TypedDict):
    url: str


class _CreateKnowledgeSourceBodySometimes(TypedDict, total=False):
    max_pages: int


class CreateKnowledgeSourceBody(_CreateKnowledgeSourceBodyAlways, _CreateKnowledgeSourceBodySometimes):
    pass


class _CreateLocationEventBodyAlways(TypedDict):
    lat: float
    lng: float


class _CreateLocationEventBodySometimes(TypedDict, total=False):
    # Metres, as the device says.
    accuracy: Optional[float]
    # What happened there: `position`, `arrived`, `departed`, or a word of your own.
    kind: str


class CreateLocationEventBody(_CreateLocationEventBodyAlways, _CreateLocationEventBodySometimes):
    pass


class CreateMessageFileBody(TypedDict):
    # At most 16 MiB.
    file: str


class _CreatePageHoldBodyCustomerAlways(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _CreatePageHoldBodyCustomerSometimes(TypedDict, total=False):
    email: Optional[str]
    locale: Optional[str]


class CreatePageHoldBodyCustomer(_CreatePageHoldBodyCustomerAlways, _CreatePageHoldBodyCustomerSometimes):
    pass


class _CreatePageHoldBodyAlways(TypedDict):
    service_id: str
    start: str


class _CreatePageHoldBodySometimes(TypedDict, total=False):
    party_size: int
    # One of the service's people; null: anyone.
    resource_id: Optional[str]
    customer: Optional[CreatePageHoldBodyCustomer]
    # Random, kept by the visitor's browser: tells them apart from others at the same address.
    visitor: Optional[str]


class CreatePageHoldBody(_CreatePageHoldBodyAlways, _CreatePageHoldBodySometimes):
    pass


class _CreatePageTaskBodyCustomerAlways(TypedDict):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: str


class _CreatePageTaskBodyCustomerSometimes(TypedDict, total=False):
    email: Optional[str]
    locale: Optional[str]


class CreatePageTaskBodyCustomer(_CreatePageTaskBodyCustomerAlways, _CreatePageTaskBodyCustomerSometimes):
    pass


class _CreatePageTaskBodyAlways(TypedDict):
    service_id: str
    customer: CreatePageTaskBodyCustomer


class _CreatePageTaskBodySometimes(TypedDict, total=False):
    intake: Dict[str, Any]
    notes: Optional[str]
    party_size: int
    # Where the work is to be done.
    address: Optional[str]


class CreatePageTaskBody(_CreatePageTaskBodyAlways, _CreatePageTaskBodySometimes):
    pass


class _CreatePersonBodyLoginAlways(TypedDict):
    email: str


class _CreatePersonBodyLoginSometimes(TypedDict, total=False):
    role: Literal["owner", "admin", "agent"]


class CreatePersonBodyLogin(_CreatePersonBodyLoginAlways, _CreatePersonBodyLoginSometimes):
    pass


CreatePersonBodyWeekly = TypedDict("CreatePersonBodyWeekly", {
    # 1 is Monday, 7 is Sunday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class _CreatePersonBodyTimeOffAlways(TypedDict):
    start: str
    end: str


class _CreatePersonBodyTimeOffSometimes(TypedDict, total=False):
    reason: Optional[str]


class CreatePersonBodyTimeOff(_CreatePersonBodyTimeOffAlways, _CreatePersonBodyTimeOffSometimes):
    pass


class _CreatePersonBodyAlways(TypedDict):
    name: str


class _CreatePersonBodySometimes(TypedDict, total=False):
    # PNG, JPEG, WebP or GIF, by its content; a small square copy is kept.
    photo: Optional[str]
    active: bool
    # A team member that the person is already.
    member_id: Optional[str]
    # Invites the person to sign in; accepting makes them the member of this person.
    login: Optional[CreatePersonBodyLogin]
    # The schedule that they work by; null means always open.
    schedule_id: Optional[str]
    # Hours of their own, in place of `schedule_id`.
    weekly: Optional[List[CreatePersonBodyWeekly]]
    # Exactly the services that they give; what others give stays.
    service_ids: List[str]
    time_off: List[CreatePersonBodyTimeOff]


class CreatePersonBody(_CreatePersonBodyAlways, _CreatePersonBodySometimes):
    pass


class CreatePushSubscriptionBodyKeys(TypedDict):
    p256dh: str
    auth: str


class CreatePushSubscriptionBody(TypedDict):
    """What `PushSubscription.toJSON()` of a browser gives, without `expirationTime`."""

    # Where the browser's maker takes messages for it.
    endpoint: str
    keys: CreatePushSubscriptionBodyKeys


class CreateQuickReplyBody(TypedDict):
    # One word of at most 40 letters, digits, `-` and `_`.
    shortcut: str
    # `{name}`, `{first_name}`, `{business}` and `{next_booking}` are filled in when a member chooses the reply.
    text: str


class _CreateResourceBodyAliasesAlways(TypedDict):
    # It has a letter or a figure.
    text: str


class _CreateResourceBodyAliasesSometimes(TypedDict, total=False):
    # The language it is said in; null: any.
    language: Optional[Literal["pt-BR", "es", "en"]]


class CreateResourceBodyAliases(_CreateResourceBodyAliasesAlways, _CreateResourceBodyAliasesSometimes):
    pass


class CreateResourceBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class _CreateResourceBodyAlways(TypedDict):
    name: str
    kind: Literal["person", "equipment", "room", "vehicle"]


class _CreateResourceBodySometimes(TypedDict, total=False):
    # What customers call it beside its name, each once; the bot understands them.
    aliases: List[CreateResourceBodyAliases]
    # How many can use it at one time.
    capacity: int
    # Its hours; null means always open.
    schedule_id: Optional[str]
    group_ids: List[str]
    # The team member that it is.
    member_id: Optional[str]
    location: Optional[CreateResourceBodyLocation]
    active: bool


class CreateResourceBody(_CreateResourceBodyAlways, _CreateResourceBodySometimes):
    pass


class _CreateResourceGroupBodyAlways(TypedDict):
    name: str


class _CreateResourceGroupBodySometimes(TypedDict, total=False):
    # Its members; the same list as each resource's `group_ids`, seen from the other side.
    resource_ids: List[str]


class CreateResourceGroupBody(_CreateResourceGroupBodyAlways, _CreateResourceGroupBodySometimes):
    pass


CreateScheduleBodyWeekly = TypedDict("CreateScheduleBodyWeekly", {
    # 1 is Monday, 7 is Sunday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class _CreateScheduleBodyAlways(TypedDict):
    name: str


class _CreateScheduleBodySometimes(TypedDict, total=False):
    # An IANA name; the workspace's own when left out.
    timezone: str
    # Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows.
    weekly: List[CreateScheduleBodyWeekly]


class CreateScheduleBody(_CreateScheduleBodyAlways, _CreateScheduleBodySometimes):
    pass


class _CreateServiceBodyAliasesAlways(TypedDict):
    # It has a letter or a figure.
    text: str


class _CreateServiceBodyAliasesSometimes(TypedDict, total=False):
    # The language it is said in; null: any.
    language: Optional[Literal["pt-BR", "es", "en"]]


class CreateServiceBodyAliases(_CreateServiceBodyAliasesAlways, _CreateServiceBodyAliasesSometimes):
    pass


class CreateServiceBodyRequirements(TypedDict, total=False):
    group_id: Optional[str]
    resource_id: Optional[str]
    quantity: int


class _CreateServiceBodyIntakeFieldsAlways(TypedDict):
    key: str
    label: str
    type: Literal["text", "number", "boolean", "date", "select"]


class _CreateServiceBodyIntakeFieldsSometimes(TypedDict, total=False):
    required: bool
    options: List[str]


class CreateServiceBodyIntakeFields(_CreateServiceBodyIntakeFieldsAlways, _CreateServiceBodyIntakeFieldsSometimes):
    pass


class _CreateServiceBodyAlways(TypedDict):
    name: str


class _CreateServiceBodySometimes(TypedDict, total=False):
    description: Optional[str]
    # Services of the same category stand together on the booking page.
    category: Optional[str]
    # What customers call it beside its name, each once; the bot understands them.
    aliases: List[CreateServiceBodyAliases]
    kind: Literal["appointment", "queue"]
    # Needed for an appointment; 30 for a queue when left out, where it is an estimate.
    duration_minutes: int
    # Kept free after the service; not part of the customer's end.
    buffer_minutes: int
    # The grid of starting times, from local midnight.
    slot_interval_minutes: int
    min_notice_minutes: int
    max_advance_days: int
    max_party_size: int
    # Everything needed at once, each by a resource of its own.
    requirements: List[CreateServiceBodyRequirements]
    # Its hours; null means only the resources' hours count.
    schedule_id: Optional[str]
    # The group whose queue it is; for kind queue, and needed there.
    group_id: Optional[str]
    # unit: a party takes one place whatever its size; seats: a party of n takes n.
    uses: Literal["unit", "seats"]
    price_cents: Optional[int]
    # The workspace's own when left out.
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    deposit_cents: Optional[int]
    # How long a booking waits for its deposit; the time is then given back, at the start at the latest.
    deposit_minutes: int
    # How long before the visit customers are reminded; empty: never.
    reminder_minutes: Optional[List[int]]
    intake_fields: List[CreateServiceBodyIntakeFields]
    color: str
    active: bool


class CreateServiceBody(_CreateServiceBodyAlways, _CreateServiceBodySometimes):
    pass


class _CreateSignUpRequestBodyWorkspaceAlways(TypedDict):
    name: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]


class _CreateSignUpRequestBodyWorkspaceSometimes(TypedDict, total=False):
    locale: str


class CreateSignUpRequestBodyWorkspace(_CreateSignUpRequestBodyWorkspaceAlways, _CreateSignUpRequestBodyWorkspaceSometimes):
    pass


class CreateSignUpRequestBody(TypedDict):
    name: str
    email: str
    password: str
    workspace: CreateSignUpRequestBodyWorkspace


class CreateStarterWhatsAppTemplatesResultRefused(TypedDict):
    name: str
    language: str
    reason: str


class CreateStarterWhatsAppTemplatesResult(TypedDict):
    # Those that were asked for now.
    created: List[WhatsAppTemplate]
    # How many of them there were already.
    existing: int
    # Those that WhatsApp did not take.
    refused: List[CreateStarterWhatsAppTemplatesResultRefused]


class _CreateTimeOffBodyAlways(TypedDict):
    start: str
    end: str


class _CreateTimeOffBodySometimes(TypedDict, total=False):
    reason: Optional[str]
    # Take the time off although bookings lie in it; they are listed, not moved.
    force: bool


class CreateTimeOffBody(_CreateTimeOffBodyAlways, _CreateTimeOffBodySometimes):
    pass


class CreateWebchatFileBody(TypedDict):
    # At most 16 MiB.
    file: str


class _CreateWebchatHoldBodyAlways(TypedDict):
    service_id: str
    # One of `GET /public/webchat/slots`.
    start: str


class _CreateWebchatHoldBodySometimes(TypedDict, total=False):
    party_size: int


class CreateWebchatHoldBody(_CreateWebchatHoldBodyAlways, _CreateWebchatHoldBodySometimes):
    pass


class _CreateWebchatMessageBodyLocationAlways(TypedDict):
    lat: float
    lng: float


class _CreateWebchatMessageBodyLocationSometimes(TypedDict, total=False):
    name: Optional[str]
    address: Optional[str]


class CreateWebchatMessageBodyLocation(_CreateWebchatMessageBodyLocationAlways, _CreateWebchatMessageBodyLocationSometimes):
    pass


class CreateWebchatMessageBody(TypedDict, total=False):
    # The browser's own id of it: sent again, it makes no second message.
    client_id: str
    # With `file_id` it is the caption.
    text: str
    location: CreateWebchatMessageBodyLocation
    # Of `POST /public/webchat/files`.
    file_id: str


class CreateWebchatSessionBodyIdentity(TypedDict):
    """Who it is by the site's own word: the same conversation in every browser."""

    user_id: str
    # HMAC-SHA256 of the user_id with the site's identity secret, in hex.
    hash: str


class CreateWebchatSessionBody(TypedDict, total=False):
    # A secret that the browser made at random and keeps. With it the visitor finds the conversation again.
    visitor_id: str
    name: str
    # Kept where nobody has it: a claim makes the visitor one with nobody.
    phone: str
    email: str
    # Who it is by the site's own word: the same conversation in every browser.
    identity: CreateWebchatSessionBodyIdentity
    locale: str
    # Where the visitor is.
    page: str


class CreateWebhookEndpointBodyFilters(TypedDict, total=False):
    """Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. The four lists are set together: one that is left out becomes empty. Left out: each of its fields has its own default."""

    service_ids: List[str]
    resource_ids: List[str]
    group_ids: List[str]
    sources: List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]]


class _CreateWebhookEndpointBodyAlways(TypedDict):
    url: str
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]]


class _CreateWebhookEndpointBodySometimes(TypedDict, total=False):
    # Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. The four lists are set together: one that is left out becomes empty. Left out: each of its fields has its own default.
    filters: CreateWebhookEndpointBodyFilters


class CreateWebhookEndpointBody(_CreateWebhookEndpointBodyAlways, _CreateWebhookEndpointBodySometimes):
    pass


class _CreateWhatsAppTemplateBodyAlways(TypedDict):
    name: str
    language: str
    # `{{1}}`, `{{2}}`, … are the variables: without a gap, and neither first nor last.
    body: str


class _CreateWhatsAppTemplateBodySometimes(TypedDict, total=False):
    category: Literal["UTILITY"]
    # One for each variable: WhatsApp decides by them.
    examples: List[str]


class CreateWhatsAppTemplateBody(_CreateWhatsAppTemplateBodyAlways, _CreateWhatsAppTemplateBodySometimes):
    pass


class _CreateWorkspaceBodyAlways(TypedDict):
    name: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]


class _CreateWorkspaceBodySometimes(TypedDict, total=False):
    locale: str


class CreateWorkspaceBody(_CreateWorkspaceBodyAlways, _CreateWorkspaceBodySometimes):
    pass


class CreatedAgentGrant(TypedDict):
    id: str
    # Where the browser goes, with a code for the agent.
    redirect_to: str


class CreatedApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    last4: str
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]
    expires_at: Optional[str]
    revoked_at: Optional[str]
    last_used_at: Optional[str]
    created_at: str
    # Shown this once.
    key: str


class CreatedInviteInvitedBy(TypedDict):
    id: str
    name: str


class CreatedInvite(TypedDict):
    id: str
    email: str
    role: Literal["owner", "admin", "agent"]
    invited_by: CreatedInviteInvitedBy
    expired: bool
    expires_at: str
    created_at: str
    # Shown this once. Empty when it was sent by e-mail instead.
    link: str
    # Whether it also goes out by e-mail.
    sent: bool


class CustomerAddress(TypedDict):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class CustomerIdentities(TypedDict):
    channel: Literal["whatsapp", "telegram", "webchat"]
    external_id: str
    display_name: Optional[str]
    created_at: str


class Customer(TypedDict):
    id: str
    name: str
    # Null until a channel's contact is known by one.
    phone: Optional[str]
    locale: Optional[str]
    email: Optional[str]
    company: Optional[str]
    notes: Optional[str]
    tags: List[str]
    address: Optional[CustomerAddress]
    identities: List[CustomerIdentities]
    # Since when they want no notices of their bookings.
    notices_stopped_at: Optional[str]
    # Since when nothing is known of the person any more.
    anonymised_at: Optional[str]
    created_at: str
    updated_at: str


class CustomerAnonymisedEventData(TypedDict):
    customer_id: str


class CustomerAnonymisedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["customer.anonymised"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: CustomerAnonymisedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class CustomerAttendance(TypedDict):
    # The missed visits that count.
    missed: int
    # What is asked of them when they book by themselves; the team books freely.
    step: Literal["none", "confirm", "deposit", "desk_only"]
    # When the oldest of these visits stops counting.
    eases_at: Optional[str]
    # Visits missed before this do not count.
    forgiven_at: Optional[str]


class CustomerBookingWorkspace(TypedDict):
    name: str
    slug: str
    timezone: str
    address: Optional[PageAddress]
    # The picture is under `/public/pages/{slug}/pictures/{picture_id}`.
    logo_id: Optional[str]


class CustomerBookingService(TypedDict):
    id: str
    name: str
    duration_minutes: int


class CustomerBooking(TypedDict):
    workspace: CustomerBookingWorkspace
    service: CustomerBookingService
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    start: Optional[str]
    end: Optional[str]
    party_size: int
    # The names of those who do it.
    people: List[str]
    place: Optional[str]
    price_cents: Optional[int]
    deposit_cents: Optional[int]
    # Until when the deposit can be paid; the time is then given back.
    hold_expires_at: Optional[str]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    # Why the customer cannot move it any more; null: they can.
    move_refusal: Optional[Literal["cancelled", "over", "in_progress", "too_late", "no_time", "unpaid"]]
    # Why the customer cannot cancel it; null: they can.
    cancel_refusal: Optional[Literal["cancelled", "over", "in_progress", "too_late", "no_time", "unpaid"]]
    # Whether they have said that they will come.
    attending: bool
    # Until when they must have said so; the time is then given back.
    confirm_by: Optional[str]
    # Required questions of the service that nobody has answered yet.
    unanswered: List[IntakeField]
    # What the business says about cancelling.
    policy: Optional[str]
    # Whether they are told of changes and reminded.
    notices: bool
    # Rises with every change, also with a move.
    version: int
    # Of the customer's own link; it follows the booking when that moves.
    token: str
    url: str


class CustomerCreatedEventData(TypedDict):
    customer_id: str


class CustomerCreatedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["customer.created"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: CustomerCreatedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class CustomerImportPreviewColumns(TypedDict):
    index: int
    header: str
    samples: List[str]


class CustomerImportPreviewMapping(TypedDict):
    """Which column each field is read from; null for none."""

    name: Optional[int]
    phone: Optional[int]
    email: Optional[int]
    company: Optional[int]
    tags: Optional[int]
    locale: Optional[int]
    address: Optional[int]
    lat: Optional[int]
    lng: Optional[int]
    notes: Optional[int]


class CustomerImportPreviewCounts(TypedDict):
    rows: int
    created: int
    updated: int
    # There already, and left as they are.
    skipped: int
    faulty: int


class CustomerImportPreviewRows(TypedDict):
    row: int
    outcome: Literal["created", "updated", "skipped"]
    name: str
    phone: Optional[str]
    email: Optional[str]
    company: Optional[str]
    tags: List[str]


class CustomerImportPreviewErrors(TypedDict):
    # As a spreadsheet counts: the line with the names is 1.
    row: int
    field: Literal["name", "phone", "email", "company", "tags", "locale", "address", "lat", "lng", "notes"]
    code: Literal["required", "invalid_phone", "invalid_email", "invalid_value", "too_long", "unreadable", "duplicate"]
    detail: str


class CustomerImportPreview(TypedDict):
    columns: List[CustomerImportPreviewColumns]
    # Which column each field is read from; null for none.
    mapping: CustomerImportPreviewMapping
    # The country of phones without one.
    calling_code: str
    policy: Literal["skip", "update"]
    counts: CustomerImportPreviewCounts
    # The first 20 without a fault, as they would be.
    rows: List[CustomerImportPreviewRows]
    # The first 200.
    errors: List[CustomerImportPreviewErrors]
    errors_total: int


class CustomerImportResultCounts(TypedDict):
    rows: int
    created: int
    updated: int
    # There already, and left as they are.
    skipped: int
    faulty: int


class CustomerImportResultErrors(TypedDict):
    # As a spreadsheet counts: the line with the names is 1.
    row: int
    field: Literal["name", "phone", "email", "company", "tags", "locale", "address", "lat", "lng", "notes"]
    code: Literal["required", "invalid_phone", "invalid_email", "invalid_value", "too_long", "unreadable", "duplicate"]
    detail: str


class CustomerImportResult(TypedDict):
    counts: CustomerImportResultCounts
    # The first 200.
    errors: List[CustomerImportResultErrors]
    errors_total: int


class CustomerLink(TypedDict):
    url: str


class CustomerMergedEventData(TypedDict):
    customer_id: str


class CustomerMergedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["customer.merged"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: CustomerMergedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class CustomerPage(TypedDict):
    data: List[Customer]
    next_cursor: Optional[str]


class CustomerSummaryBookingsByStatus(TypedDict):
    held: int
    pending_payment: int
    confirmed: int
    checked_in: int
    completed: int
    failed: int
    no_show: int
    cancelled: int
    rescheduled: int
    expired: int
    released: int


class CustomerSummaryBookings(TypedDict):
    # Without holds that were let go; a booking that was moved counts once.
    total: int
    by_status: CustomerSummaryBookingsByStatus


class CustomerSummaryNextBooking(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    start: Optional[str]
    service_id: str
    service_name: str


class CustomerSummaryLastBooking(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    start: Optional[str]
    service_id: str
    service_name: str


class CustomerSummaryMoneyBooked(TypedDict):
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    cents: int


class CustomerSummary(TypedDict):
    customer_id: str
    bookings: CustomerSummaryBookings
    next_booking: Optional[CustomerSummaryNextBooking]
    # The last that began and was not cancelled or moved.
    last_booking: Optional[CustomerSummaryLastBooking]
    # No-shows among those that came or should have; null before any.
    no_show_rate: Optional[float]
    # Prices of what is booked or done, by currency.
    money_booked: List[CustomerSummaryMoneyBooked]
    open_conversations: int
    first_contact_at: str
    last_contact_at: str


class CustomerUnmergedEventData(TypedDict):
    customer_id: str


class CustomerUnmergedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["customer.unmerged"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: CustomerUnmergedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class CustomerUpdatedEventData(TypedDict):
    customer_id: str


class CustomerUpdatedEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["customer.updated"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: CustomerUpdatedEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class DayFiguresRevenue(TypedDict):
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    cents: int


DayFigures = TypedDict("DayFigures", {
    "from": "str",
    "to": "str",
    # The present time of day: no-shows and new customers are counted up to it.
    "until": "str",
    # Appointments that start on the day, cancelled and rescheduled ones left out; tasks of a queue are not counted.
    "bookings": "int",
    # Of those that were to start on the day.
    "cancelled": "int",
    # Of those that started on the day up to `until`.
    "no_shows": "int",
    # Added on the day up to `until`.
    "new_customers": "int",
    # The prices of the bookings by currency, no-shows and failed ones left out.
    "revenue": "List[DayFiguresRevenue]",
}, total=True)


class DaySlotsDaysTimes(TypedDict):
    start: str
    end: str


class DaySlotsDays(TypedDict):
    date: str
    times: List[DaySlotsDaysTimes]


class DaySlotsNext(TypedDict):
    start: str
    end: str


class DaySlots(TypedDict):
    timezone: str
    # Every day asked for, in order.
    days: List[DaySlotsDays]
    # Null when there is a time; else why there is none.
    unavailable_reason: Optional[Literal["service_inactive", "queue_service", "no_resources", "party_too_large", "closed", "outside_booking_window", "fully_booked"]]
    # Where these days have no time: the first one after them, within 62 days.
    next: Optional[DaySlotsNext]


class DeletePushSubscriptionBody(TypedDict):
    endpoint: str


class DryRun(TypedDict):
    booking_id: str
    # Null when the booking has no such time.
    begins_at: Optional[str]
    steps: List[DryStep]
    # The ids of the nodes that it would not come to.
    unreached: List[str]


class DryRunFlowBodyDraft(TypedDict):
    trigger: AutomationTriggerInput
    nodes: List[FlowNodeInput]
    edges: List[FlowEdgeInput]


class _DryRunFlowBodyAlways(TypedDict):
    booking_id: str


class _DryRunFlowBodySometimes(TypedDict, total=False):
    # What to try instead of the flow as it is saved.
    draft: Optional[DryRunFlowBodyDraft]


class DryRunFlowBody(_DryRunFlowBodyAlways, _DryRunFlowBodySometimes):
    pass


class DryStepConditions(TypedDict):
    field: Literal["service_id", "status", "stage", "source", "priority", "tags", "party_size", "customer.tags", "customer.locale", "channel", "text"]
    op: Literal["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"]
    value: Optional[Union[str, float, bool, List[str]]]
    actual: Optional[Union[str, float, bool, List[str]]]
    holds: bool


class DryStep(TypedDict):
    node_id: str
    # When it would happen.
    at: str
    outcome: Literal["yes", "no", "done", "waits", "postponed", "impossible"]
    reason: Optional[Literal["no_booking", "no_customer", "no_conversation", "no_member", "channel_paused", "window_closed"]]
    conditions: List[DryStepConditions]
    # The message with its names filled in.
    text: Optional[str]
    # The template that goes instead, past WhatsApp's 24 hours.
    template: Optional[str]
    until: Optional[str]
    # Who would get it, by name.
    recipients: List[str]


class EventBooking(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    start_at: Optional[str]
    end_at: Optional[str]
    service_id: str
    customer_id: Optional[str]
    stage: str
    party_size: int
    source: Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]


class _FailBookingBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _FailBookingBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class FailBookingBodyDataLocation(_FailBookingBodyDataLocationAlways, _FailBookingBodyDataLocationSometimes):
    pass


class FailBookingBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say. Left out: each of its fields has its own default."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[FailBookingBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class FailBookingBody(TypedDict, total=False):
    # Why: kept as the outcome, of a cancellation as `cancel_reason`.
    reason: Optional[str]
    # Kept in the stage history; it serves as the comment of the action.
    note: Optional[str]
    # What the action requires, and what else there is to say. Left out: each of its fields has its own default.
    data: FailBookingBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class Flow(TypedDict):
    id: str
    name: str
    enabled: bool
    trigger: AutomationTrigger
    nodes: List[FlowNode]
    edges: List[FlowEdge]
    version: int
    last_run: Optional[FlowRun]
    created_at: str
    updated_at: str


FlowEdge = TypedDict("FlowEdge", {
    # `trigger`, or the id of a node.
    "from": "str",
    # Chosen by the editor; unique in its flow.
    "to": "str",
    # Of a condition: `yes` or `no`. Elsewhere null.
    "branch": "Optional[Literal['yes', 'no']]",
}, total=True)


_FlowEdgeInputAlways = TypedDict("_FlowEdgeInputAlways", {
    # `trigger`, or the id of a node.
    "from": "str",
    # Chosen by the editor; unique in its flow.
    "to": "str",
}, total=True)


class _FlowEdgeInputSometimes(TypedDict, total=False):
    # Of a condition: `yes` or `no`. Elsewhere null.
    branch: Optional[Literal["yes", "no"]]


class FlowEdgeInput(_FlowEdgeInputAlways, _FlowEdgeInputSometimes):
    pass


class FlowNodeValueConditions(TypedDict):
    field: Literal["service_id", "status", "stage", "source", "priority", "tags", "party_size", "customer.tags", "customer.locale", "channel", "text"]
    op: Literal["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"]
    value: Optional[Union[str, float, bool, List[str]]]


class FlowNodeValue(TypedDict):
    # Chosen by the editor; unique in its flow.
    id: str
    kind: Literal["condition"]
    # All must hold for `yes`.
    conditions: List[FlowNodeValueConditions]
    x: float
    y: float


class FlowNodeValue2(TypedDict):
    # Chosen by the editor; unique in its flow.
    id: str
    kind: Literal["action"]
    action: AutomationAction
    x: float
    y: float


FlowNode = Union["FlowNodeValue", "FlowNodeValue2"]


class _FlowNodeInputValueConditionsAlways(TypedDict):
    field: Literal["service_id", "status", "stage", "source", "priority", "tags", "party_size", "customer.tags", "customer.locale", "channel", "text"]
    op: Literal["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"]


class _FlowNodeInputValueConditionsSometimes(TypedDict, total=False):
    value: Optional[Union[str, float, bool, List[str]]]


class FlowNodeInputValueConditions(_FlowNodeInputValueConditionsAlways, _FlowNodeInputValueConditionsSometimes):
    pass


class FlowNodeInputValue(TypedDict):
    # Chosen by the editor; unique in its flow.
    id: str
    kind: Literal["condition"]
    # All must hold for `yes`.
    conditions: List[FlowNodeInputValueConditions]
    x: float
    y: float


class FlowNodeInputValue2(TypedDict):
    # Chosen by the editor; unique in its flow.
    id: str
    kind: Literal["action"]
    action: AutomationActionInput
    x: float
    y: float


FlowNodeInput = Union["FlowNodeInputValue", "FlowNodeInputValue2"]


class FlowPage(TypedDict):
    data: List[Flow]
    next_cursor: Optional[str]


class FlowRun(TypedDict):
    id: str
    cause: str
    subject_id: str
    status: Literal["planned", "waiting", "succeeded", "failed", "skipped", "dropped"]
    steps: List[FlowStep]
    due_at: Optional[str]
    created_at: str
    finished_at: Optional[str]
    flow_id: str


class FlowRunPage(TypedDict):
    data: List[FlowRun]
    next_cursor: Optional[str]


class FlowStep(TypedDict):
    n: int
    action: str
    at: str
    # `done`, `failed`, `waiting`, or why it was left out.
    result: str
    detail: Optional[str]
    node_id: Optional[str]


class ForgotPasswordBody(TypedDict):
    email: str


class ForgottenPassword(TypedDict):
    # By e-mail, or, where this installation sends none, by a link that an owner of the workspace makes.
    delivery: Literal["email", "owner"]
    message: str


class GetDescriptionResult(TypedDict):
    openapi: str


class GetNoticeTextsResult(TypedDict):
    texts: List[NoticeText]
    # What may stand in braces.
    variables: List[Literal["customer", "business", "service", "start", "old_start", "place", "people", "deadline", "link"]]


class GetServiceStatusResult(TypedDict):
    data: List[ChannelServiceStatus]
    next_cursor: Optional[str]
    checked_at: str


class HappenedEvent(TypedDict):
    # The event's own, `evt_…`, as in its deliveries.
    id: str
    type: Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]
    # What it is about, such as a booking's id.
    subject_id: str
    created_at: str
    # The project's id.
    workspace_id: str
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int
    # As it is posted to endpoints.
    data: Dict[str, Any]


class HappenedEventPage(TypedDict):
    data: List[HappenedEvent]
    next_cursor: Optional[str]


class Holiday(TypedDict):
    date: str
    # In the workspace's language, where the calendar has it.
    name: str
    # `public` is a day off for everybody; `bank` and `optional` are not for all.
    kind: Literal["public", "bank", "optional"]
    # The business is already closed on it.
    closed: bool
    # The names of the schedules that are closed on it by an override of their own.
    closed_in: List[str]
    # How many open bookings start on that day; a closed day leaves them as they are.
    bookings: int


class HomeConcerns(TypedDict):
    """What the workspace has and the member has to do with: appointments, a queue, conversations, a resource of their own."""

    visits: bool
    tasks: bool
    chats: bool
    mine: bool


class HomeGaps(TypedDict):
    """Free stretches of people who take appointments, from now until the day ends, long enough for the shortest service."""

    # All there are; the list has the first of them.
    count: int
    data: List[HomeGap]


class HomeLate(TypedDict):
    """Open tasks of a queue whose due time is over, the longest overdue first."""

    # All there are; the list has the first of them.
    count: int
    data: List[HomeTask]


class HomeUnassigned(TypedDict):
    """The other open tasks of a queue that are nobody's, by due time."""

    # All there are; the list has the first of them.
    count: int
    data: List[HomeTask]


class HomeChats(TypedDict):
    """Open conversations that wait for a person, the longest waiting first."""

    # All there are; the list has the first of them.
    count: int
    data: List[HomeChat]


class HomeMine(TypedDict):
    """The member's own open tasks that are begun, urgent or without a time, or are due before today ends or within eight hours."""

    # All there are; the list has the first of them.
    count: int
    data: List[HomeTask]


class Home(TypedDict):
    # What the workspace has and the member has to do with: appointments, a queue, conversations, a resource of their own.
    concerns: HomeConcerns
    # Appointments whose customer has not arrived: begun and not over, or beginning within three hours.
    visits: List[HomeVisit]
    # Appointments of today that are over and have no outcome.
    unclosed: int
    # Free stretches of people who take appointments, from now until the day ends, long enough for the shortest service.
    gaps: HomeGaps
    # Open tasks of a queue whose due time is over, the longest overdue first.
    late: HomeLate
    # The other open tasks of a queue that are nobody's, by due time.
    unassigned: HomeUnassigned
    # Open conversations that wait for a person, the longest waiting first.
    chats: HomeChats
    # The member's own open tasks that are begun, urgent or without a time, or are due before today ends or within eight hours.
    mine: HomeMine


class HomeChat(TypedDict):
    id: str
    channel: Literal["whatsapp", "telegram", "webchat"]
    customer_name: str
    # When the first message came that nobody of the team has read.
    since: str
    # The last message; null where it was a file or a place.
    text: Optional[str]


class HomeFigures(TypedDict):
    today: DayFigures
    # The same weekday of last week.
    last_week: DayFigures
    # As of now, without the snoozed ones.
    open_conversations: int


class HomeGap(TypedDict):
    resource_id: str
    name: str
    start: str
    end: str


class HomeTask(TypedDict):
    id: str
    customer_name: Optional[str]
    service_name: str
    assignee_name: Optional[str]
    # When it is due; of an appointment, when it starts.
    at: Optional[str]


class HomeVisit(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    start: str
    end: str
    customer_name: Optional[str]
    service_name: str
    # People first.
    resource_names: List[str]
    # The customer has said that they will come.
    attending: bool


class HostedPage(TypedDict):
    enabled: bool
    headline: Optional[str]
    text: Optional[str]
    # Null: every active service.
    service_ids: Optional[List[str]]
    address: Optional[PageAddress]
    # What customers read about cancelling, before they confirm and at their link.
    policy: Optional[str]
    # The picture is under `/booking-page/pictures/logo`.
    logo_id: Optional[str]
    # The picture is under `/booking-page/pictures/cover`.
    cover_id: Optional[str]
    # The websites that may show the page in a frame; empty: none.
    allowed_origins: List[str]
    # Where the page is.
    url: str


class IntakeField(TypedDict):
    key: str
    label: str
    type: Literal["text", "number", "boolean", "date", "select"]
    required: bool
    options: List[str]


class InvitationWorkspace(TypedDict):
    name: str


class InvitationInviter(TypedDict):
    name: str


class Invitation(TypedDict):
    workspace: InvitationWorkspace
    inviter: InvitationInviter
    email: str
    role: Literal["owner", "admin", "agent"]
    # Whether the address has an account: then its password is asked for.
    has_account: bool
    expires_at: str


class InviteInvitedBy(TypedDict):
    id: str
    name: str


class Invite(TypedDict):
    id: str
    email: str
    role: Literal["owner", "admin", "agent"]
    invited_by: InviteInvitedBy
    expired: bool
    expires_at: str
    created_at: str


class InvitePage(TypedDict):
    data: List[Invite]
    next_cursor: Optional[str]


class KnowledgeFile(TypedDict):
    # As the sender called it; for display only.
    name: str
    # What the content is, whatever it was called.
    media_type: Literal["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "text/markdown", "text/plain", "text/csv"]
    # Bytes.
    size: int
    # Of a PDF, once it is read.
    pages: Optional[int]
    # Where the original is read.
    url: str


class Knowledge(TypedDict):
    id: str
    kind: Literal["text", "faq", "file"]
    # Of a question with its answer, the question.
    title: str
    # Of a text; null for the other kinds.
    content: Optional[str]
    question: Optional[str]
    answer: Optional[str]
    file: Optional[KnowledgeFile]
    # As its words show; null when there is no telling.
    language: Optional[Literal["pt", "es", "en"]]
    status: Literal["ready", "processing", "failed"]
    error: Optional[KnowledgeError]
    # In how many pieces it can be found.
    chunks: int
    # Raised by one with every change of its words.
    version: int
    created_at: str
    updated_at: str


class KnowledgeError(TypedDict):
    # `page_limit` is a note: what was read can be found. `interrupted`: reading it broke off three times, and it is not tried again.
    cause: Literal["dns", "connect", "tls", "timeout", "http_status", "robots", "redirect_loop", "blocked_address", "too_large", "unsupported_type", "empty", "page_limit", "interrupted"]
    message: str


class KnowledgeHitHighlights(TypedDict):
    start: int
    end: int


class KnowledgeHitSource(TypedDict):
    kind: Literal["text", "faq", "file", "site"]
    id: str
    # Of a site's page.
    url: Optional[str]
    title: str


class KnowledgeHitWhyFullText(TypedDict):
    """Its place in each language's full-text search, 1 being the best; null where it was not found."""

    portuguese: Optional[int]
    spanish: Optional[int]
    english: Optional[int]


class KnowledgeHitWhy(TypedDict):
    # The words of the question that were found.
    words: List[str]
    missing: List[str]
    # The share of the question's words that were found, a near miss counting for less.
    coverage: float
    # The share found in the question itself, of a question with its answer.
    question: float
    # Its place in each language's full-text search, 1 being the best; null where it was not found.
    full_text: KnowledgeHitWhyFullText
    # Its place by similar spelling.
    trigram: Optional[int]
    # Its place by meaning, where a model is asked.
    embedding: Optional[int]


class KnowledgeHit(TypedDict):
    # The title right above the piece.
    title: str
    # The titles above it, the outermost first.
    heading: List[str]
    # The whole piece; of a question with its answer, the answer.
    text: str
    excerpt: str
    # The found words, as places in `excerpt` (UTF-16 units).
    highlights: List[KnowledgeHitHighlights]
    language: Optional[Literal["pt", "es", "en"]]
    source: KnowledgeHitSource
    # From 0 to 1.
    score: float
    why: KnowledgeHitWhy


class KnowledgeHits(TypedDict):
    data: List[KnowledgeHit]


class KnowledgePage(TypedDict):
    data: List[Knowledge]
    next_cursor: Optional[str]


class KnowledgeSitePage(TypedDict):
    url: str
    title: Optional[str]
    status: Literal["waiting", "reading", "ready", "failed", "duplicate"]
    error: Optional[KnowledgeError]
    http_status: Optional[int]
    language: Optional[Literal["pt", "es", "en"]]
    # The page that has the same text, or that this one leads to.
    duplicate_of: Optional[str]
    chunks: int
    read_at: Optional[str]


class KnowledgeSitePagePage(TypedDict):
    data: List[KnowledgeSitePage]
    next_cursor: Optional[str]


class KnowledgeSource(TypedDict):
    id: str
    kind: Literal["site"]
    url: str
    # As the first page calls itself; until then, the host.
    title: str
    max_pages: int
    status: Literal["ready", "processing", "failed"]
    error: Optional[KnowledgeError]
    pages_found: int
    # Those whose text can be found.
    pages_read: int
    chunks: int
    last_crawled_at: Optional[str]
    # A site is read again every week.
    next_crawl_at: Optional[str]
    # Raised by one with every change of its address or its pages.
    version: int
    created_at: str
    updated_at: str


class KnowledgeSourcePage(TypedDict):
    data: List[KnowledgeSource]
    next_cursor: Optional[str]


class LinkSlotsDaysTimes(TypedDict):
    start: str
    end: str
    # With whom it would be: the same people where they are free.
    people: List[str]


class LinkSlotsDays(TypedDict):
    date: str
    times: List[LinkSlotsDaysTimes]


class LinkSlotsNext(TypedDict):
    start: str
    end: str


class LinkSlotsOwnVisits(TypedDict):
    service: str
    start: str
    end: str


class LinkSlots(TypedDict):
    timezone: str
    # Every day asked for, in order.
    days: List[LinkSlotsDays]
    # Null when there is a time; else why there is none.
    unavailable_reason: Optional[Literal["service_inactive", "queue_service", "no_resources", "party_too_large", "closed", "outside_booking_window", "fully_booked"]]
    # Where these days have no time: the first one after them, within 62 days.
    next: Optional[LinkSlotsNext]
    # Other visits of the same customer at these times, for a warning: moving there is no fault. Only of a customer who is known for sure; where the booking was made with a typed phone, none but those of its own web chat.
    own_visits: List[LinkSlotsOwnVisits]


class ListAliasSuggestionsResult(TypedDict):
    suggestions: List[Alias]


class ListHolidayCountriesResultCountries(TypedDict):
    code: str
    name: str


class ListHolidayCountriesResult(TypedDict):
    # The workspace's own.
    country: str
    countries: List[ListHolidayCountriesResultCountries]


class ListHolidaysResultRegions(TypedDict):
    code: str
    name: str


class ListHolidaysResult(TypedDict):
    country: str
    region: Optional[str]
    regions: List[ListHolidaysResultRegions]
    holidays: List[Holiday]


class ListMyNoticesResult(TypedDict):
    data: List[MemberNotice]
    next_cursor: Optional[str]
    # All that are unread, whatever the filter.
    unread_count: int


class ListOutgoingMailResult(TypedDict):
    data: List[OutgoingMail]
    next_cursor: Optional[str]
    # `smtp`: e-mail is sent. `stored`: this installation has no mail server, so that e-mail is only kept.
    delivery: Literal["smtp", "stored"]


class ListWhatsAppTemplatesResultTrouble(TypedDict):
    # Since when the list cannot be read.
    since: str
    message: str


class ListWhatsAppTemplatesResult(TypedDict):
    data: List[WhatsAppTemplate]
    next_cursor: Optional[str]
    # Whether there is a WhatsApp number at all.
    connected: bool
    # When the list was last read whole.
    read_at: Optional[str]
    # Why it could not be read again since; what is listed is from before.
    trouble: Optional[ListWhatsAppTemplatesResultTrouble]


class LocationEvent(TypedDict):
    id: str
    booking_id: str
    lat: float
    lng: float
    # Metres.
    accuracy: Optional[float]
    kind: str
    author: Author
    created_at: str


class LocationEventPage(TypedDict):
    data: List[LocationEvent]
    next_cursor: Optional[str]


class _MarkNoShowBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _MarkNoShowBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class MarkNoShowBodyDataLocation(_MarkNoShowBodyDataLocationAlways, _MarkNoShowBodyDataLocationSometimes):
    pass


class MarkNoShowBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say. Left out: each of its fields has its own default."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[MarkNoShowBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class MarkNoShowBody(TypedDict, total=False):
    # Why: kept as the outcome, of a cancellation as `cancel_reason`.
    reason: Optional[str]
    # Kept in the stage history; it serves as the comment of the action.
    note: Optional[str]
    # What the action requires, and what else there is to say. Left out: each of its fields has its own default.
    data: MarkNoShowBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class MeProject(TypedDict):
    id: str
    name: str
    slug: str
    timezone: str
    currency: str
    # The country whose phones are read without a calling code.
    country: str
    locale: str


class MeKey(TypedDict):
    id: str
    name: str
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]


class MeMember(TypedDict):
    id: str
    name: str
    email: str
    role: Literal["owner", "admin", "agent"]


class Me(TypedDict):
    type: Literal["key", "session"]
    project: MeProject
    key: Optional[MeKey]
    member: Optional[MeMember]


class Member(TypedDict):
    id: str
    name: str
    email: str
    role: Literal["owner", "admin", "agent"]
    created_at: str


class MemberNotice(TypedDict):
    id: str
    kind: Literal["booking_created", "booking_cancelled", "task_assigned", "conversation_waiting", "mentioned", "channel_trouble", "webhook_trouble", "team_notice", "weekly_report"]
    # What happened, where a kind has several.
    about: Optional[Literal["confirmed", "awaiting_deposit", "cancelled", "rescheduled", "expired", "handed_over", "unanswered"]]
    # Told to owners and admins because nobody opened it within ten minutes.
    escalation: bool
    # The customer's name as it is now.
    customer: Optional[str]
    service: Optional[str]
    start: Optional[str]
    # Where a booking that was moved had been.
    before: Optional[str]
    channel: Optional[str]
    url: Optional[str]
    # What an automation says, or the figures of a week.
    message: Optional[str]
    automation: Optional[str]
    # Who mentioned the member in a note.
    author: Optional[str]
    # A path in the dashboard.
    link: str
    read_at: Optional[str]
    created_at: str


class MemberNoticeWays(TypedDict):
    # `not_set_up`: this installation has no mail server, and only keeps e-mail.
    email: Literal["ready", "not_set_up", "not_linked"]
    # `not_set_up`: the workspace has no bot. `not_linked`: I have not linked my chat.
    telegram: Literal["ready", "not_set_up", "not_linked"]
    # `not_linked`: none of my devices was switched on.
    push: Literal["ready", "not_set_up", "not_linked"]


class MemberPage(TypedDict):
    data: List[Member]
    next_cursor: Optional[str]


class MergeCustomersBody(TypedDict):
    # Who goes: what is theirs becomes the survivor's.
    other_id: str


class MessageLocation(TypedDict):
    lat: float
    lng: float
    name: Optional[str]
    address: Optional[str]


class MessageTemplate(TypedDict):
    name: str
    language: str
    # What stands for {{1}}, {{2}}, … in its body.
    params: List[str]


class MessageError(TypedDict):
    code: str
    message: str


class Message(TypedDict):
    id: str
    conversation_id: str
    # Its place in the conversation, from 1 without a gap.
    n: int
    direction: Literal["in", "out"]
    # `type` is customer, member, bot, api or automation.
    author: Author
    kind: Literal["text", "image", "file", "audio", "location", "template", "system"]
    text: Optional[str]
    location: Optional[MessageLocation]
    attachment: Optional[MessageFile]
    template: Optional[MessageTemplate]
    # It never goes backwards. What came in is `read` or `delivered`.
    status: Literal["queued", "sent", "delivered", "read", "failed"]
    error: Optional[MessageError]
    edited_at: Optional[str]
    created_at: str


class MessageFile(TypedDict):
    id: str
    # As the sender called it; for display only.
    name: str
    media_type: str
    # Bytes.
    size: int
    width: Optional[int]
    height: Optional[int]
    url: str
    thumbnail_url: Optional[str]


class MessagePage(TypedDict):
    data: List[Message]
    next_cursor: Optional[str]


class MessageSentEventData(TypedDict):
    conversation_id: str
    message_id: str


class MessageSentEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["message.sent"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: MessageSentEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class MoveTestClockBody(TypedDict, total=False):
    # The time that it shall be.
    to: str
    # How far the clock shall go on.
    by_seconds: int


class MyTelegram(TypedDict):
    # Whether the workspace has a bot that could write to me.
    available: bool
    bot_username: Optional[str]
    linked: bool
    chat_name: Optional[str]
    linked_at: Optional[str]


class MyTelegramLink(TypedDict):
    code: str
    # Opens the bot in Telegram; pressing Start there links the chat.
    link: str
    expires_at: str


class NoticeAttempts(TypedDict):
    way: Literal["whatsapp", "telegram", "webchat", "email"]
    at: str
    outcome: Literal["handed_over", "failed", "silent"]
    cause: Optional[str]


class Notice(TypedDict):
    id: str
    booking_id: str
    kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks", "message"]
    # Of a reminder: how long before the visit.
    reminder_minutes: Optional[int]
    # `withdrawn`: it stopped being true, or nobody wanted it; `failed`: no way was left.
    status: Literal["planned", "sending", "sent", "withdrawn", "failed"]
    # Why it was withdrawn or failed; of one that is planned or sending, why it will not be sent as things are.
    cause: Optional[str]
    due_at: Optional[str]
    way: Optional[Literal["whatsapp", "telegram", "webchat", "email"]]
    # Each try of a way, oldest first.
    attempts: List[NoticeAttempts]
    sent_at: Optional[str]
    created_at: str


class NoticeOutlook(TypedDict):
    # How many customers would be told.
    told: int
    # How many would not: the notice is switched off or too late, they want none, or cannot be reached.
    untold: int
    # How many of those have an e-mail address alone, where e-mail is only kept and not sent.
    stored: int
    # What one of them would be told; null: the bookings are nobody's.
    example: Optional[NoticePreview]


class NoticePage(TypedDict):
    data: List[Notice]
    next_cursor: Optional[str]


class NoticePreview(TypedDict):
    kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"]
    # By which it would reach the customer; null: by none.
    way: Optional[Literal["whatsapp", "telegram", "webchat", "email"]]
    # Why it would not: `switched_off` in the settings, `stopped` by the customer, `stored` where only an e-mail could and this installation has no mail server, so that it is only kept, `unreachable`, `begun` where the visit has begun, or `unannounced` where the cancellation that is undone was never told.
    cause: Optional[Literal["switched_off", "stopped", "stored", "unreachable", "begun", "unannounced"]]
    language: Literal["pt-BR", "es", "en"]
    # Of a mail.
    subject: str
    # As the way carries it: in a chat with the customer's link, by WhatsApp's template where it must.
    text: str


class NoticeReachWords(TypedDict):
    language: Literal["pt-BR", "es", "en"]
    # Of a mail.
    subject: str
    # As the way carries it: in a chat with the customer's link, by WhatsApp's template where it must.
    text: str


class NoticeReach(TypedDict):
    # By which it would reach the customer; null: by none.
    way: Optional[Literal["whatsapp", "telegram", "webchat", "email"]]
    # Why it would not: `switched_off` in the settings, `stopped` by the customer, `stored` where only an e-mail could and this installation has no mail server, so that it is only kept, `unreachable`, `begun` where the visit has begun, or `unannounced` where the cancellation that is undone was never told.
    cause: Optional[Literal["switched_off", "stopped", "stored", "unreachable", "begun", "unannounced"]]
    # What they would read; null while the service or its time is not known, or the time cannot be had.
    words: Optional[NoticeReachWords]


class NoticeSettingsKinds(TypedDict):
    """Which notices customers get."""

    confirmed: bool
    reserved: bool
    reminder: bool
    moved: bool
    cancelled: bool
    reinstated: bool
    hold_expiring: bool
    thanks: bool


class NoticeSettings(TypedDict):
    # Which notices customers get.
    kinds: NoticeSettingsKinds
    # How long before a visit, where its service does not say otherwise.
    reminder_minutes: List[int]
    # The share of customers, chosen at random, who are not reminded, so that what reminders achieve can be seen.
    holdout_percent: int


class NoticeSettledEventData(TypedDict):
    booking_id: str
    notice_id: str
    status: str


class NoticeSettledEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["notice.settled"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: NoticeSettledEventData
    # Greater in each later event, with gaps: of two about one subject, the greater is the newer.
    sequence: int


class NoticeText(TypedDict):
    kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"]
    language: Literal["pt-BR", "es", "en"]
    text: str
    # Whether the workspace wrote it; else it is ours.
    own: bool
    # What may stand in braces in it.
    variables: List[Literal["customer", "business", "service", "start", "old_start", "place", "people", "deadline", "link"]]


class NoticeTextPreview(TypedDict):
    # Of a mail.
    subject: str
    # As in a chat: with what is added to it.
    text: str


class NotificationPreferencesBookingCreated(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesBookingCancelled(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesTaskAssigned(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesConversationWaiting(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesMentioned(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesChannelTrouble(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesWebhookTrouble(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesTeamNotice(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class NotificationPreferencesWeeklyReport(TypedDict):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


NotificationPreferencesQuietHours = TypedDict("NotificationPreferencesQuietHours", {
    "from": "str",
    "to": "str",
    # Null: the workspace's.
    "timezone": "Optional[str]",
}, total=True)


class NotificationPreferences(TypedDict):
    booking_created: NotificationPreferencesBookingCreated
    booking_cancelled: NotificationPreferencesBookingCancelled
    task_assigned: NotificationPreferencesTaskAssigned
    conversation_waiting: NotificationPreferencesConversationWaiting
    mentioned: NotificationPreferencesMentioned
    channel_trouble: NotificationPreferencesChannelTrouble
    webhook_trouble: NotificationPreferencesWebhookTrouble
    team_notice: NotificationPreferencesTeamNotice
    weekly_report: NotificationPreferencesWeeklyReport
    # E-mail, Telegram and push wait until they are over; the bell shows everything at once. Null: none.
    quiet_hours: Optional[NotificationPreferencesQuietHours]
    # `hourly` gathers what comes into one e-mail at the next full hour. What is escalated does not wait.
    email_digest: Literal["at_once", "hourly"]


class OccupancyFigures(TypedDict):
    open_minutes: int
    booked_minutes: int
    free_minutes: int
    blocked_minutes: int
    gap_minutes: int
    outside_minutes: int
    # Between 0 and 1; null where there is nothing to divide by.
    occupancy: Optional[float]


OccupancyReportPrevious = TypedDict("OccupancyReportPrevious", {
    "from": "str",
    "to": "str",
    "totals": "OccupancyFigures",
}, total=True)


OccupancyReport = TypedDict("OccupancyReport", {
    "from": "str",
    "to": "str",
    "timezone": "str",
    "by": "str",
    "rows": "List[OccupancyReportRow]",
    # Of the whole period; rows that overlap, such as resources of one booking, count once.
    "totals": "OccupancyFigures",
    # The period before, where `compare` asks for it.
    "previous": "Optional[OccupancyReportPrevious]",
}, total=True)


class OccupancyReportRow(TypedDict):
    # An id, a date, a source, an address or a weekday and hour; null for none.
    key: Optional[str]
    # Of a service, resource or group.
    name: Optional[str]
    figures: OccupancyFigures


class Outbox(TypedDict):
    # Null while no worker has been heard of.
    engine: Optional[Literal["embedded", "dev", "server"]]
    workers: int
    worker_seen_at: Optional[str]
    # Events of this project that are not handed on yet.
    pending: int
    # How long the oldest of them has waited; 0 when there is none.
    oldest_seconds: float
    # Failures in a row of the relay that fares worst.
    relay_failures: int
    relay_failing: bool
    # Runs of this project that failed in the last 24 hours.
    failed_runs: int


class OutgoingMail(TypedDict):
    id: str
    to: str
    subject: str
    # `queued`: it waits for its turn or its next attempt. `stored`: nothing is sent by this installation, which has no mail server. `sent`: the mail server took it. `failed`: it was given up. `bounced`: the mail server refuses this recipient, at once or by a notification that came back. `withdrawn`: before it was sent, what it says stopped being true, or the customer stopped notices.
    status: Literal["queued", "stored", "sent", "failed", "bounced", "withdrawn"]
    # What the mail server, or the way to it, said last; of one that was withdrawn, why, such as `cancelled` or `stopped`.
    error: Optional[str]
    # How many attempts were made.
    tries: int
    # When a queued e-mail is tried next.
    next_try_at: Optional[str]
    created_at: str
    sent_at: Optional[str]
    # Its links are for the recipient alone, so that its content is not shown.
    confidential: bool
    # A calendar event goes with it.
    has_calendar: bool


class OutgoingMailDetail(TypedDict):
    id: str
    to: str
    subject: str
    # `queued`: it waits for its turn or its next attempt. `stored`: nothing is sent by this installation, which has no mail server. `sent`: the mail server took it. `failed`: it was given up. `bounced`: the mail server refuses this recipient, at once or by a notification that came back. `withdrawn`: before it was sent, what it says stopped being true, or the customer stopped notices.
    status: Literal["queued", "stored", "sent", "failed", "bounced", "withdrawn"]
    # What the mail server, or the way to it, said last; of one that was withdrawn, why, such as `cancelled` or `stopped`.
    error: Optional[str]
    # How many attempts were made.
    tries: int
    # When a queued e-mail is tried next.
    next_try_at: Optional[str]
    created_at: str
    sent_at: Optional[str]
    # Its links are for the recipient alone, so that its content is not shown.
    confidential: bool
    # A calendar event goes with it.
    has_calendar: bool
    # Null when it is confidential.
    text: Optional[str]
    # Null when it is confidential.
    html: Optional[str]
    # The calendar event that goes with it, as iCalendar text.
    calendar: Optional[str]


class PageAddress(TypedDict):
    """Where customers come to: a map opens by the coordinates, else by the text."""

    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class PageFigures(TypedDict):
    opened: int
    chose_service: int
    chose_time: int
    booked: int
    # Between 0 and 1; null where there is nothing to divide by.
    booking_rate: Optional[float]


class PageHold(TypedDict):
    id: str
    service_id: str
    start: str
    end: str
    party_size: int
    hold_expires_at: str
    # From now on: for a clock that counts down where the device's own is wrong.
    expires_in_seconds: int
    # Whoever has it may confirm the hold or give it back.
    token: str


PageReportPrevious = TypedDict("PageReportPrevious", {
    "from": "str",
    "to": "str",
    "totals": "PageFigures",
}, total=True)


PageReport = TypedDict("PageReport", {
    "from": "str",
    "to": "str",
    "timezone": "str",
    "by": "str",
    "rows": "List[PageReportRow]",
    # Of the whole period; rows that overlap, such as resources of one booking, count once.
    "totals": "PageFigures",
    # The period before, where `compare` asks for it.
    "previous": "Optional[PageReportPrevious]",
}, total=True)


class PageReportRow(TypedDict):
    # An id, a date, a source, an address or a weekday and hour; null for none.
    key: Optional[str]
    # Of a service, resource or group.
    name: Optional[str]
    figures: PageFigures


class PageServicePeople(TypedDict):
    id: str
    name: str
    photo_id: Optional[str]


class PageService(TypedDict):
    id: str
    name: str
    description: Optional[str]
    # The heading that it stands under; null: none.
    category: Optional[str]
    kind: Literal["appointment", "queue"]
    duration_minutes: int
    max_party_size: int
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    deposit_cents: Optional[int]
    intake_fields: List[IntakeField]
    # Whom the visitor may choose from; empty where there is no choice.
    people: List[PageServicePeople]


class PasswordLink(TypedDict):
    # Shown this once. Null when it was sent by e-mail instead.
    link: Optional[str]
    sent_to: Optional[str]
    expires_at: str


class PauseAiBody(TypedDict):
    reason: str


class _PauseChannelBodyAlways(TypedDict):
    reason: str


class _PauseChannelBodySometimes(TypedDict, total=False):
    # When it ends by itself; left out, it lasts until it is resumed.
    until: Optional[str]


class PauseChannelBody(_PauseChannelBodyAlways, _PauseChannelBodySometimes):
    pass


class PersonInvite(TypedDict):
    id: str
    email: str
    role: Literal["owner", "admin", "agent"]
    expired: bool


class Person(TypedDict):
    # The resource that the person is.
    id: str
    name: str
    active: bool
    # The photo is under `/resources/{id}/photo`.
    photo_id: Optional[str]
    # The team member who signs in.
    member: Optional[Member]
    # An invitation that waits to be accepted.
    invite: Optional[PersonInvite]
    # Their hours; null means always open.
    schedule_id: Optional[str]
    # Nobody and nothing else works by their schedule.
    has_own_hours: bool
    # The services that they give.
    service_ids: List[str]
    created_at: str
    updated_at: str


class PreviewBookingNoticesBody(TypedDict):
    # What the customers would be told.
    kind: Literal["confirmed", "reserved", "reminder", "moved", "cancelled", "reinstated", "hold_expiring", "thanks"]
    booking_ids: List[str]


class PreviewBotWordingBodyTexts(TypedDict, total=False):
    """Own sentences that are not saved yet."""

    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


class _PreviewBotWordingBodyAlways(TypedDict):
    language: Literal["pt-BR", "es", "en"]
    # How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`.
    tone: Literal["warm", "formal", "brief"]


class _PreviewBotWordingBodySometimes(TypedDict, total=False):
    # Own sentences that are not saved yet.
    texts: PreviewBotWordingBodyTexts


class PreviewBotWordingBody(_PreviewBotWordingBodyAlways, _PreviewBotWordingBodySometimes):
    pass


class PreviewBotWordingResultDataFaults(TypedDict):
    code: str
    detail: str


class PreviewBotWordingResultData(TypedDict):
    sentence: Literal["ask_service", "ask_time", "offer_times", "none_free", "ask_name", "ask_phone", "confirm_opening", "booked", "moved", "cancelled", "not_understood", "call_team"]
    # The bot's own sentence in this tone, with its variables.
    usual: str
    # What may stand in braces.
    variables: List[Literal["service", "start"]]
    # What must stand in braces.
    required: List[Literal["service", "start"]]
    # The message as a customer would get it; null while the text has a fault.
    message: Optional[str]
    # Why the text would be refused.
    faults: List[PreviewBotWordingResultDataFaults]


class PreviewBotWordingResult(TypedDict):
    data: List[PreviewBotWordingResultData]


class PreviewCustomerImportBody(TypedDict, total=False):
    # A CSV file of at most 5 MiB and 5000 rows; its first line names the columns.
    file: str
    # The same as text, instead of a file.
    text: str
    # JSON: which column holds which field. Left out, the names of the columns decide.
    mapping: str
    # The country of phones without one; left out, it is that of the workspace's time zone.
    calling_code: str
    # What becomes of customers who are there already.
    policy: Literal["skip", "update"]


class PreviewNoticeTextBody(TypedDict):
    text: str


class PublicPage(TypedDict):
    name: str
    slug: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    # The country whose phones are read without a calling code.
    country: str
    locale: str
    headline: Optional[str]
    text: Optional[str]
    address: Optional[PageAddress]
    # What the business says about cancelling.
    policy: Optional[str]
    # Pictures are under `/public/pages/{slug}/pictures/{picture_id}`.
    logo_id: Optional[str]
    cover_id: Optional[str]
    services: List[PageService]


class PushKey(TypedDict):
    # The `applicationServerKey` of a browser's subscription, base64url.
    public_key: str


class PushSubscription(TypedDict):
    id: str
    endpoint: str
    created_at: str


class PutAiBudgetBody(TypedDict):
    # Cents of a dollar a month, by the calendar of the workspace; null: no limit.
    monthly_cents: Optional[int]
    # Tokens a month; null: no limit.
    monthly_tokens: Optional[int]


class PutNoticeTextBody(TypedDict):
    text: str


class PutSpamGuardBody(TypedDict):
    enabled: bool
    # Answers of the bot to one contact in an hour; null: any.
    per_hour: Optional[int]
    # Answers of the bot to one contact in 24 hours; null: any.
    per_day: Optional[int]
    # Words that get no answer of the bot.
    blocked_words: List[str]
    # Messages that are nothing but links get no answer.
    links_only: bool
    # The same text so many times in a row gets no answer.
    repetition: Optional[int]


class _PutStageConfigBodyStagesAlways(TypedDict):
    key: str
    name: str
    category: Literal["todo", "doing", "done", "failed"]


class _PutStageConfigBodyStagesSometimes(TypedDict, total=False):
    color: str


class PutStageConfigBodyStages(_PutStageConfigBodyStagesAlways, _PutStageConfigBodyStagesSometimes):
    pass


class PutStageConfigBodyInitial(TypedDict):
    """The stage in which a new appointment and a new task of a queue begin."""

    appointment: str
    queue: str


class _PutStageConfigBodyActionsRequiresFieldsAlways(TypedDict):
    key: str
    label: str
    type: Literal["text", "long_text", "number", "boolean", "date", "select"]


class _PutStageConfigBodyActionsRequiresFieldsSometimes(TypedDict, total=False):
    required: bool
    # What a `select` offers; empty for the other types.
    options: List[str]


class PutStageConfigBodyActionsRequiresFields(_PutStageConfigBodyActionsRequiresFieldsAlways, _PutStageConfigBodyActionsRequiresFieldsSometimes):
    pass


class PutStageConfigBodyActionsRequires(TypedDict, total=False):
    """What must be sent with the action. Left out: each of its fields has its own default."""

    # Who does it must be named.
    resource: bool
    comment: bool
    photo: bool
    location: bool
    fields: List[PutStageConfigBodyActionsRequiresFields]


_PutStageConfigBodyActionsAlways = TypedDict("_PutStageConfigBodyActionsAlways", {
    "key": "str",
    "label": "str",
    # The stages in which the action is offered.
    "from": "List[str]",
    "to": "str",
}, total=True)


class _PutStageConfigBodyActionsSometimes(TypedDict, total=False):
    # What the action does to the task beside moving it.
    effect: Literal["none", "take", "release", "check_in", "complete", "fail", "no_show", "cancel"]
    # What must be sent with the action. Left out: each of its fields has its own default.
    requires: PutStageConfigBodyActionsRequires
    # Kept as the task's `outcome`.
    outcome: Optional[str]


class PutStageConfigBodyActions(_PutStageConfigBodyActionsAlways, _PutStageConfigBodyActionsSometimes):
    pass


class _PutStageConfigBodyAlways(TypedDict):
    stages: List[PutStageConfigBodyStages]
    # The stage in which a new appointment and a new task of a queue begin.
    initial: PutStageConfigBodyInitial
    actions: List[PutStageConfigBodyActions]


class _PutStageConfigBodySometimes(TypedDict, total=False):
    # The version you changed; if it is no longer the current one, nothing is written.
    expected_version: int
    # For each stage that vanishes, or ends tasks from now on, while live tasks stand in it: the stage they move to.
    migrate: Dict[str, str]


class PutStageConfigBody(_PutStageConfigBodyAlways, _PutStageConfigBodySometimes):
    pass


class PutWebchatSiteBodyColors(TypedDict):
    # The launcher, the header and the visitor's own words.
    accent: str
    # What is written on the accent.
    text: str


PutWebchatSiteBodyBusinessHoursWeekly = TypedDict("PutWebchatSiteBodyBusinessHoursWeekly", {
    # 1 is Monday, 7 is Sunday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class _PutWebchatSiteBodyBusinessHoursAlways(TypedDict):
    timezone: str
    # Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows.
    weekly: List[PutWebchatSiteBodyBusinessHoursWeekly]


class _PutWebchatSiteBodyBusinessHoursSometimes(TypedDict, total=False):
    away_message: str


class PutWebchatSiteBodyBusinessHours(_PutWebchatSiteBodyBusinessHoursAlways, _PutWebchatSiteBodyBusinessHoursSometimes):
    pass


class _PutWebchatSiteBodyAlways(TypedDict):
    # Whom the visitor writes to.
    name: str


class _PutWebchatSiteBodySometimes(TypedDict, total=False):
    enabled: bool
    greeting: str
    colors: PutWebchatSiteBodyColors
    # The visitor's own where it is among them, else the first. Left out: `en`, `pt-BR`, `es`.
    languages: List[Literal["en", "pt-BR", "es"]]
    # Where the chat may be: exact origins, or `https://*.example.com` for every name below one.
    allowed_origins: List[str]
    # Outside of these hours visitors read the away message. Null: there is always somebody.
    business_hours: Optional[PutWebchatSiteBodyBusinessHours]


class PutWebchatSiteBody(_PutWebchatSiteBodyAlways, _PutWebchatSiteBodySometimes):
    pass


class QuickReply(TypedDict):
    id: str
    # What is typed after a `/` to find it.
    shortcut: str
    text: str
    created_at: str
    updated_at: str


class QuickReplyPage(TypedDict):
    data: List[QuickReply]
    next_cursor: Optional[str]


class ReadNotices(TypedDict):
    # How many were unread.
    read: int


class ReceiveDepositBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class RefreshWhatsAppTemplatesResultTrouble(TypedDict):
    # Since when the list cannot be read.
    since: str
    message: str


class RefreshWhatsAppTemplatesResult(TypedDict):
    data: List[WhatsAppTemplate]
    next_cursor: Optional[str]
    # Whether there is a WhatsApp number at all.
    connected: bool
    # When the list was last read whole.
    read_at: Optional[str]
    # Why it could not be read again since; what is listed is from before.
    trouble: Optional[RefreshWhatsAppTemplatesResultTrouble]


class ReleasePageHoldBody(TypedDict):
    token: str


class ReminderEffectReminded(TypedDict):
    """Of customers who are reminded."""

    # That took place or should have.
    visits: int
    # To which the customer did not come.
    missed: int


class ReminderEffectHeldOut(TypedDict):
    """Of those whom the lot leaves without reminders."""

    # That took place or should have.
    visits: int
    # To which the customer did not come.
    missed: int


class ReminderEffectDifference(TypedDict):
    estimate: float
    low: float
    high: float


class ReminderEffect(TypedDict):
    # Of customers who are reminded.
    reminded: ReminderEffectReminded
    # Of those whom the lot leaves without reminders.
    held_out: ReminderEffectHeldOut
    # By how much the share of missed visits is lower with reminders, and where it lies with 95 % confidence.
    difference: Optional[ReminderEffectDifference]


class ReopenDaysBody(TypedDict):
    dates: List[str]


class ReopenDaysResult(TypedDict):
    # Those that were closed.
    dates: List[str]


class ReplaceBotBodyHandoff(TypedDict):
    # Words that bring a person at once.
    keywords: List[str]
    # So many times in a row without an answer bring a person.
    after_failures: int
    message: str


class ReplaceBotBodyAbilities(TypedDict):
    answer: bool
    book: bool
    reschedule: bool
    cancel: bool
    collect_location: bool


class ReplaceBotBodyWordingPtBR(TypedDict, total=False):
    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


class ReplaceBotBodyWordingEs(TypedDict, total=False):
    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


class ReplaceBotBodyWordingEn(TypedDict, total=False):
    # Asks which service; a numbered list follows.
    ask_service: str
    # Asks for a day or time.
    ask_time: str
    # Says which times are free; a numbered list follows. It must hold `{service}`.
    offer_times: str
    # Says that nothing is free in the next days. Takes `{service}`.
    none_free: str
    # Asks for the customer's name.
    ask_name: str
    # Asks for the customer's phone.
    ask_phone: str
    # Begins the question for a yes; service, time, person and price follow.
    confirm_opening: str
    # Says that it is booked. It must hold `{service}` and `{start}`.
    booked: str
    # Says that it has a new time. It must hold `{service}` and `{start}`.
    moved: str
    # Says that it is cancelled.
    cancelled: str
    # Says that an answer was not understood; the question follows.
    not_understood: str
    # Says that a person of the team is called; comes before the handoff message.
    call_team: str


ReplaceBotBodyWording = TypedDict("ReplaceBotBodyWording", {
    "pt-BR": "ReplaceBotBodyWordingPtBR",
    "es": "ReplaceBotBodyWordingEs",
    "en": "ReplaceBotBodyWordingEn",
}, total=False)


class _ReplaceBotBodyAlways(TypedDict):
    enabled: bool
    name: str
    # How it should speak and what it must not say. A model reads it; the rules do not need it.
    instructions: str
    # Its first words. Empty: a sentence of its own in the contact's language.
    greeting: str
    # When it does not know. Empty: a sentence of its own.
    fallback_message: str
    # The bot answers in these alone. The first is used where a text does not show its language, or shows another.
    languages: List[Literal["pt-BR", "es", "en"]]
    handoff: ReplaceBotBodyHandoff
    abilities: ReplaceBotBodyAbilities
    # The model to ask, where an address for one is configured.
    model: Optional[str]


class _ReplaceBotBodySometimes(TypedDict, total=False):
    # What it says to whoever is in danger, before a person takes over. Empty: a sentence of its own.
    emergency_message: str
    # How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`.
    tone: Literal["warm", "formal", "brief"]
    # The workspace's own sentences, by language. What is absent or empty is said in sentences of the bot's own.
    wording: ReplaceBotBodyWording
    # Refuses with `version_conflict` when somebody else saved first.
    expected_version: int


class ReplaceBotBody(_ReplaceBotBodyAlways, _ReplaceBotBodySometimes):
    pass


class ReplaceChannelPoliciesBodyData(TypedDict):
    channel: Literal["whatsapp", "telegram", "webchat"]
    # `outside_hours`: only while nobody of the team works.
    policy: Literal["on", "off", "outside_hours"]
    # Failures in a row before a person is asked; null: the bot's own.
    handoff_after: Optional[int]


class ReplaceChannelPoliciesBody(TypedDict):
    data: List[ReplaceChannelPoliciesBodyData]


class ReplayEventBody(TypedDict):
    # The webhook endpoint that gets it.
    endpoint_id: str


class ReportFigure(TypedDict):
    # The field of `figures`, such as `no_show_rate`.
    code: str
    report: Literal["bookings", "occupancy", "tasks", "conversations", "page"]
    unit: Literal["count", "share", "minutes", "hours", "money"]
    name: str
    # How it is counted, in words.
    definition: str


class ReportFiguresDimensions(TypedDict):
    """What the rows of each report can be about."""

    bookings: List[str]
    occupancy: List[str]
    tasks: List[str]
    conversations: List[str]
    page: List[str]


class ReportFigures(TypedDict):
    figures: List[ReportFigure]
    # What the rows of each report can be about.
    dimensions: ReportFiguresDimensions


class _RescheduleBookingBodyAlways(TypedDict):
    start: str


class _RescheduleBookingBodySometimes(TypedDict, total=False):
    # Left out: the same resources where they are free, else others.
    resource_ids: List[str]
    reason: Optional[str]
    # A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason.
    override: bool
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool


class RescheduleBookingBody(_RescheduleBookingBodyAlways, _RescheduleBookingBodySometimes):
    pass


class RescheduleOwnBookingBody(TypedDict):
    start: str


class ResendSkippedDeliveriesBody(TypedDict):
    # Only what was skipped at or after this time.
    since: str


class ResentDeliveries(TypedDict):
    count: int


ResetPassword = TypedDict("ResetPassword", {
    "email": "str",
    # With it and the new password, a sign-in within ten minutes works however many were tried before.
    "pass": "str",
}, total=True)


class ResetPasswordBody(TypedDict):
    token: str
    password: str


class ResourceLocation(TypedDict):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class Resource(TypedDict):
    id: str
    name: str
    aliases: List[Alias]
    kind: Literal["person", "equipment", "room", "vehicle"]
    capacity: int
    schedule_id: Optional[str]
    group_ids: List[str]
    member_id: Optional[str]
    location: Optional[ResourceLocation]
    # Set by `/team/people`. The photo is under `/resources/{id}/photo`; another photo has another id.
    photo_id: Optional[str]
    active: bool
    created_at: str
    updated_at: str


class ResourceGroup(TypedDict):
    id: str
    name: str
    resource_ids: List[str]
    created_at: str
    updated_at: str


class ResourceGroupPage(TypedDict):
    data: List[ResourceGroup]
    next_cursor: Optional[str]


class ResourcePage(TypedDict):
    data: List[Resource]
    next_cursor: Optional[str]


class ResourceStatsCounts(TypedDict):
    """Bookings that start in the time, by status."""

    held: int
    pending_payment: int
    confirmed: int
    checked_in: int
    completed: int
    failed: int
    no_show: int
    cancelled: int
    rescheduled: int
    expired: int
    released: int


ResourceStats = TypedDict("ResourceStats", {
    "resource_id": "str",
    "from": "str",
    "to": "str",
    # Bookings that start in the time, by status.
    "counts": "ResourceStatsCounts",
    # Whole minutes.
    "booked_minutes": "int",
    # Working hours without time off, for each place of the resource.
    "open_minutes": "int",
    # Booked by open minutes; more than 1 with work outside the hours.
    "utilisation": "Optional[float]",
    # No-shows among those that took place or should have.
    "no_show_rate": "Optional[float]",
    # From the take of a queue's task until it was done.
    "mean_minutes_to_done": "Optional[float]",
}, total=True)


class RevertStageConfigBody(TypedDict, total=False):
    # The version you changed; if it is no longer the current one, nothing is written.
    expected_version: int
    # For each stage that vanishes, or ends tasks from now on, while live tasks stand in it: the stage they move to.
    migrate: Dict[str, str]


class RotateWebhookSecretBody(TypedDict, total=False):
    # For how long the old secret signs too, up to a week. 0: it stops at once.
    overlap_seconds: int


class _RunActionBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _RunActionBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class RunActionBodyDataLocation(_RunActionBodyDataLocationAlways, _RunActionBodyDataLocationSometimes):
    pass


class RunActionBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say. Left out: each of its fields has its own default."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[RunActionBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class RunActionBody(TypedDict, total=False):
    # What the action requires, and what else there is to say. Left out: each of its fields has its own default.
    data: RunActionBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool
    # Only with an action whose effect is `release`: the resource that takes the task in the same step. Both happen or neither, and the task is never free in between.
    assign_to: Optional[str]


class SavedPersonInvite(TypedDict):
    id: str
    email: str
    role: Literal["owner", "admin", "agent"]
    expired: bool


class SavedPerson(TypedDict):
    # The resource that the person is.
    id: str
    name: str
    active: bool
    # The photo is under `/resources/{id}/photo`.
    photo_id: Optional[str]
    # The team member who signs in.
    member: Optional[Member]
    # An invitation that waits to be accepted.
    invite: Optional[SavedPersonInvite]
    # Their hours; null means always open.
    schedule_id: Optional[str]
    # Nobody and nothing else works by their schedule.
    has_own_hours: bool
    # The services that they give.
    service_ids: List[str]
    created_at: str
    updated_at: str
    # The link of an invitation that this call made and that no e-mail carries; shown this once.
    invite_link: Optional[str]


ScheduleWeekly = TypedDict("ScheduleWeekly", {
    "from": "str",
    "to": "str",
    "weekday": "int",
}, total=True)


class Schedule(TypedDict):
    id: str
    name: str
    timezone: str
    weekly: List[ScheduleWeekly]
    created_at: str
    updated_at: str


ScheduleOverrideIntervals = TypedDict("ScheduleOverrideIntervals", {
    "from": "str",
    "to": "str",
}, total=True)


class ScheduleOverride(TypedDict):
    id: str
    schedule_id: str
    date: str
    intervals: List[ScheduleOverrideIntervals]
    note: Optional[str]
    created_at: str


class ScheduleOverridePage(TypedDict):
    data: List[ScheduleOverride]
    next_cursor: Optional[str]


class SchedulePage(TypedDict):
    data: List[Schedule]
    next_cursor: Optional[str]


class _SearchKnowledgeBodyAlways(TypedDict):
    query: str


class _SearchKnowledgeBodySometimes(TypedDict, total=False):
    limit: int
    # Only what is in this language, or in none that could be told.
    language: Literal["pt", "es", "en"]


class SearchKnowledgeBody(_SearchKnowledgeBodyAlways, _SearchKnowledgeBodySometimes):
    pass


class SearchResult(TypedDict):
    # What it is; a booking of a queue service is a `task`.
    kind: Literal["customer", "booking", "task", "conversation", "service", "resource", "knowledge"]
    # The id to read it with.
    id: str
    # Its name or title; of a booking, a task or a conversation the customer's name, null without one.
    title: Optional[str]
    # What tells it from its like: a customer's phone, else their e-mail or company; the service of a booking or a task; the last message of a conversation; the kind of a resource; null elsewhere.
    detail: Optional[str]
    # When a booking starts, a task is due, or the last message was written; null elsewhere.
    at: Optional[str]
    # The status of a booking, a task or a conversation; null elsewhere.
    status: Optional[str]
    # How well it matches: about 1 is the whole words, below 0.6 only similar ones.
    score: float


class SearchWorkspaceResult(TypedDict):
    results: List[SearchResult]


class _SendMessageBodyLocationAlways(TypedDict):
    lat: float
    lng: float


class _SendMessageBodyLocationSometimes(TypedDict, total=False):
    name: Optional[str]
    address: Optional[str]


class SendMessageBodyLocation(_SendMessageBodyLocationAlways, _SendMessageBodyLocationSometimes):
    pass


class _SendMessageBodyTemplateAlways(TypedDict):
    name: str
    language: str


class _SendMessageBodyTemplateSometimes(TypedDict, total=False):
    # What stands for {{1}}, {{2}}, … in its body.
    params: List[str]


class SendMessageBodyTemplate(_SendMessageBodyTemplateAlways, _SendMessageBodyTemplateSometimes):
    """A message that WhatsApp has approved; it may be sent at any time."""


class SendMessageBody(TypedDict, total=False):
    # With `attachment_id` it is the caption: on WhatsApp and Telegram at most 1024 characters.
    text: str
    location: SendMessageBodyLocation
    # Of `POST /conversations/{id}/files`.
    attachment_id: str
    # A message that WhatsApp has approved; it may be sent at any time.
    template: SendMessageBodyTemplate


class ServiceRequirements(TypedDict):
    group_id: Optional[str]
    resource_id: Optional[str]
    quantity: int


class Service(TypedDict):
    id: str
    name: str
    description: Optional[str]
    # The heading that it stands under on the booking page; null: none.
    category: Optional[str]
    aliases: List[Alias]
    kind: Literal["appointment", "queue"]
    duration_minutes: int
    buffer_minutes: int
    slot_interval_minutes: int
    min_notice_minutes: int
    max_advance_days: int
    max_party_size: int
    requirements: List[ServiceRequirements]
    schedule_id: Optional[str]
    group_id: Optional[str]
    uses: Literal["unit", "seats"]
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    deposit_cents: Optional[int]
    deposit_minutes: int
    # How long before the visit its customers are reminded; null: as the workspace does.
    reminder_minutes: Optional[List[int]]
    intake_fields: List[IntakeField]
    color: str
    active: bool
    created_at: str
    updated_at: str


class ServicePage(TypedDict):
    data: List[Service]
    next_cursor: Optional[str]


class _SetConversationModeBodyAlways(TypedDict):
    mode: Literal["bot", "human"]


class _SetConversationModeBodySometimes(TypedDict, total=False):
    # Assigns it in the same step; left out, it stays whose it is.
    member_id: Optional[str]


class SetConversationModeBody(_SetConversationModeBodyAlways, _SetConversationModeBodySometimes):
    pass


SetScheduleOverrideBodyIntervals = TypedDict("SetScheduleOverrideBodyIntervals", {
    "from": "str",
    "to": "str",
}, total=True)


class _SetScheduleOverrideBodyAlways(TypedDict):
    date: str
    # The hours of that date instead of its weekday's; none means closed.
    intervals: List[SetScheduleOverrideBodyIntervals]


class _SetScheduleOverrideBodySometimes(TypedDict, total=False):
    note: Optional[str]


class SetScheduleOverrideBody(_SetScheduleOverrideBodyAlways, _SetScheduleOverrideBodySometimes):
    pass


class SetupConversationAskingChoices(TypedDict):
    value: str
    label: str


class SetupConversationAsking(TypedDict):
    topic: Literal["business", "services", "people", "hours", "queue", "deposit", "page", "done"]
    text: str
    # Ready answers: send one as `choice`.
    choices: List[SetupConversationAskingChoices]


class SetupConversation(TypedDict):
    # The last that were said, oldest first; the next page is what was said before.
    data: List[SetupMessage]
    next_cursor: Optional[str]
    asking: SetupConversationAsking


class SetupMessage(TypedDict):
    id: str
    author: Literal["assistant", "member"]
    text: str
    created_at: str


class SetupPlanServices(TypedDict):
    key: str
    name: str
    kind: Literal["appointment", "queue"]
    duration_minutes: int
    buffer_minutes: int
    price_cents: Optional[int]
    deposit_cents: Optional[int]
    # The groups of which an appointment takes one resource each.
    needs: List[str]
    # The group whose queue it is; for kind queue.
    group: Optional[str]


class SetupPlanGroups(TypedDict):
    key: str
    name: str


class SetupPlanResources(TypedDict):
    key: str
    name: str
    kind: Literal["person", "equipment", "room", "vehicle"]
    capacity: int
    groups: List[str]
    schedule: Optional[str]


SetupPlanSchedulesWeekly = TypedDict("SetupPlanSchedulesWeekly", {
    # 1 is Monday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class SetupPlanSchedules(TypedDict):
    key: str
    name: str
    weekly: List[SetupPlanSchedulesWeekly]


class SetupPlanStagesStages(TypedDict):
    key: str
    name: str
    category: Literal["todo", "doing", "done", "failed"]
    color: str


class SetupPlanStagesInitial(TypedDict):
    """The stage in which a new appointment and a new task of a queue begin."""

    appointment: str
    queue: str


class SetupPlanStagesActionsRequiresFields(TypedDict):
    key: str
    label: str
    type: Literal["text", "long_text", "number", "boolean", "date", "select"]
    required: bool
    # What a `select` offers; empty for the other types.
    options: List[str]


class SetupPlanStagesActionsRequires(TypedDict):
    """What must be sent with the action. Left out: each of its fields has its own default."""

    # Who does it must be named.
    resource: bool
    comment: bool
    photo: bool
    location: bool
    fields: List[SetupPlanStagesActionsRequiresFields]


SetupPlanStagesActions = TypedDict("SetupPlanStagesActions", {
    "key": "str",
    "label": "str",
    # The stages in which the action is offered.
    "from": "List[str]",
    "to": "str",
    # What the action does to the task beside moving it.
    "effect": "Literal['none', 'take', 'release', 'check_in', 'complete', 'fail', 'no_show', 'cancel']",
    # What must be sent with the action. Left out: each of its fields has its own default.
    "requires": "SetupPlanStagesActionsRequires",
    # Kept as the task's `outcome`.
    "outcome": "Optional[str]",
}, total=True)


class SetupPlanStages(TypedDict):
    stages: List[SetupPlanStagesStages]
    # The stage in which a new appointment and a new task of a queue begin.
    initial: SetupPlanStagesInitial
    actions: List[SetupPlanStagesActions]


class SetupPlanProblems(TypedDict):
    # Where in the plan, as `#/services/0/name`.
    pointer: str
    detail: str
    code: str


class SetupPlanAppliedMade(TypedDict):
    type: Literal["schedule", "resource_group", "resource", "service", "stage_config", "booking_page"]
    id: str
    name: Optional[str]


class SetupPlanAppliedExisting(TypedDict):
    type: Literal["schedule", "resource_group", "resource", "service", "stage_config", "booking_page"]
    id: str
    name: Optional[str]


class SetupPlanApplied(TypedDict):
    at: str
    by: str
    made: List[SetupPlanAppliedMade]
    # What was there already under that name, and was left as it was.
    existing: List[SetupPlanAppliedExisting]


class SetupPlan(TypedDict):
    # 0 until something was said or written.
    version: int
    business: Optional[Literal["clinic", "salon", "garage", "delivery", "studio", "other"]]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    services: List[SetupPlanServices]
    groups: List[SetupPlanGroups]
    resources: List[SetupPlanResources]
    schedules: List[SetupPlanSchedules]
    # Null: the stages stay as they are.
    stages: Optional[SetupPlanStages]
    # Whether the hosted booking page is on.
    booking_page: bool
    # The parts as a model proposed them, until somebody changes them; the others are what was told, with what is usual.
    by_model: List[Literal["services", "groups", "resources", "schedules", "stages"]]
    # What has to be mended before the plan can be applied.
    problems: List[SetupPlanProblems]
    # The application that can be undone.
    applied: Optional[SetupPlanApplied]
    # Whether the workspace has neither a service nor a resource yet.
    needed: bool


class _SignUpBodyWorkspaceAlways(TypedDict):
    name: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]


class _SignUpBodyWorkspaceSometimes(TypedDict, total=False):
    locale: str


class SignUpBodyWorkspace(_SignUpBodyWorkspaceAlways, _SignUpBodyWorkspaceSometimes):
    pass


class SignUpBody(TypedDict):
    name: str
    email: str
    password: str
    workspace: SignUpBodyWorkspace


class SignUpRequested(TypedDict):
    message: str


class SignUpWay(TypedDict):
    # `direct`: `POST /sign-up`; `by_mail`: `POST /sign-up-requests`, and the link in the letter; `invite`: only by an invitation.
    way: Literal["direct", "by_mail", "invite"]


class SignedUp(TypedDict):
    user: User
    workspace: Workspace


class _SimulateBotBodyAlways(TypedDict):
    text: str


class _SimulateBotBodySometimes(TypedDict, total=False):
    # What the answer before gave, to go on from there.
    state: Optional[str]


class SimulateBotBody(_SimulateBotBodyAlways, _SimulateBotBodySometimes):
    pass


class SimulateBotResult(TypedDict):
    replies: List[str]
    state: str
    handed_over: bool
    trace: BotTrace


class Slot(TypedDict):
    start: str
    # The end of the service itself, without the buffer.
    end: str
    # The resources that would be used for this time.
    resource_ids: List[str]


class SlotList(TypedDict):
    data: List[Slot]
    # Null when there is a time; else why there is none.
    unavailable_reason: Optional[Literal["service_inactive", "queue_service", "no_resources", "party_too_large", "closed", "outside_booking_window", "fully_booked"]]


class SnoozeConversationBody(TypedDict):
    # In the future.
    until: str


class SpamGuardHeldBack(TypedDict):
    id: str
    conversation_id: str
    contact: Optional[str]
    channel: str
    reason: Literal["per_hour", "per_day", "blocked_word", "links_only", "repetition"]
    at: str


class SpamGuard(TypedDict):
    enabled: bool
    # Answers of the bot to one contact in an hour; null: any.
    per_hour: Optional[int]
    # Answers of the bot to one contact in 24 hours; null: any.
    per_day: Optional[int]
    # Words that get no answer of the bot.
    blocked_words: List[str]
    # Messages that are nothing but links get no answer.
    links_only: bool
    # The same text so many times in a row gets no answer.
    repetition: Optional[int]
    # The latest that got no answer, newest first.
    held_back: List[SpamGuardHeldBack]


class Stage(TypedDict):
    key: str
    name: str
    category: Literal["todo", "doing", "done", "failed"]
    color: str


class StageActionRequiresFields(TypedDict):
    key: str
    label: str
    type: Literal["text", "long_text", "number", "boolean", "date", "select"]
    required: bool
    options: List[str]


class StageActionRequires(TypedDict):
    resource: bool
    comment: bool
    photo: bool
    location: bool
    fields: List[StageActionRequiresFields]


StageAction = TypedDict("StageAction", {
    "key": "str",
    "label": "str",
    "from": "List[str]",
    "to": "str",
    "effect": "Literal['none', 'take', 'release', 'check_in', 'complete', 'fail', 'no_show', 'cancel']",
    "requires": "StageActionRequires",
    "outcome": "Optional[str]",
}, total=True)


class StageConfigInitial(TypedDict):
    appointment: str
    queue: str


class StageConfigCreatedBy(TypedDict):
    type: str
    id: str
    name: str


class StageConfig(TypedDict):
    version: int
    stages: List[Stage]
    initial: StageConfigInitial
    actions: List[StageAction]
    # The version whose content this one restored.
    reverted_from: Optional[int]
    created_by: StageConfigCreatedBy
    created_at: str


class StageConfigVersionCreatedBy(TypedDict):
    type: str
    id: str
    name: str


class StageConfigVersion(TypedDict):
    version: int
    stage_count: int
    action_count: int
    # The version whose content this one restored.
    reverted_from: Optional[int]
    created_by: StageConfigVersionCreatedBy
    created_at: str


class StageConfigVersionPage(TypedDict):
    data: List[StageConfigVersion]
    next_cursor: Optional[str]


class StageMoveActor(TypedDict):
    type: str
    id: str
    name: str


StageMove = TypedDict("StageMove", {
    "id": "str",
    "from": "Optional[str]",
    "to": "str",
    "action": "str",
    "actor": "StageMoveActor",
    "data": "Optional[Dict[str, Any]]",
    # The booking's version after the move.
    "version": "int",
    "at": "str",
}, total=True)


class StageMovePage(TypedDict):
    data: List[StageMove]
    next_cursor: Optional[str]


StreamChangesResult = Optional["Change"]


class TaskFigures(TypedDict):
    tasks: int
    open: int
    completed: int
    failed: int
    cancelled: int
    taken: int
    # Null where there is nothing to divide by.
    waiting_minutes: Optional[float]
    handled: int
    # Null where there is nothing to divide by.
    handling_minutes: Optional[float]
    in_time: int
    late: int
    # Between 0 and 1; null where there is nothing to divide by.
    in_time_rate: Optional[float]


TasksReportPrevious = TypedDict("TasksReportPrevious", {
    "from": "str",
    "to": "str",
    "totals": "TaskFigures",
}, total=True)


TasksReport = TypedDict("TasksReport", {
    "from": "str",
    "to": "str",
    "timezone": "str",
    "by": "str",
    "rows": "List[TasksReportRow]",
    # Of the whole period; rows that overlap, such as resources of one booking, count once.
    "totals": "TaskFigures",
    # The period before, where `compare` asks for it.
    "previous": "Optional[TasksReportPrevious]",
}, total=True)


class TasksReportRow(TypedDict):
    # An id, a date, a source, an address or a weekday and hour; null for none.
    key: Optional[str]
    # Of a service, resource or group.
    name: Optional[str]
    figures: TaskFigures


class TeamMateBusyWith(TypedDict):
    booking_id: str
    service_name: str
    customer_name: Optional[str]
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    stage: str
    start: Optional[str]
    end: Optional[str]


class TeamMateLastPlace(TypedDict):
    lat: float
    lng: float
    at: str
    # What their device recorded, or the place of the task itself.
    known_by: Literal["device", "task"]


class TeamMate(TypedDict):
    resource_id: str
    name: str
    member_id: Optional[str]
    photo_id: Optional[str]
    group_ids: List[str]
    # `off` outside the hours and in time off, unless at work all the same.
    now: Literal["free", "busy", "off"]
    # What is in progress; else what is booked for this moment.
    busy_with: Optional[TeamMateBusyWith]
    # Of today, what is booked or done; overlapping tasks count once.
    booked_minutes: int
    # Of today, the working hours without time off.
    open_minutes: int
    # Every open task that is theirs, whenever it is.
    open_tasks: int
    # Of the open ones, those past their due date.
    late_tasks: int
    # Where they last recorded a place, or began or ended a task that has one, in the last twelve hours.
    last_place: Optional[TeamMateLastPlace]
    # From when on there is time; null when not within two weeks.
    next_free_at: Optional[str]


class TeamOverviewDay(TypedDict):
    """Today in the workspace's zone."""

    start: str
    end: str


class TeamOverview(TypedDict):
    at: str
    # Today in the workspace's zone.
    day: TeamOverviewDay
    data: List[TeamMate]
    next_cursor: Optional[str]


class TelegramConnection(TypedDict):
    connected: bool
    bot_id: Optional[str]
    bot_username: Optional[str]
    bot_name: Optional[str]
    # The last four characters; the rest is never shown again.
    bot_token_last4: Optional[str]
    # Where Telegram sends what contacts write; it has been told so.
    callback_url: Optional[str]


class TestClock(TypedDict):
    # What time it is in test mode. It goes on by itself.
    now: str
    # How far it is ahead of the real time.
    ahead_seconds: int
    # When something happens by itself next: a hold expires, a reminder is due.
    next_due_at: Optional[str]
    # False: so much was due on the way that the clock stopped at `now`; send the same `to` again to go on.
    arrived: bool


class TestOutgoing(TypedDict):
    id: str
    # `automation`: a call to the address that an automation names.
    way: Literal["whatsapp", "telegram", "email", "push", "automation"]
    recipient: str
    subject: Optional[str]
    text: str
    # The message, e-mail or notice that would have been sent.
    about_id: Optional[str]
    created_at: str


class TestOutgoingPage(TypedDict):
    data: List[TestOutgoing]
    next_cursor: Optional[str]


class TimeOffConflicts(TypedDict):
    booking_id: str
    start: str
    end: str


class TimeOff(TypedDict):
    id: str
    resource_id: str
    start: str
    end: str
    reason: Optional[str]
    # The live bookings of the resource that it covers at this moment.
    conflicts: List[TimeOffConflicts]
    created_at: str


class TimeOffPage(TypedDict):
    data: List[TimeOff]
    next_cursor: Optional[str]


class TimelineEntry(TypedDict):
    id: str
    at: str
    # `booking.*`, `stage.changed`, `comment`, `attachment`, `location` or `customer.*`.
    kind: str
    # In plain English; a screen makes its own from `kind` and `data`.
    title: str
    data: Dict[str, Any]
    actor: Optional[Author]


class TimelineEntryPage(TypedDict):
    data: List[TimelineEntry]
    next_cursor: Optional[str]


class UndoAssistantPlanBody(TypedDict):
    pass


class UndoBookingBody(TypedDict, total=False):
    # Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.
    notify: bool
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed. Of a live task only later moves count.
    expected_version: int


class UndoConversationBody(TypedDict, total=False):
    # The change to take back; if another is the last one by now, nothing is changed.
    change: Literal["assigned", "mode_changed", "reopened", "resolved", "snoozed", "unsnoozed"]


class UnmergeCustomersBody(TypedDict):
    # Who comes back, with what was theirs.
    other_id: str


class UnmergedCustomers(TypedDict):
    customer: Customer
    # Who came back.
    other: Customer


class UpdateApiKeyBody(TypedDict, total=False):
    name: str


class UpdateAssistantPlanBodyServices(TypedDict):
    key: str
    name: str
    kind: Literal["appointment", "queue"]
    duration_minutes: int
    buffer_minutes: int
    price_cents: Optional[int]
    deposit_cents: Optional[int]
    # The groups of which an appointment takes one resource each.
    needs: List[str]
    # The group whose queue it is; for kind queue.
    group: Optional[str]


class UpdateAssistantPlanBodyGroups(TypedDict):
    key: str
    name: str


class UpdateAssistantPlanBodyResources(TypedDict):
    key: str
    name: str
    kind: Literal["person", "equipment", "room", "vehicle"]
    capacity: int
    groups: List[str]
    schedule: Optional[str]


UpdateAssistantPlanBodySchedulesWeekly = TypedDict("UpdateAssistantPlanBodySchedulesWeekly", {
    # 1 is Monday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class UpdateAssistantPlanBodySchedules(TypedDict):
    key: str
    name: str
    weekly: List[UpdateAssistantPlanBodySchedulesWeekly]


class _UpdateAssistantPlanBodyStagesStagesAlways(TypedDict):
    key: str
    name: str
    category: Literal["todo", "doing", "done", "failed"]


class _UpdateAssistantPlanBodyStagesStagesSometimes(TypedDict, total=False):
    color: str


class UpdateAssistantPlanBodyStagesStages(_UpdateAssistantPlanBodyStagesStagesAlways, _UpdateAssistantPlanBodyStagesStagesSometimes):
    pass


class UpdateAssistantPlanBodyStagesInitial(TypedDict):
    """The stage in which a new appointment and a new task of a queue begin."""

    appointment: str
    queue: str


class _UpdateAssistantPlanBodyStagesActionsRequiresFieldsAlways(TypedDict):
    key: str
    label: str
    type: Literal["text", "long_text", "number", "boolean", "date", "select"]


class _UpdateAssistantPlanBodyStagesActionsRequiresFieldsSometimes(TypedDict, total=False):
    required: bool
    # What a `select` offers; empty for the other types.
    options: List[str]


class UpdateAssistantPlanBodyStagesActionsRequiresFields(_UpdateAssistantPlanBodyStagesActionsRequiresFieldsAlways, _UpdateAssistantPlanBodyStagesActionsRequiresFieldsSometimes):
    pass


class UpdateAssistantPlanBodyStagesActionsRequires(TypedDict, total=False):
    """What must be sent with the action. Left out: each of its fields has its own default."""

    # Who does it must be named.
    resource: bool
    comment: bool
    photo: bool
    location: bool
    fields: List[UpdateAssistantPlanBodyStagesActionsRequiresFields]


_UpdateAssistantPlanBodyStagesActionsAlways = TypedDict("_UpdateAssistantPlanBodyStagesActionsAlways", {
    "key": "str",
    "label": "str",
    # The stages in which the action is offered.
    "from": "List[str]",
    "to": "str",
}, total=True)


class _UpdateAssistantPlanBodyStagesActionsSometimes(TypedDict, total=False):
    # What the action does to the task beside moving it.
    effect: Literal["none", "take", "release", "check_in", "complete", "fail", "no_show", "cancel"]
    # What must be sent with the action. Left out: each of its fields has its own default.
    requires: UpdateAssistantPlanBodyStagesActionsRequires
    # Kept as the task's `outcome`.
    outcome: Optional[str]


class UpdateAssistantPlanBodyStagesActions(_UpdateAssistantPlanBodyStagesActionsAlways, _UpdateAssistantPlanBodyStagesActionsSometimes):
    pass


class UpdateAssistantPlanBodyStages(TypedDict):
    stages: List[UpdateAssistantPlanBodyStagesStages]
    # The stage in which a new appointment and a new task of a queue begin.
    initial: UpdateAssistantPlanBodyStagesInitial
    actions: List[UpdateAssistantPlanBodyStagesActions]


class UpdateAssistantPlanBody(TypedDict, total=False):
    # The version you saw; if it is no longer the current one, nothing is written.
    expected_version: int
    services: List[UpdateAssistantPlanBodyServices]
    groups: List[UpdateAssistantPlanBodyGroups]
    resources: List[UpdateAssistantPlanBodyResources]
    schedules: List[UpdateAssistantPlanBodySchedules]
    # Null: the stages stay as they are.
    stages: Optional[UpdateAssistantPlanBodyStages]
    # Whether the hosted booking page is on.
    booking_page: bool


class UpdateAttendanceSettingsBody(TypedDict, total=False):
    enabled: bool
    # From so many missed visits on, a customer must say that they will come; null: never.
    confirm_after: Optional[int]
    # From so many on, they pay a deposit first; null: never.
    deposit_after: Optional[int]
    # From so many on, only the team books for them; null: never.
    desk_only_after: Optional[int]
    # For how many days a missed visit counts.
    forget_after_days: int
    # So many hours before the visit they must have said so; else the time is given back.
    confirm_hours: int
    # For services that ask for none themselves.
    deposit_cents: Optional[int]
    # How long that deposit may stay unpaid.
    deposit_minutes: int


class _UpdateAutomationBodyConditionsAlways(TypedDict):
    field: Literal["service_id", "status", "stage", "source", "priority", "tags", "party_size", "customer.tags", "customer.locale", "channel", "text"]
    op: Literal["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"]


class _UpdateAutomationBodyConditionsSometimes(TypedDict, total=False):
    value: Optional[Union[str, float, bool, List[str]]]


class UpdateAutomationBodyConditions(_UpdateAutomationBodyConditionsAlways, _UpdateAutomationBodyConditionsSometimes):
    pass


class UpdateAutomationBody(TypedDict, total=False):
    name: str
    enabled: bool
    trigger: AutomationTriggerInput
    conditions: List[UpdateAutomationBodyConditions]
    actions: List[AutomationActionInput]
    expected_version: int


class UpdateBookingBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class UpdateBookingBody(TypedDict, total=False):
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    due_at: Optional[str]
    location: Optional[UpdateBookingBodyLocation]
    # The version that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int


class UpdateBookingPageBodyAddress(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class _UpdateBookingPageBodyAlways(TypedDict):
    enabled: bool


class _UpdateBookingPageBodySometimes(TypedDict, total=False):
    headline: Optional[str]
    text: Optional[str]
    service_ids: Optional[List[str]]
    # Left out, it stays.
    address: Optional[UpdateBookingPageBodyAddress]
    # Plain text. Left out, it stays.
    policy: Optional[str]
    # PNG, JPEG, WebP or GIF, by its content; a small copy is kept. Null removes it; left out, it stays.
    logo: Optional[str]
    # PNG, JPEG, WebP or GIF, by its content; a small copy is kept. Null removes it; left out, it stays. It is shown three times as wide as high.
    cover: Optional[str]
    # Exact origins, or `https://*.example.com` for every name below one. Left out, they stay.
    allowed_origins: List[str]


class UpdateBookingPageBody(_UpdateBookingPageBodyAlways, _UpdateBookingPageBodySometimes):
    pass


class UpdateCustomerAttendanceBody(TypedDict):
    forgiven: bool


class UpdateCustomerBodyAddress(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class UpdateCustomerBody(TypedDict, total=False):
    name: str
    # In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as `(11) 98765-4321`: that is the country of its time zone. Answers have the international form.
    phone: Optional[str]
    locale: Optional[str]
    email: Optional[str]
    company: Optional[str]
    notes: Optional[str]
    tags: List[str]
    address: Optional[UpdateCustomerBodyAddress]
    # Whether they want no notices of their bookings: `notices_stopped_at`.
    notices_stopped: bool
    # With `notices_stopped`: since when, where that is not now, as when resumed notices are stopped again by an undo.
    notices_stopped_since: str


class UpdateFlowBody(TypedDict, total=False):
    name: str
    enabled: bool
    trigger: AutomationTriggerInput
    nodes: List[FlowNodeInput]
    edges: List[FlowEdgeInput]
    expected_version: int


class UpdateKnowledgeBody(TypedDict, total=False):
    # Of a text or a file.
    title: str
    content: Optional[str]
    question: Optional[str]
    answer: Optional[str]
    # Refused with `version_conflict` when somebody changed it since.
    expected_version: int


class UpdateKnowledgeSourceBody(TypedDict, total=False):
    url: str
    max_pages: int
    # Refused with `version_conflict` when somebody changed it since.
    expected_version: int


class UpdateMeBody(TypedDict):
    name: str


class UpdateMemberBody(TypedDict):
    role: Literal["owner", "admin", "agent"]


class UpdateNoticeSettingsBodyKinds(TypedDict, total=False):
    confirmed: bool
    reserved: bool
    reminder: bool
    moved: bool
    cancelled: bool
    reinstated: bool
    hold_expiring: bool
    thanks: bool


class UpdateNoticeSettingsBody(TypedDict, total=False):
    kinds: UpdateNoticeSettingsBodyKinds
    # How long before the visit customers are reminded; empty: never.
    reminder_minutes: List[int]
    holdout_percent: int


class UpdateNotificationPreferencesBodyBookingCreated(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyBookingCancelled(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyTaskAssigned(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyConversationWaiting(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyMentioned(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyChannelTrouble(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyWebhookTrouble(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyTeamNotice(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


class UpdateNotificationPreferencesBodyWeeklyReport(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool
    push: bool


_UpdateNotificationPreferencesBodyQuietHoursAlways = TypedDict("_UpdateNotificationPreferencesBodyQuietHoursAlways", {
    "from": "str",
    "to": "str",
}, total=True)


class _UpdateNotificationPreferencesBodyQuietHoursSometimes(TypedDict, total=False):
    # Null: the workspace's.
    timezone: Optional[str]


class UpdateNotificationPreferencesBodyQuietHours(_UpdateNotificationPreferencesBodyQuietHoursAlways, _UpdateNotificationPreferencesBodyQuietHoursSometimes):
    pass


class UpdateNotificationPreferencesBody(TypedDict, total=False):
    booking_created: UpdateNotificationPreferencesBodyBookingCreated
    booking_cancelled: UpdateNotificationPreferencesBodyBookingCancelled
    task_assigned: UpdateNotificationPreferencesBodyTaskAssigned
    conversation_waiting: UpdateNotificationPreferencesBodyConversationWaiting
    mentioned: UpdateNotificationPreferencesBodyMentioned
    channel_trouble: UpdateNotificationPreferencesBodyChannelTrouble
    webhook_trouble: UpdateNotificationPreferencesBodyWebhookTrouble
    team_notice: UpdateNotificationPreferencesBodyTeamNotice
    weekly_report: UpdateNotificationPreferencesBodyWeeklyReport
    # E-mail, Telegram and push wait until they are over; the bell shows everything at once. Null: none.
    quiet_hours: Optional[UpdateNotificationPreferencesBodyQuietHours]
    # `hourly` gathers what comes into one e-mail at the next full hour. What is escalated does not wait.
    email_digest: Literal["at_once", "hourly"]


class _UpdatePersonBodyLoginAlways(TypedDict):
    email: str


class _UpdatePersonBodyLoginSometimes(TypedDict, total=False):
    role: Literal["owner", "admin", "agent"]


class UpdatePersonBodyLogin(_UpdatePersonBodyLoginAlways, _UpdatePersonBodyLoginSometimes):
    pass


UpdatePersonBodyWeekly = TypedDict("UpdatePersonBodyWeekly", {
    # 1 is Monday, 7 is Sunday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class UpdatePersonBody(TypedDict, total=False):
    name: str
    # PNG, JPEG, WebP or GIF, by its content; a small square copy is kept.
    photo: Optional[str]
    active: bool
    # A team member that the person is already.
    member_id: Optional[str]
    # Invites the person to sign in; accepting makes them the member of this person.
    login: Optional[UpdatePersonBodyLogin]
    # The schedule that they work by; null means always open.
    schedule_id: Optional[str]
    # Hours of their own, in place of `schedule_id`.
    weekly: Optional[List[UpdatePersonBodyWeekly]]
    # Exactly the services that they give; what others give stays.
    service_ids: List[str]


class UpdateQuickReplyBody(TypedDict, total=False):
    # One word of at most 40 letters, digits, `-` and `_`.
    shortcut: str
    # `{name}`, `{first_name}`, `{business}` and `{next_booking}` are filled in when a member chooses the reply.
    text: str


class _UpdateResourceBodyAliasesAlways(TypedDict):
    # It has a letter or a figure.
    text: str


class _UpdateResourceBodyAliasesSometimes(TypedDict, total=False):
    # The language it is said in; null: any.
    language: Optional[Literal["pt-BR", "es", "en"]]


class UpdateResourceBodyAliases(_UpdateResourceBodyAliasesAlways, _UpdateResourceBodyAliasesSometimes):
    pass


class UpdateResourceBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class UpdateResourceBody(TypedDict, total=False):
    name: str
    # What customers call it beside its name, each once; the bot understands them.
    aliases: List[UpdateResourceBodyAliases]
    kind: Literal["person", "equipment", "room", "vehicle"]
    # How many can use it at one time.
    capacity: int
    # Its hours; null means always open.
    schedule_id: Optional[str]
    group_ids: List[str]
    # The team member that it is.
    member_id: Optional[str]
    location: Optional[UpdateResourceBodyLocation]
    active: bool


class UpdateResourceGroupBody(TypedDict, total=False):
    name: str
    # Its members; the same list as each resource's `group_ids`, seen from the other side.
    resource_ids: List[str]


UpdateScheduleBodyWeekly = TypedDict("UpdateScheduleBodyWeekly", {
    # 1 is Monday, 7 is Sunday.
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class UpdateScheduleBody(TypedDict, total=False):
    name: str
    timezone: str
    # Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows.
    weekly: List[UpdateScheduleBodyWeekly]


class _UpdateServiceBodyAliasesAlways(TypedDict):
    # It has a letter or a figure.
    text: str


class _UpdateServiceBodyAliasesSometimes(TypedDict, total=False):
    # The language it is said in; null: any.
    language: Optional[Literal["pt-BR", "es", "en"]]


class UpdateServiceBodyAliases(_UpdateServiceBodyAliasesAlways, _UpdateServiceBodyAliasesSometimes):
    pass


class UpdateServiceBodyRequirements(TypedDict, total=False):
    group_id: Optional[str]
    resource_id: Optional[str]
    quantity: int


class _UpdateServiceBodyIntakeFieldsAlways(TypedDict):
    key: str
    label: str
    type: Literal["text", "number", "boolean", "date", "select"]


class _UpdateServiceBodyIntakeFieldsSometimes(TypedDict, total=False):
    required: bool
    options: List[str]


class UpdateServiceBodyIntakeFields(_UpdateServiceBodyIntakeFieldsAlways, _UpdateServiceBodyIntakeFieldsSometimes):
    pass


class UpdateServiceBody(TypedDict, total=False):
    name: str
    description: Optional[str]
    # Services of the same category stand together on the booking page.
    category: Optional[str]
    # What customers call it beside its name, each once; the bot understands them.
    aliases: List[UpdateServiceBodyAliases]
    kind: Literal["appointment", "queue"]
    duration_minutes: int
    # Kept free after the service; not part of the customer's end.
    buffer_minutes: int
    # The grid of starting times, from local midnight.
    slot_interval_minutes: int
    min_notice_minutes: int
    max_advance_days: int
    max_party_size: int
    # Everything needed at once, each by a resource of its own.
    requirements: List[UpdateServiceBodyRequirements]
    # Its hours; null means only the resources' hours count.
    schedule_id: Optional[str]
    # The group whose queue it is; for kind queue, and needed there.
    group_id: Optional[str]
    # unit: a party takes one place whatever its size; seats: a party of n takes n.
    uses: Literal["unit", "seats"]
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    deposit_cents: Optional[int]
    # How long a booking waits for its deposit; the time is then given back, at the start at the latest.
    deposit_minutes: int
    # How long before the visit customers are reminded; empty: never.
    reminder_minutes: Optional[List[int]]
    intake_fields: List[UpdateServiceBodyIntakeFields]
    color: str
    active: bool


class UpdateWebhookEndpointBodyFilters(TypedDict, total=False):
    """Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. The four lists are set together: one that is left out becomes empty."""

    service_ids: List[str]
    resource_ids: List[str]
    group_ids: List[str]
    sources: List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]]


class UpdateWebhookEndpointBody(TypedDict, total=False):
    url: str
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]]
    # Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings. The four lists are set together: one that is left out becomes empty.
    filters: UpdateWebhookEndpointBodyFilters
    active: bool


class UpdateWorkItemBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class UpdateWorkItemBody(TypedDict, total=False):
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    due_at: Optional[str]
    location: Optional[UpdateWorkItemBodyLocation]
    # The version that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int


class UpdateWorkspaceBody(TypedDict, total=False):
    name: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    locale: str
    slug: str


class User(TypedDict):
    id: str
    name: str
    email: str


class WebchatBooking(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    service_id: str
    start: Optional[str]
    end: Optional[str]
    party_size: int
    hold_expires_at: Optional[str]
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]


class WebchatConfigColors(TypedDict):
    # The launcher, the header and the visitor's own words.
    accent: str
    # What is written on the accent.
    text: str


class WebchatConfig(TypedDict):
    name: str
    greeting: str
    colors: WebchatConfigColors
    languages: List[Literal["en", "pt-BR", "es"]]
    # Whether it is within the business hours now.
    open: bool
    # Whether the bot answers now what a visitor writes.
    bot: bool
    away_message: Optional[str]
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    # The country whose phones are read without a calling code.
    country: str


class WebchatFile(TypedDict):
    id: str
    name: str
    media_type: str
    size: int
    width: Optional[int]
    height: Optional[int]
    # Signed; it leads to the file for an hour.
    url: str
    thumbnail_url: Optional[str]


class WebchatHoldOwnVisits(TypedDict):
    service: str
    start: str
    end: str


class WebchatHold(TypedDict):
    id: str
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    service_id: str
    start: Optional[str]
    end: Optional[str]
    party_size: int
    hold_expires_at: Optional[str]
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    # What was booked in the same chat and shares time with it, for a warning: to book both is no fault.
    own_visits: List[WebchatHoldOwnVisits]


class WebchatIdentitySecret(TypedDict):
    # Shown this once. Keep it on your server.
    identity_secret: str


class WebchatMessageLocation(TypedDict):
    lat: float
    lng: float
    name: Optional[str]
    address: Optional[str]


WebchatMessage = TypedDict("WebchatMessage", {
    "id": "str",
    # Its place in the conversation.
    "n": "int",
    # The id that the visitor's browser gave it.
    "client_id": "Optional[str]",
    "from": "Literal['visitor', 'team', 'bot']",
    "name": "str",
    "kind": "Literal['text', 'image', 'file', 'audio', 'location', 'template', 'system']",
    "text": "Optional[str]",
    "location": "Optional[WebchatMessageLocation]",
    "file": "Optional[WebchatFile]",
    "edited_at": "Optional[str]",
    "created_at": "str",
}, total=True)


class WebchatMessagePage(TypedDict):
    data: List[WebchatMessage]
    next_cursor: Optional[str]


class WebchatNewsValue(TypedDict):
    seen: bool


WebchatNews = Optional[Union["WebchatMessage", "WebchatNewsValue"]]


class WebchatService(TypedDict):
    id: str
    name: str
    description: Optional[str]
    duration_minutes: int
    max_party_size: int
    price_cents: Optional[int]
    deposit_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    # What the service asks of the customer.
    intake_fields: List[IntakeField]


class WebchatServicePage(TypedDict):
    data: List[WebchatService]
    next_cursor: Optional[str]


class WebchatSession(TypedDict):
    # Sent as `X-Webchat-Token` from now on.
    token: str
    conversation_id: str
    expires_at: str


class WebchatSiteColors(TypedDict):
    # The launcher, the header and the visitor's own words.
    accent: str
    # What is written on the accent.
    text: str


WebchatSiteBusinessHoursWeekly = TypedDict("WebchatSiteBusinessHoursWeekly", {
    "weekday": "int",
    "from": "str",
    "to": "str",
}, total=True)


class WebchatSiteBusinessHours(TypedDict):
    timezone: str
    weekly: List[WebchatSiteBusinessHoursWeekly]
    away_message: str


class WebchatSite(TypedDict):
    enabled: bool
    # The publishable key, `pk_…`; null until the chat is set up.
    key: Optional[str]
    name: str
    greeting: str
    colors: WebchatSiteColors
    languages: List[Literal["en", "pt-BR", "es"]]
    allowed_origins: List[str]
    business_hours: Optional[WebchatSiteBusinessHours]
    # Whether there is a secret by which the site can vouch for visitors.
    identity_verification: bool
    updated_at: Optional[str]


class WebchatSlotListData(TypedDict):
    start: str
    end: str


class WebchatSlotList(TypedDict):
    data: List[WebchatSlotListData]
    unavailable_reason: Optional[Literal["service_inactive", "queue_service", "no_resources", "party_too_large", "closed", "outside_booking_window", "fully_booked"]]


class WebhookAttemptFoundTls(TypedDict):
    protocol: Optional[str]
    issuer: Optional[str]
    valid_to: Optional[str]


class WebhookAttemptFound(TypedDict):
    """What a ping met on its way, in milliseconds from its beginning."""

    addresses: List[str]
    address: Optional[str]
    dns_ms: Optional[int]
    connect_ms: Optional[int]
    tls_ms: Optional[int]
    first_byte_ms: Optional[int]
    tls: Optional[WebhookAttemptFoundTls]


class WebhookAttempt(TypedDict):
    n: int
    at: str
    kind: Literal["scheduled", "resend", "ping"]
    status_code: Optional[int]
    error: Optional[Literal["dns", "connect", "tls", "timeout", "redirect", "http_status", "blocked_address", "interrupted"]]
    # The error in words.
    detail: Optional[str]
    duration_ms: Optional[int]
    # At most the first 4 KiB of the answer.
    response_excerpt: Optional[str]
    found: Optional[WebhookAttemptFound]


class WebhookDelivery(TypedDict):
    id: str
    endpoint_id: str
    event_id: str
    event_type: Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled", "webhook.ping"]
    status: Literal["pending", "succeeded", "failed", "skipped"]
    attempts: List[WebhookAttempt]
    next_attempt_at: Optional[str]
    created_at: str
    # The very bytes that are signed and sent.
    request_body: str


class WebhookDeliveryPage(TypedDict):
    data: List[WebhookDelivery]
    next_cursor: Optional[str]


class WebhookEndpointLastFailure(TypedDict):
    at: str
    error: Literal["dns", "connect", "tls", "timeout", "redirect", "http_status", "blocked_address", "interrupted"]
    status_code: Optional[int]
    detail: Optional[str]


class WebhookEndpointRecentAttempts(TypedDict):
    at: str
    succeeded: bool
    duration_ms: Optional[int]


class WebhookEndpoint(TypedDict):
    id: str
    url: str
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]]
    filters: WebhookFilters
    active: bool
    # Failed attempts in a row, tests left out. At 10 the endpoint becomes inactive; a success sets it to 0.
    failures: int
    deactivated_at: Optional[str]
    deactivated_by: Optional[Literal["failures", "request"]]
    # `unresolved`: no host name could be looked up when this one was given.
    warnings: List[Literal["unresolved"]]
    # Until when the secret before the last rotation signs too; null when only the current one does.
    previous_secret_until: Optional[str]
    last_success_at: Optional[str]
    last_failure: Optional[WebhookEndpointLastFailure]
    # The last 30, the oldest first. Tests are left out, as in `failures`.
    recent_attempts: List[WebhookEndpointRecentAttempts]
    created_at: str
    updated_at: str


class WebhookEndpointPage(TypedDict):
    data: List[WebhookEndpoint]
    next_cursor: Optional[str]


class WebhookEndpointWithSecretLastFailure(TypedDict):
    at: str
    error: Literal["dns", "connect", "tls", "timeout", "redirect", "http_status", "blocked_address", "interrupted"]
    status_code: Optional[int]
    detail: Optional[str]


class WebhookEndpointWithSecretRecentAttempts(TypedDict):
    at: str
    succeeded: bool
    duration_ms: Optional[int]


class WebhookEndpointWithSecret(TypedDict):
    id: str
    url: str
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "booking.pending_payment", "booking.released", "booking.checked_in", "booking.failed", "booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone", "customer.created", "customer.updated", "customer.merged", "customer.unmerged", "customer.anonymised", "conversation.assigned", "conversation.mode_changed", "conversation.reopened", "conversation.resolved", "conversation.snoozed", "conversation.unsnoozed", "message.sent", "notice.settled"]]
    filters: WebhookFilters
    active: bool
    # Failed attempts in a row, tests left out. At 10 the endpoint becomes inactive; a success sets it to 0.
    failures: int
    deactivated_at: Optional[str]
    deactivated_by: Optional[Literal["failures", "request"]]
    # `unresolved`: no host name could be looked up when this one was given.
    warnings: List[Literal["unresolved"]]
    # Until when the secret before the last rotation signs too; null when only the current one does.
    previous_secret_until: Optional[str]
    last_success_at: Optional[str]
    last_failure: Optional[WebhookEndpointWithSecretLastFailure]
    # The last 30, the oldest first. Tests are left out, as in `failures`.
    recent_attempts: List[WebhookEndpointWithSecretRecentAttempts]
    created_at: str
    updated_at: str
    # Begins with `whsec_`; what follows is base64, as the libraries of Standard Webhooks expect. Shown this once.
    secret: str


class WebhookFilters(TypedDict):
    """Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings."""

    service_ids: List[str]
    resource_ids: List[str]
    group_ids: List[str]
    sources: List[Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]]


class WebhookPingEventData(TypedDict):
    message: str


class WebhookPingEvent(TypedDict):
    # The event's own, `evt_…`. A delivery may come twice: remember it.
    id: str
    type: Literal["webhook.ping"]
    created_at: str
    # The project's id.
    workspace_id: str
    data: WebhookPingEventData


class WhatsAppConnection(TypedDict):
    connected: bool
    phone_number_id: Optional[str]
    business_account_id: Optional[str]
    display_phone_number: Optional[str]
    verified_name: Optional[str]
    # The last four characters; the rest is never shown again.
    access_token_last4: Optional[str]
    # The last four characters; the rest is never shown again.
    app_secret_last4: Optional[str]
    # What Meta asks for as the callback URL.
    callback_url: Optional[str]
    # What Meta asks for as the verify token.
    verify_token: Optional[str]
    # When Meta last asked for the verify token and got it.
    verified_at: Optional[str]


class WhatsAppTemplate(TypedDict):
    name: str
    language: str
    # Only an `APPROVED` one arrives.
    status: Literal["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED"]
    category: str
    header: Optional[str]
    body: str
    footer: Optional[str]
    # What stands between the braces of the body, in the order of a message's `params`.
    variables: List[str]
    # False where a header or a button asks for a value of its own, which a message here cannot give.
    sendable: bool
    # WhatsApp's own word for why it was rejected, paused or disabled.
    rejected_reason: Optional[str]
    # How customers take it; null while WhatsApp does not say.
    quality: Optional[Literal["GREEN", "YELLOW", "RED"]]
    # When WhatsApp last told of it.
    seen_at: str


class Workspace(TypedDict):
    id: str
    name: str
    slug: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    locale: str
    # Yours in it.
    role: Literal["owner", "admin", "agent"]
    # Whether you work in it now.
    current: bool
    created_at: str
    updated_at: str


class WorkspacePage(TypedDict):
    data: List[Workspace]
    next_cursor: Optional[str]


class ProblemErrors(TypedDict):
    pointer: str
    detail: str
    code: str


class ProblemAlternatives(TypedDict):
    start: str
    end: str


class ProblemBusy(TypedDict):
    resource_id: str
    name: str
    cause: Literal["booked", "time_off"]


class ProblemHeldAlternative(TypedDict):
    """With `slot_taken`, where `hold_best` was asked: the Booking that is held instead, with status `held`; null when no time was free."""

    # Confirm it with `POST /holds/{id}/confirm`.
    id: str
    status: Literal["held"]
    start: str
    end: str
    hold_expires_at: str


class _ProblemAlways(TypedDict):
    type: str
    title: str
    status: int
    # Branch on this, never on the title.
    code: str
    detail: str
    # The request's id.
    instance: str


class _ProblemSometimes(TypedDict, total=False):
    # With `validation_error`: every fault, and where it stands.
    errors: List[ProblemErrors]
    # With `slot_taken`: free times near the one that was lost.
    alternatives: List[ProblemAlternatives]
    # With `slot_taken`, in a session of the team: who or what is not free then.
    busy: List[ProblemBusy]
    # With `slot_taken`, where `hold_best` was asked: the Booking that is held instead, with status `held`; null when no time was free.
    held_alternative: Optional[ProblemHeldAlternative]


class Problem(_ProblemAlways, _ProblemSometimes):
    """A refusal (RFC 9457)."""


# What is posted to a webhook endpoint, told apart by "type". More types may come.
WebhookEvent = Union[
    "BookingCreatedEvent",
    "BookingConfirmedEvent",
    "BookingCancelledEvent",
    "BookingRescheduledEvent",
    "BookingNoShowEvent",
    "BookingCompletedEvent",
    "WebhookPingEvent",
    "BookingPendingPaymentEvent",
    "BookingReleasedEvent",
    "BookingCheckedInEvent",
    "BookingFailedEvent",
    "BookingUpdatedEvent",
    "BookingTakenEvent",
    "BookingPutBackEvent",
    "BookingMovedEvent",
    "BookingUndoneEvent",
    "CustomerCreatedEvent",
    "CustomerUpdatedEvent",
    "CustomerMergedEvent",
    "CustomerUnmergedEvent",
    "CustomerAnonymisedEvent",
    "ConversationAssignedEvent",
    "ConversationModeChangedEvent",
    "ConversationReopenedEvent",
    "ConversationResolvedEvent",
    "ConversationSnoozedEvent",
    "ConversationUnsnoozedEvent",
    "MessageSentEvent",
    "NoticeSettledEvent",
]

# The codes of today; more may come.
ProblemCode = Literal[
    "already_claimed",
    "book_with_team",
    "channel_paused",
    "customer_exists",
    "deposit_expired",
    "dry_run_unavailable",
    "hold_expired",
    "idempotency_conflict",
    "idempotency_key_required",
    "insufficient_scope",
    "internal_error",
    "invalid_api_key",
    "invalid_transition",
    "not_found",
    "payload_too_large",
    "rate_limited",
    "service_unavailable",
    "sign_up_closed",
    "slot_taken",
    "template_exists",
    "unsupported_media_type",
    "validation_error",
    "version_conflict",
]
