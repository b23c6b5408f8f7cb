import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { fetchDue } from "@/lib/domains/channels/media/fetch";

/** Files that contacts sent are fetched from their channel: at once, and again each minute where that failed. */
export const fetchMedia = inngest.createFunction(
  {
    id: "fetch-media",
    name: "Fetch media",
    triggers: [on("message.received"), { cron: "* * * * *" }],
    retries: 3,
  },
  async ({ step }) => ({ fetched: await step.run("fetch", fetchDue) }),
);
