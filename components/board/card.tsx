"use client";

import { Ellipsis, MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { isAnswerMissing, MissingMark } from "@/components/bookings/missing-answers";
import { Attending, isExpected } from "@/components/notices/attending";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Menu } from "@/components/ui/menu";
import { type Action, actionsFrom, endsBadly, isClaim, type Task } from "@/components/work/moves";
import { Priority } from "@/components/work/priority";
import { likeliestFirst } from "@/components/work/task-actions";
import type { TaskContext } from "@/components/work/task-context";
import { DueTime } from "@/components/work/task-line";

export function CardFace({ task, service }: { task: Task; service: string }) {
  const t = useTranslations("work");
  return (
    <>
      <span className="flex items-start gap-2 pr-8">
        <span className="min-w-0 flex-1 truncate font-medium">{task.customer?.name ?? t("nobody")}</span>
      </span>
      <span className="truncate text-ink-soft text-sm">{service}</span>
      {task.location?.formatted && (
        <span className="flex items-center gap-1 text-ink-faint text-sm">
          <MapPin aria-hidden className="size-3 shrink-0" />
          <span className="truncate">{task.location.formatted}</span>
        </span>
      )}
      {isAnswerMissing(task) && <MissingMark />}
      {task.tags.length > 0 && (
        <span className="flex gap-1 overflow-hidden">
          {task.tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      )}
      <span className="flex items-center gap-2 text-sm">
        <Priority level={task.priority} />
        <span className="min-w-0 flex-1 truncate">
          <DueTime task={task} />
        </span>
        {isExpected({ ...task, attending: task.attending_since !== null }) && <Attending />}
        {task.assignee && (
          <>
            <span className="sr-only">{task.assignee.name}</span>
            <span title={task.assignee.name} className="flex">
              <Avatar name={task.assignee.name} size="sm" />
            </span>
          </>
        )}
      </span>
    </>
  );
}

type Props = {
  task: Task;
  context: TaskContext;
  search: string;
  open: boolean;
  held: boolean;
  lifted: boolean;
  hint: string;
  onGrab: (event: PointerEvent<HTMLElement>, task: Task) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: Task) => void;
  onRun: (task: Task, action: Action) => void;
  onAssign: ((task: Task, action: Action) => void) | null;
};

/** A task on the board: a link to its drawer, to be dragged, lifted by the keyboard, or moved by its menu. */
export const Card = memo(function Card({ task, context, search, open, held, lifted, hint, ...on }: Props) {
  const t = useTranslations("work");
  const actions = likeliestFirst(actionsFrom(context, task));
  const { onAssign } = on;
  const taking = actions.find(isClaim);
  const who = task.customer?.name ?? t("nobody");
  return (
    <li className="relative [contain-intrinsic-size:auto_116px] [content-visibility:auto]">
      <Link
        href={`/board/${task.id}${search}`}
        scroll={false}
        draggable={false}
        data-card={task.id}
        aria-describedby={hint}
        aria-current={open || undefined}
        onPointerDown={(event) => on.onGrab(event, task)}
        onKeyDown={(event) => on.onKeyDown(event, task)}
        className={cx(
          // An inset ring: `content-visibility` clips at the card's own box.
          "flex select-none flex-col gap-1 rounded-md border bg-canvas p-3 -outline-offset-2 hover:border-line-control focus-visible:-outline-offset-2 md:cursor-grab",
          open ? "border-focus" : "border-line",
          held && "opacity-40",
          lifted && "outline-2 outline-focus",
        )}
      >
        <CardFace task={task} service={context.service(task.service_id)?.name ?? t("service_gone")} />
      </Link>
      {actions.length > 0 && (
        <div className="absolute top-0 right-0 md:top-1 md:right-1">
          <Menu
            label={t("actions_of", { who })}
            align="end"
            entries={[
              ...(onAssign && taking ? [{ do: t("assign"), onSelect: () => onAssign(task, taking) }] : []),
              ...actions.map((action) => ({
                do: action.label,
                key: action.key,
                danger: endsBadly(action),
                onSelect: () => on.onRun(task, action),
              })),
            ]}
            trigger={
              <Button look="ghost" size="icon-sm" aria-label={t("actions_of", { who })}>
                <Ellipsis aria-hidden className="size-4" />
              </Button>
            }
          />
        </div>
      )}
    </li>
  );
});
