import { loadOr404 } from "@/app/(dashboard)/member";
import { SchedulePage } from "@/components/catalog/schedules/schedule-page";
import { getSchedule } from "@/lib/domains/catalog/schedules/operations";

type Params = { params: Promise<{ id: string }> };

const scheduleOf = async ({ params }: Params) => loadOr404(getSchedule, { params: { id: (await params).id } });

export const generateMetadata = async (given: Params) => ({ title: (await scheduleOf(given)).name });

export default async function OneSchedulePage(given: Params) {
  const schedule = await scheduleOf(given);
  return <SchedulePage key={schedule.id} first={schedule} />;
}
