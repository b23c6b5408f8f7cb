// Made by `npm run generate` from the API's description. Changes here are lost.

import type {
  AcceptInviteBody,
  AcceptedInvite,
  AgentCall,
  AgentCallPage,
  AgentGrant,
  AgentGrantPage,
  AiNotice,
  AiNoticePage,
  AiStatus,
  AiUsage,
  ApiKey,
  ApiKeyPage,
  ApplyAssistantPlanBody,
  AssignConversationBody,
  Attachment,
  AttachmentPage,
  AttendanceSettings,
  AuditEntry,
  AuditEntryPage,
  Automation,
  AutomationPage,
  AutomationRun,
  AutomationRunPage,
  BackgroundFunction,
  BackgroundFunctionPage,
  BackgroundRun,
  BackgroundRunPage,
  Booking,
  BookingPage,
  BookingsReport,
  Bot,
  BotTurn,
  BotTurnPage,
  Calendar,
  CalendarDays,
  CancelBookingBody,
  ChangeMyPasswordBody,
  Channel,
  ChannelPage,
  ChannelPause,
  ChannelPausePage,
  ChannelPolicy,
  ChannelPolicyPage,
  ChannelServiceStatus,
  CheckInBookingBody,
  CloseDaysBody,
  CloseDaysResult,
  ClosedDay,
  ClosedDayPage,
  Comment,
  CommentPage,
  CompleteBookingBody,
  ConfirmHoldBody,
  ConfirmSignUpRequestBody,
  ConnectTelegramBotBody,
  ConnectWhatsAppNumberBody,
  Conversation,
  ConversationCounts,
  ConversationNote,
  ConversationNotePage,
  ConversationPage,
  ConversationsReport,
  CreateAgentGrantBody,
  CreateApiKeyBody,
  CreateAssistantMessageBody,
  CreateAutomationBody,
  CreateBookingBody,
  CreateBookingCommentBody,
  CreateConversationNoteBody,
  CreateCustomerBody,
  CreateCustomerCommentBody,
  CreateFlowBody,
  CreateHoldBody,
  CreateInviteBody,
  CreateKnowledgeBody,
  CreateKnowledgeSourceBody,
  CreateLocationEventBody,
  CreatePersonBody,
  CreatePushSubscriptionBody,
  CreateQuickReplyBody,
  CreateResourceBody,
  CreateResourceGroupBody,
  CreateScheduleBody,
  CreateServiceBody,
  CreateSignUpRequestBody,
  CreateStarterWhatsAppTemplatesResult,
  CreateTimeOffBody,
  CreateWebhookEndpointBody,
  CreateWhatsAppTemplateBody,
  CreateWorkspaceBody,
  CreatedAgentGrant,
  CreatedApiKey,
  CreatedInvite,
  Customer,
  CustomerAttendance,
  CustomerImportPreview,
  CustomerImportResult,
  CustomerLink,
  CustomerPage,
  CustomerSummary,
  DeletePushSubscriptionBody,
  DownloadCustomersQuery,
  DryRun,
  DryRunFlowBody,
  ExportBookingsReportQuery,
  ExportConversationsReportQuery,
  ExportOccupancyReportQuery,
  ExportPageReportQuery,
  ExportTasksReportQuery,
  FailBookingBody,
  Flow,
  FlowPage,
  FlowRun,
  FlowRunPage,
  ForgotPasswordBody,
  ForgottenPassword,
  GetAiUsageQuery,
  GetBookingsReportQuery,
  GetCalendarDaysQuery,
  GetCalendarQuery,
  GetChannelPoliciesQuery,
  GetConversationCountsQuery,
  GetConversationsReportQuery,
  GetDescriptionResult,
  GetNoticeReachQuery,
  GetNoticeTextsResult,
  GetOccupancyReportQuery,
  GetPageReportQuery,
  GetReminderEffectQuery,
  GetReportFiguresQuery,
  GetResourceStatsQuery,
  GetServiceStatusQuery,
  GetServiceStatusResult,
  GetTasksReportQuery,
  GetTeamOverviewQuery,
  HappenedEvent,
  HappenedEventPage,
  Home,
  HomeFigures,
  HostedPage,
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
  ListAgentCallsQuery,
  ListAgentGrantsQuery,
  ListAiNoticesQuery,
  ListAliasSuggestionsQuery,
  ListAliasSuggestionsResult,
  ListApiKeysQuery,
  ListAssistantMessagesQuery,
  ListAttachmentsQuery,
  ListAuditLogQuery,
  ListAutomationRunsQuery,
  ListAutomationsQuery,
  ListBackgroundFunctionsQuery,
  ListBackgroundRunsQuery,
  ListBookingCommentsQuery,
  ListBookingNoticesQuery,
  ListBookingTimelineQuery,
  ListBookingsQuery,
  ListBotTurnsQuery,
  ListChannelPausesQuery,
  ListChannelsQuery,
  ListClosedDaysQuery,
  ListConversationNotesQuery,
  ListConversationWorkItemsQuery,
  ListConversationsQuery,
  ListCustomerBookingsQuery,
  ListCustomerCommentsQuery,
  ListCustomerNoticesQuery,
  ListCustomerTimelineQuery,
  ListCustomersQuery,
  ListEventsQuery,
  ListFlowRunsQuery,
  ListFlowsQuery,
  ListHolidayCountriesResult,
  ListHolidaysQuery,
  ListHolidaysResult,
  ListInvitesQuery,
  ListKnowledgeFilesQuery,
  ListKnowledgeQuery,
  ListKnowledgeSourcePagesQuery,
  ListKnowledgeSourcesQuery,
  ListLocationEventsQuery,
  ListMembersQuery,
  ListMessagesQuery,
  ListMyNoticesQuery,
  ListMyNoticesResult,
  ListOutgoingMailQuery,
  ListOutgoingMailResult,
  ListQuickRepliesQuery,
  ListReportBookingsQuery,
  ListReportTasksQuery,
  ListResourceGroupsQuery,
  ListResourcesQuery,
  ListScheduleOverridesQuery,
  ListSchedulesQuery,
  ListServicesQuery,
  ListSlotsQuery,
  ListStageConfigVersionsQuery,
  ListStageHistoryQuery,
  ListTestOutgoingQuery,
  ListTimeOffQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  ListWhatsAppTemplatesQuery,
  ListWhatsAppTemplatesResult,
  ListWorkItemsQuery,
  ListWorkspacesQuery,
  LocationEvent,
  LocationEventPage,
  MarkNoShowBody,
  Me,
  Member,
  MemberNotice,
  MemberNoticeWays,
  MemberPage,
  MergeCustomersBody,
  Message,
  MessageFile,
  MessagePage,
  MoveTestClockBody,
  MyTelegram,
  MyTelegramLink,
  Notice,
  NoticeOutlook,
  NoticePage,
  NoticePreview,
  NoticeReach,
  NoticeSettings,
  NoticeText,
  NoticeTextPreview,
  NotificationPreferences,
  OccupancyReport,
  Outbox,
  OutgoingMail,
  OutgoingMailDetail,
  PageReport,
  PasswordLink,
  PauseAiBody,
  PauseChannelBody,
  Person,
  PreviewBookingNoticeQuery,
  PreviewBookingNoticesBody,
  PreviewBotWordingBody,
  PreviewBotWordingResult,
  PreviewNoticeTextBody,
  PushKey,
  PushSubscription,
  PutAiBudgetBody,
  PutNoticeTextBody,
  PutSpamGuardBody,
  PutStageConfigBody,
  PutWebchatSiteBody,
  QuickReply,
  QuickReplyPage,
  ReadNotices,
  ReceiveDepositBody,
  RefreshWhatsAppTemplatesResult,
  ReminderEffect,
  ReopenDaysBody,
  ReopenDaysResult,
  ReplaceBotBody,
  ReplaceChannelPoliciesBody,
  ReplayEventBody,
  ReportFigures,
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
  RotateWebhookSecretBody,
  RunActionBody,
  SavedPerson,
  Schedule,
  ScheduleOverride,
  ScheduleOverridePage,
  SchedulePage,
  SearchKnowledgeBody,
  SearchWorkspaceQuery,
  SearchWorkspaceResult,
  SendMessageBody,
  Service,
  ServicePage,
  SetConversationModeBody,
  SetScheduleOverrideBody,
  SetupConversation,
  SetupMessage,
  SetupPlan,
  SignUpBody,
  SignUpRequested,
  SignUpWay,
  SignedUp,
  SimulateBotBody,
  SimulateBotResult,
  SlotList,
  SnoozeConversationBody,
  SpamGuard,
  StageConfig,
  StageConfigVersion,
  StageConfigVersionPage,
  StageMove,
  StageMovePage,
  StreamChangesQuery,
  TasksReport,
  TeamMate,
  TeamOverview,
  TelegramConnection,
  TestClock,
  TestOutgoing,
  TestOutgoingPage,
  TimeOff,
  TimeOffPage,
  TimelineEntry,
  TimelineEntryPage,
  UndoAssistantPlanBody,
  UndoBookingBody,
  UndoConversationBody,
  UnmergeCustomersBody,
  UnmergedCustomers,
  UpdateApiKeyBody,
  UpdateAssistantPlanBody,
  UpdateAttendanceSettingsBody,
  UpdateAutomationBody,
  UpdateBookingBody,
  UpdateBookingPageBody,
  UpdateCustomerAttendanceBody,
  UpdateCustomerBody,
  UpdateFlowBody,
  UpdateKnowledgeBody,
  UpdateKnowledgeSourceBody,
  UpdateMeBody,
  UpdateMemberBody,
  UpdateNoticeSettingsBody,
  UpdateNotificationPreferencesBody,
  UpdatePersonBody,
  UpdateQuickReplyBody,
  UpdateResourceBody,
  UpdateResourceGroupBody,
  UpdateScheduleBody,
  UpdateServiceBody,
  UpdateWebhookEndpointBody,
  UpdateWorkItemBody,
  UpdateWorkspaceBody,
  WebchatIdentitySecret,
  WebchatSite,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointPage,
  WebhookEndpointWithSecret,
  WhatsAppConnection,
  WhatsAppTemplate,
  Workspace,
  WorkspacePage,
} from "./schema";
import { type CallOptions, type IdempotentCallOptions, type Send, everyItem, segment } from "./transport";

export const operations = (send: Send) => ({
  bookings: {
    /** List bookings. By start; those without one come last. Needs the scope `bookings:read`. */
    list: (query: ListBookingsQuery = {}, options?: CallOptions) =>
      send<BookingPage>({ method: "GET", path: "/bookings", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListBookingsQuery = {}, options?: CallOptions) =>
      everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: "/bookings", query: page, options })),
    /** Create a booking or a queue task. Hold and confirmation in one call. A queue service has no start. Needs the scope `bookings:write`. */
    create: (body: CreateBookingBody, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: "/bookings", body, keyed: true, options }),
    /** Get a booking. A hold is a booking too, with the status `held`. Needs the scope `bookings:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Booking>({ method: "GET", path: `/bookings/${segment(id)}`, options }),
    /** Update a booking. Only the fields that are given change: notes, intake answers, priority, tags, due date and place. With `expected_version` the change is refused with `version_conflict` when someone else was first. Needs the scope `bookings:write`. */
    update: (id: string, body: UpdateBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "PATCH", path: `/bookings/${segment(id)}`, body, options }),
    /** Cancel a booking. Frees its time. Allowed until the booking has ended; else `invalid_transition`. Needs the scope `bookings:write`. */
    cancel: (id: string, body: CancelBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/cancel`, body, options }),
    /** Check in a booking. Allowed from `confirmed`; the status becomes `checked_in`. Needs the scope `bookings:write`. */
    checkIn: (id: string, body: CheckInBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/check-in`, body, options }),
    /** Complete a booking. Allowed from `confirmed` and `checked_in`; the status becomes `completed`, and what is left of the time is freed. It runs the stage action with this effect, with its requirements and outcome. Needs the scope `bookings:write`. */
    complete: (id: string, body: CompleteBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/complete`, body, options }),
    customerLink: {
      /** Create a customer link to a booking. Whoever has it may see, move or cancel this booking and nothing else. It follows the booking when that moves, and holds until 30 days after its end. Needs the scope `bookings:write`. */
      create: (id: string, options?: CallOptions) =>
        send<CustomerLink>({ method: "POST", path: `/bookings/${segment(id)}/customer-link`, options }),
    },
    /** Mark a deposit as received. Allowed from `pending_payment`; the status becomes `confirmed`. After the deadline in `hold_expires_at` it answers `deposit_expired`: the time was given back. Needs a team member's session, at least as `agent`. */
    depositReceived: (id: string, body: ReceiveDepositBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/deposit-received`, body, options }),
    /** Mark a booking as failed. Allowed from `confirmed` and `checked_in`; the status becomes `failed`, and `reason` is kept as the outcome. Needs the scope `bookings:write`. */
    fail: (id: string, body: FailBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/fail`, body, options }),
    /** Mark a booking as no-show. Allowed from `confirmed`; the status becomes `no_show` and the time is freed. Needs the scope `bookings:write`. */
    noShow: (id: string, body: MarkNoShowBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/no-show`, body, options }),
    /** Reschedule a booking. Answers the new booking; the old one becomes `rescheduled`. Both happen or neither. Needs the scope `bookings:write`. */
    reschedule: (id: string, body: RescheduleBookingBody, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/reschedule`, body, keyed: true, options }),
    /** Undo the last move of a booking. Takes back a cancel, no-show, complete or fail within 24 hours (`undo_until`): status, stage, time and assignee are as before. Once the time was taken by somebody else it answers `slot_taken`. Of a live task it takes back the last stage action, as long as the task has not moved on, and called again the one before, each within 24 hours; in a session, whoever ran it or an admin does. Subscribers of webhooks are not told. Of a booking that was rescheduled and not moved since it takes back the reschedule: that is one more reschedule, to the former time, so the answer is a booking with another id and `booking.rescheduled` is sent. Needs the scope `bookings:write`. */
    undo: (id: string, body: UndoBookingBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/undo`, body, options }),
    actions: {
      /** Run a stage action on a task. Moves the task to the action's stage and carries out its effect. Of any number of simultaneous takes exactly one wins and the others answer `already_claimed`; a take by who has the task already changes nothing. A release with `assign_to` gives the task to somebody else in one step; with `expected_version` it answers `version_conflict` when someone else was first. Needs the scope `bookings:write`. */
      run: (id: string, key: string, body: RunActionBody = {}, options?: IdempotentCallOptions) =>
        send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/actions/${segment(key)}`, body, keyed: true, options }),
    },
    attachments: {
      /** List a booking's attachments. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListAttachmentsQuery = {}, options?: CallOptions) =>
        send<AttachmentPage>({ method: "GET", path: `/bookings/${segment(id)}/attachments`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListAttachmentsQuery = {}, options?: CallOptions) =>
        everyItem<Attachment>(query, (page) => send<AttachmentPage>({ method: "GET", path: `/bookings/${segment(id)}/attachments`, query: page, options })),
      /** Attach a photo or a document. PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB. The content decides what it is: `unsupported_file`, `broken_image`, `image_too_large` and `empty_file` are refusals of it. Needs the scope `bookings:write`. */
      create: (id: string, body: FormData | Blob, options?: IdempotentCallOptions) =>
        send<Attachment>({ method: "POST", path: `/bookings/${segment(id)}/attachments`, body, keyed: true, options }),
      /** Get an attachment's details. Its name, size, media type and who added it; the bytes are under `/file`. Needs the scope `bookings:read`. */
      get: (id: string, attachmentId: string, options?: CallOptions) =>
        send<Attachment>({ method: "GET", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}`, options }),
      /** Delete an attachment. Its author or an admin may. Needs the scope `bookings:write`. */
      delete: (id: string, attachmentId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}`, options }),
      file: {
        /** Download an attachment. The bytes as they were uploaded. Needs the scope `bookings:read`. */
        get: (id: string, attachmentId: string, options?: CallOptions) =>
          send<Response>({ method: "GET", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}/file`, raw: true, options }),
      },
      thumbnail: {
        /** Get a thumbnail of a message file. At most 480 pixels on a side, upright, and without where or by what it was taken. Needs the scope `bookings:read`. */
        get: (id: string, attachmentId: string, options?: CallOptions) =>
          send<Response>({ method: "GET", path: `/bookings/${segment(id)}/attachments/${segment(attachmentId)}/thumbnail`, raw: true, options }),
      },
    },
    comments: {
      /** List comments on a booking. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListBookingCommentsQuery = {}, options?: CallOptions) =>
        send<CommentPage>({ method: "GET", path: `/bookings/${segment(id)}/comments`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListBookingCommentsQuery = {}, options?: CallOptions) =>
        everyItem<Comment>(query, (page) => send<CommentPage>({ method: "GET", path: `/bookings/${segment(id)}/comments`, query: page, options })),
      /** Add a comment to a booking. `@` before a member's name mentions them. Needs the scope `bookings:write`. */
      create: (id: string, body: CreateBookingCommentBody, options?: IdempotentCallOptions) =>
        send<Comment>({ method: "POST", path: `/bookings/${segment(id)}/comments`, body, keyed: true, options }),
      /** Delete a comment. Its author or an admin may. Needs the scope `bookings:write`. */
      delete: (id: string, commentId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/bookings/${segment(id)}/comments/${segment(commentId)}`, options }),
    },
    locationEvents: {
      /** List a booking's locations. Newest first; with those of the bookings that this one was before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListLocationEventsQuery = {}, options?: CallOptions) =>
        send<LocationEventPage>({ method: "GET", path: `/bookings/${segment(id)}/location-events`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListLocationEventsQuery = {}, options?: CallOptions) =>
        everyItem<LocationEvent>(query, (page) => send<LocationEventPage>({ method: "GET", path: `/bookings/${segment(id)}/location-events`, query: page, options })),
      /** Record a location. A position on the way to, at or after the work, kept as evidence; it moves nothing. Needs the scope `bookings:write`. */
      create: (id: string, body: CreateLocationEventBody, options?: IdempotentCallOptions) =>
        send<LocationEvent>({ method: "POST", path: `/bookings/${segment(id)}/location-events`, body, keyed: true, options }),
    },
    stageHistory: {
      /** List a task's stage history. Oldest first. Needs the scope `bookings:read`. */
      list: (id: string, query: ListStageHistoryQuery = {}, options?: CallOptions) =>
        send<StageMovePage>({ method: "GET", path: `/bookings/${segment(id)}/stage-history`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListStageHistoryQuery = {}, options?: CallOptions) =>
        everyItem<StageMove>(query, (page) => send<StageMovePage>({ method: "GET", path: `/bookings/${segment(id)}/stage-history`, query: page, options })),
    },
    timeline: {
      /** List a booking's timeline. Newest first: changes, stages, comments, files and places, also from before it was rescheduled. Needs the scope `bookings:read`. */
      list: (id: string, query: ListBookingTimelineQuery = {}, options?: CallOptions) =>
        send<TimelineEntryPage>({ method: "GET", path: `/bookings/${segment(id)}/timeline`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListBookingTimelineQuery = {}, options?: CallOptions) =>
        everyItem<TimelineEntry>(query, (page) => send<TimelineEntryPage>({ method: "GET", path: `/bookings/${segment(id)}/timeline`, query: page, options })),
    },
    /** Note that the customer will come. For a customer who said so at the desk or on the phone: `attending_since`. Of a confirmed booking, until its start. Needs the scope `bookings:write`. */
    attend: (id: string, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/attend`, options }),
    notices: {
      /** List what a booking’s customer is told. Newest first: what is planned, what was sent and by which way, and what was withdrawn. With those of the bookings that it was moved from; `booking_id` tells them apart. Needs the scope `bookings:read`. */
      list: (id: string, query: ListBookingNoticesQuery = {}, options?: CallOptions) =>
        send<NoticePage>({ method: "GET", path: `/bookings/${segment(id)}/notices`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListBookingNoticesQuery = {}, options?: CallOptions) =>
        everyItem<Notice>(query, (page) => send<NoticePage>({ method: "GET", path: `/bookings/${segment(id)}/notices`, query: page, options })),
      preview: {
        /** See what a booking’s customer would be told. The words, the language and the way, as they would be if it happened now. Nothing is sent. Needs the scope `bookings:read`. */
        preview: (id: string, query: PreviewBookingNoticeQuery, options?: CallOptions) =>
          send<NoticePreview>({ method: "GET", path: `/bookings/${segment(id)}/notices/preview`, query, options }),
      },
    },
    /** Take back that the customer will come. The inverse of `attend`: `attending_since` is null again. Refused after `confirm_by`, when the visit would be cancelled at once. Needs the scope `bookings:write`. */
    unattend: (id: string, options?: CallOptions) =>
      send<Booking>({ method: "POST", path: `/bookings/${segment(id)}/unattend`, options }),
  },
  holds: {
    /** Create a hold. Reserves the time until `hold_expires_at`. The hold and the booking it becomes have the same id. Needs the scope `bookings:write`. */
    create: (body: CreateHoldBody, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: "/holds", body, keyed: true, options }),
    /** Release a hold. The time can be taken by others at once. A hold that has expired answers `hold_expired`. Needs the scope `bookings:write`. */
    release: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/holds/${segment(id)}`, options }),
    /** Confirm a hold. The hold becomes a booking: `confirmed`, or `pending_payment` when the service asks for a deposit. After ten minutes it answers `hold_expired`. Needs the scope `bookings:write`. */
    confirm: (id: string, body: ConfirmHoldBody = {}, options?: IdempotentCallOptions) =>
      send<Booking>({ method: "POST", path: `/holds/${segment(id)}/confirm`, body, keyed: true, options }),
  },
  slots: {
    /** List available times. A time is here if and only if booking it at once would succeed. Starts lie on the service's grid, counted on the wall's clock from local midnight. The service must fit into the opening hours; the buffer after it only has to be free. Needs the scope `slots:read`. */
    list: (query: ListSlotsQuery, options?: CallOptions) =>
      send<SlotList>({ method: "GET", path: "/slots", query, options }),
  },
  conversations: {
    workItems: {
      /** List a conversation's tasks. Newest first. Needs the scope `bookings:read`. */
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
    counts: {
      /** Count conversations. How many the list has with these filters: all of them, those of whoever asks, and those of nobody. Needs the scope `messages:read`. */
      get: (query: GetConversationCountsQuery = {}, options?: CallOptions) =>
        send<ConversationCounts>({ method: "GET", path: "/conversations/counts", query, options }),
    },
    /** Get a conversation. Who answers, who it is assigned to, its last message, and until when WhatsApp takes free words. Needs the scope `messages:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "GET", path: `/conversations/${segment(id)}`, options }),
    /** Assign a conversation. It says whose it is; `mode` says who answers. Needs the scope `messages:write`. */
    assign: (id: string, body: AssignConversationBody, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/assign`, body, options }),
    files: {
      /** Upload a file to send. At most 16 MiB. A message with its id as `attachment_id` sends it. Needs the scope `messages:write`. */
      create: (id: string, body: FormData | Blob, options?: CallOptions) =>
        send<MessageFile>({ method: "POST", path: `/conversations/${segment(id)}/files`, body, options }),
      /** Download a message file. As it was sent; only pictures and sounds are shown in a browser, anything else is saved. Needs the scope `messages:read`. */
      get: (id: string, fileId: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/conversations/${segment(id)}/files/${segment(fileId)}`, raw: true, options }),
      thumbnail: {
        /** Get a thumbnail. At most 480 pixels on a side; not found where none could be made. Needs the scope `messages:read`. */
        get: (id: string, fileId: string, options?: CallOptions) =>
          send<Response>({ method: "GET", path: `/conversations/${segment(id)}/files/${segment(fileId)}/thumbnail`, raw: true, options }),
      },
    },
    messages: {
      /** List messages. Newest first; with `after`, what came after it, oldest first. Needs the scope `messages:read`. */
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
      /** Switch a conversation between bot and team. `human` silences the bot at once; `bot` lets it answer the next message. `member_id` assigns it too. Needs the scope `messages:write`. */
      set: (id: string, body: SetConversationModeBody, options?: CallOptions) =>
        send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/mode`, body, options }),
    },
    notes: {
      /** List a conversation's notes. What the team wrote for itself, newest first. Notes are no messages: no channel, bot or webhook has them. Needs a team member's session, at least as `agent`. */
      list: (id: string, query: ListConversationNotesQuery = {}, options?: CallOptions) =>
        send<ConversationNotePage>({ method: "GET", path: `/conversations/${segment(id)}/notes`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListConversationNotesQuery = {}, options?: CallOptions) =>
        everyItem<ConversationNote>(query, (page) => send<ConversationNotePage>({ method: "GET", path: `/conversations/${segment(id)}/notes`, query: page, options })),
      /** Add a note to a conversation. Only the team sees it. It neither answers the contact nor silences the bot. Needs a team member's session, at least as `agent`. */
      create: (id: string, body: CreateConversationNoteBody, options?: IdempotentCallOptions) =>
        send<ConversationNote>({ method: "POST", path: `/conversations/${segment(id)}/notes`, body, keyed: true, options }),
      /** Delete a note. Its author or an admin may. For a day it can be had back by `restore`. Needs a team member's session, at least as `agent`. */
      delete: (id: string, noteId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/conversations/${segment(id)}/notes/${segment(noteId)}`, options }),
      /** Restore a note. Within a day after it was deleted; its author or an admin may. Needs a team member's session, at least as `agent`. */
      restore: (id: string, noteId: string, options?: CallOptions) =>
        send<ConversationNote>({ method: "POST", path: `/conversations/${segment(id)}/notes/${segment(noteId)}/restore`, options }),
    },
    /** Mark a conversation as read. Sets `unread_count` to 0. Needs the scope `messages:write`. */
    read: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/read`, options }),
    /** Reopen a conversation. For one that was resolved by mistake; an open one stays as it is. Needs the scope `messages:write`. */
    reopen: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/reopen`, options }),
    /** Resolve a conversation. The contact's next message opens it again, and the bot answers first. Needs the scope `messages:write`. */
    resolve: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/resolve`, options }),
    /** Snooze a conversation. It stays open and leaves the list with `snoozed=false` until then, or until the contact writes; then it is back at the top. Needs the scope `messages:write`. */
    snooze: (id: string, body: SnoozeConversationBody, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/snooze`, body, options }),
    /** Undo the last change of a conversation. Takes back your own last change of who answers, whose it is or whether it is resolved, within 24 hours. Once somebody or something else has changed it, as a new message does with a resolved one, it answers `invalid_transition`. Needs the scope `messages:write`. */
    undo: (id: string, body: UndoConversationBody = {}, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/undo`, body, options }),
    /** End a conversation's snooze. Back in the list now; one that is not snoozed stays as it is. Needs the scope `messages:write`. */
    unsnooze: (id: string, options?: CallOptions) =>
      send<Conversation>({ method: "POST", path: `/conversations/${segment(id)}/unsnooze`, options }),
    botTurns: {
      /** Get a bot reply's trace. Newest first. Needs a team member's session, at least as `agent`. */
      list: (id: string, query: ListBotTurnsQuery = {}, options?: CallOptions) =>
        send<BotTurnPage>({ method: "GET", path: `/conversations/${segment(id)}/bot-turns`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListBotTurnsQuery = {}, options?: CallOptions) =>
        everyItem<BotTurn>(query, (page) => send<BotTurnPage>({ method: "GET", path: `/conversations/${segment(id)}/bot-turns`, query: page, options })),
    },
  },
  resources: {
    stats: {
      /** Get a resource's statistics. Minutes open and booked, and how the bookings ended, in a time that is asked for. Needs the scope `bookings:read`. */
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
    /** Get a resource. With its groups, its schedule and the member that it is. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Resource>({ method: "GET", path: `/resources/${segment(id)}`, options }),
    /** Update a resource. `group_ids` replaces all its memberships. Bookings that already stand keep it. Needs the scope `config:write`. */
    update: (id: string, body: UpdateResourceBody = {}, options?: CallOptions) =>
      send<Resource>({ method: "PATCH", path: `/resources/${segment(id)}`, body, options }),
    /** Delete a resource. Refused while a service asks for it or a live booking has it; `held_by` names them. It leaves its groups. For a day `restore` brings it back. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/resources/${segment(id)}`, options }),
    /** Restore a resource. Within a day after it was deleted, with its id, its time off and those of its groups that are still there. Refused while its schedule is deleted. A resource that is there is answered as it is. Needs the scope `config:write`. */
    restore: (id: string, options?: CallOptions) =>
      send<Resource>({ method: "POST", path: `/resources/${segment(id)}/restore`, options }),
    timeOff: {
      /** List a resource's time off. By start, past ones included unless `from` is given. Needs the scope `config:read`. */
      list: (id: string, query: ListTimeOffQuery = {}, options?: CallOptions) =>
        send<TimeOffPage>({ method: "GET", path: `/resources/${segment(id)}/time-off`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListTimeOffQuery = {}, options?: CallOptions) =>
        everyItem<TimeOff>(query, (page) => send<TimeOffPage>({ method: "GET", path: `/resources/${segment(id)}/time-off`, query: page, options })),
      /** Add time off. Blocks the resource like a booking. Where live bookings lie in that time it is refused with their list in `conflicts`; with `force` it is made and the answer lists them. Needs the scope `config:write`. */
      create: (id: string, body: CreateTimeOffBody, options?: CallOptions) =>
        send<TimeOff>({ method: "POST", path: `/resources/${segment(id)}/time-off`, body, options }),
      /** Remove time off. The resource can be booked in that time again. Needs the scope `config:write`. */
      delete: (id: string, timeOffId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/resources/${segment(id)}/time-off/${segment(timeOffId)}`, options }),
    },
    photo: {
      /** Get a photo. A small copy of the photo of a person, without what the camera wrote into it. Needs the scope `config:read`. */
      get: (id: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/resources/${segment(id)}/photo`, raw: true, options }),
    },
  },
  team: {
    overview: {
      /** Get the team overview. A row for each active person, by name: now, today, and when there is time again. Needs the scope `bookings:read`. */
      get: (query: GetTeamOverviewQuery = {}, options?: CallOptions) =>
        send<TeamOverview>({ method: "GET", path: "/team/overview", query, options }),
      /** Every item of `get`, page after page. */
      getAll: (query: GetTeamOverviewQuery = {}, options?: CallOptions) =>
        everyItem<TeamMate>(query, (page) => send<TeamOverview>({ method: "GET", path: "/team/overview", query: page, options })),
    },
    auditLog: {
      /** List audit log entries. Newest first. Needs a team member's session, at least as `admin`. */
      list: (query: ListAuditLogQuery = {}, options?: CallOptions) =>
        send<AuditEntryPage>({ method: "GET", path: "/team/audit-log", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListAuditLogQuery = {}, options?: CallOptions) =>
        everyItem<AuditEntry>(query, (page) => send<AuditEntryPage>({ method: "GET", path: "/team/audit-log", query: page, options })),
    },
    invites: {
      /** List pending invitations. Newest first; expired ones are marked, accepted ones are members. Needs a team member's session, at least as `admin`. */
      list: (query: ListInvitesQuery = {}, options?: CallOptions) =>
        send<InvitePage>({ method: "GET", path: "/team/invites", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListInvitesQuery = {}, options?: CallOptions) =>
        everyItem<Invite>(query, (page) => send<InvitePage>({ method: "GET", path: "/team/invites", query: page, options })),
      /** Invite a member. The link is sent by e-mail where that works, and answered once where it does not; it holds for seven days. A new invitation to the same address replaces the older one. Only owners invite owners. Needs a team member's session, at least as `admin`. */
      create: (body: CreateInviteBody, options?: CallOptions) =>
        send<CreatedInvite>({ method: "POST", path: "/team/invites", body, options }),
      /** Get a pending invitation. Not found once it was accepted or withdrawn. Needs a team member's session, at least as `admin`. */
      get: (id: string, options?: CallOptions) =>
        send<Invite>({ method: "GET", path: `/team/invites/${segment(id)}`, options }),
      /** Withdraw an invitation. The link that was sent leads nowhere from then on. Needs a team member's session, at least as `admin`. */
      withdraw: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/team/invites/${segment(id)}`, options }),
    },
    members: {
      /** List members. The first to join first. Needs a team member's session, at least as `agent`. */
      list: (query: ListMembersQuery = {}, options?: CallOptions) =>
        send<MemberPage>({ method: "GET", path: "/team/members", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListMembersQuery = {}, options?: CallOptions) =>
        everyItem<Member>(query, (page) => send<MemberPage>({ method: "GET", path: "/team/members", query: page, options })),
      /** Change a member's role. Only owners make or change owners. The last owner stays one. Needs a team member's session, at least as `admin`. */
      update: (id: string, body: UpdateMemberBody, options?: CallOptions) =>
        send<Member>({ method: "PATCH", path: `/team/members/${segment(id)}`, body, options }),
      /** Remove a member. Their sessions end at once, and so do the invitations they made. Resources linked to them stay, without the link. Only owners remove owners; the last owner stays. For a day `restore` brings them back. Needs a team member's session, at least as `admin`. */
      remove: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/team/members/${segment(id)}`, options }),
      /** Create a password link for a member. For an hour, once, and until they join another workspace. Where e-mail works it is sent to the member; else it is answered here, unless they also work in a workspace of somebody else's. Needs a team member's session, at least as `owner`. */
      passwordLink: (id: string, options?: CallOptions) =>
        send<PasswordLink>({ method: "POST", path: `/team/members/${segment(id)}/password-link`, options }),
      /** Bring a removed member back. Within a day after they were removed, with their role, preferences, invitations, and the resources and conversations that nobody else has since. They sign in again. Only owners bring owners back. Refused when they have joined again, or when their address has a new account. A member who is there is answered as they are. Needs a team member's session, at least as `admin`. */
      restore: (id: string, options?: CallOptions) =>
        send<Member>({ method: "POST", path: `/team/members/${segment(id)}/restore`, options }),
    },
    people: {
      /** Add a person. A person who takes bookings, with login, hours, services and time off in one call: all of it is saved, or nothing. Where a service shares its group with services that the person does not give, it gets a group of its own. Needs a team member's session, at least as `admin`. */
      create: (body: CreatePersonBody, options?: CallOptions) =>
        send<SavedPerson>({ method: "POST", path: "/team/people", body, options }),
      /** Get a person. Their login, hours and services; time off is under `/resources/{id}/time-off`. Needs a team member's session, at least as `admin`. */
      get: (id: string, options?: CallOptions) =>
        send<Person>({ method: "GET", path: `/team/people/${segment(id)}`, options }),
      /** Change a person. What is left out stays. `weekly` changes the schedule that nobody else uses, else makes a new one. All of it is saved, or nothing. Needs a team member's session, at least as `admin`. */
      update: (id: string, body: UpdatePersonBody = {}, options?: CallOptions) =>
        send<SavedPerson>({ method: "PATCH", path: `/team/people/${segment(id)}`, body, options }),
    },
  },
  workItems: {
    /** List tasks: unassigned, today or upcoming. The bookings as tasks. Filters combine. The inbox is ordered by due date; the other lists by start, or by due date where the start is not what brought the task into the list. Tasks without a time come last. With `near` the list has only tasks with a place, the nearest first. Needs the scope `bookings:read`. */
    list: (query: ListWorkItemsQuery = {}, options?: CallOptions) =>
      send<BookingPage>({ method: "GET", path: "/work-items", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListWorkItemsQuery = {}, options?: CallOptions) =>
      everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: "/work-items", query: page, options })),
    /** Update a task. Only the fields that are given change: the same as of a booking, which a task is. With `expected_version` the change is refused with `version_conflict` when someone else was first. Needs the scope `bookings:write`. */
    update: (id: string, body: UpdateWorkItemBody = {}, options?: CallOptions) =>
      send<Booking>({ method: "PATCH", path: `/work-items/${segment(id)}`, body, options }),
  },
  aliasSuggestions: {
    /** Suggest aliases. What customers often call a service or a person of this name. Nothing is written. Needs the scope `config:read`. */
    list: (query: ListAliasSuggestionsQuery, options?: CallOptions) =>
      send<ListAliasSuggestionsResult>({ method: "GET", path: "/alias-suggestions", query, options }),
  },
  closedDays: {
    /** List closed days. The dates on which the whole business is closed, by date. `from` and `to` are both included. Needs the scope `config:read`. */
    list: (query: ListClosedDaysQuery = {}, options?: CallOptions) =>
      send<ClosedDayPage>({ method: "GET", path: "/closed-days", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListClosedDaysQuery = {}, options?: CallOptions) =>
      everyItem<ClosedDay>(query, (page) => send<ClosedDayPage>({ method: "GET", path: "/closed-days", query: page, options })),
    /** Close the business on days. No time is offered on these dates, by any service, resource or schedule, except by a schedule that has hours of its own for the date. Bookings that already stand keep their times; `bookings` counts them. A date that is closed already takes the new name. Needs the scope `config:write`. */
    close: (body: CloseDaysBody, options?: IdempotentCallOptions) =>
      send<CloseDaysResult>({ method: "POST", path: "/closed-days", body, keyed: true, options }),
    /** Reopen closed days. The dates have their usual hours again. Those that were not closed are left out of the answer. Needs the scope `config:write`. */
    reopen: (body: ReopenDaysBody, options?: CallOptions) =>
      send<ReopenDaysResult>({ method: "POST", path: "/closed-days/reopen", body, options }),
    /** Reopen a closed day. The date has its usual hours again. Needs the scope `config:write`. */
    delete: (date: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/closed-days/${segment(date)}`, options }),
  },
  holidayCountries: {
    /** List the countries with a calendar of holidays. By name, in the workspace's language. Needs the scope `config:read`. */
    list: (options?: CallOptions) =>
      send<ListHolidayCountriesResult>({ method: "GET", path: "/holiday-countries", options }),
  },
  holidays: {
    /** List national holidays. Whole days of the official calendar of a country, by date, and whether the business is closed on each. `closeDays` closes on those that you choose. Needs the scope `config:read`. */
    list: (query: ListHolidaysQuery = {}, options?: CallOptions) =>
      send<ListHolidaysResult>({ method: "GET", path: "/holidays", query, options }),
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
    /** Get a resource group. With the ids of its members. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<ResourceGroup>({ method: "GET", path: `/resource-groups/${segment(id)}`, options }),
    /** Update a resource group. `resource_ids` replaces all members. Needs the scope `config:write`. */
    update: (id: string, body: UpdateResourceGroupBody = {}, options?: CallOptions) =>
      send<ResourceGroup>({ method: "PATCH", path: `/resource-groups/${segment(id)}`, body, options }),
    /** Delete a resource group. Refused while a service needs it or live tasks wait in its queue; `held_by` names them. For a day `restore` brings it back. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/resource-groups/${segment(id)}`, options }),
    /** Restore a resource group. Within a day after it was deleted, with its id and those of its members that are still there. A group that is there is answered as it is. Needs the scope `config:write`. */
    restore: (id: string, options?: CallOptions) =>
      send<ResourceGroup>({ method: "POST", path: `/resource-groups/${segment(id)}/restore`, options }),
  },
  scheduleOverrides: {
    /** List date overrides. By date, then schedule. `from` and `to` are both included. Needs the scope `config:read`. */
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
    /** Get a schedule. With its weekly hours; the hours of single dates are under `/schedule-overrides`. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Schedule>({ method: "GET", path: `/schedules/${segment(id)}`, options }),
    /** Update a schedule. `weekly` replaces all rows. Bookings that already stand keep their times. Needs the scope `config:write`. */
    update: (id: string, body: UpdateScheduleBody = {}, options?: CallOptions) =>
      send<Schedule>({ method: "PATCH", path: `/schedules/${segment(id)}`, body, options }),
    /** Delete a schedule. Refused while a service or a resource uses it; `held_by` names them. For a day `restore` brings it back. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/schedules/${segment(id)}`, options }),
    overrides: {
      /** Set a date override. Replaces what the date had. No intervals means closed all day. Needs the scope `config:write`. */
      set: (id: string, body: SetScheduleOverrideBody, options?: CallOptions) =>
        send<ScheduleOverride>({ method: "POST", path: `/schedules/${segment(id)}/overrides`, body, options }),
      /** Remove a date override. Removes the exception of that date. Needs the scope `config:write`. */
      delete: (id: string, date: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/schedules/${segment(id)}/overrides/${segment(date)}`, options }),
    },
    /** Restore a schedule. Within a day after it was deleted, with its id and date overrides. A schedule that is there is answered as it is. Needs the scope `config:write`. */
    restore: (id: string, options?: CallOptions) =>
      send<Schedule>({ method: "POST", path: `/schedules/${segment(id)}/restore`, options }),
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
    /** Get a service. With its durations, limits, requirements and intake fields. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Service>({ method: "GET", path: `/services/${segment(id)}`, options }),
    /** Update a service. `requirements` and `intake_fields` are replaced whole. Bookings that already stand keep their times and price; `kind` cannot change while there are live ones. Needs the scope `config:write`. */
    update: (id: string, body: UpdateServiceBody = {}, options?: CallOptions) =>
      send<Service>({ method: "PATCH", path: `/services/${segment(id)}`, body, options }),
    /** Delete a service. Refused while it has live bookings; `held_by` names them. Past bookings keep its id and name. For a day `restore` brings it back. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/services/${segment(id)}`, options }),
    /** Restore a service. Within a day after it was deleted, with its id and requirements. Refused while a schedule, group or resource that it needs is deleted. A service that is there is answered as it is. Needs the scope `config:write`. */
    restore: (id: string, options?: CallOptions) =>
      send<Service>({ method: "POST", path: `/services/${segment(id)}/restore`, options }),
  },
  stageConfig: {
    /** Get the current stages and actions. A project that never changed them has the default configuration as version 1. Needs the scope `config:read`. */
    get: (options?: CallOptions) =>
      send<StageConfig>({ method: "GET", path: "/stage-config", options }),
    /** Update the stages and actions. Makes a new version; the earlier ones stay. A stage in which live tasks stand can neither vanish nor become one that ends tasks (`done`, `failed`) unless `migrate` says where they go: 422 with the code `stage_in_use`, which names the stage and the count. The tasks move with the change. Needs the scope `settings:write`. */
    put: (body: PutStageConfigBody, options?: CallOptions) =>
      send<StageConfig>({ method: "PUT", path: "/stage-config", body, options }),
    versions: {
      /** List the versions of the stages. Newest first: who made each and how large it is. Read one version for its content. Needs the scope `config:read`. */
      list: (query: ListStageConfigVersionsQuery = {}, options?: CallOptions) =>
        send<StageConfigVersionPage>({ method: "GET", path: "/stage-config/versions", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListStageConfigVersionsQuery = {}, options?: CallOptions) =>
        everyItem<StageConfigVersion>(query, (page) => send<StageConfigVersionPage>({ method: "GET", path: "/stage-config/versions", query: page, options })),
      /** Get a version of the stages. As it was written then; the versions are never changed. Needs the scope `config:read`. */
      get: (version: string, options?: CallOptions) =>
        send<StageConfig>({ method: "GET", path: `/stage-config/versions/${segment(version)}`, options }),
      /** Restore an earlier version of the stages. Copies its content into a new version. `migrate` is needed as when stages are written. Needs the scope `settings:write`. */
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
    /** Create a customer. A phone belongs to one customer of a project: a known one answers `customer_exists`. Needs the scope `customers:write`. */
    create: (body: CreateCustomerBody, options?: IdempotentCallOptions) =>
      send<Customer>({ method: "POST", path: "/customers", body, keyed: true, options }),
    export: {
      /** Export customers as CSV. Those that `q` and `tag` leave, newest first. An apostrophe stands before what a spreadsheet would run; an import takes it off again. Needs a team member's session, at least as `admin`. */
      download: (query: DownloadCustomersQuery = {}, options?: CallOptions) =>
        send<Response>({ method: "GET", path: "/customers/export", query, raw: true, options }),
      /** Export a customer's personal data. One JSON document, as the law gives every person a right to. Needs a team member's session, at least as `agent`. */
      get: (id: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/customers/${segment(id)}/export`, raw: true, options }),
    },
    import: {
      /** Import customers. All rows without a fault, in one transaction. The same list a second time makes nobody twice. Needs a team member's session, at least as `admin`. */
      create: (body: FormData | Blob, options?: IdempotentCallOptions) =>
        send<CustomerImportResult>({ method: "POST", path: "/customers/import", body, keyed: true, options }),
      /** Preview a customer import. Reads a CSV, changes nothing: columns, what they seem to hold, the first rows as they would be, and every fault by row. Needs a team member's session, at least as `admin`. */
      preview: (body: FormData | Blob, options?: CallOptions) =>
        send<CustomerImportPreview>({ method: "POST", path: "/customers/import/preview", body, options }),
    },
    /** Get a customer. With the identities on each channel. Somebody who was merged into another is not found; `merged_into` names whom they are now. Needs the scope `customers:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Customer>({ method: "GET", path: `/customers/${segment(id)}`, options }),
    /** Update a customer. Only the fields that are given change. A phone that another customer has answers `customer_exists`. Needs the scope `customers:write`. */
    update: (id: string, body: UpdateCustomerBody = {}, options?: CallOptions) =>
      send<Customer>({ method: "PATCH", path: `/customers/${segment(id)}`, body, options }),
    /** Anonymise a customer. Name, phone, e-mail, company, address, notes, tags, identities, comments, photos, and what was noted or answered in their bookings go; the bookings stay, for the figures. There is no way back. Needs a team member's session, at least as `admin`. */
    anonymise: (id: string, options?: CallOptions) =>
      send<Customer>({ method: "POST", path: `/customers/${segment(id)}/anonymise`, options }),
    bookings: {
      /** List a customer's bookings. By start; those without one come last. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerBookingsQuery = {}, options?: CallOptions) =>
        send<BookingPage>({ method: "GET", path: `/customers/${segment(id)}/bookings`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerBookingsQuery = {}, options?: CallOptions) =>
        everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: `/customers/${segment(id)}/bookings`, query: page, options })),
    },
    comments: {
      /** List comments on a customer. Newest first. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerCommentsQuery = {}, options?: CallOptions) =>
        send<CommentPage>({ method: "GET", path: `/customers/${segment(id)}/comments`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerCommentsQuery = {}, options?: CallOptions) =>
        everyItem<Comment>(query, (page) => send<CommentPage>({ method: "GET", path: `/customers/${segment(id)}/comments`, query: page, options })),
      /** Add a comment to a customer. `@` before a member's name mentions them. Needs the scope `customers:write`. */
      create: (id: string, body: CreateCustomerCommentBody, options?: IdempotentCallOptions) =>
        send<Comment>({ method: "POST", path: `/customers/${segment(id)}/comments`, body, keyed: true, options }),
      /** Delete a comment on a customer. Its author or an admin may. Needs the scope `customers:write`. */
      delete: (id: string, commentId: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/customers/${segment(id)}/comments/${segment(commentId)}`, options }),
    },
    /** Merge two customers. Everything of the other becomes this one's; empty fields are filled and tags united. The other's id answers 404 with `merged_into` from then on, their phone leads here, and `unmerge` brings them back. Needs the scope `customers:write`. */
    merge: (id: string, body: MergeCustomersBody, options?: IdempotentCallOptions) =>
      send<Customer>({ method: "POST", path: `/customers/${segment(id)}/merge`, body, keyed: true, options }),
    summary: {
      /** Get a customer's statistics. Bookings by status, the next and the last one, no-shows and money booked, counted now. Needs the scope `customers:read`. */
      get: (id: string, options?: CallOptions) =>
        send<CustomerSummary>({ method: "GET", path: `/customers/${segment(id)}/summary`, options }),
    },
    timeline: {
      /** List a customer's timeline. Newest first: their bookings' life, files, comments and changes of their data. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerTimelineQuery = {}, options?: CallOptions) =>
        send<TimelineEntryPage>({ method: "GET", path: `/customers/${segment(id)}/timeline`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerTimelineQuery = {}, options?: CallOptions) =>
        everyItem<TimelineEntry>(query, (page) => send<TimelineEntryPage>({ method: "GET", path: `/customers/${segment(id)}/timeline`, query: page, options })),
    },
    /** Undo a customer merge. The other comes back as they were, with every row that went over. What was changed on this one since the merge stays; of several merges in a row the last is undone first. Needs the scope `customers:write`. */
    unmerge: (id: string, body: UnmergeCustomersBody, options?: IdempotentCallOptions) =>
      send<UnmergedCustomers>({ method: "POST", path: `/customers/${segment(id)}/unmerge`, body, keyed: true, options }),
    attendance: {
      /** Get how many visits a customer missed. And what is asked of them because of it when they book by themselves. Needs the scope `customers:read`. */
      get: (id: string, options?: CallOptions) =>
        send<CustomerAttendance>({ method: "GET", path: `/customers/${segment(id)}/attendance`, options }),
      /** Forgive the visits that a customer missed. With `forgiven`, those until now no longer count; without it they do again. Needs the scope `customers:write`. */
      update: (id: string, body: UpdateCustomerAttendanceBody, options?: CallOptions) =>
        send<CustomerAttendance>({ method: "PATCH", path: `/customers/${segment(id)}/attendance`, body, options }),
    },
    notices: {
      /** List what a customer is told. Of all their bookings, newest first. Needs the scope `customers:read`. */
      list: (id: string, query: ListCustomerNoticesQuery = {}, options?: CallOptions) =>
        send<NoticePage>({ method: "GET", path: `/customers/${segment(id)}/notices`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListCustomerNoticesQuery = {}, options?: CallOptions) =>
        everyItem<Notice>(query, (page) => send<NoticePage>({ method: "GET", path: `/customers/${segment(id)}/notices`, query: page, options })),
    },
  },
  quickReplies: {
    /** List quick replies. Words that the team keeps ready for conversations, by shortcut. Needs the scope `messages:read`. */
    list: (query: ListQuickRepliesQuery = {}, options?: CallOptions) =>
      send<QuickReplyPage>({ method: "GET", path: "/quick-replies", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListQuickRepliesQuery = {}, options?: CallOptions) =>
      everyItem<QuickReply>(query, (page) => send<QuickReplyPage>({ method: "GET", path: "/quick-replies", query: page, options })),
    /** Create a quick reply. A text that the team writes with `/` and its shortcut. Needs the scope `config:write`. */
    create: (body: CreateQuickReplyBody, options?: CallOptions) =>
      send<QuickReply>({ method: "POST", path: "/quick-replies", body, options }),
    /** Add quick replies to begin with. Five texts in the workspace's language, with variables in braces. One whose shortcut is taken is left out; the answer has those that were added. Needs the scope `config:write`. */
    starters: (options?: IdempotentCallOptions) =>
      send<QuickReplyPage>({ method: "POST", path: "/quick-replies/starters", keyed: true, options }),
    /** Get a quick reply. Its shortcut and its text. Needs the scope `messages:read`. */
    get: (id: string, options?: CallOptions) =>
      send<QuickReply>({ method: "GET", path: `/quick-replies/${segment(id)}`, options }),
    /** Update a quick reply. Its shortcut, its text, or both. Needs the scope `config:write`. */
    update: (id: string, body: UpdateQuickReplyBody = {}, options?: CallOptions) =>
      send<QuickReply>({ method: "PATCH", path: `/quick-replies/${segment(id)}`, body, options }),
    /** Delete a quick reply. Messages that were sent with it stay. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/quick-replies/${segment(id)}`, options }),
  },
  bot: {
    /** Get the bot. How it speaks, what it may do, and when it calls a person. Needs the scope `config:read`. */
    get: (options?: CallOptions) =>
      send<Bot>({ method: "GET", path: "/bot", options }),
    /** Update the bot. The whole of it; every change makes a new `version`. Needs the scope `config:write`. */
    replace: (body: ReplaceBotBody, options?: CallOptions) =>
      send<Bot>({ method: "PUT", path: "/bot", body, options }),
    channelPolicies: {
      /** Get when the bot replies. One row a channel: always, never, or only while nobody of the team works. Needs a team member's session, at least as `agent`. */
      get: (query: GetChannelPoliciesQuery = {}, options?: CallOptions) =>
        send<ChannelPolicyPage>({ method: "GET", path: "/bot/channel-policies", query, options }),
      /** Every item of `get`, page after page. */
      getAll: (query: GetChannelPoliciesQuery = {}, options?: CallOptions) =>
        everyItem<ChannelPolicy>(query, (page) => send<ChannelPolicyPage>({ method: "GET", path: "/bot/channel-policies", query: page, options })),
      /** Update when the bot replies. All three channels at once. Needs a team member's session, at least as `admin`. */
      replace: (body: ReplaceChannelPoliciesBody, options?: CallOptions) =>
        send<ChannelPolicyPage>({ method: "PUT", path: "/bot/channel-policies", body, options }),
    },
    /** Test the bot. It looks at the real catalog, calendar and knowledge, and holds, books and changes nothing. Needs a team member's session, at least as `agent`. */
    simulate: (body: SimulateBotBody, options?: CallOptions) =>
      send<SimulateBotResult>({ method: "POST", path: "/bot/simulate", body, options }),
    /** Preview the bot's sentences. Each sentence as a customer would read it, in a tone and with own texts that need not be saved. Needs a team member's session, at least as `agent`. */
    wordingPreview: (body: PreviewBotWordingBody, options?: CallOptions) =>
      send<PreviewBotWordingResult>({ method: "POST", path: "/bot/wording-preview", body, options }),
  },
  knowledge: {
    /** List knowledge. Texts, questions with their answers, and files; newest first. Filters combine. Needs the scope `config:read`. */
    list: (query: ListKnowledgeQuery = {}, options?: CallOptions) =>
      send<KnowledgePage>({ method: "GET", path: "/knowledge", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListKnowledgeQuery = {}, options?: CallOptions) =>
      everyItem<Knowledge>(query, (page) => send<KnowledgePage>({ method: "GET", path: "/knowledge", query: page, options })),
    /** Add a text or an FAQ. It can be found at once. `kind` decides which fields are needed: `title` and `content`, or `question` and `answer`. Needs the scope `config:write`. */
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
      /** Download an uploaded file. Always saved, never shown. Needs the scope `config:read`. */
      get: (id: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/knowledge/files/${segment(id)}`, raw: true, options }),
    },
    items: {
      /** Restore a knowledge item. Within a day after it was deleted. Needs the scope `config:write`. */
      restore: (id: string, options?: CallOptions) =>
        send<Knowledge>({ method: "POST", path: `/knowledge/items/${segment(id)}/restore`, options }),
    },
    /** Search knowledge. The pieces that fit a question best, as the bot finds them. Portuguese, Spanish and English are searched at once; accents and capitals do not matter, and a misspelt word is still found. A question of which too little is found has no hits. Needs the scope `config:read`. */
    search: (body: SearchKnowledgeBody, options?: CallOptions) =>
      send<KnowledgeHits>({ method: "POST", path: "/knowledge/search", body, options }),
    sources: {
      /** List websites. Oldest first, with how the last reading went. Needs a team member's session, at least as `agent`. */
      list: (query: ListKnowledgeSourcesQuery = {}, options?: CallOptions) =>
        send<KnowledgeSourcePage>({ method: "GET", path: "/knowledge/sources", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListKnowledgeSourcesQuery = {}, options?: CallOptions) =>
        everyItem<KnowledgeSource>(query, (page) => send<KnowledgeSourcePage>({ method: "GET", path: "/knowledge/sources", query: page, options })),
      /** Add a website. It is read page by page, beginning now, within the same host (with or without www), as its robots.txt and sitemap say, and again every week. Refused with 422: `url_not_https`, `url_not_public`, `url_userinfo`, `invalid_url`, `too_many_sources`. Needs a team member's session, at least as `admin`. */
      create: (body: CreateKnowledgeSourceBody, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "POST", path: "/knowledge/sources", body, options }),
      /** Get a website. With how its last reading went, and when the next one is due. Needs a team member's session, at least as `agent`. */
      get: (id: string, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "GET", path: `/knowledge/sources/${segment(id)}`, options }),
      /** Update a website. With another address or limit it is read again. Needs a team member's session, at least as `admin`. */
      update: (id: string, body: UpdateKnowledgeSourceBody = {}, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "PATCH", path: `/knowledge/sources/${segment(id)}`, body, options }),
      /** Delete a website. Nothing of it is found any more. For a day it can be had back by `restore`. Needs a team member's session, at least as `admin`. */
      delete: (id: string, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: `/knowledge/sources/${segment(id)}`, options }),
      /** Refresh a website. It goes on after the answer; `status` tells when it is done. Needs a team member's session, at least as `admin`. */
      crawl: (id: string, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "POST", path: `/knowledge/sources/${segment(id)}/crawl`, options }),
      pages: {
        /** List a website's pages. Each page with what was read of it, or the cause why nothing was. Needs a team member's session, at least as `agent`. */
        list: (id: string, query: ListKnowledgeSourcePagesQuery = {}, options?: CallOptions) =>
          send<KnowledgeSitePagePage>({ method: "GET", path: `/knowledge/sources/${segment(id)}/pages`, query, options }),
        /** Every item of `list`, page after page. */
        listAll: (id: string, query: ListKnowledgeSourcePagesQuery = {}, options?: CallOptions) =>
          everyItem<KnowledgeSitePage>(query, (page) => send<KnowledgeSitePagePage>({ method: "GET", path: `/knowledge/sources/${segment(id)}/pages`, query: page, options })),
      },
      /** Restore a website. Within a day after it was deleted. Needs a team member's session, at least as `admin`. */
      restore: (id: string, options?: CallOptions) =>
        send<KnowledgeSource>({ method: "POST", path: `/knowledge/sources/${segment(id)}/restore`, options }),
    },
    /** Get a knowledge item. With its text, or with the facts of its file. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Knowledge>({ method: "GET", path: `/knowledge/${segment(id)}`, options }),
    /** Update a knowledge item. Of a file, the title alone. New words are found from then on, and the old ones no more. Needs the scope `config:write`. */
    update: (id: string, body: UpdateKnowledgeBody = {}, options?: CallOptions) =>
      send<Knowledge>({ method: "PATCH", path: `/knowledge/${segment(id)}`, body, options }),
    /** Delete a knowledge item. Nothing of it is found any more. For a day it can be had back by `restore`. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/knowledge/${segment(id)}`, options }),
  },
  automations: {
    /** List automations. Oldest first. Needs the scope `config:read`. */
    list: (query: ListAutomationsQuery = {}, options?: CallOptions) =>
      send<AutomationPage>({ method: "GET", path: "/automations", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListAutomationsQuery = {}, options?: CallOptions) =>
      everyItem<Automation>(query, (page) => send<AutomationPage>({ method: "GET", path: "/automations", query: page, options })),
    /** Create an automation. A trigger, conditions that must all hold, and actions one after the other. For the same cause it runs once. What is relative to a booking's time moves with it, and is dropped when the booking is cancelled. Needs the scope `config:write`. */
    create: (body: CreateAutomationBody, options?: CallOptions) =>
      send<Automation>({ method: "POST", path: "/automations", body, options }),
    /** Get an automation. With its last run. Needs the scope `config:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Automation>({ method: "GET", path: `/automations/${segment(id)}`, options }),
    /** Update an automation. Runs that have begun go on as they were. Needs the scope `config:write`. */
    update: (id: string, body: UpdateAutomationBody = {}, options?: CallOptions) =>
      send<Automation>({ method: "PATCH", path: `/automations/${segment(id)}`, body, options }),
    /** Delete an automation. With its runs; what it has planned does not happen. For a day `restore` brings it back. Needs the scope `config:write`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/automations/${segment(id)}`, options }),
    /** Restore an automation. Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. An automation that is there is answered as it is. Needs the scope `config:write`. */
    restore: (id: string, options?: CallOptions) =>
      send<Automation>({ method: "POST", path: `/automations/${segment(id)}/restore`, options }),
    runs: {
      /** List an automation's runs. Newest first, each run with its steps. Needs the scope `config:read`. */
      list: (id: string, query: ListAutomationRunsQuery = {}, options?: CallOptions) =>
        send<AutomationRunPage>({ method: "GET", path: `/automations/${segment(id)}/runs`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListAutomationRunsQuery = {}, options?: CallOptions) =>
        everyItem<AutomationRun>(query, (page) => send<AutomationRunPage>({ method: "GET", path: `/automations/${segment(id)}/runs`, query: page, options })),
    },
  },
  events: {
    /** List events. What happened in the last 30 days, with or without an endpoint for it, in the order of publication, the oldest first. Nothing is ever inserted before an event that was listed: to follow what happens, remember the last `id` and ask with `after`. The events of one `subject` come in the order in which they happened to it. Needs the scope `webhooks:manage`. */
    list: (query: ListEventsQuery = {}, options?: CallOptions) =>
      send<HappenedEventPage>({ method: "GET", path: "/events", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListEventsQuery = {}, options?: CallOptions) =>
      everyItem<HappenedEvent>(query, (page) => send<HappenedEventPage>({ method: "GET", path: "/events", query: page, options })),
    /** Send an event to an endpoint again. The same event, with the same id, goes to a webhook endpoint now, also to one that was made after it happened. Where there is a delivery of it already, that gets one more attempt, as by its `resend`; else it is a new delivery, retried as usual. The endpoint must have subscribed to its type (422 `not_subscribed`), and its filters must leave the event in (422 `filtered_out`); an inactive one is refused with 409. Needs the scope `webhooks:manage`. */
    replay: (id: string, body: ReplayEventBody, options?: CallOptions) =>
      send<WebhookDelivery>({ method: "POST", path: `/events/${segment(id)}/replay`, body, options }),
    stream: {
      /** Stream workspace events. Server-sent events with kinds and ids only: `ready` first, then a `change` for each. A client that comes back with its last event's id gets what it missed, or `reset` when that was more than 500 changes, or longer ago than the 30 days that they are kept. Needs a team member's session, at least as `agent`. */
      stream: (query: StreamChangesQuery = {}, options?: CallOptions) =>
        send<Response>({ method: "GET", path: "/events/stream", query, raw: true, options }),
    },
  },
  webhookEndpoints: {
    /** List webhook endpoints. The oldest first, ten at most. Secrets are never shown here. Needs the scope `webhooks:manage`. */
    list: (query: ListWebhookEndpointsQuery = {}, options?: CallOptions) =>
      send<WebhookEndpointPage>({ method: "GET", path: "/webhook-endpoints", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListWebhookEndpointsQuery = {}, options?: CallOptions) =>
      everyItem<WebhookEndpoint>(query, (page) => send<WebhookEndpointPage>({ method: "GET", path: "/webhook-endpoints", query: page, options })),
    /** Create a webhook endpoint. Events of the given types that the filters leave in are posted to the URL from now on. The answer carries the signing secret, this once, and therefore no `Idempotency-Key` is accepted. The URL must be https and every address of its host must be public; it is checked now and at each attempt. A host that does not resolve is refused; only an installation without a working DNS resolver accepts it, with the warning `unresolved`. Refused with 422 and `errors[].code`: `url_not_https`, `url_not_public`, `unresolved`, `url_userinfo`, `invalid_url`, `reserved_event_type`, `unknown_event_type`, `event_not_filterable`, `too_many_endpoints` (there can be 10), `idempotency_not_accepted`. Needs the scope `webhooks:manage`. */
    create: (body: CreateWebhookEndpointBody, options?: CallOptions) =>
      send<WebhookEndpointWithSecret>({ method: "POST", path: "/webhook-endpoints", body, options }),
    /** Get a webhook endpoint. With its last attempts. The secret is never shown again. Needs the scope `webhooks:manage`. */
    get: (id: string, options?: CallOptions) =>
      send<WebhookEndpoint>({ method: "GET", path: `/webhook-endpoints/${segment(id)}`, options }),
    /** Update a webhook endpoint. `active: true` switches an endpoint on again and begins a new count of failures. While it is inactive it gets no attempts; what it would have got is logged as `skipped` and can be resent afterwards. Needs the scope `webhooks:manage`. */
    update: (id: string, body: UpdateWebhookEndpointBody = {}, options?: CallOptions) =>
      send<WebhookEndpoint>({ method: "PATCH", path: `/webhook-endpoints/${segment(id)}`, body, options }),
    /** Delete a webhook endpoint. With its delivery log. What is pending is not sent any more. For a day `restore` brings it back. Needs the scope `webhooks:manage`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/webhook-endpoints/${segment(id)}`, options }),
    deliveries: {
      /** List deliveries. Newest first, with every attempt. It is kept for 30 days. Needs the scope `webhooks:manage`. */
      list: (id: string, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions) =>
        send<WebhookDeliveryPage>({ method: "GET", path: `/webhook-endpoints/${segment(id)}/deliveries`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions) =>
        everyItem<WebhookDelivery>(query, (page) => send<WebhookDeliveryPage>({ method: "GET", path: `/webhook-endpoints/${segment(id)}/deliveries`, query: page, options })),
      /** Get a delivery. With every attempt, and the very bytes that were sent. Needs the scope `webhooks:manage`. */
      get: (id: string, deliveryId: string, options?: CallOptions) =>
        send<WebhookDelivery>({ method: "GET", path: `/webhook-endpoints/${segment(id)}/deliveries/${segment(deliveryId)}`, options }),
      /** Resend a delivery. One more attempt of the same event under the same delivery id, now. The schedule of retries stays as it is; what was skipped takes up its schedule. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`. */
      resend: (id: string, deliveryId: string, options?: CallOptions) =>
        send<WebhookDelivery>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/deliveries/${segment(deliveryId)}/resend`, options }),
    },
    /** Send a test event. A `webhook.ping` is sent once. How it ends counts neither for nor against the endpoint; read it in the delivery log, with the addresses, certificate and times that were found. An inactive endpoint is refused with 409. Needs the scope `webhooks:manage`. */
    ping: (id: string, options?: CallOptions) =>
      send<WebhookDelivery>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/ping`, options }),
    /** Resend skipped deliveries. What was logged as `skipped` since a time goes out now, the oldest first. Needs the scope `webhooks:manage`. */
    resendSkipped: (id: string, body: ResendSkippedDeliveriesBody, options?: CallOptions) =>
      send<ResentDeliveries>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/resend-skipped`, body, options }),
    /** Restore a webhook endpoint. Within a day after it was deleted, with its id, secret and delivery log. What was pending is sent, and so are events of the last hour that it missed. Refused while there are 10 others. An endpoint that is there is answered as it is. Needs the scope `webhooks:manage`. */
    restore: (id: string, options?: CallOptions) =>
      send<WebhookEndpoint>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/restore`, options }),
    /** Rotate the signing secret. It is answered this once, and every attempt from now on is signed with it. The old one stops at once, unless `overlap_seconds` says for how long it signs too: then `Svc-Signature` has two `v1` and `webhook-signature` two signatures, and a receiver accepts a delivery when one of them is right. A secret that still signed from an earlier overlap stops at once in either case. Needs the scope `webhooks:manage`. */
    rotateSecret: (id: string, body: RotateWebhookSecretBody = {}, options?: CallOptions) =>
      send<WebhookEndpointWithSecret>({ method: "POST", path: `/webhook-endpoints/${segment(id)}/rotate-secret`, body, options }),
  },
  agentCalls: {
    /** List agent calls. Newest first, for a month. The arguments are shortened and hold nothing personal or secret. Needs a team member's session, at least as `admin`. */
    list: (query: ListAgentCallsQuery = {}, options?: CallOptions) =>
      send<AgentCallPage>({ method: "GET", path: "/agent-calls", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListAgentCallsQuery = {}, options?: CallOptions) =>
      everyItem<AgentCall>(query, (page) => send<AgentCallPage>({ method: "GET", path: "/agent-calls", query: page, options })),
  },
  agentGrants: {
    /** List agent grants. The agents that members connected by OAuth, newest first, ended ones too. Admins see everybody's, others their own. Needs a team member's session, at least as `agent`. */
    list: (query: ListAgentGrantsQuery = {}, options?: CallOptions) =>
      send<AgentGrantPage>({ method: "GET", path: "/agent-grants", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListAgentGrantsQuery = {}, options?: CallOptions) =>
      everyItem<AgentGrant>(query, (page) => send<AgentGrantPage>({ method: "GET", path: "/agent-grants", query: page, options })),
    /** Allow an agent. What the consent page of /oauth/authorize sends: you allow a registered agent some of your scopes in this workspace. The address in the answer has a code that gives the agent its tokens once, within two minutes. Needs a team member's session, at least as `agent`. */
    create: (body: CreateAgentGrantBody, options?: CallOptions) =>
      send<CreatedAgentGrant>({ method: "POST", path: "/agent-grants", body, options }),
    /** Get an agent grant. Which agent, who allowed it, and what. Needs a team member's session, at least as `agent`. */
    get: (id: string, options?: CallOptions) =>
      send<AgentGrant>({ method: "GET", path: `/agent-grants/${segment(id)}`, options }),
    /** Revoke an agent grant. The agent's next request is refused. Members end their own grants, admins anybody's. Needs a team member's session, at least as `agent`. */
    revoke: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/agent-grants/${segment(id)}`, options }),
  },
  changesMd: {
    /** The history of this API. What was added to the API and what is going away, the newest first, as Markdown. */
    get: (options?: CallOptions) =>
      send<Response>({ method: "GET", path: "/changes.md", raw: true, options }),
  },
  me: {
    /** Get the current caller. The project and the key, or the member, that this call is made as. */
    get: (options?: CallOptions) =>
      send<Me>({ method: "GET", path: "/me", options }),
    /** Update my profile. Your name, in every workspace of yours. Needs a team member's session, at least as `agent`. */
    update: (body: UpdateMeBody, options?: CallOptions) =>
      send<Me>({ method: "PATCH", path: "/me", body, options }),
    noticeWays: {
      /** Get the ways that reach me. Which ways are set up, whatever the notification preferences are: a switch of one that is not sends nothing. Needs a team member's session, at least as `agent`. */
      get: (options?: CallOptions) =>
        send<MemberNoticeWays>({ method: "GET", path: "/me/notice-ways", options }),
    },
    notices: {
      /** List my notices. What the bell shows of this workspace, the newest first. Kept for 90 days. Needs a team member's session, at least as `agent`. */
      list: (query: ListMyNoticesQuery = {}, options?: CallOptions) =>
        send<ListMyNoticesResult>({ method: "GET", path: "/me/notices", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListMyNoticesQuery = {}, options?: CallOptions) =>
        everyItem<MemberNotice>(query, (page) => send<ListMyNoticesResult>({ method: "GET", path: "/me/notices", query: page, options })),
      /** Mark all my notices as read. Those of this workspace; answers how many were unread. Needs a team member's session, at least as `agent`. */
      readAll: (options?: CallOptions) =>
        send<ReadNotices>({ method: "POST", path: "/me/notices/read-all", options }),
      /** Mark a notice as read. With it, whatever else told me of the same event. It is not sent any more where it still waits. Needs a team member's session, at least as `agent`. */
      read: (id: string, options?: CallOptions) =>
        send<ReadNotices>({ method: "POST", path: `/me/notices/${segment(id)}/read`, options }),
    },
    notificationPreferences: {
      /** Get my notification settings. Of this workspace alone. Needs a team member's session, at least as `agent`. */
      get: (options?: CallOptions) =>
        send<NotificationPreferences>({ method: "GET", path: "/me/notification-preferences", options }),
      /** Update my notification settings. What the body does not mention stays. Needs a team member's session, at least as `agent`. */
      update: (body: UpdateNotificationPreferencesBody = {}, options?: CallOptions) =>
        send<NotificationPreferences>({ method: "PATCH", path: "/me/notification-preferences", body, options }),
    },
    /** Change my password. Ends every session, this one too: sign in again with the new password. Needs a team member's session, at least as `agent`. */
    password: (body: ChangeMyPasswordBody, options?: CallOptions) =>
      send<void>({ method: "POST", path: "/me/password", body, options }),
    pushKey: {
      /** Get the key for push subscriptions. The same for the whole installation, for as long as it exists. Needs a team member's session, at least as `agent`. */
      get: (options?: CallOptions) =>
        send<PushKey>({ method: "GET", path: "/me/push-key", options }),
    },
    pushSubscriptions: {
      /** Show my notices on this device. A browser that was another member's is mine from now on. Needs a team member's session, at least as `agent`. */
      create: (body: CreatePushSubscriptionBody, options?: CallOptions) =>
        send<PushSubscription>({ method: "POST", path: "/me/push-subscriptions", body, options }),
      /** Stop showing my notices on this device. By the subscription's endpoint. One that is not known is gone already. Needs a team member's session, at least as `agent`. */
      delete: (body: DeletePushSubscriptionBody, options?: CallOptions) =>
        send<void>({ method: "DELETE", path: "/me/push-subscriptions", body, options }),
    },
    /** Sign out everywhere. This session too: every browser has to sign in again. Needs a team member's session, at least as `agent`. */
    signOutEverywhere: (options?: CallOptions) =>
      send<void>({ method: "POST", path: "/me/sign-out-everywhere", options }),
    telegram: {
      /** Get my Telegram link. Of the member who asks, in this workspace. Needs a team member's session, at least as `agent`. */
      get: (options?: CallOptions) =>
        send<MyTelegram>({ method: "GET", path: "/me/telegram", options }),
      /** Link my Telegram. A code that works once, for 15 minutes. Open the link and press Start: notices come to that chat from then on. What is written there makes no conversation with a customer. Needs a team member's session, at least as `agent`. */
      link: (options?: CallOptions) =>
        send<MyTelegramLink>({ method: "POST", path: "/me/telegram", options }),
      /** Unlink my Telegram. Notices no longer go there. Needs a team member's session, at least as `agent`. */
      unlink: (options?: CallOptions) =>
        send<void>({ method: "DELETE", path: "/me/telegram", options }),
    },
  },
  openapi: {
    /** This description. The whole API as OpenAPI 3.1, made from the same definitions that serve it. */
    get: (options?: CallOptions) =>
      send<GetDescriptionResult>({ method: "GET", path: "/openapi.json", options }),
  },
  outgoingMail: {
    /** List outgoing e-mail. Newest first, for 90 days: what the workspace wrote to customers and members. E-mail about somebody's account, such as a link to a new password, is in no list. Needs a team member's session, at least as `admin`. */
    list: (query: ListOutgoingMailQuery = {}, options?: CallOptions) =>
      send<ListOutgoingMailResult>({ method: "GET", path: "/outgoing-mail", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListOutgoingMailQuery = {}, options?: CallOptions) =>
      everyItem<OutgoingMail>(query, (page) => send<ListOutgoingMailResult>({ method: "GET", path: "/outgoing-mail", query: page, options })),
    /** Get an outgoing e-mail. With its text and HTML, unless its links are for the recipient alone. Needs a team member's session, at least as `admin`. */
    get: (id: string, options?: CallOptions) =>
      send<OutgoingMailDetail>({ method: "GET", path: `/outgoing-mail/${segment(id)}`, options }),
  },
  search: {
    /** Search everything. The best first: whole words before beginnings of words, those before letters within a word, and similar words last, so that slips of the pen are found. Accents and capitals do not matter. Customers are found by name, phone, e-mail, company or tag; bookings and tasks by customer, service or id, open ones by notes and tags too; conversations by the customer, the latest ones by their last message too; services and resources by name or alias; knowledge by title. A kind whose scope the caller lacks is left out: `customers:read` for customers, `bookings:read` for bookings and tasks, `messages:read` for conversations, `config:read` for services, resources and knowledge. */
    search: (query: SearchWorkspaceQuery, options?: CallOptions) =>
      send<SearchWorkspaceResult>({ method: "GET", path: "/search", query, options }),
  },
  attendanceSettings: {
    /** Get what is asked of customers who miss visits. It is off until somebody switches it on. Needs the scope `config:read`. */
    get: (options?: CallOptions) =>
      send<AttendanceSettings>({ method: "GET", path: "/attendance-settings", options }),
    /** Change what is asked of customers who miss visits. What is left out stays. It counts on the booking page, in the site's chat and with the bot, from the next booking on; keys and the team can still book for any customer. Needs the scope `config:write`. */
    update: (body: UpdateAttendanceSettingsBody = {}, options?: CallOptions) =>
      send<AttendanceSettings>({ method: "PATCH", path: "/attendance-settings", body, options }),
  },
  /** See how many customers would be told. Of several bookings at once, with what one of them would read. Nothing is sent. Needs the scope `bookings:read`. */
  noticePreviews: (body: PreviewBookingNoticesBody, options?: CallOptions) =>
    send<NoticeOutlook>({ method: "POST", path: "/notice-previews", body, options }),
  noticeReach: {
    /** See how a customer would be told. Of a booking that does not exist yet, a hold that is confirmed or a booking that is moved: by which way, and in which words once its time is known. Nothing is sent. Needs the scope `bookings:read`. */
    get: (query: GetNoticeReachQuery, options?: CallOptions) =>
      send<NoticeReach>({ method: "GET", path: "/notice-reach", query, options }),
  },
  noticeSettings: {
    /** Get what customers are told. Which notices are on, and when customers are reminded of a visit. Needs the scope `config:read`. */
    get: (options?: CallOptions) =>
      send<NoticeSettings>({ method: "GET", path: "/notice-settings", options }),
    /** Change what customers are told. What is left out stays. It counts from the next booking or change of one: what is planned stays planned. Needs the scope `config:write`. */
    update: (body: UpdateNoticeSettingsBody = {}, options?: CallOptions) =>
      send<NoticeSettings>({ method: "PATCH", path: "/notice-settings", body, options }),
    reminderEffect: {
      /** Get what reminders achieve. The visits of customers whom the lot of `holdout_percent` leaves without reminders, beside those of the others, and the difference with its uncertainty. Needs the scope `bookings:read`. */
      get: (query: GetReminderEffectQuery, options?: CallOptions) =>
        send<ReminderEffect>({ method: "GET", path: "/notice-settings/reminder-effect", query, options }),
    },
  },
  noticeTexts: {
    /** Get the words of notices. One for each kind and language: the workspace’s own, or ours. Needs the scope `config:read`. */
    get: (options?: CallOptions) =>
      send<GetNoticeTextsResult>({ method: "GET", path: "/notice-texts", options }),
    /** Write the words of a notice. Variables stand in braces; one that does not exist or has no value in this kind is refused, as is a brace that is open or doubled. A clause whose variable has no value for a booking is left out. The customer’s link is added below it. Needs the scope `config:write`. */
    put: (kind: string, language: string, body: PutNoticeTextBody, options?: CallOptions) =>
      send<NoticeText>({ method: "PUT", path: `/notice-texts/${segment(kind)}/${segment(language)}`, body, options }),
    /** Go back to our words of a notice. The workspace’s own text is removed. Needs the scope `config:write`. */
    delete: (kind: string, language: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/notice-texts/${segment(kind)}/${segment(language)}`, options }),
    /** See how a text would read. With the values of an example. Nothing is kept or sent. Needs the scope `config:read`. */
    preview: (kind: string, language: string, body: PreviewNoticeTextBody, options?: CallOptions) =>
      send<NoticeTextPreview>({ method: "POST", path: `/notice-texts/${segment(kind)}/${segment(language)}/preview`, body, options }),
  },
  reports: {
    bookings: {
      /** Report on bookings. Appointments by the day on which they start: how they ended, no-shows and late cancellations, lead time, revenue by currency, new and returning customers, and the effect of reminders. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`. */
      get: (query: GetBookingsReportQuery = {}, options?: CallOptions) =>
        send<BookingsReport>({ method: "GET", path: "/reports/bookings", query, options }),
      export: {
        /** Export the report on bookings. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`. */
        export: (query: ExportBookingsReportQuery = {}, options?: CallOptions) =>
          send<Response>({ method: "GET", path: "/reports/bookings/export", query, raw: true, options }),
      },
      list: {
        /** List the bookings behind a figure. Which bookings a number of the report on bookings counts, by start: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says. Needs the scope `bookings:read`. */
        list: (query: ListReportBookingsQuery = {}, options?: CallOptions) =>
          send<BookingPage>({ method: "GET", path: "/reports/bookings/list", query, options }),
        /** Every item of `list`, page after page. */
        listAll: (query: ListReportBookingsQuery = {}, options?: CallOptions) =>
          everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: "/reports/bookings/list", query: page, options })),
      },
    },
    conversations: {
      /** Report on conversations. Conversations by the day on which they began: first response, resolution, what the bot handled alone, what it handed over, and in how many something was booked. `source` is the channel. No word of what was said. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`. */
      get: (query: GetConversationsReportQuery = {}, options?: CallOptions) =>
        send<ConversationsReport>({ method: "GET", path: "/reports/conversations", query, options }),
      export: {
        /** Export the report on conversations. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`. */
        export: (query: ExportConversationsReportQuery = {}, options?: CallOptions) =>
          send<Response>({ method: "GET", path: "/reports/conversations/export", query, raw: true, options }),
      },
    },
    figures: {
      /** List the figures and their definitions. What each figure of the reports means, in words, and what the rows of each report can be about. Needs the scope `bookings:read`. */
      get: (query: GetReportFiguresQuery = {}, options?: CallOptions) =>
        send<ReportFigures>({ method: "GET", path: "/reports/figures", query, options }),
    },
    occupancy: {
      /** Report on occupancy. The open minutes of resources: booked, free, blocked by time off, and lost to gaps too short for a service. Up to 92 days ahead. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`. */
      get: (query: GetOccupancyReportQuery = {}, options?: CallOptions) =>
        send<OccupancyReport>({ method: "GET", path: "/reports/occupancy", query, options }),
      export: {
        /** Export the report on occupancy. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`. */
        export: (query: ExportOccupancyReportQuery = {}, options?: CallOptions) =>
          send<Response>({ method: "GET", path: "/reports/occupancy/export", query, raw: true, options }),
      },
    },
    page: {
      /** Report on the booking page. How far visitors of the booking page come: how many opened it, chose a service, chose a time and booked. Each step counts once for a browser tab; no visitor is known. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`. */
      get: (query: GetPageReportQuery = {}, options?: CallOptions) =>
        send<PageReport>({ method: "GET", path: "/reports/page", query, options }),
      export: {
        /** Export the report on the booking page. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`. */
        export: (query: ExportPageReportQuery = {}, options?: CallOptions) =>
          send<Response>({ method: "GET", path: "/reports/page/export", query, raw: true, options }),
      },
    },
    tasks: {
      /** Report on queue tasks. Tasks of queues by the day on which they were made: how long they waited and took, and whether they were done by their due time. Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for. Needs the scope `bookings:read`. */
      get: (query: GetTasksReportQuery = {}, options?: CallOptions) =>
        send<TasksReport>({ method: "GET", path: "/reports/tasks", query, options }),
      export: {
        /** Export the report on queue tasks. The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text. Needs the scope `bookings:read`. */
        export: (query: ExportTasksReportQuery = {}, options?: CallOptions) =>
          send<Response>({ method: "GET", path: "/reports/tasks/export", query, raw: true, options }),
      },
      list: {
        /** List the tasks behind a figure. Which tasks a number of the report on tasks counts, by when they were made: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says. Needs the scope `bookings:read`. */
        list: (query: ListReportTasksQuery = {}, options?: CallOptions) =>
          send<BookingPage>({ method: "GET", path: "/reports/tasks/list", query, options }),
        /** Every item of `list`, page after page. */
        listAll: (query: ListReportTasksQuery = {}, options?: CallOptions) =>
          everyItem<Booking>(query, (page) => send<BookingPage>({ method: "GET", path: "/reports/tasks/list", query: page, options })),
      },
    },
  },
  channels: {
    /** List channels. All three, connected or not, with what went in and out last and whether they are paused. Needs a team member's session, at least as `agent`. */
    list: (query: ListChannelsQuery = {}, options?: CallOptions) =>
      send<ChannelPage>({ method: "GET", path: "/channels", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListChannelsQuery = {}, options?: CallOptions) =>
      everyItem<Channel>(query, (page) => send<ChannelPage>({ method: "GET", path: "/channels", query: page, options })),
    pauses: {
      /** List channel pauses. The newest first. Needs a team member's session, at least as `agent`. */
      list: (query: ListChannelPausesQuery = {}, options?: CallOptions) =>
        send<ChannelPausePage>({ method: "GET", path: "/channels/pauses", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListChannelPausesQuery = {}, options?: CallOptions) =>
        everyItem<ChannelPause>(query, (page) => send<ChannelPausePage>({ method: "GET", path: "/channels/pauses", query: page, options })),
    },
    serviceStatus: {
      /** Get channel health. From what really happened: the last message that was taken, the last that came, failures within the hour, and what waits. A channel is `down` when it refuses the credentials, or when three messages failed and none was sent since. Needs a team member's session, at least as `agent`. */
      get: (query: GetServiceStatusQuery = {}, options?: CallOptions) =>
        send<GetServiceStatusResult>({ method: "GET", path: "/channels/service-status", query, options }),
      /** Every item of `get`, page after page. */
      getAll: (query: GetServiceStatusQuery = {}, options?: CallOptions) =>
        everyItem<ChannelServiceStatus>(query, (page) => send<GetServiceStatusResult>({ method: "GET", path: "/channels/service-status", query: page, options })),
    },
    telegram: {
      /** Get the Telegram connection. Which bot it is and how it fares; the token is never shown again. Needs a team member's session, at least as `admin`. */
      get: (options?: CallOptions) =>
        send<TelegramConnection>({ method: "GET", path: "/channels/telegram", options }),
      /** Connect a Telegram bot. The token is tried at once, and Telegram is told where to send what contacts write; `APP_URL` must be an https address that it can reach. A refusal is answered with 422 (`refused_by_telegram`). Needs a team member's session, at least as `admin`. */
      connect: (body: ConnectTelegramBotBody, options?: CallOptions) =>
        send<TelegramConnection>({ method: "PUT", path: "/channels/telegram", body, options }),
      /** Disconnect Telegram. Forgets the token and tells Telegram to send nothing more; conversations stay. Needs a team member's session, at least as `admin`. */
      disconnect: (options?: CallOptions) =>
        send<void>({ method: "DELETE", path: "/channels/telegram", options }),
    },
    whatsapp: {
      /** Get the WhatsApp connection. Which number it is and how it fares; secrets are never shown again. Needs a team member's session, at least as `admin`. */
      get: (options?: CallOptions) =>
        send<WhatsAppConnection>({ method: "GET", path: "/channels/whatsapp", options }),
      /** Connect a WhatsApp number. The credentials are tried at once against the Cloud API: the number, the business account it belongs to, the app's secret. What WhatsApp refuses is answered with 422 at the field it is about (`refused_by_whatsapp`, `not_its_number`). Tokens and secrets are kept encrypted and never shown again. Enter `callback_url` and `verify_token` in the app's webhook settings and subscribe to `messages`, `message_template_status_update` and `message_template_quality_update`. Needs a team member's session, at least as `admin`. */
      connect: (body: ConnectWhatsAppNumberBody, options?: CallOptions) =>
        send<WhatsAppConnection>({ method: "PUT", path: "/channels/whatsapp", body, options }),
      /** Disconnect WhatsApp. Forgets the credentials; conversations stay. What waits to be sent fails. Needs a team member's session, at least as `admin`. */
      disconnect: (options?: CallOptions) =>
        send<void>({ method: "DELETE", path: "/channels/whatsapp", options }),
      templates: {
        /** List WhatsApp templates. The templates of the connected business account, by name and language, as WhatsApp last told of them. The list is read again when the number is connected, every day and by `POST /channels/whatsapp/templates/refresh`; a change of status comes at once, where the app is subscribed to `message_template_status_update`. Needs a team member's session, at least as `agent`. */
        list: (query: ListWhatsAppTemplatesQuery = {}, options?: CallOptions) =>
          send<ListWhatsAppTemplatesResult>({ method: "GET", path: "/channels/whatsapp/templates", query, options }),
        /** Every item of `list`, page after page. */
        listAll: (query: ListWhatsAppTemplatesQuery = {}, options?: CallOptions) =>
          everyItem<WhatsAppTemplate>(query, (page) => send<ListWhatsAppTemplatesResult>({ method: "GET", path: "/channels/whatsapp/templates", query: page, options })),
        /** Create a WhatsApp template. Sends it to WhatsApp for approval, which takes from a minute to a day: until then it is `PENDING`. What WhatsApp refuses at once is answered with 422 (`refused_by_whatsapp`), a name that is taken in this language with `template_exists`. Needs a team member's session, at least as `admin`. */
        create: (body: CreateWhatsAppTemplateBody, options?: CallOptions) =>
          send<WhatsAppTemplate>({ method: "POST", path: "/channels/whatsapp/templates", body, options }),
        /** Refresh WhatsApp templates. Reads the whole list from WhatsApp now. While WhatsApp cannot be asked, the list stays as it was. Needs a team member's session, at least as `admin`. */
        refresh: (options?: CallOptions) =>
          send<RefreshWhatsAppTemplatesResult>({ method: "POST", path: "/channels/whatsapp/templates/refresh", options }),
        starter: {
          /** Create the ready-made templates. Sends our own templates for approval, those that are missing: `turnero_confirmed`, `turnero_reminder`, `turnero_moved` and `turnero_cancelled`, each in `pt_BR`, `es` and `en`. Their variables are the customer, the business, the service, the date and time, and the link. Needs a team member's session, at least as `admin`. */
          create: (options?: CallOptions) =>
            send<CreateStarterWhatsAppTemplatesResult>({ method: "POST", path: "/channels/whatsapp/templates/starter", options }),
        },
        /** Delete a WhatsApp template. In every language. WhatsApp lets nobody use the name again for 30 days. Needs a team member's session, at least as `admin`. */
        delete: (name: string, options?: CallOptions) =>
          send<void>({ method: "DELETE", path: `/channels/whatsapp/templates/${segment(name)}`, options }),
      },
    },
    /** Pause a channel. Nothing is sent on it until it is resumed, or until `until`. Sending answers 409 `channel_paused`; what was queued waits; what contacts write is still stored. Pausing a paused channel changes the reason and the end. Needs a team member's session, at least as `admin`. */
    pause: (channel: string, body: PauseChannelBody, options?: CallOptions) =>
      send<Channel>({ method: "POST", path: `/channels/${segment(channel)}/pause`, body, options }),
    /** Resume a channel. What waited is sent, in its order. 409 `invalid_transition` when it is not paused. Needs a team member's session, at least as `admin`. */
    resume: (channel: string, options?: CallOptions) =>
      send<Channel>({ method: "POST", path: `/channels/${segment(channel)}/resume`, options }),
  },
  automationFlows: {
    /** List flows. Oldest first, each with its graph and its last run. Needs a team member's session, at least as `agent`. */
    list: (query: ListFlowsQuery = {}, options?: CallOptions) =>
      send<FlowPage>({ method: "GET", path: "/automation-flows", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListFlowsQuery = {}, options?: CallOptions) =>
      everyItem<Flow>(query, (page) => send<FlowPage>({ method: "GET", path: "/automation-flows", query: page, options })),
    /** Create a flow. A trigger, and a graph of conditions and actions behind it. All nodes must be reachable from `trigger`, without circles; a condition goes on by `yes` and by `no`, an action by one edge. Without nodes it can only be disabled. Needs a team member's session, at least as `admin`. */
    create: (body: CreateFlowBody, options?: CallOptions) =>
      send<Flow>({ method: "POST", path: "/automation-flows", body, options }),
    /** Get a flow. With its graph and its last run. Needs a team member's session, at least as `agent`. */
    get: (id: string, options?: CallOptions) =>
      send<Flow>({ method: "GET", path: `/automation-flows/${segment(id)}`, options }),
    /** Update a flow. Runs that wait go on by the flow as it is then; one whose next step is gone, or whose flow is switched off, ends and its log says why. Needs a team member's session, at least as `admin`. */
    update: (id: string, body: UpdateFlowBody = {}, options?: CallOptions) =>
      send<Flow>({ method: "PATCH", path: `/automation-flows/${segment(id)}`, body, options }),
    /** Delete a flow. With its runs; what it has planned does not happen. For a day `restore` brings it back. Needs a team member's session, at least as `admin`. */
    delete: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/automation-flows/${segment(id)}`, options }),
    /** Test a flow with a booking. The way that the flow would take with this booking as it is now: what each condition sees, what each message says, until when it waits. Nothing is written and nothing is sent. Needs a team member's session, at least as `agent`. */
    dryRun: (id: string, body: DryRunFlowBody, options?: CallOptions) =>
      send<DryRun>({ method: "POST", path: `/automation-flows/${segment(id)}/dry-run`, body, options }),
    /** Restore a flow. Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. A flow that is there is answered as it is. Needs a team member's session, at least as `admin`. */
    restore: (id: string, options?: CallOptions) =>
      send<Flow>({ method: "POST", path: `/automation-flows/${segment(id)}/restore`, options }),
    runs: {
      /** List a flow's runs. Newest first, each run with its steps. Needs a team member's session, at least as `agent`. */
      list: (id: string, query: ListFlowRunsQuery = {}, options?: CallOptions) =>
        send<FlowRunPage>({ method: "GET", path: `/automation-flows/${segment(id)}/runs`, query, options }),
      /** Every item of `list`, page after page. */
      listAll: (id: string, query: ListFlowRunsQuery = {}, options?: CallOptions) =>
        everyItem<FlowRun>(query, (page) => send<FlowRunPage>({ method: "GET", path: `/automation-flows/${segment(id)}/runs`, query: page, options })),
    },
  },
  ai: {
    /** Update the monthly AI budget. In money, in tokens, or in both: whichever is spent first. At 80 % and at the end a notice says so; after it the bot answers by its rules until the next month. Needs a team member's session, at least as `admin`. */
    budget: (body: PutAiBudgetBody, options?: CallOptions) =>
      send<AiStatus>({ method: "PUT", path: "/ai/budget", body, options }),
    notices: {
      /** List AI notices. Newest first, until dismissed: the budget nearly or wholly spent, a model that fails again and again and is left alone for a while, that it is back, somebody held back by the guard, a pause. Needs a team member's session, at least as `admin`. */
      list: (query: ListAiNoticesQuery = {}, options?: CallOptions) =>
        send<AiNoticePage>({ method: "GET", path: "/ai/notices", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListAiNoticesQuery = {}, options?: CallOptions) =>
        everyItem<AiNotice>(query, (page) => send<AiNoticePage>({ method: "GET", path: "/ai/notices", query: page, options })),
      /** Dismiss a notice. It is said no more, to anybody of the team. Needs a team member's session, at least as `admin`. */
      dismiss: (id: string, options?: CallOptions) =>
        send<void>({ method: "POST", path: `/ai/notices/${segment(id)}/dismiss`, options }),
    },
    /** Pause the models. At once, with who paused and why; an answer that a model is just giving is not used. The bot goes on by its rules; to silence it, switch it off. Paused twice, the first stays. Needs a team member's session, at least as `admin`. */
    pause: (body: PauseAiBody, options?: CallOptions) =>
      send<AiStatus>({ method: "POST", path: "/ai/pause", body, options }),
    /** Resume the models. The bot's next answer is a model's again, where one is configured and the budget lasts. Needs a team member's session, at least as `admin`. */
    resume: (options?: CallOptions) =>
      send<AiStatus>({ method: "POST", path: "/ai/resume", options }),
    spamGuard: {
      /** Get spam protection. Its limits and rules, and the latest messages that it left without an answer because of them. Needs a team member's session, at least as `admin`. */
      get: (options?: CallOptions) =>
        send<SpamGuard>({ method: "GET", path: "/ai/spam-guard", options }),
      /** Update spam protection. The whole of it. It holds for answers by models and by rules; what is held back waits in the conversation for a person. Needs a team member's session, at least as `admin`. */
      put: (body: PutSpamGuardBody, options?: CallOptions) =>
        send<SpamGuard>({ method: "PUT", path: "/ai/spam-guard", body, options }),
    },
    usage: {
      /** Get AI usage and cost. By day, by channel and by model, at most 366 days; with whether the models are paused, which of them fail and are left alone for a while, and what is left of the month's budget. Needs a team member's session, at least as `admin`. */
      get: (query: GetAiUsageQuery = {}, options?: CallOptions) =>
        send<AiUsage>({ method: "GET", path: "/ai/usage", query, options }),
    },
  },
  assistant: {
    messages: {
      /** Get the setup conversation. What was said so far, and in `asking` the question that waits, with its ready answers. Needs a team member's session, at least as `admin`. */
      list: (query: ListAssistantMessagesQuery = {}, options?: CallOptions) =>
        send<SetupConversation>({ method: "GET", path: "/assistant/messages", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListAssistantMessagesQuery = {}, options?: CallOptions) =>
        everyItem<SetupMessage>(query, (page) => send<SetupConversation>({ method: "GET", path: "/assistant/messages", query: page, options })),
      /** Send a message to the setup assistant. A text in Portuguese, Spanish or English, or one of the choices of `asking`. What is understood goes into the plan; what is not is asked again. The address of a website is read, that one page of it. Where a model is configured it reads them too and proposes parts of the plan, named in its `by_model`; without an answer of use the rules read alone. `restart` begins anew, with an applied plan only once it can no longer be undone. Needs a team member's session, at least as `admin`. */
      create: (body: CreateAssistantMessageBody, options?: CallOptions) =>
        send<SetupConversation>({ method: "POST", path: "/assistant/messages", body, options }),
    },
    plan: {
      /** Get the setup plan. What would be made, what stands in its way, and what the last application made. Needs a team member's session, at least as `admin`. */
      get: (options?: CallOptions) =>
        send<SetupPlan>({ method: "GET", path: "/assistant/plan", options }),
      /** Update the setup plan. Each part that is sent replaces that part whole. The plan may be unfinished: `problems` says what has to be mended before it can be applied. Refused while it is applied. Needs a team member's session, at least as `admin`. */
      update: (body: UpdateAssistantPlanBody = {}, options?: CallOptions) =>
        send<SetupPlan>({ method: "PATCH", path: "/assistant/plan", body, options }),
      /** Apply the plan. Makes everything of it at once or nothing. What is there already under the same name is left as it is and listed in `applied.existing`. Applying an applied plan changes nothing. Needs a team member's session, at least as `admin`. */
      apply: (body: ApplyAssistantPlanBody = {}, options?: IdempotentCallOptions) =>
        send<SetupPlan>({ method: "POST", path: "/assistant/plan/apply", body, keyed: true, options }),
      /** Undo the plan. Takes away exactly what applying made. Refused once some of it was booked or changed; `held_by` names what stands in the way. Needs a team member's session, at least as `admin`. */
      undo: (body: UndoAssistantPlanBody = {}, options?: IdempotentCallOptions) =>
        send<SetupPlan>({ method: "POST", path: "/assistant/plan/undo", body, keyed: true, options }),
    },
  },
  invites: {
    /** Get an invitation. 409 when it was accepted or has expired. */
    get: (token: string, options?: CallOptions) =>
      send<Invitation>({ method: "GET", path: `/invites/${segment(token)}`, options }),
    /** Accept an invitation. With the session of the invited address an empty body does; without one, `name` and `password` make the account, or `password` alone is that of the account there is. The workspace becomes the current one. */
    accept: (token: string, body: AcceptInviteBody = {}, options?: CallOptions) =>
      send<AcceptedInvite>({ method: "POST", path: `/invites/${segment(token)}/accept`, body, options }),
  },
  apiKeys: {
    /** List API keys. Newest first, revoked ones too. The keys themselves are not kept, only how they begin and end. Needs a team member's session, at least as `admin`. */
    list: (query: ListApiKeysQuery = {}, options?: CallOptions) =>
      send<ApiKeyPage>({ method: "GET", path: "/api-keys", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListApiKeysQuery = {}, options?: CallOptions) =>
      everyItem<ApiKey>(query, (page) => send<ApiKeyPage>({ method: "GET", path: "/api-keys", query: page, options })),
    /** Create an API key. The key is answered once. It may do no more than the member who makes it. Needs a team member's session, at least as `admin`. */
    create: (body: CreateApiKeyBody, options?: CallOptions) =>
      send<CreatedApiKey>({ method: "POST", path: "/api-keys", body, options }),
    /** Get an API key. What is known of it; the key itself is not kept. Needs a team member's session, at least as `admin`. */
    get: (id: string, options?: CallOptions) =>
      send<ApiKey>({ method: "GET", path: `/api-keys/${segment(id)}`, options }),
    /** Rename an API key. The scopes and the expiry of a key never change: make another one. Needs a team member's session, at least as `admin`. */
    update: (id: string, body: UpdateApiKeyBody = {}, options?: CallOptions) =>
      send<ApiKey>({ method: "PATCH", path: `/api-keys/${segment(id)}`, body, options }),
    /** Revoke an API key. The next request with it is refused. It stays in the list. Needs a team member's session, at least as `admin`. */
    revoke: (id: string, options?: CallOptions) =>
      send<void>({ method: "DELETE", path: `/api-keys/${segment(id)}`, options }),
  },
  test: {
    clock: {
      /** Get the clock of test mode. Only in test mode: with a live key there is no such clock. Needs the scope `config:read`. */
      get: (options?: CallOptions) =>
        send<TestClock>({ method: "GET", path: "/test/clock", options }),
      /** Move the clock of test mode. Goes on to a later time, from one due moment to the next: holds expire, reminders are written, automations run and webhooks are retried as they would. It answers when all of that has happened, or after 50 seconds with `arrived: false` and how far it came: the same call with `to` goes on from there. The clock never goes back. Needs the scope `config:write`. */
      move: (body: MoveTestClockBody, options?: CallOptions) =>
        send<TestClock>({ method: "POST", path: "/test/clock", body, options }),
    },
    outgoing: {
      /** List what test mode would have sent. Messages, e-mails, push messages and calls of automations, newest first. None of them left. Needs the scope `messages:read`. */
      list: (query: ListTestOutgoingQuery = {}, options?: CallOptions) =>
        send<TestOutgoingPage>({ method: "GET", path: "/test/outgoing", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListTestOutgoingQuery = {}, options?: CallOptions) =>
        everyItem<TestOutgoing>(query, (page) => send<TestOutgoingPage>({ method: "GET", path: "/test/outgoing", query: page, options })),
    },
    /** Start test mode over. Deletes the bookings, customers, messages, webhook endpoints and whatever else was made in test mode, copies the catalog of the live workspace as it is now, and sets the clock back to the real time. Keys of test mode stay valid, and nothing of the live workspace changes. It cannot be undone. While the clock is being moved it waits until that has ended. Needs the scope `config:write`. */
    reset: (options?: CallOptions) =>
      send<TestClock>({ method: "POST", path: "/test/reset", options }),
  },
  workspaces: {
    /** List my workspaces. Those you are a member of, with your role in each and which one you work in now. Needs a team member's session, at least as `agent`. */
    list: (query: ListWorkspacesQuery = {}, options?: CallOptions) =>
      send<WorkspacePage>({ method: "GET", path: "/workspaces", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListWorkspacesQuery = {}, options?: CallOptions) =>
      everyItem<Workspace>(query, (page) => send<WorkspacePage>({ method: "GET", path: "/workspaces", query: page, options })),
    /** Create a workspace. You become its owner and work in it from the next call on. Needs a team member's session, at least as `agent`. */
    create: (body: CreateWorkspaceBody, options?: CallOptions) =>
      send<Workspace>({ method: "POST", path: "/workspaces", body, options }),
    /** Get a workspace. With the role that the caller has in it. Needs a team member's session, at least as `agent`. */
    get: (id: string, options?: CallOptions) =>
      send<Workspace>({ method: "GET", path: `/workspaces/${segment(id)}`, options }),
    /** Update a workspace. Needs the role admin in that workspace. A new slug changes the address of its booking page. Needs a team member's session, at least as `agent`. */
    update: (id: string, body: UpdateWorkspaceBody = {}, options?: CallOptions) =>
      send<Workspace>({ method: "PATCH", path: `/workspaces/${segment(id)}`, body, options }),
    /** Switch workspace. Holds for all your sessions. A single tab can stay elsewhere with the header `X-Workspace-Id`. Needs a team member's session, at least as `agent`. */
    switch: (id: string, options?: CallOptions) =>
      send<Workspace>({ method: "POST", path: `/workspaces/${segment(id)}/switch`, options }),
  },
  password: {
    /** Request a password reset. Answers the same whether or not the address has an account. The link holds for an hour, once. */
    forgot: (body: ForgotPasswordBody, options?: CallOptions) =>
      send<ForgottenPassword>({ method: "POST", path: "/password/forgot", body, options }),
    /** Reset a password with a link. Ends every session of the account. Answers the address to sign in with, and a pass for the first sign-in. */
    reset: (body: ResetPasswordBody, options?: CallOptions) =>
      send<ResetPassword>({ method: "POST", path: "/password/reset", body, options }),
  },
  /** Create an account and its first workspace. Sign in at `/api/auth` afterwards. Where `GET /sign-up-way` says `direct`; elsewhere it is `sign_up_closed`. An address that has an account is refused with `email_taken`. */
  signUp: (body: SignUpBody, options?: CallOptions) =>
    send<SignedUp>({ method: "POST", path: "/sign-up", body, options }),
  signUpRequests: {
    /** Ask for an account by e-mail. Answers the same whether or not the address has an account; the letter says which. Its link holds for a day. */
    create: (body: CreateSignUpRequestBody, options?: CallOptions) =>
      send<SignUpRequested>({ method: "POST", path: "/sign-up-requests", body, options }),
    /** Make the account that was asked for. With the token of the letter's link and the password that was chosen. Sign in at `/api/auth` afterwards. */
    confirm: (body: ConfirmSignUpRequestBody, options?: CallOptions) =>
      send<SignedUp>({ method: "POST", path: "/sign-up-requests/confirm", body, options }),
  },
  signUpWay: {
    /** How accounts are made here. The first account of an installation can always be made directly. */
    get: (options?: CallOptions) =>
      send<SignUpWay>({ method: "GET", path: "/sign-up-way", options }),
  },
  calendar: {
    /** Get calendar entries. Resources with their open hours and time off, and the bookings that overlap the window: holds that still stand and what ended included, released, expired and moved ones left out. Needs a team member's session, at least as `agent`. */
    get: (query: GetCalendarQuery, options?: CallOptions) =>
      send<Calendar>({ method: "GET", path: "/calendar", query, options }),
    days: {
      /** Get bookings by day. How many bookings start on each day of up to six weeks, the first three of them, and whether the day is closed. A booking counts on the day it starts and not on those that it goes on. Days are those of the workspace's time zone. Needs a team member's session, at least as `agent`. */
      get: (query: GetCalendarDaysQuery, options?: CallOptions) =>
        send<CalendarDays>({ method: "GET", path: "/calendar/days", query, options }),
    },
  },
  home: {
    /** Get what there is to do now. Awaited customers, free time of today, late and unassigned tasks, conversations that wait for a person, and the member's own tasks. Needs a team member's session, at least as `agent`. */
    get: (options?: CallOptions) =>
      send<Home>({ method: "GET", path: "/home", options }),
    figures: {
      /** Get today's figures. Bookings, cancellations, no-shows, revenue and new customers of today and of the same weekday last week. Needs a team member's session, at least as `admin`. */
      get: (options?: CallOptions) =>
        send<HomeFigures>({ method: "GET", path: "/home/figures", options }),
    },
  },
  operations: {
    functions: {
      /** List background functions. With the runs of each by how they ended, the next one and the last failure. Needs a team member's session, at least as `admin`. */
      list: (query: ListBackgroundFunctionsQuery = {}, options?: CallOptions) =>
        send<BackgroundFunctionPage>({ method: "GET", path: "/operations/functions", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListBackgroundFunctionsQuery = {}, options?: CallOptions) =>
        everyItem<BackgroundFunction>(query, (page) => send<BackgroundFunctionPage>({ method: "GET", path: "/operations/functions", query: page, options })),
    },
    outbox: {
      /** Get the event lag. How many events wait to be handed on, how long the oldest has waited, and who does the work. Needs a team member's session, at least as `admin`. */
      get: (options?: CallOptions) =>
        send<Outbox>({ method: "GET", path: "/operations/outbox", options }),
    },
    runs: {
      /** List background runs. Newest first: this project's, and the installation's own without their content. Needs a team member's session, at least as `admin`. */
      list: (query: ListBackgroundRunsQuery = {}, options?: CallOptions) =>
        send<BackgroundRunPage>({ method: "GET", path: "/operations/runs", query, options }),
      /** Every item of `list`, page after page. */
      listAll: (query: ListBackgroundRunsQuery = {}, options?: CallOptions) =>
        everyItem<BackgroundRun>(query, (page) => send<BackgroundRunPage>({ method: "GET", path: "/operations/runs", query: page, options })),
      /** Retry a failed run. It goes on from the step that failed; the steps that are done are not done again. Needs a team member's session, at least as `admin`. */
      retry: (id: string, options?: CallOptions) =>
        send<BackgroundRun>({ method: "POST", path: `/operations/runs/${segment(id)}/retry`, options }),
    },
  },
  bookingPage: {
    /** Get the booking page settings. With the address that customers open. Needs a team member's session, at least as `agent`. */
    get: (options?: CallOptions) =>
      send<HostedPage>({ method: "GET", path: "/booking-page", options }),
    /** Update the booking page settings. The address, the policy and the pictures stay where they are left out; the other fields are set to their defaults. Needs a team member's session, at least as `admin`. */
    update: (body: UpdateBookingPageBody, options?: CallOptions) =>
      send<HostedPage>({ method: "PUT", path: "/booking-page", body, options }),
    pictures: {
      /** Get a picture of the booking page. The logo or the cover, also while the page is off. Needs a team member's session, at least as `agent`. */
      get: (picture: string, options?: CallOptions) =>
        send<Response>({ method: "GET", path: `/booking-page/pictures/${segment(picture)}`, raw: true, options }),
    },
  },
  webchatSite: {
    /** Get the web chat settings. Its key, its look, its allowed origins and its hours. Needs a team member's session, at least as `agent`. */
    get: (options?: CallOptions) =>
      send<WebchatSite>({ method: "GET", path: "/webchat-site", options }),
    /** Set up web chat. The whole of it; what is left out gets its default. The first time it gets a key. Needs a team member's session, at least as `admin`. */
    put: (body: PutWebchatSiteBody, options?: CallOptions) =>
      send<WebchatSite>({ method: "PUT", path: "/webchat-site", body, options }),
    /** Rotate the identity secret. It is answered this once. With it the site's server proves who a visitor is; what an older one signed is refused. Needs a team member's session, at least as `admin`. */
    rotateIdentitySecret: (options?: CallOptions) =>
      send<WebchatIdentitySecret>({ method: "POST", path: "/webchat-site/rotate-identity-secret", options }),
    /** Rotate the publishable key. The old one stops at once: pages that carry it have no chat until they carry the new one. Needs a team member's session, at least as `admin`. */
    rotateKey: (options?: CallOptions) =>
      send<WebchatSite>({ method: "POST", path: "/webchat-site/rotate-key", options }),
  },
});
