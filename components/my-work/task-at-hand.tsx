"use client";

import { Camera, Clock, LoaderCircle, MapPin, Navigation, Phone } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";

import { isAnswerMissing, MissingLabels } from "@/components/bookings/missing-answers";
import { useDistanceWords } from "@/components/map/distance";
import { photosOf } from "@/components/my-work/outbox";
import { TaskAnswers } from "@/components/my-work/task-answers";
import type { Outbox } from "@/components/my-work/use-outbox";
import { bottomBar } from "@/components/ui/bottom-bars";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { type Action, actionsFrom, endsBadly, type Task } from "@/components/work/moves";
import { Priority } from "@/components/work/priority";
import { likeliestFirst } from "@/components/work/task-actions";
import { useTaskContext } from "@/components/work/task-context";
import { DueTime, StageName } from "@/components/work/task-line";

/** What the team said needs the network, so that its code may come by it too; without it, nothing is shown. */
const TaskComments = dynamic(
  () =>
    import("@/components/my-work/task-comments").then(
      (loaded) => loaded.TaskComments,
      () => () => null,
    ),
  { ssr: false },
);

function Distance({ metres }: { metres: number }) {
  const words = useDistanceWords();
  return <span className="text-ink-soft tabular-nums">{words(metres)}</span>;
}

function Where({ task, metres }: { task: Task; metres: number | null }) {
  const t = useTranslations("work.mine");
  const { location, customer } = task;
  const way =
    location?.lat != null && location.lng != null
      ? `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`
      : null;
  return (
    <>
      {location?.formatted && (
        <p className="flex items-start gap-2 text-ink-soft">
          <MapPin aria-hidden className="mt-[2px] size-4 shrink-0" />
          <span className="min-w-0 flex-1">{location.formatted}</span>
          {metres !== null && <Distance metres={metres} />}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {way && (
          <a href={way} target="_blank" rel="noreferrer" className={cx(buttonClass({ size: "md" }), "flex-1")}>
            <Navigation aria-hidden className="size-4" />
            {t("way")}
          </a>
        )}
        {customer?.phone && (
          <a href={`tel:${customer.phone}`} className={cx(buttonClass({ size: "md" }), "flex-1")}>
            <Phone aria-hidden className="size-4" />
            {t("call")}
          </a>
        )}
      </div>
    </>
  );
}

function Waiting({ task, outbox }: { task: Task; outbox: Outbox }) {
  const t = useTranslations("work.mine");
  const waiting = outbox.entries.filter((entry) => entry.task === task.id && entry.state === "waiting");
  const photos = photosOf(outbox.entries, task.id).length;
  if (waiting.length === 0 && photos === 0) return null;
  const sending = waiting.some(({ id }) => id === outbox.sending);
  const Icon = sending ? LoaderCircle : Clock;
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
      {waiting.length > 0 && (
        <span className="inline-flex items-center gap-1 text-held-text">
          <Icon aria-hidden className={cx("size-4", sending && "animate-spin")} />
          {sending ? t("sending") : t("waiting")}
        </span>
      )}
      {photos > 0 && (
        <span className="inline-flex items-center gap-1 text-ink-soft">
          <Camera aria-hidden className="size-4" />
          {t("photos", { count: photos })}
        </span>
      )}
    </p>
  );
}

/** One task for a phone: where, whom to call, and the next step. */
export function TaskAtHand({
  task,
  metres,
  outbox,
  onAction,
  onPhoto,
}: {
  task: Task;
  metres: number | null;
  outbox: Outbox;
  onAction: (action: Action) => void;
  onPhoto: () => void;
}) {
  const t = useTranslations("work");
  const context = useTaskContext();
  const actions = likeliestFirst(actionsFrom(context, task));
  const [main, ...rest] = actions;
  const who = task.customer?.name ?? t("nobody");
  const stage = context.stage(task.stage);
  const service = context.service(task.service_id);
  return (
    <li data-task={task.id} className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-canvas p-4">
      <div>
        <div className="flex items-center gap-2">
          <h3 tabIndex={-1} className="min-w-0 flex-1 truncate font-semibold text-lg">
            {who}
          </h3>
          <Priority level={task.priority} word={task.priority === "urgent" || task.priority === "high"} />
        </div>
        <p className="text-ink-soft">{service?.name ?? t("service_gone")}</p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
          <StageName name={stage.name} color={stage.color} />
          <DueTime task={task} />
        </p>
      </div>
      <Where task={task} metres={metres} />
      {isAnswerMissing(task) && (
        <Notice tone="held">
          <MissingLabels booking={task} service={service} />
        </Notice>
      )}
      <TaskAnswers task={task} service={service} />
      {task.notes && <p className="whitespace-pre-wrap rounded-md bg-well p-2 text-sm">{task.notes}</p>}
      {task.assignee && <TaskComments id={task.id} />}
      <TextLink href={`/inbox/${task.id}?back=my-work`} className="self-start text-sm">
        {t("mine.open")}
      </TextLink>
      <Waiting task={task} outbox={outbox} />
      <div ref={bottomBar} className="mt-auto flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          {main && (
            <Button
              data-next-step
              look="primary"
              className="h-12 flex-[2] text-lg md:h-11"
              onClick={() => onAction(main)}
            >
              {main.label}
            </Button>
          )}
          {task.assignee && (
            <Button className="h-12 flex-1 md:h-11" onClick={onPhoto}>
              <Camera aria-hidden className="size-5" />
              {t("mine.photo")}
            </Button>
          )}
        </div>
        {task.assignee && rest.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {rest.map((action) => (
              <Button
                key={action.key}
                className={cx("flex-1", endsBadly(action) && "text-trouble-text")}
                onClick={() => onAction(action)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
