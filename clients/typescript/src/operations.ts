// Made by `npm run generate` from the API's description. Changes here are lost.

import type {
  AcceptInviteBody,
  AcceptedInvite,
  ApiKey,
  ApiKeyPage,
  AssignConversationBody,
  Attachment,
  AttachmentPage,
  AuditEntry,
  AuditEntryPage,
  BackgroundRun,
  BackgroundRunPage,
  Booking,
  BookingPage,
  Calendar,
  CancelBookingBody,
  ChangeMyPasswordBody,
  CheckInBookingBody,
  Comment,
  CommentPage,
  CompleteBookingBody,
  ConfirmHoldBody,
  Conversation,
  ConversationPage,
  CreateApiKeyBody,
  CreateBookingBody,
  CreateBookingCommentBody,
  CreateCustomerBody,
  CreateCustomerCommentBody,
  CreateHoldBody,
  CreateInviteBody,
  CreateKnowledgeBody,
  CreateKnowledgeSourceBody,
  CreateLocationEventBody,
  CreateResourceBody,
  CreateResourceGroupBody,
  CreateScheduleBody,
  CreateServiceBody,
  CreateTimeOffBody,
  CreateWebhookEndpointBody,
  CreateWorkspaceBody,
  CreatedApiKey,
  CreatedInvite,
  Customer,
  CustomerPage,
  CustomerSummary,
  FailBookingBody,
  ForgotPasswordBody,
  ForgottenPassword,
  GetCalendarQuery,
  GetDescriptionResult,
  GetResourceStatsQuery,
  Invitation,
  Invite,
  InvitePage,
  Knowledge,
  KnowledgeHits,
  KnowledgePage,
  KnowledgeSitePage,
  KnowledgeSitePagePage,
  KnowledgeSource,
  KnowledgeSourcePage,
  ListApiKeysQuery,
  ListAttachmentsQuery,
  ListAuditLogQuery,
  ListBackgroundFunctionsResult,
  ListBackgroundRunsQuery,
  ListBookingCommentsQuery,
  ListBookingTimelineQuery,
  ListBookingsQuery,
  ListConversationWorkItemsQuery,
  ListConversationsQuery,
  ListCustomerBookingsQuery,
  ListCustomerCommentsQuery,
  ListCustomerTimelineQuery,
  ListCustomersQuery,
  ListInvitesQuery,
  ListKnowledgeFilesQuery,
  ListKnowledgeQuery,
  ListKnowledgeSourcePagesQuery,
  ListKnowledgeSourcesQuery,
  ListLocationEventsQuery,
  ListMembersQuery,
  ListMessagesQuery,
  ListResourceGroupsQuery,
  ListResourcesQuery,
  ListScheduleOverridesQuery,
  ListSchedulesQuery,
  ListServicesQuery,
  ListSlotsQuery,
  ListStageConfigVersionsQuery,
  ListStageHistoryQuery,
  ListTimeOffQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  ListWorkItemsQuery,
  ListWorkspacesQuery,
  LocationEvent,
  LocationEventPage,
  MarkNoShowBody,
  Me,
  Member,
  MemberPage,
  Message,
  MessageFile,
  MessagePage,
  NotificationPreferences,
  Outbox,
  PasswordLink,
  PutStageConfigBody,
  ReceiveDepositBody,
  RescheduleBookingBody,
  ResendSkippedDeliveriesBody,
  ResentDeliveries,
  ResetPassword,
  ResetPasswordBody,
  Resource,
  ResourceGroup,
  ResourceGroupPage,
  ResourcePage,
  ResourceStats,
  RevertStageConfigBody,
  RunActionBody,
  Schedule,
  ScheduleOverride,
  ScheduleOverridePage,
  SchedulePage,
  SearchKnowledgeBody,
  SendMessageBody,
  Service,
  ServicePage,
  SetConversationModeBody,
  SetScheduleOverrideBody,
  SignUpBody,
  SignedUp,
  SlotList,
  StageConfig,
  StageConfigVersion,
  StageConfigVersionPage,
  StageMove,
  StageMovePage,
  StreamChangesQuery,
  TeamOverview,
  TimeOff,
  TimeOffPage,
  TimelineEntry,
  TimelineEntryPage,
  UpdateApiKeyBody,
  UpdateBookingBody,
  UpdateCustomerBody,
  UpdateKnowledgeBody,
  UpdateKnowledgeSourceBody,
  UpdateMeBody,
  UpdateMemberBody,
  UpdateNotificationPreferencesBody,
  UpdateResourceBody,
  UpdateResourceGroupBody,
  UpdateScheduleBody,
  UpdateServiceBody,
  UpdateWebhookEndpointBody,
  UpdateWorkItemBody,
  UpdateWorkspaceBody,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointPage,
  WebhookEndpointWithSecret,
  Workspace,
  WorkspacePage,
} from "./schema";
import { type CallOptions, type IdempotentCallOptions, type Send, everyItem, segment } from "./transport";

export const operations = (send: Send) => ({
  bookings: {
    actions: {
      /** Run an action of the stage configuration on a task. Moves the task to the action's stage and carries out its effect. Of any number of simultaneous takes exactly one wins and the others answer `already_claimed`; a take by who has the task already changes nothing. Needs the scope `bookings:write`. */
      run: (id: string, key: string, body: RunActionBody = {}, options?: IdempotentCallOptions) =>
        send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/actions/${segment(key)}`, body, keyed: true, options }),
    },
    attachments: {
      /** Photos and documents of a booking. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListAttachmentsQuery = {}, options?: CallOptions) =>
        send<AttachmentPage>({ method: "GET", path: `/bookings/${segment(id)}/attachments`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListAttachmentsQuery = {}, options?: CallOptions) =>
        everyItem<Attachment>(query, (page) => send<AttachmentPage>({ method: "GET", path: `/bookings/${segment(id)}/attachments`, query: page, options })),
      /** Attach a photo or a document. PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB. The content decides what it is: `unsupported_file`, `broken_image`, `image_too_large` and `empty_file` are refusals of it. Needs the scope `bookings:write`. */
      create: (id: string, body: FormData | Blob, options?: IdempotentCallOptions) =>
        send<Attachment>({ method: "POST", path: `/bookings/${segment(id)}/attachments`, body, keyed: true, options }),
      /** One photo or document, without its content. Needs the scope `bookings:read`. */
      get: (id: string, attachmentId: string, options?: CallOptions) =>
        send<Attachment>({ method: "GET", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}`, options }),
      /** Remove a photo or a document. Its author or an admin may. Needs the scope `bookings:write`. */
      delete: (id: string, attachmentId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}`, options }),
      file: {
        /** The file itself. Needs the scope `bookings:read`. */
        get: (id: string, attachmentId: string, options?: CallOptions) =>
          send<Response>({ method: "GET", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}/file`, raw: true, options }),
      },
      thumbnail: {
        /** A small picture of the file. At most 480 pixels on a side, upright, and without where or by what it was taken. Needs the scope `bookings:read`. */
        get: (id: string, attachmentId: string, options?: CallOptions) =>
          send<Response>({ method: "GET", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}/thumbnail`, raw: true, options }),
      },
    },
    comments: {
      /** Comments on a booking. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListBookingCommentsQuery = {}, options?: CallOptions) =>
        send<CommentPage>({ method: "GET", path: `/bookings/${segment(id)}/comments`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListBookingCommentsQuery = {}, options?: CallOptions) =>
        everyItem<Comment>(query, (page) => send<CommentPage>({ method: "GET", path: `/bookings/${segment(id)}/comments`, query: page, options })),
      /** Comment on a booking. `@` before a member's name mentions them. Needs the scope `bookings:write`. */
      create: (id: string, body: CreateBookingCommentBody, options?: IdempotentCallOptions) =>
        send<Comment>({ method: "POST", path: `/bookings/${segment(id)}/comments`, body, keyed: true, options }),
      /** Remove a comment. Its author or an admin may. Needs the scope `bookings:write`. */
      delete: (id: string, commentId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/bookings/${segment(id)}/comments/${segment(commentId)}`, options }),
    },
    locationEvents: {
      /** Where the work of a booking was done. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListLocationEventsQuery = {}, options?: CallOptions) =>
        send<LocationEventPage>({ method: "GET", path: `/bookings/${segment(id)}/location-events`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListLocationEventsQuery = {}, options?: CallOptions) =>
        everyItem<LocationEvent>(query, (page) => send<LocationEventPage>({ method: "GET", path: `/bookings/${segment(id)}/location-events`, query: page, options })),
      /** Note a place. Needs the scope `bookings:write`. */
      create: (id: string, body: CreateLocationEventBody, options?: IdempotentCallOptions) =>
        send<LocationEvent>({ method: "POST", path: `/bookings/${segment(id)}/location-events`, body, keyed: true, options }),
    },
    stageHistory: {
      /** Every stage a task was in. Oldest first. Needs the scope `bookings:read`. */
      list: (id: string, query: ListStageHistoryQuery = {}, options?: CallOptions) =>
        send<StageMovePage>({ method: "GET", path: `/bookings/${segment(id)}/stage-history`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListStageHistoryQuery = {}, options?: CallOptions) =>
        everyItem<StageMove>(query, (page) => send<StageMovePage>({ method: "GET", path: `/bookings/${segment(id)}/stage-history`, query: page, options })),
    },
    timeline: {
      /** Everything that happened to a booking. Newest first: changes, stages, comments, files and places, also from before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListBookingTimelineQuery = {}, options?: CallOptions) =>
        send<TimelineEntryPage>({ method: "GET", path: `/bookings/${segment(id)}/timeline`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListBookingTimelineQuery = {}, options?: CallOptions) =>
        everyItem<TimelineEntry>(query, (page) => send<TimelineEntryPage>({ method: "GET", path: `/bookings/${segment(id)}/timeline`, query: page, options })),
    },
    /** List bookings. By start; those without one come last. Needs the scope `bookings:read`. */
    list: (query: ListBookingsQuery = {}, options?: CallOptions) =>
      send<BookingPage>({ method: "GET", path: "/bookings", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListBookingsQuery = {}, options?: CallOptions) =>
      everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: "/bookings", query: page, options })),
    /** Book a time, or put a task into a queue. Hold and confirmation in one call. A queue service has no start. Needs the scope `bookings:write`. */
    create: (body: CreateBookingBody, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: "/bookings", body, keyed: true, options }),
    /** One booking. Needs the scope `bookings:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Booking>({ method: "GET", path: `/bookings/${segment(id)}`, options }),
    /** Change a booking's notes or intake. Needs the scope `bookings:write`. */
    update: (id: string, body: UpdateBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "PATCH", path: `/bookings/${segment(id)}`, body, options }),
    /** Cancel a booking. Needs the scope `bookings:write`. */
    cancel: (id: string, body: CancelBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/cancel`, body, options }),
    /** The customer is here. Needs the scope `bookings:write`. */
    checkIn: (id: string, body: CheckInBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/check-in`, body, options }),
    /** The work is done. Needs the scope `bookings:write`. */
    complete: (id: string, body: CompleteBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/complete`, body, options }),
    /** The deposit has come: confirm the booking. */
    depositReceived: (id: string, body: ReceiveDepositBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/deposit-received`, body, options }),
    /** The work could not be done. Needs the scope `bookings:write`. */
    fail: (id: string, body: FailBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/fail`, body, options }),
    /** The customer did not come. Needs the scope `bookings:write`. */
    noShow: (id: string, body: MarkNoShowBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/no-show`, body, options }),
    /** Move a booking to another time. Answers the new booking; the old one becomes `rescheduled`. Both happen or neither. Needs the scope `bookings:write`. */
    reschedule: (id: string, body: RescheduleBookingBody, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/reschedule`, body, keyed: true, options }),
  },
  conversations: {
    workItems: {
      /** Tasks that came of a conversation. Newest first. Needs the scope `bookings:read`. */
      list: (id: string, query: ListConversationWorkItemsQuery = {}, options?: CallOptions) =>
        send<BookingPage>({ method: "GET", path: `/conversations/${segment(id)}/work-items`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListConversationWorkItemsQuery = {}, options?: CallOptions) =>
        everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: `/conversations/${segment(id)}/work-items`, query: page, options })),
    },
    /** List conversations. Those in which something was said, the newest word first. Filters combine. Needs the scope `messages:read`. */
    list: (query: ListConversationsQuery = {}, options?: CallOptions) =>
      send<ConversationPage>({ method: "GET", path: "/conversations", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListConversationsQuery = {}, options?: CallOptions) =>
      everyItem<Conversation>(query, (page) => send<ConversationPage>({ method: "GET", path: "/conversations", query: page, options })),
    /** One conversation. Needs the scope `messages:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "GET", path: `/conversations/${segment(id)}`, options }),
    /** Give a conversation to a member of the team. Needs the scope `messages:write`. */
    assign: (id: string, body: AssignConversationBody, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/assign`, body, options }),
    files: {
      /** Upload a file to send. At most 16 MiB. A message with its id as `attachment_id` sends it. Needs the scope `messages:write`. */
      create: (id: string, body: FormData | Blob, options?: CallOptions) =>
        send<MessageFile>({ method: "POST", path: `/conversations/${segment(id)}/files`, body, options }),
      /** A file that was sent. Needs the scope `messages:read`. */
      get: (id: string, fileId: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/conversations/${segment(id)}/files/${segment(fileId)}`, raw: true, options }),
      thumbnail: {
        /** A small picture of it. Needs the scope `messages:read`. */
        get: (id: string, fileId: string, options?: CallOptions) =>
          send<Response>({ method: "GET", path: `/conversations/${segment(id)}/files/${segment(fileId)}/thumbnail`, raw: true, options }),
      },
    },
    messages: {
      /** What was said. Newest first; with `after`, what came after it, oldest first. Needs the scope `messages:read`. */
      list: (id: string, query: ListMessagesQuery = {}, options?: CallOptions) =>
        send<MessagePage>({ method: "GET", path: `/conversations/${segment(id)}/messages`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListMessagesQuery = {}, options?: CallOptions) =>
        everyItem<Message>(query, (page) => send<MessagePage>({ method: "GET", path: `/conversations/${segment(id)}/messages`, query: page, options })),
      /** Send a message. Exactly one of a text, a location, a file (`attachment_id`, with `text` as its caption) or a template. It is stored as `queued` and goes out at once; its status tells how far it got. The bot is silent from then on (`mode` human). Past WhatsApp's 24 hours only a template is taken: `window_closed`. Needs the scope `messages:write`. */
      send: (id: string, body: SendMessageBody, options?: IdempotentCallOptions) =>
        send<Message>({ method: "POST", path: `/conversations/${segment(id)}/messages`, body, keyed: true, options }),
    },
    mode: {
      /** Let the bot answer, or a person. Needs the scope `messages:write`. */
      set: (id: string, body: SetConversationModeBody, options?: CallOptions) =>
        send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/mode`, body, options }),
    },
    /** Nothing of it is unread any more. Needs the scope `messages:write`. */
    read: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/read`, options }),
    /** Close a conversation. The contact's next message opens it again, and the bot answers first. Needs the scope `messages:write`. */
    resolve: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/resolve`, options }),
  },
  resources: {
    stats: {
      /** How a resource's time was used. Needs the scope `bookings:read`. */
      get: (id: string, query: GetResourceStatsQuery = {}, options?: CallOptions) =>
        send<ResourceStats>({ method: "GET", path: `/resources/${segment(id)}/stats`, query, options }),
    },
    /** List resources. Oldest first. Needs the scope `config:read`. */
    list: (query: ListResourcesQuery = {}, options?: CallOptions) =>
      send<ResourcePage>({ method: "GET", path: "/resources", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListResourcesQuery = {}, options?: CallOptions) =>
      everyItem<Resource>(query, (page) => send<ResourcePage>({ method: "GET", path: "/resources", query: page, options })),
    /** Create a resource. A person, a piece of equipment, a room or a vehicle that services need. Needs the scope `config:write`. */
    create: (body: CreateResourceBody, options?: CallOptions) =>
      send<Resource>({ method: "POST", path: "/resources", body, options }),
    /** One resource. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Resource>({ method: "GET", path: `/resources/${segment(id)}`, options }),
    /** Change a resource. `group_ids` replaces all its memberships. Bookings that already stand keep it. Needs the scope `config:write`. */
    update: (id: string, body: UpdateResourceBody = {}, options?: CallOptions) =>
      send<Resource>({ method: "PATCH", path: `/resources/${segment(id)}`, body, options }),
    /** Delete a resource. Refused while a service asks for it or a live booking has it; `held_by` names them. It leaves its groups. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/resources/${segment(id)}`, options }),
    timeOff: {
      /** List a resource's time off. By start, past ones included unless `from` is given. Needs the scope `config:read`. */
      list: (id: string, query: ListTimeOffQuery = {}, options?: CallOptions) =>
        send<TimeOffPage>({ method: "GET", path: `/resources/${segment(id)}/time-off`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListTimeOffQuery = {}, options?: CallOptions) =>
        everyItem<TimeOff>(query, (page) => send<TimeOffPage>({ method: "GET", path: `/resources/${segment(id)}/time-off`, query: page, options })),
      /** Give a resource time off. Blocks the resource like a booking. Where live bookings lie in that time it is refused with their list in `conflicts`; with `force` it is made and the answer lists them. Needs the scope `config:write`. */
      create: (id: string, body: CreateTimeOffBody, options?: CallOptions) =>
        send<TimeOff>({ method: "POST", path: `/resources/${segment(id)}/time-off`, body, options }),
      /** Take a time off back. Needs the scope `config:write`. */
      delete: (id: string, timeOffId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/resources/${segment(id)}/time-off/${segment(timeOffId)}`, options }),
    },
  },
  team: {
    overview: {
      /** What everybody in the team is at. A row for each active person, by name: now, today, and when there is time again. Needs the scope `bookings:read`. */
      get: (options?: CallOptions) =>
        send<TeamOverview>({ method: "GET", path: "/team/overview", options }),
    },
    auditLog: {
      /** Who changed what. Newest first. */
      list: (query: ListAuditLogQuery = {}, options?: CallOptions) =>
        send<AuditEntryPage>({ method: "GET", path: "/team/audit-log", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListAuditLogQuery = {}, options?: CallOptions) =>
        everyItem<AuditEntry>(query, (page) => send<AuditEntryPage>({ method: "GET", path: "/team/audit-log", query: page, options })),
    },
    invites: {
      /** List open invitations. Newest first; expired ones are marked, accepted ones are members. */
      list: (query: ListInvitesQuery = {}, options?: CallOptions) =>
        send<InvitePage>({ method: "GET", path: "/team/invites", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListInvitesQuery = {}, options?: CallOptions) =>
        everyItem<Invite>(query, (page) => send<InvitePage>({ method: "GET", path: "/team/invites", query: page, options })),
      /** Invite somebody. The link is answered once, and sent by e-mail where that works; it holds for seven days. A new invitation to the same address replaces the older one. Only owners invite owners. */
      create: (body: CreateInviteBody, options?: CallOptions) =>
        send<CreatedInvite>({ method: "POST", path: "/team/invites", body, options }),
      /** Withdraw an invitation. */
      withdraw: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/team/invites/${segment(id)}`, options }),
    },
    members: {
      /** List the team. The first to join first. */
      list: (query: ListMembersQuery = {}, options?: CallOptions) =>
        send<MemberPage>({ method: "GET", path: "/team/members", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListMembersQuery = {}, options?: CallOptions) =>
        everyItem<Member>(query, (page) => send<MemberPage>({ method: "GET", path: "/team/members", query: page, options })),
      /** Change a member's role. Only owners make or change owners. The last owner stays one. */
      update: (id: string, body: UpdateMemberBody, options?: CallOptions) =>
        send<Member>({ method: "PATCH", path: `/team/members/${segment(id)}`, body, options }),
      /** Remove a member. Their sessions end at once, and so do the invitations they made. Resources linked to them stay, without the link. Only owners remove owners; the last owner stays. */
      remove: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/team/members/${segment(id)}`, options }),
      /** Make a link to a new password for a member. For an hour, once. Where e-mail works it is sent to the member; else it is answered here, unless they also work in a workspace of somebody else's. */
      passwordLink: (id: string, options?: CallOptions) =>
        send<PasswordLink>({ method: "POST", path: `/team/members/${segment(id)}/password-link`, options }),
    },
  },
  workItems: {
    /** Tasks: what waits, what is for today, what comes. The bookings as tasks. Filters combine. The inbox is ordered by due date; the other lists by start, or by due date where the start is not what brought the task into the list. Tasks without a time come last. Needs the scope `bookings:read`. */
    list: (query: ListWorkItemsQuery = {}, options?: CallOptions) =>
      send<BookingPage>({ method: "GET", path: "/work-items", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListWorkItemsQuery = {}, options?: CallOptions) =>
      everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: "/work-items", query: page, options })),
    /** Change a task's priority, tags or due date. Needs the scope `bookings:write`. */
    update: (id: string, body: UpdateWorkItemBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "PATCH", path: `/work-items/${segment(id)}`, body, options }),
  },
  resourceGroups: {
    /** List resource groups. Oldest first. Needs the scope `config:read`. */
    list: (query: ListResourceGroupsQuery = {}, options?: CallOptions) =>
      send<ResourceGroupPage>({ method: "GET", path: "/resource-groups", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListResourceGroupsQuery = {}, options?: CallOptions) =>
      everyItem<ResourceGroup>(query, (page) => send<ResourceGroupPage>({ method: "GET", path: "/resource-groups", query: page, options })),
    /** Create a resource group. A service may ask for any member of a group. A queue belongs to a group, and its members take the tasks. Needs the scope `config:write`. */
    create: (body: CreateResourceGroupBody, options?: CallOptions) =>
      send<ResourceGroup>({ method: "POST", path: "/resource-groups", body, options }),
    /** One resource group. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<ResourceGroup>({ method: "GET", path: `/resource-groups/${segment(id)}`, options }),
    /** Change a resource group. `resource_ids` replaces all members. Needs the scope `config:write`. */
    update: (id: string, body: UpdateResourceGroupBody = {}, options?: CallOptions) =>
      send<ResourceGroup>({ method: "PATCH", path: `/resource-groups/${segment(id)}`, body, options }),
    /** Delete a resource group. Refused while a service needs it or live tasks wait in its queue; `held_by` names them. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/resource-groups/${segment(id)}`, options }),
  },
  scheduleOverrides: {
    /** List the overrides of all schedules. By date, then schedule. `from` and `to` are both included. Needs the scope `config:read`. */
    list: (query: ListScheduleOverridesQuery = {}, options?: CallOptions) =>
      send<ScheduleOverridePage>({ method: "GET", path: "/schedule-overrides", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListScheduleOverridesQuery = {}, options?: CallOptions) =>
      everyItem<ScheduleOverride>(query, (page) => send<ScheduleOverridePage>({ method: "GET", path: "/schedule-overrides", query: page, options })),
  },
  schedules: {
    /** List schedules. Oldest first. Needs the scope `config:read`. */
    list: (query: ListSchedulesQuery = {}, options?: CallOptions) =>
      send<SchedulePage>({ method: "GET", path: "/schedules", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListSchedulesQuery = {}, options?: CallOptions) =>
      everyItem<Schedule>(query, (page) => send<SchedulePage>({ method: "GET", path: "/schedules", query: page, options })),
    /** Create a schedule. Weekly hours by the wall clock of a time zone. Overrides change single dates. Needs the scope `config:write`. */
    create: (body: CreateScheduleBody, options?: CallOptions) =>
      send<Schedule>({ method: "POST", path: "/schedules", body, options }),
    /** One schedule. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Schedule>({ method: "GET", path: `/schedules/${segment(id)}`, options }),
    /** Change a schedule. `weekly` replaces all rows. Bookings that already stand keep their times. Needs the scope `config:write`. */
    update: (id: string, body: UpdateScheduleBody = {}, options?: CallOptions) =>
      send<Schedule>({ method: "PATCH", path: `/schedules/${segment(id)}`, body, options }),
    /** Delete a schedule. Refused while a service or a resource uses it; `held_by` names them. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/schedules/${segment(id)}`, options }),
    overrides: {
      /** Set the hours of one date. Replaces what the date had. No intervals means closed all day. Needs the scope `config:write`. */
      set: (id: string, body: SetScheduleOverrideBody, options?: CallOptions) =>
        send<ScheduleOverride>({ method: "POST", path: `/schedules/${segment(id)}/overrides`, body, options }),
      /** Give a date its weekday's hours again. Needs the scope `config:write`. */
      delete: (id: string, date: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/schedules/${segment(id)}/overrides/${segment(date)}`, options }),
    },
  },
  services: {
    /** List services. Oldest first. Needs the scope `config:read`. */
    list: (query: ListServicesQuery = {}, options?: CallOptions) =>
      send<ServicePage>({ method: "GET", path: "/services", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListServicesQuery = {}, options?: CallOptions) =>
      everyItem<Service>(query, (page) => send<ServicePage>({ method: "GET", path: "/services", query: page, options })),
    /** Create a service. An `appointment` has a duration and needs everything in `requirements` at once. A `queue` has no times: its tasks wait until a member of `group_id` takes them, so it has neither requirements nor a schedule, and its duration is an estimate. Needs the scope `config:write`. */
    create: (body: CreateServiceBody, options?: CallOptions) =>
      send<Service>({ method: "POST", path: "/services", body, options }),
    /** One service. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Service>({ method: "GET", path: `/services/${segment(id)}`, options }),
    /** Change a service. `requirements` and `intake_fields` are replaced whole. Bookings that already stand keep their times and price; `kind` cannot change while there are live ones. Needs the scope `config:write`. */
    update: (id: string, body: UpdateServiceBody = {}, options?: CallOptions) =>
      send<Service>({ method: "PATCH", path: `/services/${segment(id)}`, body, options }),
    /** Delete a service. Refused while it has live bookings; `held_by` names them. Past bookings keep its id and name. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/services/${segment(id)}`, options }),
  },
  stageConfig: {
    /** The stages and actions in force. A project that never changed them has the default configuration as version 1. Needs the scope `config:read`. */
    get: (options?: CallOptions) =>
      send<StageConfig>({ method: "GET", path: "/stage-config", options }),
    /** Write the stages and actions. Makes a new version; the earlier ones stay. A stage in which live tasks stand cannot vanish unless `migrate` says where they go: 422 with the code `stage_in_use`, which names the stage and the count. The tasks move with the change. Needs the scope `settings:write`. */
    put: (body: PutStageConfigBody, options?: CallOptions) =>
      send<StageConfig>({ method: "PUT", path: "/stage-config", body, options }),
    versions: {
      /** List the versions of the stages. Newest first: who made each and how large it is. Read one version for its content. Needs the scope `config:read`. */
      list: (query: ListStageConfigVersionsQuery = {}, options?: CallOptions) =>
        send<StageConfigVersionPage>({ method: "GET", path: "/stage-config/versions", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListStageConfigVersionsQuery = {}, options?: CallOptions) =>
        everyItem<StageConfigVersion>(query, (page) => send<StageConfigVersionPage>({ method: "GET", path: "/stage-config/versions", query: page, options })),
      /** One version of the stages. Needs the scope `config:read`. */
      get: (version: string, options?: CallOptions) =>
        send<StageConfig>({ method: "GET", path: `/stage-config/versions/${segment(version)}`, options }),
      /** Go back to an earlier version of the stages. Copies its content into a new version. `migrate` is needed as when stages are written. Needs the scope `settings:write`. */
      revert: (version: string, body: RevertStageConfigBody = {}, options?: IdempotentCallOptions) =>
        send<StageConfig>({ method: "POST", path: `/stage-config/versions/${segment(version)}/revert`, body, keyed: true, options }),
    },
  },
  customers: {
    /** List and search customers. Newest first. Needs the scope `customers:read`. */
    list: (query: ListCustomersQuery = {}, options?: CallOptions) =>
      send<CustomerPage>({ method: "GET", path: "/customers", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListCustomersQuery = {}, options?: CallOptions) =>
      everyItem<Customer>(query, (page) => send<CustomerPage>({ method: "GET", path: "/customers", query: page, options })),
    /** Create a customer. Needs the scope `customers:write`. */
    create: (body: CreateCustomerBody, options?: IdempotentCallOptions) =>
      send<Customer>({ method: "POST", path: "/customers", body, keyed: true, options }),
    /** One customer. Needs the scope `customers:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Customer>({ method: "GET", path: `/customers/${segment(id)}`, options }),
    /** Change a customer. Needs the scope `customers:write`. */
    update: (id: string, body: UpdateCustomerBody = {}, options?: CallOptions) =>
      send<Customer>({ method: "PATCH", path: `/customers/${segment(id)}`, body, options }),
    bookings: {
      /** A customer's bookings. By start; those without one come last. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerBookingsQuery = {}, options?: CallOptions) =>
        send<BookingPage>({ method: "GET", path: `/customers/${segment(id)}/bookings`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerBookingsQuery = {}, options?: CallOptions) =>
        everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: `/customers/${segment(id)}/bookings`, query: page, options })),
    },
    comments: {
      /** Comments on a customer. Newest first. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerCommentsQuery = {}, options?: CallOptions) =>
        send<CommentPage>({ method: "GET", path: `/customers/${segment(id)}/comments`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerCommentsQuery = {}, options?: CallOptions) =>
        everyItem<Comment>(query, (page) => send<CommentPage>({ method: "GET", path: `/customers/${segment(id)}/comments`, query: page, options })),
      /** Comment on a customer. `@` before a member's name mentions them. Needs the scope `customers:write`. */
      create: (id: string, body: CreateCustomerCommentBody, options?: IdempotentCallOptions) =>
        send<Comment>({ method: "POST", path: `/customers/${segment(id)}/comments`, body, keyed: true, options }),
      /** Remove a comment on a customer. Its author or an admin may. Needs the scope `customers:write`. */
      delete: (id: string, commentId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/customers/${segment(id)}/comments/${segment(commentId)}`, options }),
    },
    summary: {
      /** A customer in figures. Needs the scope `customers:read`. */
      get: (id: string, options?: CallOptions) =>
        send<CustomerSummary>({ method: "GET", path: `/customers/${segment(id)}/summary`, options }),
    },
    timeline: {
      /** Everything that happened with a customer. Newest first: their bookings' life, files, comments and changes of their data. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerTimelineQuery = {}, options?: CallOptions) =>
        send<TimelineEntryPage>({ method: "GET", path: `/customers/${segment(id)}/timeline`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerTimelineQuery = {}, options?: CallOptions) =>
        everyItem<TimelineEntry>(query, (page) => send<TimelineEntryPage>({ method: "GET", path: `/customers/${segment(id)}/timeline`, query: page, options })),
    },
  },
  knowledge: {
    /** List knowledge. Texts, questions with their answers, and files; newest first. Filters combine. Needs the scope `config:read`. */
    list: (query: ListKnowledgeQuery = {}, options?: CallOptions) =>
      send<KnowledgePage>({ method: "GET", path: "/knowledge", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListKnowledgeQuery = {}, options?: CallOptions) =>
      everyItem<Knowledge>(query, (page) => send<KnowledgePage>({ method: "GET", path: "/knowledge", query: page, options })),
    /** Add a text, or a question with its answer. It can be found at once. `kind` decides which fields are needed: `title` and `content`, or `question` and `answer`. Needs the scope `config:write`. */
    create: (body: CreateKnowledgeBody, options?: IdempotentCallOptions) =>
      send<Knowledge>({ method: "POST", path: "/knowledge", body, keyed: true, options }),
    files: {
      /** List files. Newest first. Needs the scope `config:read`. */
      list: (query: ListKnowledgeFilesQuery = {}, options?: CallOptions) =>
        send<KnowledgePage>({ method: "GET", path: "/knowledge/files", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListKnowledgeFilesQuery = {}, options?: CallOptions) =>
        everyItem<Knowledge>(query, (page) => send<KnowledgePage>({ method: "GET", path: "/knowledge/files", query: page, options })),
      /** Upload a file. A PDF of at most 200 pages, a Word document (DOCX), Markdown, plain text or CSV; at most 10 MiB and 500,000 characters. The content decides what it is: `unsupported_file` and `empty_file` are refusals of it. It is read after the answer: `status` becomes `ready`, or `failed` with the cause in `error`. Needs the scope `config:write`. */
      create: (body: FormData | Blob, options?: IdempotentCallOptions) =>
        send<Knowledge>({ method: "POST", path: "/knowledge/files", body, keyed: true, options }),
    },
    /** Ask what is known. The pieces that fit a question best, as the bot finds them. Portuguese, Spanish and English are searched at once; accents and capitals do not matter, and a misspelt word is still found. A question of which too little is found has no hits. Needs the scope `config:read`. */
    search: (body: SearchKnowledgeBody, options?: CallOptions) =>
      send<KnowledgeHits>({ method: "POST", path: "/knowledge/search", body, options }),
    sources: {
      /** List sites. */
      list: (query: ListKnowledgeSourcesQuery = {}, options?: CallOptions) =>
        send<KnowledgeSourcePage>({ method: "GET", path: "/knowledge/sources", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListKnowledgeSourcesQuery = {}, options?: CallOptions) =>
        everyItem<KnowledgeSource>(query, (page) => send<KnowledgeSourcePage>({ method: "GET", path: "/knowledge/sources", query: page, options })),
      /** Add a site. It is read page by page, beginning now, within the same host (with or without www), as its robots.txt and sitemap say, and again every week. Refused with 422: `url_not_https`, `url_not_public`, `url_userinfo`, `invalid_url`, `too_many_sources`. */
      create: (body: CreateKnowledgeSourceBody, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "POST", path: "/knowledge/sources", body, options }),
      /** One site. */
      get: (id: string, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "GET", path: `/knowledge/sources/${segment(id)}`, options }),
      /** Change a site. With another address or limit it is read again. */
      update: (id: string, body: UpdateKnowledgeSourceBody = {}, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "PATCH", path: `/knowledge/sources/${segment(id)}`, body, options }),
      /** Remove a site. Nothing of it is found any more. For a day it can be had back by `restore`. */
      delete: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/knowledge/sources/${segment(id)}`, options }),
      /** Read a site again, now. */
      crawl: (id: string, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "POST", path: `/knowledge/sources/${segment(id)}/crawl`, options }),
      pages: {
        /** What came of each page of a site. */
        list: (id: string, query: ListKnowledgeSourcePagesQuery = {}, options?: CallOptions) =>
          send<KnowledgeSitePagePage>({ method: "GET", path: `/knowledge/sources/${segment(id)}/pages`, query, options }),
        /** Every item of `list`, page after page. */
        listAll: (id: string, query: ListKnowledgeSourcePagesQuery = {}, options?: CallOptions) =>
          everyItem<KnowledgeSitePage>(query, (page) => send<KnowledgeSitePagePage>({ method: "GET", path: `/knowledge/sources/${segment(id)}/pages`, query: page, options })),
      },
      /** Have a site back. */
      restore: (id: string, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "POST", path: `/knowledge/sources/${segment(id)}/restore`, options }),
    },
    /** One text, question or file. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Knowledge>({ method: "GET", path: `/knowledge/${segment(id)}`, options }),
    /** Change it. Of a file, the title alone. New words are found from then on, and the old ones no more. Needs the scope `config:write`. */
    update: (id: string, body: UpdateKnowledgeBody = {}, options?: CallOptions) =>
      send<Knowledge>({ method: "PATCH", path: `/knowledge/${segment(id)}`, body, options }),
    /** Remove it. Nothing of it is found any more. For a day it can be had back by `restore`. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/knowledge/${segment(id)}`, options }),
    file: {
      /** The file as it was uploaded. Needs the scope `config:read`. */
      get: (id: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/knowledge/${segment(id)}/file`, raw: true, options }),
    },
    /** Have it back. Needs the scope `config:write`. */
    restore: (id: string, options?: CallOptions) =>
      send<Knowledge>({ method: "POST", path: `/knowledge/${segment(id)}/restore`, options }),
  },
  webhookEndpoints: {
    /** List webhook endpoints. The oldest first, ten at most. Secrets are never shown here. Needs the scope `webhooks:manage`. */
    list: (query: ListWebhookEndpointsQuery = {}, options?: CallOptions) =>
      send<WebhookEndpointPage>({ method: "GET", path: "/webhook-endpoints", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListWebhookEndpointsQuery = {}, options?: CallOptions) =>
      everyItem<WebhookEndpoint>(query, (page) => send<WebhookEndpointPage>({ method: "GET", path: "/webhook-endpoints", query: page, options })),
    /** Register a webhook endpoint. Events of the given types are posted to the URL from now on. The answer carries the signing secret, this once, and therefore no `Idempotency-Key` is accepted. The URL must be https and every address of its host must be public; it is checked now and at each attempt. A host without an address is accepted with the warning `unresolved`. Refused with 422 and `errors[].code`: `url_not_https`, `url_not_public`, `url_userinfo`, `invalid_url`, `reserved_event_type`, `unknown_event_type`, `too_many_endpoints` (there can be 10), `idempotency_not_accepted`. Needs the scope `webhooks:manage`. */
    create: (body: CreateWebhookEndpointBody, options?: CallOptions) =>
      send<WebhookEndpointWithSecret>({ method: "POST", path: "/webhook-endpoints", body, options }),
    /** One webhook endpoint. Needs the scope `webhooks:manage`. */
    get: (id: string, options?: CallOptions) =>
      send<WebhookEndpoint>({ method: "GET", path: `/webhook-endpoints/${segment(id)}`, options }),
    /** Change a webhook endpoint. `active: true` switches an endpoint on again and begins a new count of failures. While it is inactive it gets no attempts; what it would have got is logged as `skipped` and can be resent afterwards. Needs the scope `webhooks:manage`. */
    update: (id: string, body: UpdateWebhookEndpointBody = {}, options?: CallOptions) =>
      send<WebhookEndpoint>({ method: "PATCH", path: `/webhook-endpoints/${segment(id)}`, body, options }),
    /** Delete a webhook endpoint. With its delivery log. What is pending is not sent any more. Needs the scope `webhooks:manage`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/webhook-endpoints/${segment(id)}`, options }),
    deliveries: {
      /** The delivery log. Newest first, with every attempt. It is kept for 30 days. Needs the scope `webhooks:manage`. */
      list: (id: string, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions) =>
        send<WebhookDeliveryPage>({ method: "GET", path: `/webhook-endpoints/${segment(id)}/deliveries`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions) =>
        everyItem<WebhookDelivery>(query, (page) => send<WebhookDeliveryPage>({ method: "GET", path: `/webhook-endpoints/${segment(id)}/deliveries`, query: page, options })),
      /** One delivery. Needs the scope `webhooks:manage`. */
      get: (id: string, deliveryId: string, options?: CallOptions) =>
        send<WebhookDelivery>({ method: "GET", path: `/webhook-endpoints/${segment(id)}/deliveries/${segment(deliveryId)}`, options }),
      /** Send a delivery again. One more attempt of the same event under the same delivery id, now. The schedule of retries stays as it is; what was skipped takes up its schedule. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`. */
      resend: (id: string, deliveryId: string, options?: CallOptions) =>
        send<WebhookDelivery>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/deliveries/${segment(deliveryId)}/resend`, options }),
    },
    /** Send a test event. A `webhook.ping` is sent once. How it ends counts neither for nor against the endpoint; read it in the delivery log, with the addresses, certificate and times that were found. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`. */
    ping: (id: string, options?: CallOptions) =>
      send<WebhookDelivery>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/ping`, options }),
    /** Send everything that was skipped. What was logged as `skipped` since a time goes out now, the oldest first. Needs the scope `webhooks:manage`. */
    resendSkipped: (id: string, body: ResendSkippedDeliveriesBody, options?: CallOptions) =>
      send<ResentDeliveries>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/resend-skipped`, body, options }),
    /** Make a new signing secret. It is answered this once, and every attempt from now on is signed with it: the old one stops at once. Needs the scope `webhooks:manage`. */
    rotateSecret: (id: string, options?: CallOptions) =>
      send<WebhookEndpointWithSecret>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/rotate-secret`, options }),
  },
  me: {
    /** Who am I. The project and the key, or the member, that this call is made as. */
    get: (options?: CallOptions) =>
      send<Me>({ method: "GET", path: "/me", options }),
    /** Change my profile. Your name, in every workspace of yours. */
    update: (body: UpdateMeBody, options?: CallOptions) =>
      send<Me>({ method: "PATCH", path: "/me", body, options }),
    notificationPreferences: {
      /** What I am told of, and where. Of this workspace alone. */
      get: (options?: CallOptions) =>
        send<NotificationPreferences>({ method: "GET", path: "/me/notification-preferences", options }),
      /** Change what I am told of. What the body does not mention stays. */
      update: (body: UpdateNotificationPreferencesBody = {}, options?: CallOptions) =>
        send<NotificationPreferences>({ method: "PATCH", path: "/me/notification-preferences", body, options }),
    },
    /** Change my password. Ends every session, this one too: sign in again with the new password. */
    password: (body: ChangeMyPasswordBody, options?: CallOptions) =>
      send<void>({ method: "POST", path: "/me/password", body, options }),
    /** End all my sessions. */
    signOutEverywhere: (options?: CallOptions) =>
      send<void>({ method: "POST", path: "/me/sign-out-everywhere", options }),
  },
  openapi: {
    /** This description. The whole API as OpenAPI 3.1, made from the same definitions that serve it. */
    get: (options?: CallOptions) =>
      send<GetDescriptionResult>({ method: "GET", path: "/openapi.json", options }),
  },
  invites: {
    /** What a link invites to. 409 when it was accepted or has expired. */
    get: (token: string, options?: CallOptions) =>
      send<Invitation>({ method: "GET", path: `/invites/${segment(token)}`, options }),
    /** Accept an invitation. With the session of the invited address an empty body does; without one, `name` and `password` make the account, or `password` alone is that of the account there is. The workspace becomes the current one. */
    accept: (token: string, body: AcceptInviteBody = {}, options?: CallOptions) =>
      send<AcceptedInvite>({ method: "POST", path: `/invites/${segment(token)}/accept`, body, options }),
  },
  apiKeys: {
    /** List API keys. Newest first, revoked ones too. The keys themselves are not kept, only how they begin and end. */
    list: (query: ListApiKeysQuery = {}, options?: CallOptions) =>
      send<ApiKeyPage>({ method: "GET", path: "/api-keys", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListApiKeysQuery = {}, options?: CallOptions) =>
      everyItem<ApiKey>(query, (page) => send<ApiKeyPage>({ method: "GET", path: "/api-keys", query: page, options })),
    /** Make an API key. The key is answered once. It may do no more than the member who makes it. */
    create: (body: CreateApiKeyBody, options?: CallOptions) =>
      send<CreatedApiKey>({ method: "POST", path: "/api-keys", body, options }),
    /** Rename an API key. The scopes and the expiry of a key never change: make another one. */
    update: (id: string, body: UpdateApiKeyBody = {}, options?: CallOptions) =>
      send<ApiKey>({ method: "PATCH", path: `/api-keys/${segment(id)}`, body, options }),
    /** Revoke an API key. The next request with it is refused. It stays in the list. */
    revoke: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/api-keys/${segment(id)}`, options }),
  },
  workspaces: {
    /** List my workspaces. Those you are a member of, with your role in each and which one you work in now. */
    list: (query: ListWorkspacesQuery = {}, options?: CallOptions) =>
      send<WorkspacePage>({ method: "GET", path: "/workspaces", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListWorkspacesQuery = {}, options?: CallOptions) =>
      everyItem<Workspace>(query, (page) => send<WorkspacePage>({ method: "GET", path: "/workspaces", query: page, options })),
    /** Create a workspace. You become its owner and work in it from the next call on. */
    create: (body: CreateWorkspaceBody, options?: CallOptions) =>
      send<Workspace>({ method: "POST", path: "/workspaces", body, options }),
    /** One of my workspaces. */
    get: (id: string, options?: CallOptions) =>
      send<Workspace>({ method: "GET", path: `/workspaces/${segment(id)}`, options }),
    /** Change a workspace. Needs the role admin in that workspace. A new slug changes the address of its booking page. */
    update: (id: string, body: UpdateWorkspaceBody = {}, options?: CallOptions) =>
      send<Workspace>({ method: "PATCH", path: `/workspaces/${segment(id)}`, body, options }),
    /** Work in another workspace. Holds for all your sessions. A single tab can stay elsewhere with the header `X-Workspace-Id`. */
    switch: (id: string, options?: CallOptions) =>
      send<Workspace>({ method: "POST", path: `/workspaces/${segment(id)}/switch`, options }),
  },
  password: {
    /** Ask for a new password. Answers the same whether or not the address has an account. The link holds for an hour, once. */
    forgot: (body: ForgotPasswordBody, options?: CallOptions) =>
      send<ForgottenPassword>({ method: "POST", path: "/password/forgot", body, options }),
    /** Choose a new password by a link. Ends every session of the account. Answers the address to sign in with. */
    reset: (body: ResetPasswordBody, options?: CallOptions) =>
      send<ResetPassword>({ method: "POST", path: "/password/reset", body, options }),
  },
  /** Make an account and its first workspace. Sign in at `/api/auth` afterwards. An address that has an account is refused with `email_taken`. */
  signUp: (body: SignUpBody, options?: CallOptions) =>
    send<SignedUp>({ method: "POST", path: "/sign-up", body, options }),
  events: {
    stream: {
      /** What changes, as it changes. Server-sent events with kinds and ids only: `ready` first, then a `change` for each. A client that comes back with its last event's id gets what it missed, or `reset` when that was more than 500 changes. */
      stream: (query: StreamChangesQuery = {}, options?: CallOptions) =>
        send<Response>({ method: "GET", path: "/events/stream", query, raw: true, options }),
    },
  },
  calendar: {
    /** What the calendar shows. Resources with their open hours and time off, and the bookings that overlap the window: holds that still stand and what ended included, released, expired and moved ones left out. */
    get: (query: GetCalendarQuery, options?: CallOptions) =>
      send<Calendar>({ method: "GET", path: "/calendar", query, options }),
  },
  operations: {
    functions: {
      /** The background functions and how they fare. */
      list: (options?: CallOptions) =>
        send<ListBackgroundFunctionsResult>({ method: "GET", path: "/operations/functions", options }),
    },
    outbox: {
      /** How far the events lag behind. */
      get: (options?: CallOptions) =>
        send<Outbox>({ method: "GET", path: "/operations/outbox", options }),
    },
    runs: {
      /** Runs of background functions. Newest first: this project's, and the installation's own without their content. */
      list: (query: ListBackgroundRunsQuery = {}, options?: CallOptions) =>
        send<BackgroundRunPage>({ method: "GET", path: "/operations/runs", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListBackgroundRunsQuery = {}, options?: CallOptions) =>
        everyItem<BackgroundRun>(query, (page) => send<BackgroundRunPage>({ method: "GET", path: "/operations/runs", query: page, options })),
      /** Run a failed run again. It goes on from the step that failed; the steps that are done are not done again. */
      retry: (id: string, options?: CallOptions) =>
        send<BackgroundRun>({ method: "POST", path: `/operations/runs/${segment(id)}/retry`, options }),
    },
  },
  holds: {
    /** Hold a time. Reserves the time until `hold_expires_at`. The hold and the booking it becomes have the same id. Needs the scope `bookings:write`. */
    create: (body: CreateHoldBody, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: "/holds", body, keyed: true, options }),
    /** Give a held time back. Needs the scope `bookings:write`. */
    release: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/holds/${segment(id)}`, options }),
    /** Confirm a held time. Needs the scope `bookings:write`. */
    confirm: (id: string, body: ConfirmHoldBody = {}, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: `/holds/${segment(id)}/confirm`, body, keyed: true, options }),
  },
  slots: {
    /** Times that can be booked. A time is here if and only if booking it at once would succeed. Starts lie on the service's grid, counted on the wall's clock from local midnight. The service must fit into the opening hours; the buffer after it only has to be free. Needs the scope `slots:read`. */
    list: (query: ListSlotsQuery, options?: CallOptions) =>
      send<SlotList>({ method: "GET", path: "/slots", query, options }),
  },
});
