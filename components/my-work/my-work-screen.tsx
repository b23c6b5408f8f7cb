"use client";

import { HardHat, LocateFixed, WifiOff } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { RunActionBody } from "@/clients/typescript/src/client";
import { Failed } from "@/components/forms/failed";
import { distance, pointOf } from "@/components/map/distance";
import { AskFirst } from "@/components/my-work/ask-first";
import { useCamera } from "@/components/my-work/camera";
import { DoneLately } from "@/components/my-work/done-lately";
import { useKeptScreen } from "@/components/my-work/offline";
import { foreseen, photosOf } from "@/components/my-work/outbox";
import { Refused } from "@/components/my-work/refused";
import { soonMs, useOneTaskATap } from "@/components/my-work/same-spot";
import { TaskAtHand } from "@/components/my-work/task-at-hand";
import { useMyTasks } from "@/components/my-work/tasks";
import { type Outbox, useOutbox } from "@/components/my-work/use-outbox";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { dateAt, dayBounds } from "@/components/time/zone";
import { Button, buttonClass } from "@/components/ui/button";
import { useFocusOfTheGone } from "@/components/ui/focus-of-the-gone";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState, Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import { type Action, endsBadly, isOpen, type Task, timeOf } from "@/components/work/moves";
import { type Position, usePosition } from "@/components/work/position";
import { useDone } from "@/components/work/run";
import { useMe, useTaskContext } from "@/components/work/task-context";
import { useUndoMove } from "@/components/work/undo-move";
import { endOfWorkDay } from "@/lib/core/vocabulary";

function distanceTo(task: Task, here: Position | null): number | null {
  const there = pointOf(task);
  return here && there && distance(here, there);
}

/** Nearest first, but what is urgent stays before everything else. */
function nearestFirst(tasks: readonly Task[], here: Position | null): Task[] {
  if (!here) return [...tasks];
  const away = (task: Task) => distanceTo(task, here) ?? Number.MAX_VALUE;
  const rush = ({ priority }: Task) => Number(priority === "urgent");
  return [...tasks].sort((a, b) => rush(b) - rush(a) || away(a) - away(b));
}

function Connection({ outbox }: { outbox: Outbox }) {
  const t = useTranslations("work.mine");
  const count = outbox.entries.filter(({ state }) => state === "waiting").length;
  const words = [
    ...(outbox.online ? [] : [t("offline")]),
    ...(count > 0 ? [outbox.sending ? t("sending_count", { count }) : t("waiting_count", { count })] : []),
  ];
  return (
    <div role="status" className="px-4 empty:hidden md:px-6">
      {words.length > 0 && (
        <div className="mb-3">
          <Notice tone={outbox.online ? "plain" : "held"}>
            <span className="flex items-center gap-2">
              {!outbox.online && <WifiOff aria-hidden className="size-4 shrink-0" />}
              {words.join(" ")}
            </span>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** The fields to fill in before the action is queued. */
const asksFirst = ({ requires, ...action }: Action, photos: number): boolean =>
  requires.comment ||
  requires.location ||
  requires.fields.length > 0 ||
  (requires.photo && photos === 0) ||
  endsBadly({ requires, ...action });

/** Runs an action, with an undo. */
function useRun(outbox: Outbox) {
  const t = useTranslations();
  const toast = useToast();
  const done = useDone();
  const { refusals } = useUndoMove();
  return async (task: Task, action: Action, body: RunActionBody) => {
    const who = task.customer?.name ?? t("work.nobody");
    const entry = { kind: "action", task: task.id, who, action: action.key, label: action.label, body } as const;
    toast.undoable(done(task, action), await outbox.add(entry), { refusals, about: task.id });
  };
}

const cardsOf = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>("[data-task]")];

/** The same task where it is now, else the next card, else the last one. */
function heirAmongTasks(had: Element): () => HTMLElement | null {
  const card = had.closest<HTMLElement>("[data-task]");
  const order = cardsOf(document).map(({ dataset }) => dataset.task);
  const at = order.indexOf(card?.dataset.task);
  return () => {
    const cards = cardsOf(document);
    const find = (task: string | undefined) => cards.find(({ dataset }) => dataset.task === task);
    const same = find(card?.dataset.task);
    if (same)
      return same.querySelector<HTMLElement>("[data-next-step]") ?? same.querySelector<HTMLElement>("h3, button");
    const next =
      order
        .slice(at + 1)
        .map(find)
        .find(Boolean) ?? cards.at(-1);
    return next?.querySelector<HTMLElement>("h3, button") ?? null;
  };
}

/** A card that goes to another list is followed, or the next tap would meet another's button. */
function useFollowedCard(): (task: string) => void {
  const followed = useRef<{ task: string; from: string | null } | null>(null);
  const find = (task: string) => cardsOf(document).find(({ dataset }) => dataset.task === task);
  const listOf = (card: Element | undefined) => card?.closest("section")?.ariaLabel ?? null;
  useEffect(() => {
    if (!followed.current) return;
    const card = find(followed.current.task);
    if (listOf(card) === followed.current.from) return;
    followed.current = null;
    card?.scrollIntoView({ block: "center" });
  });
  return (task) => {
    followed.current = { task, from: listOf(find(task)) };
  };
}

type Lists = { title: string; tasks: Task[] }[];

/** The lists of the day. A card moves between them, so what is open over it belongs to all of them. */
function Tasks({ lists, here, outbox }: { lists: Lists; here: Position | null; outbox: Outbox }) {
  const send = useRun(outbox);
  const follow = useFollowedCard();
  const run = (task: Task, action: Action, body: RunActionBody) => {
    follow(task.id);
    void send(task, action, body);
  };
  const { camera, open } = useCamera(outbox);
  const [asked, setAsked] = useState<{ task: Task; action: Action } | null>(null);
  const last = useRef({ what: "", at: 0 });
  const begin = (task: Task, action: Action) => {
    // The second tap may come before the card has moved.
    const what = `${task.id} ${task.stage} ${action.key}`;
    const now = performance.now();
    if (last.current.what === what && now - last.current.at < soonMs) return;
    last.current = { what, at: now };
    if (asksFirst(action, photosOf(outbox.entries, task.id).length)) return setAsked({ task, action });
    run(task, action, {});
  };
  return (
    <>
      {camera}
      {lists.map(
        ({ title, tasks }) =>
          tasks.length > 0 && (
            <section key={title} aria-label={title} className="mb-5">
              <h2 className="mb-2 px-4 font-medium text-ink-soft text-sm md:px-6">
                {title} <span className="tabular-nums">{tasks.length}</span>
              </h2>
              <ul className="grid gap-3 px-4 md:grid-cols-2 md:px-6 xl:grid-cols-3">
                {nearestFirst(tasks, here).map((task) => (
                  <TaskAtHand
                    key={task.id}
                    task={task}
                    metres={distanceTo(task, here)}
                    outbox={outbox}
                    onAction={(action) => begin(task, action)}
                    onPhoto={() => open(task)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {asked && (
        <AskFirst
          {...asked}
          outbox={outbox}
          onSure={(body) => run(asked.task, asked.action, body)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Members who may link people to resources get a link; others are told whom to ask. */
function Unlinked() {
  const t = useTranslations("work.mine");
  const mayLink = useMe().role !== "agent";
  const link = (
    <Link href="/catalog/resources" className={buttonClass({ look: "primary" })}>
      {t("link_me")}
    </Link>
  );
  return (
    <EmptyState icon={HardHat} title={t("unlinked")} learn="my-tasks" action={mayLink && link}>
      {t(mayLink ? "unlinked_admin" : "unlinked_text")}
    </EmptyState>
  );
}

const isBegun = ({ status }: Task): boolean => status === "checked_in";

/** Whether a task is today's, as on Home: what is urgent or has no time is. */
function useIsToday(): (task: Task) => boolean {
  const [zone, now] = [useTimeZone() ?? "UTC", useNow().getTime()];
  const until = endOfWorkDay(now, dayBounds(zone, dateAt(zone, now)).to);
  return (task) => {
    const at = timeOf(task);
    return at === null || task.priority === "urgent" || Date.parse(at) < until;
  };
}

function Content({ owner, here }: { owner: string; here: Position | null }) {
  const t = useTranslations();
  const { actions } = useTaskContext();
  const outbox = useOutbox(owner);
  const { tasks, own, pending, failed } = useMyTasks(owner);
  const groups = new Set(own.flatMap(({ group_ids }) => group_ids));
  const seen = tasks.map((task) => {
    const worker = own.find(({ group_ids }) => task.group_id !== null && group_ids.includes(task.group_id)) ?? own[0];
    return foreseen(task, outbox.entries, actions, worker ?? null);
  });
  const isMine = ({ assignee }: Task) => own.some(({ id }) => id === assignee?.resource_id);
  const mineNow = seen.filter((task) => isOpen(task) && isMine(task));
  const isToday = useIsToday();
  const begun = mineNow.filter(isBegun);
  const next = mineNow.filter((task) => !isBegun(task) && isToday(task));
  const later = mineNow.filter((task) => !isBegun(task) && !isToday(task));
  const queue = seen.filter(
    (task) => isOpen(task) && task.assignee === null && task.group_id !== null && groups.has(task.group_id),
  );
  const place = useRef<HTMLDivElement>(null);
  const oneTaskATap = useOneTaskATap();
  useFocusOfTheGone(place, own.length > 0, heirAmongTasks);
  if (own.length === 0) return <Unlinked />;
  return (
    <div ref={place} tabIndex={-1} className="outline-none" onClickCapture={oneTaskATap}>
      <Connection outbox={outbox} />
      <Refused outbox={outbox} />
      {pending && (
        <div className="flex flex-col gap-3 px-4 md:px-6">
          <Skeleton className="h-44 rounded-md" />
          <Skeleton className="h-44 rounded-md" />
        </div>
      )}
      {failed && <Failed error={failed.error} retry={failed.refetch} />}
      {!pending && !failed && mineNow.length + queue.length === 0 && (
        <EmptyState icon={HardHat} title={t("work.mine.empty")} learn="my-tasks">
          {t("work.mine.empty_text")}
        </EmptyState>
      )}
      <Tasks
        lists={[
          { title: t("work.mine.begun"), tasks: begun },
          { title: t("work.mine.next"), tasks: next },
          { title: t("work.mine.queue"), tasks: queue },
          { title: t("work.mine.later"), tasks: later },
        ]}
        here={here}
        outbox={outbox}
      />
      <DoneLately own={own} />
    </div>
  );
}

/** A field worker's day: own tasks, tasks to claim, and one large button for the next step. */
export function MyWorkScreen() {
  const t = useTranslations("work");
  const { member, workspace } = useShell();
  const { position, finding, look, forget } = usePosition();
  const [near, setNear] = useState(false);
  useKeptScreen();
  const toggle = async () => {
    if (near) forget();
    setNear(!near && (await look()) !== null);
  };
  return (
    <>
      <PageHeader
        title={t("mine.title")}
        action={
          <Button aria-pressed={near} pending={finding === "looking"} onClick={() => void toggle()}>
            <LocateFixed aria-hidden className={near ? "size-4 text-confirmed-text" : "size-4"} />
            {t("mine.near")}
          </Button>
        }
      />
      {(finding === "denied" || finding === "failed") && (
        <div className="px-4 pb-3 md:px-6">
          <Notice tone="trouble">{finding === "denied" ? t("locate_denied") : t("locate_failed")}</Notice>
        </div>
      )}
      <Content owner={`${workspace.id}:${member.email}`} here={near ? position : null} />
    </>
  );
}
