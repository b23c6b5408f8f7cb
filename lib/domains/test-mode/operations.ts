import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { selectOutgoing } from "@/lib/domains/test-mode/log/store";
import { moveTestClock as move, readTestClock, twinOfCall } from "@/lib/domains/test-mode/move-clock";
import { resetTestMode as reset } from "@/lib/domains/test-mode/reset";
import { MoveTestClockBody, TestClock, TestOutgoingPage, TestOutgoingQuery } from "@/lib/domains/test-mode/schema";

const tag = "Test mode";

export const getTestClock = operation({
  id: "getTestClock",
  method: "GET",
  path: "/test/clock",
  access: scope("config:read"),
  tag,
  summary: "Get the clock of test mode",
  description: "Only in test mode: with a live key there is no such clock.",
  output: TestClock,
  errors: ["not_found"],
  handle: async () => readTestClock(),
});

export const moveTestClock = operation({
  id: "moveTestClock",
  method: "POST",
  path: "/test/clock",
  access: scope("config:write"),
  tag,
  summary: "Move the clock of test mode",
  description:
    "Goes on to a later time, from one due moment to the next: holds expire, reminders are written, automations run and " +
    "webhooks are retried as they would. It answers when all of that has happened, or after 50 seconds with `arrived: false` and how " +
    "far it came: the same call with `to` goes on from there. The clock never goes back.",
  body: MoveTestClockBody,
  output: TestClock,
  errors: ["not_found"],
  handle: ({ actor, body }) => move(actor, body),
});

export const resetTestMode = operation({
  id: "resetTestMode",
  method: "POST",
  path: "/test/reset",
  access: scope("config:write"),
  tag,
  summary: "Start test mode over",
  description:
    "Deletes the bookings, customers, messages, webhook endpoints and whatever else was made in test mode, copies the catalog of the " +
    "live workspace as it is now, and sets the clock back to the real time. Keys of test mode stay valid, and nothing of the live " +
    "workspace changes. It cannot be undone. While the clock is being moved it waits until that has ended.",
  output: TestClock,
  errors: ["not_found"],
  handle: ({ actor }) => reset(actor),
});

export const listTestOutgoing = operation({
  id: "listTestOutgoing",
  method: "GET",
  path: "/test/outgoing",
  access: scope("messages:read"),
  tag,
  summary: "List what test mode would have sent",
  description: "Messages, e-mails, push messages and calls of automations, newest first. None of them left.",
  query: TestOutgoingQuery,
  output: TestOutgoingPage,
  errors: ["not_found"],
  handle: ({ actor, query }) => {
    twinOfCall();
    return paginate(actor, "test-outgoing", query, {
      fetch: (after, take) =>
        selectOutgoing(reader(actor), actor.project.id, query.way ?? null, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    });
  },
});
