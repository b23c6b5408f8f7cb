// The closed lists of the product. This file imports nothing, so that screens can use it without a validator.

export const statuses = [
  "held",
  "pending_payment",
  "confirmed",
  "checked_in",
  "completed",
  "failed",
  "no_show",
  "cancelled",
  "rescheduled",
  "expired",
  "released",
] as const;
export type Status = (typeof statuses)[number];

/** The customer still comes, or is there. */
export const openStatuses = ["pending_payment", "confirmed", "checked_in"] as const satisfies readonly Status[];
export const isOpenStatus = (status: Status): boolean => (openStatuses as readonly Status[]).includes(status);
/** The customer is still to come. */
export const awaitedStatuses = ["pending_payment", "confirmed"] as const satisfies readonly Status[];
/** Over, one way or the other; what was moved goes on as another booking. */
export const endedStatuses = ["completed", "failed", "no_show", "cancelled"] as const satisfies readonly Status[];
/** Never became a booking: lists leave it out unless it is asked for. */
export const unbookedStatuses = ["held", "expired", "released"] as const satisfies readonly Status[];

export type Span = { start: string; end: string };
/** No service takes longer, so nothing that began earlier still goes on. */
export const longestVisitMs = 7 * 86_400_000;
/** The visits that share time with a span; one that ends as the span begins does not. */
export const visitsDuring = <Visit extends { [edge in keyof Span]: string | null }>(
  visits: readonly Visit[],
  span: Span,
): Visit[] =>
  visits.filter(
    ({ start, end }) =>
      start !== null &&
      end !== null &&
      Date.parse(start) < Date.parse(span.end) &&
      Date.parse(end) > Date.parse(span.start),
  );

export const priorities = ["low", "normal", "high", "urgent"] as const;

/** Channels of other companies, which have to be connected. */
export const foreignChannels = ["whatsapp", "telegram"] as const;
export type ForeignChannel = (typeof foreignChannels)[number];
export const channels = [...foreignChannels, "webchat"] as const;
export type Channel = (typeof channels)[number];
export const channelNames: Record<Channel, string> = { whatsapp: "WhatsApp", telegram: "Telegram", webchat: "WebChat" };
export const channelNamesOf = (these: readonly Channel[]): string[] => these.map((channel) => channelNames[channel]);

/** Channels where members link a chat of their own, to be told of what concerns them. */
export const memberChannels = ["telegram"] as const satisfies readonly ForeignChannel[];
export type MemberChannel = (typeof memberChannels)[number];
/** By which a notice reaches a member. The bell is none: it is a column of the notice. */
export const memberWays = ["email", ...memberChannels, "push"] as const;
export type MemberWay = (typeof memberWays)[number];

/** A company's tokens that stand inside longer texts, such as the addresses of its API, and may not be logged. */
export const channelTokens: Partial<Record<ForeignChannel, RegExp>> = { telegram: /\b\d{6,12}:[\w-]{30,}/g };

/** The most characters under a file, on channels of other companies. */
export const longestCaption = 1024;

/** Where a booking came from. */
export const sources = ["api", "dashboard", ...channels, "agent", "automation"] as const;
export type Source = (typeof sources)[number];

/** The languages in which the product speaks. */
export const languages = ["pt-BR", "es", "en"] as const;
export type Language = (typeof languages)[number];

/** What a list of tasks can be narrowed to. */
export const workViews = ["inbox", "today", "upcoming"] as const;
export type WorkView = (typeof workViews)[number];

/** What a search of the workspace finds, in the order in which equals are shown. */
export const searchKinds = ["customer", "booking", "task", "conversation", "service", "resource", "knowledge"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const resourceKinds = ["person", "equipment", "room", "vehicle"] as const;

/** The kinds of notices to customers. The database plans them: `news_of`. */
export const plannedNotices = [
  "confirmed",
  "reserved",
  "reminder",
  "moved",
  "cancelled",
  "reinstated",
  "hold_expiring",
  "thanks",
] as const;
export type PlannedNotice = (typeof plannedNotices)[number];
/** With what an automation says to them. */
export const noticeKinds = [...plannedNotices, "message"] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** By which a notice reaches its customer. */
export const noticeWays = [...channels, "email"] as const;
export type NoticeWay = (typeof noticeWays)[number];
export const noticeStatuses = ["planned", "sending", "sent", "withdrawn", "failed"] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

/** What a service asks of a customer. */
export const intakeTypes = ["text", "number", "boolean", "date", "select"] as const;
/** The inputs that a stage action can require. */
export const evidenceTypes = ["text", "long_text", "number", "boolean", "date", "select"] as const;

/** Who answers in a conversation. */
export const modes = ["bot", "human"] as const;

/** How many aliases a service or a person has at most, and how long each is. */
export const aliasLimits = { most: 30, longest: 60 } as const;

/** Consecutive failed attempts after which a webhook endpoint is disabled. */
export const mostFailures = 10;

/** How the product writes a time of day, in every language: 17:00. With "05:00 p. m." a sentence would end in two stops. */
export const clockFormat = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const shift = 8 * 3_600_000;
/** Up to when a person's work is today's: the end of the day, or late in the day eight hours on, for shifts pass midnight. */
export const endOfWorkDay = (now: number, midnight: number): number => Math.max(midnight, now + shift);
