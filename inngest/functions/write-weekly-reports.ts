import { inngest } from "@/inngest/client";
import { clock } from "@/lib/core/clock";
import { tellWeeks } from "@/lib/domains/reports/weekly/tell";

/** Monday morning begins at another hour in each time zone. */
export const writeWeeklyReports = inngest.createFunction(
  { id: "write-weekly-reports", name: "Write weekly reports", triggers: [{ cron: "*/15 * * * *" }], retries: 3 },
  async () => ({ told: await tellWeeks(clock.now()) }),
);
