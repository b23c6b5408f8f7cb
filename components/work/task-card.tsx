"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Booking, StageMovePage } from "@/clients/typescript/src/client";
import { Answers, Facts } from "@/components/bookings/booking-facts";
import { BookingHistory } from "@/components/bookings/booking-history";
import { BookingNotes } from "@/components/bookings/booking-notes";
import { walkInReason } from "@/components/bookings/came-by";
import { MissingAnswers } from "@/components/bookings/missing-answers";
import { bookingCard } from "@/components/bookings/queries";
import { StatusBadge } from "@/components/bookings/status";
import { buttonClass } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { Tooltip } from "@/components/ui/tooltip";
import { isOpen } from "@/components/work/moves";
import { Priority } from "@/components/work/priority";
import { TaskActions } from "@/components/work/task-actions";
import { useTaskContext } from "@/components/work/task-context";
import { TaskFields } from "@/components/work/task-fields";
import { StageName } from "@/components/work/task-line";

const Evidence = dynamic(() => import("@/components/work/evidence/evidence").then(({ Evidence }) => Evidence), {
  ssr: false,
  loading: () => <Skeleton className="h-24 rounded-md" />,
});

/** One task: where it stands, everything that can be done with it, and all that happened. */
export function TaskCard({ first, history, phone }: { first: Booking; history: StageMovePage; phone: string | null }) {
  const t = useTranslations("work");
  const context = useTaskContext();
  const { data: task } = useQuery({ ...bookingCard(first.id), initialData: first });
  const service = context.service(task.service_id);
  const stage = context.stage(task.stage);
  const names = Object.fromEntries(context.resources.map(({ id, name, kind }) => [id, { name, kind }]));
  const words = {
    stages: Object.fromEntries(context.stages.map(({ key, name }) => [key, name])),
    actions: Object.fromEntries(context.actions.map(({ key, label }) => [key, label])),
  };
  return (
    <>
      <DrawerHeader title={task.customer?.name ?? t("nobody")}>
        {task.start && (
          <Tooltip label={t("in_calendar")}>
            <Link
              href={`/calendar/${task.id}`}
              aria-label={t("in_calendar")}
              className={buttonClass({ look: "ghost", size: "icon-sm" })}
            >
              <CalendarDays aria-hidden className="size-4" />
            </Link>
          </Tooltip>
        )}
      </DrawerHeader>
      <DrawerBody>
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <StatusBadge status={task.status} />
            <StageName name={stage.name} color={stage.color} />
            <Priority level={task.priority} word />
            {service && <span className="truncate font-medium">{service.name}</span>}
          </div>
          {task.outcome && !isOpen(task) && <Notice>{t("outcome", { outcome: task.outcome })}</Notice>}
          <TaskActions task={task} history={history} />
          <Facts booking={task} service={service} resources={names} phone={phone} walkIn={walkInReason(history)} />
          {isOpen(task) && <TaskFields task={task} />}
          <BookingNotes booking={task} />
          <MissingAnswers booking={task} service={service} />
          <Answers booking={task} service={service} />
          <Evidence id={task.id} stages={<BookingHistory id={task.id} first={history} words={words} />} />
        </div>
      </DrawerBody>
    </>
  );
}
