import { inngest } from "@/inngest/client";
import { releaseUnconfirmed } from "@/lib/domains/bookings/attendance/release";

/** The times of customers who had to say that they come, and did not. */
export const releaseUnconfirmedTimes = inngest.createFunction(
  { id: "release-unconfirmed", name: "Release unconfirmed times", triggers: [{ cron: "* * * * *" }], retries: 3 },
  ({ step }) => step.run("release", releaseUnconfirmed),
);
