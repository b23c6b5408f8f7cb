import { operation, session } from "@/lib/api/operation";
import { pageOfWhole, paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { iso } from "@/lib/core/wire/wire";
import { pauseChannel as pause, resumeChannel as resume } from "@/lib/domains/channels/pause";
import {
  Channel,
  ChannelList,
  ChannelListQuery,
  ChannelParams,
  PauseBody,
  PausePage,
  PauseQuery,
  ServiceStatusList,
} from "@/lib/domains/channels/schema";
import { listed, serviceStatus } from "@/lib/domains/channels/status";
import { selectPauses } from "@/lib/domains/channels/store";

const tag = "Channels";
const admin = session("admin");

export const listChannels = operation({
  id: "listChannels",
  method: "GET",
  path: "/channels",
  access: session("agent"),
  tag,
  summary: "List channels",
  description: "All three, connected or not, with what went in and out last and whether they are paused.",
  query: ChannelListQuery,
  output: ChannelList,
  handle: async ({ actor, query }) =>
    pageOfWhole(actor, "channels", query, await listed(actor), ({ channel }) => channel),
});

export const getServiceStatus = operation({
  id: "getServiceStatus",
  method: "GET",
  path: "/channels/service-status",
  access: session("agent"),
  tag,
  summary: "Get channel health",
  description:
    "From what really happened: the last message that was taken, the last that came, failures within the hour, and what waits. A channel is `down` when it refuses the credentials, or when three messages failed and none was sent since.",
  query: ChannelListQuery,
  output: ServiceStatusList,
  handle: async ({ actor, query }) => ({
    checked_at: iso(actor.now),
    ...(await pageOfWhole(actor, "service-status", query, await serviceStatus(actor), ({ channel }) => channel)),
  }),
});

export const listChannelPauses = operation({
  id: "listChannelPauses",
  method: "GET",
  path: "/channels/pauses",
  access: session("agent"),
  tag,
  summary: "List channel pauses",
  description: "The newest first.",
  query: PauseQuery,
  output: PausePage,
  handle: ({ actor, query }) =>
    paginate(actor, "channel-pauses", query, {
      fetch: (after, take) =>
        selectPauses(reader(actor), actor.project.id, query.channel, after?.[0] ?? null, take, actor.now),
      position: ({ id }) => [id],
    }),
});

export const pauseChannel = operation({
  id: "pauseChannel",
  method: "POST",
  path: "/channels/{channel}/pause",
  access: admin,
  tag,
  summary: "Pause a channel",
  description: [
    "Nothing is sent on it until it is resumed, or until `until`. Sending answers 409 `channel_paused`; what was queued",
    "waits; what contacts write is still stored. Pausing a paused channel changes the reason and the end.",
  ].join(" "),
  params: ChannelParams,
  body: PauseBody,
  output: Channel,
  handle: ({ actor, params, body }) => pause(actor, params.channel, body),
});

export const resumeChannel = operation({
  id: "resumeChannel",
  method: "POST",
  path: "/channels/{channel}/resume",
  access: admin,
  tag,
  summary: "Resume a channel",
  description: "What waited is sent, in its order. 409 `invalid_transition` when it is not paused.",
  params: ChannelParams,
  output: Channel,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => resume(actor, params.channel),
});
