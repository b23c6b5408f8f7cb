import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { describe } from "@/lib/api/openapi/openapi";
import { type Operation, openAccess, operation } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import * as account from "@/lib/domains/account/operations";
import * as agentCalls from "@/lib/domains/agent-calls/operations";
import * as agentGrants from "@/lib/domains/agent-grants/operations";
import * as ai from "@/lib/domains/ai/operations";
import * as apiKeys from "@/lib/domains/api-keys/operations";
import * as assistant from "@/lib/domains/assistant/operations";
import * as flows from "@/lib/domains/automations/flows/operations";
import * as automations from "@/lib/domains/automations/operations";
import * as background from "@/lib/domains/background/operations";
import * as customerLinks from "@/lib/domains/booking-page/links/operations";
import * as bookingPage from "@/lib/domains/booking-page/operations";
import * as pageVisitors from "@/lib/domains/booking-page/visitors/operations";
import * as attendance from "@/lib/domains/bookings/attendance/operations";
import * as holds from "@/lib/domains/bookings/holds/operations";
import * as moves from "@/lib/domains/bookings/moves/operations";
import * as bookings from "@/lib/domains/bookings/operations";
import * as bot from "@/lib/domains/bot/operations";
import * as calendar from "@/lib/domains/calendar/operations";
import * as aliases from "@/lib/domains/catalog/aliases/operations";
import * as closedDays from "@/lib/domains/catalog/closed-days/operations";
import * as groups from "@/lib/domains/catalog/groups/operations";
import * as resources from "@/lib/domains/catalog/resources/operations";
import * as schedules from "@/lib/domains/catalog/schedules/operations";
import * as services from "@/lib/domains/catalog/services/operations";
import { channelOperations } from "@/lib/domains/channels/connections";
import * as channels from "@/lib/domains/channels/operations";
import * as messages from "@/lib/domains/conversations/messages/operations";
import * as notes from "@/lib/domains/conversations/notes/operations";
import * as conversations from "@/lib/domains/conversations/operations";
import * as merging from "@/lib/domains/customers/merging/operations";
import * as customers from "@/lib/domains/customers/operations";
import * as privacy from "@/lib/domains/customers/privacy/operations";
import * as transfer from "@/lib/domains/customers/transfer/operations";
import * as comments from "@/lib/domains/evidence/comments/operations";
import * as evidence from "@/lib/domains/evidence/operations";
import * as home from "@/lib/domains/home/operations";
import * as invites from "@/lib/domains/invites/operations";
import * as knowledge from "@/lib/domains/knowledge/operations";
import * as sites from "@/lib/domains/knowledge/sites/operations";
import * as live from "@/lib/domains/live/operations";
import * as mail from "@/lib/domains/mail/operations";
import * as memberNotices from "@/lib/domains/member-notices/operations";
import * as notices from "@/lib/domains/notices/operations";
import * as people from "@/lib/domains/people/operations";
import * as quickReplies from "@/lib/domains/quick-replies/operations";
import * as reportsBehind from "@/lib/domains/reports/behind/operations";
import * as reports from "@/lib/domains/reports/operations";
import * as search from "@/lib/domains/search/operations";
import * as slots from "@/lib/domains/slots/operations";
import * as stages from "@/lib/domains/stages/operations";
import * as team from "@/lib/domains/team/operations";
import * as testMode from "@/lib/domains/test-mode/operations";
import * as timeline from "@/lib/domains/timeline/operations";
import * as chatBooking from "@/lib/domains/webchat/booking/operations";
import * as webchat from "@/lib/domains/webchat/operations";
import * as chatVisitors from "@/lib/domains/webchat/visitors/operations";
import { webhookEvents } from "@/lib/domains/webhooks/catalogue";
import * as webhookEventOperations from "@/lib/domains/webhooks/events/operations";
import * as webhooks from "@/lib/domains/webhooks/operations";
import * as occupancy from "@/lib/domains/work/occupancy/operations";
import * as work from "@/lib/domains/work/operations";
import * as workspaces from "@/lib/domains/workspaces/operations";
import { version } from "@/package.json";

export const getDescription = operation({
  id: "getDescription",
  method: "GET",
  path: "/openapi.json",
  access: openAccess,
  tag: "Platform",
  summary: "This description",
  description: "The whole API as OpenAPI 3.1, made from the same definitions that serve it.",
  output: z.looseObject({ openapi: z.string() }),
  handle: async () => description() as { openapi: string },
});

export const getChangeHistory = operation({
  id: "getChangeHistory",
  method: "GET",
  path: "/changes.md",
  access: openAccess,
  tag: "Platform",
  summary: "The history of this API",
  description: "What was added to the API and what is going away, the newest first, as Markdown.",
  output: FileOut,
  media: ["text/markdown"],
  file: async () => {
    const bytes = await readFile(join(process.cwd(), "clients", "CHANGES.md"));
    return {
      name: "changes.md",
      media_type: "text/markdown; charset=utf-8",
      size: bytes.byteLength,
      inline: true,
      content: new Blob([new Uint8Array(bytes)]).stream(),
    };
  },
});

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** By path, then method: a module's exports have another order natively than in a bundle or under test. */
const inOrder = (operations: Record<string, Operation>): Operation[] =>
  Object.values(operations).sort((a, b) =>
    a.path === b.path ? methods.indexOf(a.method) - methods.indexOf(b.method) : a.path < b.path ? -1 : 1,
  );

/** Every operation of the service, in the order of the reference. */
export const registry: readonly Operation[] = [
  ...inOrder(slots),
  ...inOrder({ ...bookings, ...holds, ...moves }),
  ...inOrder(work),
  ...inOrder(occupancy),
  ...inOrder({ ...evidence, ...comments }),
  ...inOrder(timeline),
  ...inOrder(services),
  ...inOrder(resources),
  ...inOrder(aliases),
  ...inOrder(groups),
  ...inOrder(schedules),
  ...inOrder(closedDays),
  ...inOrder(stages),
  ...inOrder(customers),
  ...inOrder({ ...conversations, ...messages, ...notes }),
  ...inOrder(bot),
  ...inOrder(automations),
  ...inOrder(assistant),
  ...inOrder(merging),
  ...inOrder(transfer),
  ...inOrder(privacy),
  ...inOrder(channels),
  ...Object.values(channelOperations).flatMap(inOrder),
  ...inOrder(notices),
  ...inOrder(attendance),
  ...inOrder(quickReplies),
  ...inOrder(flows),
  ...inOrder({ ...knowledge, ...sites }),
  ...inOrder(reports),
  ...inOrder(reportsBehind),
  ...inOrder(calendar),
  ...inOrder(home),
  ...inOrder({ ...bookingPage, ...pageVisitors, ...customerLinks }),
  ...inOrder({ ...webchat, ...chatVisitors, ...chatBooking }),
  ...inOrder(webhooks),
  ...inOrder(webhookEventOperations),
  ...inOrder(ai),
  ...inOrder(team),
  ...inOrder(invites),
  ...inOrder(people),
  ...inOrder(apiKeys),
  ...inOrder(testMode),
  ...inOrder(agentCalls),
  ...inOrder(agentGrants),
  ...inOrder(mail),
  ...inOrder(workspaces),
  ...inOrder(account),
  ...inOrder(memberNotices),
  ...inOrder(search),
  ...inOrder(live),
  ...inOrder(background),
  getDescription,
  getChangeHistory,
];

let made: Record<string, unknown> | undefined;
export const description = (): Record<string, unknown> => (made ??= describe(registry, version, webhookEvents));
