import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { tellBroken } from "@/lib/domains/channels/notices/broken";

/** A channel refuses its credentials: those who can mend it are told. */
export const tellChannelBroken = inngest.createFunction(
  {
    id: "tell-channel-broken",
    name: "Tell of a broken channel",
    triggers: [on("channel.broken")],
    retries: 3,
    concurrency: 2,
  },
  ({ event: { data }, step }) =>
    tellBroken(data.project_id, data.subject_id as ForeignChannel, (name, work) => step.run(name, work)),
);
