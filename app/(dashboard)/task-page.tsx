import { ClipboardX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { loadOr404, loadWhole } from "@/app/(dashboard)/member";
import { phoneOf } from "@/app/(dashboard)/phone-of";
import { DrawerHeader } from "@/components/ui/drawer";
import { EmptyState } from "@/components/ui/states";
import { TaskCard } from "@/components/work/task-card";
import { listStageHistory } from "@/lib/domains/bookings/moves/operations";
import { getBooking } from "@/lib/domains/bookings/operations";

/** A task in the drawer of whichever screen it was opened from. */
export async function TaskPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [task, history] = await Promise.all([
    loadOr404(getBooking, { params: { id } }),
    loadWhole(listStageHistory, { params: { id } }),
  ]);
  return <TaskCard key={id} first={task} history={history} phone={phoneOf(task)} />;
}

export async function TaskGone() {
  const t = await getTranslations("work");
  return (
    <>
      <DrawerHeader title={t("task")} />
      <EmptyState icon={ClipboardX} title={t("gone")}>
        {t("gone_text")}
      </EmptyState>
    </>
  );
}
