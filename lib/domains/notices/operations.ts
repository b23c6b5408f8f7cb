import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { customerOr404 } from "@/lib/domains/customers/missing";
import { chainOf } from "@/lib/domains/evidence/store";
import { reminderEffect } from "@/lib/domains/notices/effect";
import { previewNotice as preview, previewNotices } from "@/lib/domains/notices/preview";
import { noticeReach } from "@/lib/domains/notices/reach";
import { listNotices } from "@/lib/domains/notices/read";
import {
  NoticeOutlook,
  NoticePage,
  NoticePreview,
  NoticePreviewQuery,
  NoticeQuery,
  NoticeReach,
  NoticeReachQuery,
  NoticeSettings,
  NoticesOfParams,
  NoticeText,
  NoticeTextParams,
  NoticeTextPreview,
  NoticeTexts,
  PreviewNoticesBody,
  PutNoticeTextBody,
  ReminderEffect,
  ReminderEffectQuery,
  UpdateNoticeSettingsBody,
} from "@/lib/domains/notices/schema";
import {
  changeNoticeSettings,
  dropNoticeText,
  noticeSettingsOf,
  noticeTextOf,
  noticeTextsOf,
  previewText,
  writeNoticeText,
} from "@/lib/domains/notices/settings/settings";
import { variables } from "@/lib/domains/notices/texts/rules";

const tag = "Notices";

export const listBookingNotices = operation({
  id: "listBookingNotices",
  method: "GET",
  path: "/bookings/{id}/notices",
  access: scope("bookings:read"),
  tag,
  summary: "List what a booking’s customer is told",
  description:
    "Newest first: what is planned, what was sent and by which way, and what was withdrawn. With those of the bookings that it " +
    "was moved from; `booking_id` tells them apart.",
  params: NoticesOfParams,
  query: NoticeQuery,
  output: NoticePage,
  errors: ["not_found"],
  tool: {
    title: "List notices of a booking",
    description: "Use it to see whether and how a customer was told of a booking, or when they will be reminded.",
  },
  handle: async ({ actor, params, query }) => {
    const chain = await chainOf(reader(actor), actor.project.id, params.id);
    if (chain.length === 0) throw notFound("booking", params.id);
    return paginate(actor, "notices", query, {
      fetch: (after, take) => listNotices(actor, { booking_id: { in: chain } }, after, take),
      position: ({ id }) => [id],
    });
  },
});

export const previewBookingNotice = operation({
  id: "previewBookingNotice",
  method: "GET",
  path: "/bookings/{id}/notices/preview",
  access: scope("bookings:read"),
  tag,
  summary: "See what a booking’s customer would be told",
  description: "The words, the language and the way, as they would be if it happened now. Nothing is sent.",
  params: NoticesOfParams,
  query: NoticePreviewQuery,
  output: NoticePreview,
  errors: ["not_found"],
  handle: ({ actor, params, query }) => preview(actor, params.id, query.kind),
});

export const previewBookingNotices = operation({
  id: "previewBookingNotices",
  method: "POST",
  path: "/notice-previews",
  access: scope("bookings:read"),
  tag,
  summary: "See how many customers would be told",
  description: "Of several bookings at once, with what one of them would read. Nothing is sent.",
  body: PreviewNoticesBody,
  output: NoticeOutlook,
  errors: ["not_found"],
  handle: ({ actor, body }) => previewNotices(actor, body),
});

export const getNoticeReach = operation({
  id: "getNoticeReach",
  method: "GET",
  path: "/notice-reach",
  access: scope("bookings:read"),
  tag,
  summary: "See how a customer would be told",
  description:
    "Of a booking that does not exist yet, a hold that is confirmed or a booking that is moved: by which way, and in which " +
    "words once its time is known. Nothing is sent.",
  query: NoticeReachQuery,
  output: NoticeReach,
  errors: ["not_found"],
  handle: ({ actor, query }) => noticeReach(actor, query),
});

export const listCustomerNotices = operation({
  id: "listCustomerNotices",
  method: "GET",
  path: "/customers/{id}/notices",
  access: scope("customers:read"),
  tag,
  summary: "List what a customer is told",
  description: "Of all their bookings, newest first.",
  params: NoticesOfParams,
  query: NoticeQuery,
  output: NoticePage,
  errors: ["not_found"],
  tool: {
    title: "List notices of a customer",
    description: "Use it to see what a customer was told of their bookings, by which way, and what failed.",
  },
  handle: async ({ actor, params, query }) => {
    await customerOr404(reader(actor), actor.project.id, params.id);
    return paginate(actor, "notices", query, {
      fetch: (after, take) => listNotices(actor, { booking: { customer_id: params.id } }, after, take),
      position: ({ id }) => [id],
    });
  },
});

export const getNoticeSettings = operation({
  id: "getNoticeSettings",
  method: "GET",
  path: "/notice-settings",
  access: scope("config:read"),
  tag,
  summary: "Get what customers are told",
  description: "Which notices are on, and when customers are reminded of a visit.",
  output: NoticeSettings,
  tool: {
    title: "Read notice settings",
    description: "Use it to see which notices customers get of their bookings, and when they are reminded.",
  },
  handle: ({ actor }) => noticeSettingsOf(actor),
});

export const updateNoticeSettings = operation({
  id: "updateNoticeSettings",
  method: "PATCH",
  path: "/notice-settings",
  access: scope("config:write"),
  tag,
  summary: "Change what customers are told",
  description:
    "What is left out stays. It counts from the next booking or change of one: what is planned stays planned.",
  body: UpdateNoticeSettingsBody,
  output: NoticeSettings,
  current: getNoticeSettings.handle,
  tool: {
    title: "Change notice settings",
    description: "Use it to switch kinds of notices to customers on or off, or to change when they are reminded.",
  },
  handle: ({ actor, body }) => changeNoticeSettings(actor, body),
});

export const getReminderEffect = operation({
  id: "getReminderEffect",
  method: "GET",
  path: "/notice-settings/reminder-effect",
  access: scope("bookings:read"),
  tag,
  summary: "Get what reminders achieve",
  description:
    "The visits of customers whom the lot of `holdout_percent` leaves without reminders, beside those of the others, and the " +
    "difference with its uncertainty.",
  query: ReminderEffectQuery,
  output: ReminderEffect,
  handle: ({ actor, query }) => reminderEffect(actor, query),
});

export const getNoticeTexts = operation({
  id: "getNoticeTexts",
  method: "GET",
  path: "/notice-texts",
  access: scope("config:read"),
  tag,
  summary: "Get the words of notices",
  description: "One for each kind and language: the workspace’s own, or ours.",
  output: NoticeTexts,
  handle: async ({ actor }) => ({ texts: await noticeTextsOf(actor), variables: [...variables] }),
});

export const putNoticeText = operation({
  id: "putNoticeText",
  method: "PUT",
  path: "/notice-texts/{kind}/{language}",
  access: scope("config:write"),
  tag,
  summary: "Write the words of a notice",
  description:
    "Variables stand in braces; one that does not exist or has no value in this kind is refused, as is a brace that is open or " +
    "doubled. A clause whose variable has no value for a booking is left out. The customer’s link is added below it.",
  params: NoticeTextParams,
  errors: ["not_found"],
  body: PutNoticeTextBody,
  output: NoticeText,
  current: ({ actor, params }) => noticeTextOf(actor, params),
  handle: ({ actor, params, body }) => writeNoticeText(actor, params, body.text),
});

export const previewNoticeText = operation({
  id: "previewNoticeText",
  method: "POST",
  path: "/notice-texts/{kind}/{language}/preview",
  access: scope("config:read"),
  tag,
  summary: "See how a text would read",
  description: "With the values of an example. Nothing is kept or sent.",
  params: NoticeTextParams,
  errors: ["not_found"],
  body: PutNoticeTextBody,
  output: NoticeTextPreview,
  handle: async ({ actor, params, body }) => previewText(actor, params, body.text),
});

export const deleteNoticeText = operation({
  id: "deleteNoticeText",
  method: "DELETE",
  path: "/notice-texts/{kind}/{language}",
  access: scope("config:write"),
  tag,
  summary: "Go back to our words of a notice",
  description: "The workspace’s own text is removed.",
  params: NoticeTextParams,
  errors: ["not_found"],
  handle: ({ actor, params }) => dropNoticeText(actor, params),
});
