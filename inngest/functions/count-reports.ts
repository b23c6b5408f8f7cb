import { inngest } from "@/inngest/client";
import { recountRound } from "@/lib/domains/reports/recount";

/** A backlog, as after an update, is worked off over several minutes. */
const mostRounds = 20;

/** Adds up the figures of days in which something changed; readers count those days themselves until then. */
export const countReports = inngest.createFunction(
  { id: "count-reports", name: "Count reports", triggers: [{ cron: "* * * * *" }], retries: 3, concurrency: 1 },
  async ({ step }) => {
    const sum = { marks: 0, days: 0 };
    for (let round = 1; round <= mostRounds; round++) {
      const { marks, days } = await step.run(`count-${round}`, recountRound);
      if (marks === 0 && days === 0) break;
      sum.marks += marks;
      sum.days += days;
    }
    return sum;
  },
);
