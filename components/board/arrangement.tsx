"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Resource } from "@/clients/typescript/src/client";
import { arrangePeople, isEnd, nobody, personOf, stageOf } from "@/components/board/columns";
import { categoryLook, Dot } from "@/components/stages/category";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import { showToast } from "@/components/ui/toast-queue";
import { useAssign } from "@/components/work/assigning/assign";
import { useMates } from "@/components/work/assigning/worker-options";
import {
  type Action,
  actionsBetween,
  actionsFrom,
  asksForMore,
  assignmentOf,
  isClaim,
  type Task,
  workersFor,
} from "@/components/work/moves";
import type { Runner } from "@/components/work/run";
import { type TaskContext, useMe, useTaskContext } from "@/components/work/task-context";

export type BoardColumn = {
  key: string;
  name: string;
  /** What stands before and after the name. */
  before?: ReactNode;
  after?: ReactNode;
  /** Under the name. */
  below?: string;
  /** Only what ended today is shown. */
  today?: boolean;
};

/** What the columns of the board stand for, and what dropping a card on one of them does. */
export type Arrangement = {
  /** The stages whose tasks are shown. */
  stages: TaskContext["stages"];
  columns: readonly BoardColumn[];
  columnOf: (task: Task) => string;
  /** Which of them are shown for these tasks, and in which order; without it, all. */
  arrange?: (tasks: ReadonlyMap<string, readonly Task[]>, isSearch: boolean) => readonly BoardColumn[];
  accepts: (task: Task, to: string) => boolean;
  drop: (task: Task, to: string) => void;
};

type Run = (task: Task, actions: readonly Action[]) => void;

/** A column for each stage: a card is moved by the action that leads there; where there is none, it is said which there are. */
export function useByStage(run: Run, runner: Runner): Arrangement {
  const t = useTranslations("work");
  const context = useTaskContext();
  const mayAssign = useMe().role !== "agent";
  const columns = useMemo(
    () =>
      context.stages.map((stage): BoardColumn => {
        const { icon: Icon, ink } = categoryLook[stage.category];
        return {
          key: stage.key,
          name: stage.name,
          before: <Dot color={stage.color} />,
          after: <Icon aria-hidden className={cx("size-4 shrink-0", ink)} />,
          today: isEnd(stage),
        };
      }),
    [context.stages],
  );
  /** Who dispatches is asked who gets the task; there is nothing to ask where only one person can do it. */
  const send = (task: Task, actions: readonly Action[]) => {
    const workers = workersFor(task, context.resources);
    const sole = workers.length === 1 ? (workers[0]?.id ?? null) : null;
    const [action] = actions;
    if (!action || actions.length > 1 || asksForMore(action) || sole === null)
      return runner.assign(task, actions, sole);
    runner.run.mutate({ task, action, body: { resource_id: sole } });
  };
  return {
    stages: context.stages,
    columns,
    columnOf: stageOf,
    accepts: (task, to) => actionsBetween(context, task, to).length > 0,
    drop: (task, to) => {
      const actions = actionsBetween(context, task, to);
      if (mayAssign && task.assignee === null && actions.some(isClaim)) return send(task, actions);
      if (actions.length > 0) return run(task, actions);
      const ways = actionsFrom(context, task).map(({ label }) => label);
      const names = { from: context.stage(task.stage).name, to: context.stage(to).name };
      const rest = ways.length > 0 ? t("ways", { ways: ways.join(", ") }) : t("no_ways");
      showToast({ text: `${t("no_way", names)} ${rest}`, trouble: true });
    },
  };
}

/** Those who take tasks from a queue; what nobody has is before them. */
function useWorkerColumns(): BoardColumn[] {
  const t = useTranslations("work");
  const { resources } = useTaskContext();
  const mates = useMates();
  const workers = resources.filter(
    ({ id, active, kind, group_ids }) =>
      active && (kind === "person" || kind === "vehicle") && (group_ids.length > 0 || mates.get(id)?.open_tasks),
  );
  return [
    { key: nobody, name: t("unassigned") },
    ...workers.map(({ id, name }): BoardColumn => {
      const late = mates.get(id)?.late_tasks ?? 0;
      // How many there are stands at the end of the heading, as at every column.
      const below = late > 0 ? t("workload_late", { count: late }) : undefined;
      return { key: id, name, before: <Avatar name={name} size="sm" />, below };
    }),
  ];
}

/** A column for each person: dropping a card on one assigns it, and on the first takes it off whoever has it. */
export function useByPerson(run: Run, runner: Runner): Arrangement {
  const t = useTranslations("work");
  const context = useTaskContext();
  const me = useMe();
  const assign = useAssign();
  const columns = useWorkerColumns();
  const stages = useMemo(() => context.stages.filter((stage) => !isEnd(stage)), [context.stages]);
  const releases = (task: Task) => actionsFrom(context, task).filter(({ effect }) => effect === "release");
  /** Who does not dispatch gives tasks to nobody but themselves. */
  const mayGiveTo = ({ member_id }: Resource) => me.role !== "agent" || member_id === me.id;
  const assignment = (task: Task, key: string) => {
    const to = workersFor(task, context.resources).find(({ id }) => id === key);
    const way = to && mayGiveTo(to) && assignmentOf(context, task, to.id);
    return way ? { to, action: way.action } : null;
  };
  return {
    stages,
    columns,
    columnOf: personOf,
    arrange: (tasks, isSearch) => arrangePeople(columns, tasks, context.resources, isSearch),
    accepts: (task, to) => (to === nobody ? releases(task).length > 0 : assignment(task, to) !== null),
    drop: (task, key) => {
      const refuse = (text: string) => showToast({ text, trouble: true });
      if (key === nobody) {
        const ways = releases(task);
        return ways.length > 0 ? run(task, ways) : refuse(t("no_release"));
      }
      const way = assignment(task, key);
      const worker = context.resources.find(({ id }) => id === key);
      if (worker && !mayGiveTo(worker)) return refuse(t("only_admins_assign"));
      if (!way) return refuse(t("no_assign", { name: columns.find((column) => column.key === key)?.name ?? "" }));
      if (asksForMore(way.action)) return runner.assign(task, [way.action], way.to.id);
      assign.mutate({ task, to: way.to });
    },
  };
}
