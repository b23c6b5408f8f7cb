"use client";

import { AlarmClock, CircleHelp, MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { isAnswerMissing } from "@/components/bookings/missing-answers";
import { Attending, isExpected } from "@/components/notices/attending";
import { Dot } from "@/components/stages/category";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { useAtNow } from "@/components/ui/now";
import { When } from "@/components/ui/time";
import { isLate, type Task, timeOf } from "@/components/work/moves";
import { Priority } from "@/components/work/priority";
import { lineColumns, wholeHeight } from "@/components/work/row-shape";
import type { TaskContext } from "@/components/work/task-context";

/** When it is due or starts, and which of the two; what is late says so in words. */
export function DueTime({ task }: { task: Task }) {
  const t = useTranslations("work");
  const late = useAtNow((now) => isLate(task, now.getTime()));
  const at = late ? task.due_at : timeOf(task);
  if (at === null) return <span className="text-ink-faint">{t("no_date")}</span>;
  const said = t.rich(at === task.due_at ? "due_when" : "starts_when", { when: () => <When at={at} inside /> });
  if (!late) return <span className="text-ink-soft">{said}</span>;
  return (
    <span className="inline-flex items-center gap-1 align-bottom text-trouble-text">
      <AlarmClock aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{t("late")}</span>
      <span className="truncate">{said}</span>
    </span>
  );
}

export function StageName({ name, color }: { name: string; color: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Dot color={color} />
      <span className="truncate">{name}</span>
    </span>
  );
}

function TagsOf({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex min-w-0 gap-1 overflow-hidden">
      {tags.slice(0, 2).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {tags.length > 2 && <Badge>+{tags.length - 2}</Badge>}
    </span>
  );
}

type Props = {
  task: Task;
  index: number;
  context: TaskContext;
  search: string;
  open: boolean;
  chosen: boolean;
  onChoose: (id: string, chosen: boolean) => void;
};

/** A task as a row: a link to its drawer, with a box that chooses it. */
export const TaskLine = memo(function TaskLine({ task, index, context, search, open, chosen, onChoose }: Props) {
  const t = useTranslations("work");
  const who = task.customer?.name ?? t("nobody");
  const service = context.service(task.service_id);
  const stage = context.stage(task.stage);
  return (
    <li
      data-index={index}
      data-task={task.id}
      aria-current={open || undefined}
      className={cx(
        "relative grid h-[88px] grid-cols-[44px_minmax(0,1fr)_auto] grid-rows-[auto_auto_auto] content-center items-center gap-x-2 border-line border-b pr-4",
        "md:h-12 md:gap-x-3 md:pr-6 md:pl-3 md:max-lg:grid-rows-[auto_auto] lg:grid-rows-1",
        lineColumns,
        "hover:bg-well has-[a:focus-visible]:bg-well aria-[current]:bg-confirmed-soft",
        chosen && "bg-confirmed-soft",
      )}
    >
      <label
        className={cx(
          "relative z-[1] flex h-full w-11 cursor-pointer items-center justify-center max-md:row-span-3 md:w-10",
          wholeHeight,
        )}
      >
        <input
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onChoose(task.id, target.checked)}
          aria-label={t("choose", { who })}
          className="size-5 cursor-pointer accent-accent md:size-4"
        />
      </label>
      <span className={cx("max-md:order-2 max-md:justify-self-end", wholeHeight)}>
        <Priority level={task.priority} />
      </span>
      <Link
        href={`/inbox/${task.id}${search}`}
        scroll={false}
        className="min-w-0 truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2 max-md:order-1 md:max-lg:col-start-3 md:max-lg:row-start-1"
      >
        {who}
      </Link>
      <span className="min-w-0 truncate text-ink-soft max-md:order-3 max-md:col-span-2 max-md:col-start-2 md:max-lg:col-start-3 md:max-lg:row-start-2 md:max-lg:text-sm">
        {isExpected({ ...task, attending: task.attending_since !== null }) && (
          <span className="mr-1">
            <Attending />
          </span>
        )}
        {isAnswerMissing(task) && (
          <>
            <CircleHelp aria-hidden className="mr-1 mb-px inline size-4 text-held-text" />
            <span className="sr-only">{t("only_missing")}</span>
          </>
        )}
        {service?.name ?? t("service_gone")}
        {task.location?.formatted && (
          <span className="text-ink-faint md:hidden">
            {" "}
            · <MapPin aria-hidden className="mb-px inline size-3" /> {task.location.formatted}
          </span>
        )}
      </span>
      <span className={cx("flex min-w-0 items-center text-sm max-md:order-4 max-md:col-start-2", wholeHeight)}>
        <StageName name={stage.name} color={stage.color} />
      </span>
      <span className="hidden min-w-0 xl:block">
        <TagsOf tags={task.tags} />
      </span>
      <span
        title={task.assignee?.name ?? t("unassigned")}
        className={cx("hidden min-w-0 items-center gap-2 md:flex", wholeHeight)}
      >
        {task.assignee ? (
          <>
            <Avatar name={task.assignee.name} size="sm" />
            <span className="truncate text-sm max-xl:sr-only">{task.assignee.name}</span>
          </>
        ) : (
          <span className="text-ink-faint text-sm max-xl:sr-only">{t("unassigned")}</span>
        )}
      </span>
      <span className={cx("truncate text-right text-sm max-md:order-5", wholeHeight)}>
        <DueTime task={task} />
      </span>
    </li>
  );
});
