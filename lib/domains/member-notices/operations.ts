import { operation, session } from "@/lib/api/operation";
import { newestFirst } from "@/lib/api/pagination";
import { asMember } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { publicPushKey } from "@/lib/domains/member-notices/push/key";
import { subscribeToPush, unsubscribeFromPush } from "@/lib/domains/member-notices/push/subscribe";
import { readAllNotices, readNotice } from "@/lib/domains/member-notices/read";
import {
  CreatePushSubscriptionBody,
  DeletePushSubscriptionBody,
  MemberNoticePage,
  MemberNoticeParams,
  MemberNoticeQuery,
  MemberNoticeWays,
  PushKey,
  PushSubscription,
  ReadNotices,
} from "@/lib/domains/member-notices/schema";
import { countUnread, selectNotices } from "@/lib/domains/member-notices/store";
import { myNoticeWays } from "@/lib/domains/member-notices/ways";

const tag = "Account";
const member = session("agent");

export const listMyNotices = operation({
  id: "listMyNotices",
  method: "GET",
  path: "/me/notices",
  access: member,
  tag,
  summary: "List my notices",
  description: "What the bell shows of this workspace, the newest first. Kept for 90 days.",
  query: MemberNoticeQuery,
  output: MemberNoticePage,
  handle: async ({ actor, query }) => {
    const { id } = asMember(actor);
    const page = await newestFirst(actor, "my-notices", query, (after, take) =>
      selectNotices(sqlOf(actor), actor.project.id, id, query.unread, after, take),
    );
    return { ...page, unread_count: await countUnread(reader(actor), actor.project.id, id) };
  },
});

export const readMyNotice = operation({
  id: "readMyNotice",
  method: "POST",
  path: "/me/notices/{id}/read",
  access: member,
  tag,
  summary: "Mark a notice as read",
  description: "With it, whatever else told me of the same event. It is not sent any more where it still waits.",
  params: MemberNoticeParams,
  output: ReadNotices,
  handle: ({ actor, params }) => readNotice(actor, params.id),
});

export const readAllMyNotices = operation({
  id: "readAllMyNotices",
  method: "POST",
  path: "/me/notices/read-all",
  access: member,
  tag,
  summary: "Mark all my notices as read",
  description: "Those of this workspace; answers how many were unread.",
  output: ReadNotices,
  handle: ({ actor }) => readAllNotices(actor),
});

export const getMyNoticeWays = operation({
  id: "getMyNoticeWays",
  method: "GET",
  path: "/me/notice-ways",
  access: member,
  tag,
  summary: "Get the ways that reach me",
  description:
    "Which ways are set up, whatever the notification preferences are: a switch of one that is not sends nothing.",
  output: MemberNoticeWays,
  handle: ({ actor }) => myNoticeWays(actor),
});

export const getPushKey = operation({
  id: "getPushKey",
  method: "GET",
  path: "/me/push-key",
  access: member,
  tag,
  summary: "Get the key for push subscriptions",
  description: "The same for the whole installation, for as long as it exists.",
  output: PushKey,
  handle: async () => ({ public_key: await publicPushKey() }),
});

export const createPushSubscription = operation({
  id: "createPushSubscription",
  method: "POST",
  path: "/me/push-subscriptions",
  access: member,
  tag,
  summary: "Show my notices on this device",
  description: "A browser that was another member's is mine from now on.",
  body: CreatePushSubscriptionBody,
  output: PushSubscription,
  handle: ({ actor, body }) => subscribeToPush(actor, body),
});

export const deletePushSubscription = operation({
  id: "deletePushSubscription",
  method: "DELETE",
  path: "/me/push-subscriptions",
  access: member,
  tag,
  summary: "Stop showing my notices on this device",
  description: "By the subscription's endpoint. One that is not known is gone already.",
  body: DeletePushSubscriptionBody,
  handle: async ({ actor, body }) => {
    await unsubscribeFromPush(actor, body.endpoint);
    return undefined;
  },
});
