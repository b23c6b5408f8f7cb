import { clock } from "@/lib/core/clock";
import { countPastOccupancy, recountMarks } from "@/lib/domains/reports/store";

/** A round ends after these, so that a step of the background function stays short. */
const mostMarks = 500;
const mostDays = 60;

/** Brings some of the rollups up to date; zeros when nothing is left. Each part is a transaction, and a repeat changes nothing. */
export async function recountRound(): Promise<{ marks: number; days: number }> {
  return { marks: await recountMarks(mostMarks), days: await countPastOccupancy(clock.now(), mostDays) };
}

/** Everything that is left to count. */
export async function recountAll(): Promise<{ marks: number; days: number }> {
  const sum = { marks: 0, days: 0 };
  for (;;) {
    const { marks, days } = await recountRound();
    if (marks === 0 && days === 0) return sum;
    sum.marks += marks;
    sum.days += days;
  }
}
