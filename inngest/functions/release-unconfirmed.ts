import { inngest } from "@/inngest/client";
import { releaseUnconfirmed } from "@/lib/domains/bookings/attendance/release";

/** Releases the times of customers who had to confirm attendance and did not. */
export const releaseUnconfirmedTimes = inngest.createFunction(
  { id: "release-unconfirmed", name: "Release unconfirmed times", triggers: [{ cron: "* * * * *" }], retries: 3 },
  ({ step }) => step.run("release", releaseUnconfirmed),
);
