# Made by `npm run generate` from the API's description. Changes here are lost.

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Tuple, TypedDict, Union


class AcceptInviteBody(TypedDict, total=False):
    # Of a new account.
    name: str
    # A new account's, or the one that the account has. Not needed with the session of the invited address.
    password: str


class AcceptedInvite(TypedDict):
    user: User
    member: Member
    workspace: Workspace


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
    # What the booking takes of each resource, with the buffer after the service.
    allocations: List[BookingAllocations]
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    source: Literal["api", "dashboard", "whatsapp", "telegram", "webchat", "agent", "automation"]
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]
    due_at: Optional[str]
    location: Optional[BookingLocation]
    assignee: Optional[BookingAssignee]
    group_id: Optional[str]
    hold_expires_at: Optional[str]
    rescheduled_from_id: Optional[str]
    rescheduled_to_id: Optional[str]
    cancel_reason: Optional[str]
    outcome: Optional[str]
    price_cents: Optional[int]
    currency: Literal["BRL", "ARS", "PYG", "USD"]
    conversation_id: Optional[str]
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
    version: int


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
    capacity: int
    active: bool
    group_ids: List[str]
    # When it works, within the window; time off is not taken out.
    open: List[CalendarResourceOpen]
    time_off: List[CalendarResourceTimeOff]


class CancelBookingBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]


class Change(TypedDict):
    kind: str
    # What changed.
    id: str


class ChangeMyPasswordBody(TypedDict):
    current: str
    new: str


class CheckInBookingBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]


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


class CompleteBookingBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]


class ConfirmHoldBodyCustomer(TypedDict):
    id: str


class _ConfirmHoldBodyCustomer2Always(TypedDict):
    name: str
    phone: str


class _ConfirmHoldBodyCustomer2Sometimes(TypedDict, total=False):
    locale: Optional[str]
    email: Optional[str]


class ConfirmHoldBodyCustomer2(_ConfirmHoldBodyCustomer2Always, _ConfirmHoldBodyCustomer2Sometimes):
    pass


class ConfirmHoldBody(TypedDict, total=False):
    customer: Optional[Union[ConfirmHoldBodyCustomer, ConfirmHoldBodyCustomer2]]


class _CreateApiKeyBodyAlways(TypedDict):
    name: str
    scopes: List[Literal["slots:read", "bookings:read", "bookings:write", "config:read", "config:write", "settings:write", "customers:read", "customers:write", "messages:read", "messages:write", "webhooks:manage"]]


class _CreateApiKeyBodySometimes(TypedDict, total=False):
    expires_at: Optional[str]


class CreateApiKeyBody(_CreateApiKeyBodyAlways, _CreateApiKeyBodySometimes):
    pass


class CreateAttachmentBody(TypedDict):
    # A PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB, recognised by its content.
    file: str


class CreateBookingBodyCustomer(TypedDict):
    id: str


class _CreateBookingBodyCustomer2Always(TypedDict):
    name: str
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
    # Needed for an appointment, refused for a queue service.
    start: Optional[str]
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    due_at: Optional[str]
    location: Optional[CreateBookingBodyLocation]
    conversation_id: Optional[str]


class CreateBookingBody(_CreateBookingBodyAlways, _CreateBookingBodySometimes):
    pass


class CreateBookingCommentBody(TypedDict):
    # `@` before a member's name, first name where only one has it, e-mail or id mentions them.
    body: str


class CreateCustomerBodyAddress(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class _CreateCustomerBodyAlways(TypedDict):
    name: str
    phone: str


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


class CreateHoldBodyCustomer(TypedDict):
    id: str


class _CreateHoldBodyCustomer2Always(TypedDict):
    name: str
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


class CreateHoldBody(_CreateHoldBodyAlways, _CreateHoldBodySometimes):
    pass


class _CreateInviteBodyAlways(TypedDict):
    email: str


class _CreateInviteBodySometimes(TypedDict, total=False):
    role: Literal["owner", "admin", "agent"]


class CreateInviteBody(_CreateInviteBodyAlways, _CreateInviteBodySometimes):
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


class CreateResourceBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class _CreateResourceBodyAlways(TypedDict):
    name: str
    kind: Literal["person", "equipment", "room", "vehicle"]


class _CreateResourceBodySometimes(TypedDict, total=False):
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
    intake_fields: List[CreateServiceBodyIntakeFields]
    color: str
    active: bool


class CreateServiceBody(_CreateServiceBodyAlways, _CreateServiceBodySometimes):
    pass


class _CreateTimeOffBodyAlways(TypedDict):
    start: str
    end: str


class _CreateTimeOffBodySometimes(TypedDict, total=False):
    reason: Optional[str]
    # Take the time off although bookings lie in it; they are listed, not moved.
    force: bool


class CreateTimeOffBody(_CreateTimeOffBodyAlways, _CreateTimeOffBodySometimes):
    pass


class CreateWebhookEndpointBody(TypedDict):
    url: str
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed"]]


class _CreateWorkspaceBodyAlways(TypedDict):
    name: str
    timezone: str
    currency: Literal["BRL", "ARS", "PYG", "USD"]


class _CreateWorkspaceBodySometimes(TypedDict, total=False):
    locale: str


class CreateWorkspaceBody(_CreateWorkspaceBodyAlways, _CreateWorkspaceBodySometimes):
    pass


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
    # Shown this once.
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
    phone: Optional[str]
    locale: Optional[str]
    email: Optional[str]
    company: Optional[str]
    notes: Optional[str]
    tags: List[str]
    address: Optional[CustomerAddress]
    identities: List[CustomerIdentities]
    created_at: str
    updated_at: str


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
    # Without holds that were let go.
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


class FailBookingBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]


class ForgotPasswordBody(TypedDict):
    email: str


class ForgottenPassword(TypedDict):
    # By e-mail, or, where this installation sends none, by a link that an owner of the workspace makes.
    delivery: Literal["email", "owner"]
    message: str


class GetDescriptionResult(TypedDict):
    openapi: str


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


class ListBackgroundFunctionsResult(TypedDict):
    data: List[BackgroundFunction]


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


class MarkNoShowBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]


class MeProject(TypedDict):
    id: str
    name: str
    slug: str
    timezone: str
    currency: str
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


class MemberPage(TypedDict):
    data: List[Member]
    next_cursor: Optional[str]


class NotificationPreferencesBookingCreated(TypedDict):
    in_app: bool
    email: bool
    telegram: bool


class NotificationPreferencesBookingCancelled(TypedDict):
    in_app: bool
    email: bool
    telegram: bool


class NotificationPreferencesTaskAssigned(TypedDict):
    in_app: bool
    email: bool
    telegram: bool


class NotificationPreferencesConversationWaiting(TypedDict):
    in_app: bool
    email: bool
    telegram: bool


class NotificationPreferencesChannelTrouble(TypedDict):
    in_app: bool
    email: bool
    telegram: bool


class NotificationPreferencesWebhookTrouble(TypedDict):
    in_app: bool
    email: bool
    telegram: bool


class NotificationPreferences(TypedDict):
    booking_created: NotificationPreferencesBookingCreated
    booking_cancelled: NotificationPreferencesBookingCancelled
    task_assigned: NotificationPreferencesTaskAssigned
    conversation_waiting: NotificationPreferencesConversationWaiting
    channel_trouble: NotificationPreferencesChannelTrouble
    webhook_trouble: NotificationPreferencesWebhookTrouble


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


class PasswordLink(TypedDict):
    # Shown this once. Null when it was sent by e-mail instead.
    link: Optional[str]
    sent_to: Optional[str]
    expires_at: str


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
    """What must be sent with the action."""

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
    # What must be sent with the action.
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
    # For each stage that vanishes while live tasks stand in it, the stage they move to.
    migrate: Dict[str, str]


class PutStageConfigBody(_PutStageConfigBodyAlways, _PutStageConfigBodySometimes):
    pass


class ReceiveDepositBody(TypedDict, total=False):
    reason: Optional[str]
    note: Optional[str]


class _RescheduleBookingBodyAlways(TypedDict):
    start: str


class _RescheduleBookingBodySometimes(TypedDict, total=False):
    # Left out: the same resources where they are free, else others.
    resource_ids: List[str]
    reason: Optional[str]
    # A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason.
    override: bool


class RescheduleBookingBody(_RescheduleBookingBodyAlways, _RescheduleBookingBodySometimes):
    pass


class ResendSkippedDeliveriesBody(TypedDict):
    # Only what was skipped at or after this time.
    since: str


class ResentDeliveries(TypedDict):
    count: int


class ResetPassword(TypedDict):
    email: str


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
    kind: Literal["person", "equipment", "room", "vehicle"]
    capacity: int
    schedule_id: Optional[str]
    group_ids: List[str]
    member_id: Optional[str]
    location: Optional[ResourceLocation]
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
    # For each stage that vanishes while live tasks stand in it, the stage they move to.
    migrate: Dict[str, str]


class _RunActionBodyDataLocationAlways(TypedDict):
    lat: float
    lng: float


class _RunActionBodyDataLocationSometimes(TypedDict, total=False):
    # In metres.
    accuracy: Optional[float]


class RunActionBodyDataLocation(_RunActionBodyDataLocationAlways, _RunActionBodyDataLocationSometimes):
    pass


class RunActionBodyData(TypedDict, total=False):
    """What the action requires, and what else there is to say."""

    comment: Optional[str]
    # Attachments that were uploaded to this booking before.
    photo_ids: List[str]
    location: Optional[RunActionBodyDataLocation]
    # The answers to what the action asks for.
    fields: Dict[str, Any]


class RunActionBody(TypedDict, total=False):
    # What the action requires, and what else there is to say.
    data: RunActionBodyData
    # Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.
    resource_id: Optional[str]
    # The version of the booking that you saw; if it is no longer the current one, nothing is changed.
    expected_version: int


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


class ServiceRequirements(TypedDict):
    group_id: Optional[str]
    resource_id: Optional[str]
    quantity: int


class Service(TypedDict):
    id: str
    name: str
    description: Optional[str]
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
    intake_fields: List[IntakeField]
    color: str
    active: bool
    created_at: str
    updated_at: str


class ServicePage(TypedDict):
    data: List[Service]
    next_cursor: Optional[str]


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


class SignedUp(TypedDict):
    user: User
    workspace: Workspace


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


class TeamMateBusyWith(TypedDict):
    booking_id: str
    service_name: str
    customer_name: Optional[str]
    status: Literal["held", "pending_payment", "confirmed", "checked_in", "completed", "failed", "no_show", "cancelled", "rescheduled", "expired", "released"]
    stage: str
    start: Optional[str]
    end: Optional[str]


class TeamMate(TypedDict):
    resource_id: str
    name: str
    member_id: Optional[str]
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


class UpdateApiKeyBody(TypedDict, total=False):
    name: str


class UpdateBookingBody(TypedDict, total=False):
    notes: Optional[str]
    intake: Optional[Dict[str, Any]]


class UpdateCustomerBodyAddress(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class UpdateCustomerBody(TypedDict, total=False):
    name: str
    phone: str
    locale: Optional[str]
    email: Optional[str]
    company: Optional[str]
    notes: Optional[str]
    tags: List[str]
    address: Optional[UpdateCustomerBodyAddress]


class UpdateMeBody(TypedDict):
    name: str


class UpdateMemberBody(TypedDict):
    role: Literal["owner", "admin", "agent"]


class UpdateNotificationPreferencesBodyBookingCreated(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool


class UpdateNotificationPreferencesBodyBookingCancelled(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool


class UpdateNotificationPreferencesBodyTaskAssigned(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool


class UpdateNotificationPreferencesBodyConversationWaiting(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool


class UpdateNotificationPreferencesBodyChannelTrouble(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool


class UpdateNotificationPreferencesBodyWebhookTrouble(TypedDict, total=False):
    in_app: bool
    email: bool
    telegram: bool


class UpdateNotificationPreferencesBody(TypedDict, total=False):
    booking_created: UpdateNotificationPreferencesBodyBookingCreated
    booking_cancelled: UpdateNotificationPreferencesBodyBookingCancelled
    task_assigned: UpdateNotificationPreferencesBodyTaskAssigned
    conversation_waiting: UpdateNotificationPreferencesBodyConversationWaiting
    channel_trouble: UpdateNotificationPreferencesBodyChannelTrouble
    webhook_trouble: UpdateNotificationPreferencesBodyWebhookTrouble


class UpdateResourceBodyLocation(TypedDict, total=False):
    formatted: Optional[str]
    lat: Optional[float]
    lng: Optional[float]


class UpdateResourceBody(TypedDict, total=False):
    name: str
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
    intake_fields: List[UpdateServiceBodyIntakeFields]
    color: str
    active: bool


class UpdateWebhookEndpointBody(TypedDict, total=False):
    url: str
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed"]]
    active: bool


class UpdateWorkItemBody(TypedDict, total=False):
    priority: Literal["low", "normal", "high", "urgent"]
    tags: List[str]
    due_at: Optional[str]
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
    event_type: Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed", "webhook.ping"]
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
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed"]]
    active: bool
    # Failed attempts in a row. At 10 the endpoint becomes inactive; a success sets it to 0.
    failures: int
    deactivated_at: Optional[str]
    deactivated_by: Optional[Literal["failures", "request"]]
    # `unresolved`: the host name had no address when it was given.
    warnings: List[Literal["unresolved"]]
    last_success_at: Optional[str]
    last_failure: Optional[WebhookEndpointLastFailure]
    # The last 30, the oldest first.
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
    events: List[Literal["booking.created", "booking.confirmed", "booking.cancelled", "booking.rescheduled", "booking.no_show", "booking.completed"]]
    active: bool
    # Failed attempts in a row. At 10 the endpoint becomes inactive; a success sets it to 0.
    failures: int
    deactivated_at: Optional[str]
    deactivated_by: Optional[Literal["failures", "request"]]
    # `unresolved`: the host name had no address when it was given.
    warnings: List[Literal["unresolved"]]
    last_success_at: Optional[str]
    last_failure: Optional[WebhookEndpointWithSecretLastFailure]
    # The last 30, the oldest first.
    recent_attempts: List[WebhookEndpointWithSecretRecentAttempts]
    created_at: str
    updated_at: str
    # Begins with `whsec_`. Shown this once.
    secret: str


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
]

# The codes of today; more may come.
ProblemCode = Literal[
    "already_claimed",
    "customer_exists",
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
    "slot_taken",
    "unsupported_media_type",
    "validation_error",
    "version_conflict",
]
