import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { fetchDue } from "@/lib/domains/channels/media/fetch";

/** Files that contacts sent are fetched from their channel as soon as the message is there. */
export const fetchMedia = inngest.createFunction(
  {
    id: "fetch-media",
    name: "Fetch media",
    triggers: [on("message.received")],
    batchEvents: gathered,
    retries: 3,
    concurrency: 2,
  },
  async ({ step }) => ({ fetched: await step.run("fetch", fetchDue) }),
);

/** What could not be fetched then is tried again. */
export const refetchMedia = inngest.createFunction(
  { id: "refetch-media", name: "Fetch media again", triggers: [{ cron: "* * * * *" }], retries: 3, concurrency: 1 },
  async ({ step }) => ({ fetched: await step.run("fetch", fetchDue) }),
);
