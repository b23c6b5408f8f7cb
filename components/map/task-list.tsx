"use client";

import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { TeamMate } from "@/clients/typescript/src/client";
import { StatusBadge } from "@/components/bookings/status";
import { distance, type Point, useDistanceWords } from "@/components/map/distance";
import type { Place } from "@/components/map/queries";
import { neediestFirst } from "@/components/map/task-order";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { useRowKeys } from "@/components/ui/row-keys";
import { Ago } from "@/components/ui/time";
import { byPerson, type PersonTasks } from "@/components/work/assigning/groups";
import { useWorkload } from "@/components/work/assigning/worker-options";
import { useTaskContext } from "@/components/work/task-context";
import { DueTime } from "@/components/work/task-line";

type Far = { place: Place; metres: number | null };

/** What is done with the rows: one is looked at, several are selected to be assigned together. */
type Hands = {
  chosen: string | null;
  onChoose: (id: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], selected: boolean) => void;
};

const boxClass = "size-5 cursor-pointer accent-accent md:size-4";

function Row({ place: { task }, metres, index, hands }: Far & { index: number; hands: Hands }) {
  const t = useTranslations("map");
  const inWords = useDistanceWords();
  const { service } = useTaskContext();
  const row = useRef<HTMLLIElement>(null);
  const chosen = hands.chosen === task.id;
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const who = task.customer?.name ?? t("nobody");
  const selected = hands.selected.has(task.id);
  return (
    <li
      ref={row}
      data-index={index}
      aria-current={chosen || undefined}
      className={cx(
        "flex scroll-mt-[38dvh] items-stretch border-line border-b [contain-intrinsic-size:auto_88px] [content-visibility:auto] md:scroll-mt-0",
        chosen ? "bg-chosen" : selected ? "bg-confirmed-soft" : "hover:bg-well",
      )}
    >
      <label className="flex w-11 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          checked={selected}
          onChange={({ target }) => hands.onSelect([task.id], target.checked)}
          aria-label={t("select", { name: who })}
          className={boxClass}
        />
      </label>
      <button
        type="button"
        data-opens
        aria-pressed={chosen}
        onClick={() => hands.onChoose(task.id)}
        className="flex min-w-0 flex-1 flex-col gap-1 py-3 text-left focus-visible:outline-offset-[-2px]"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="truncate font-medium">{who}</span>
          {metres !== null && <span className="shrink-0 text-ink-soft text-sm tabular-nums">{inWords(metres)}</span>}
        </span>
        <span className="flex w-full items-baseline justify-between gap-3 text-ink-soft text-sm">
          <span className="truncate">{task.location?.formatted ?? t("no_address")}</span>
          <span className="shrink-0">
            <DueTime task={task} />
          </span>
        </span>
        <span className="flex w-full items-center gap-2 overflow-hidden text-sm">
          <StatusBadge status={task.status} />
          {(task.priority === "urgent" || task.priority === "high") && (
            <Badge meaning="trouble">{t(`priority.${task.priority}`)}</Badge>
          )}
          <span className="min-w-0 truncate text-ink-soft">
            {service(task.service_id)?.name}
            {" · "}
            {task.assignee?.name ?? t("unassigned")}
          </span>
        </span>
      </button>
      <Link
        href={`/inbox/${task.id}?back=map`}
        aria-label={t("open", { name: who })}
        className={`${buttonClass({ look: "ghost", size: "icon" })} m-2 self-center md:mr-4`}
      >
        <ArrowUpRight aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

/** Who has the tasks below: what they have to do in all, and when it was last known where they are. */
function PersonHead({
  group: { name, items },
  mate,
  hands,
}: {
  group: PersonTasks<Far>;
  mate: TeamMate | undefined;
  hands: Hands;
}) {
  const t = useTranslations("map");
  const workload = useWorkload();
  const ids = items.map(({ place }) => place.id);
  const all = ids.every((id) => hands.selected.has(id));
  const called = name ?? t("unassigned");
  return (
    <li data-person={called} className="flex min-h-14 items-center border-line border-b bg-well pr-4">
      <label className="flex w-11 shrink-0 cursor-pointer items-center justify-center self-stretch">
        <input
          type="checkbox"
          checked={all}
          onChange={() => hands.onSelect(ids, !all)}
          aria-label={t("select_all_of", { name: called, count: ids.length })}
          className={boxClass}
        />
      </label>
      {name && (
        <span className="mr-2 flex">
          <Avatar name={name} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col py-1">
        <span className="truncate font-semibold">{called}</span>
        <span className="truncate text-ink-soft text-sm">
          {mate ? workload(mate).join(" · ") : t("shown_here", { count: ids.length })}
          {mate?.last_place && (
            <>
              {" · "}
              {t.rich("seen", { ago: () => <Ago at={mate.last_place?.at ?? ""} /> })}
            </>
          )}
        </span>
      </span>
    </li>
  );
}

/** The tasks beside the map: everything the map shows, in words; nearest first where it is known where "here" is, else neediest first. */
export function TaskList({
  places,
  mates,
  grouped,
  from,
  ...hands
}: Hands & {
  places: readonly Place[];
  mates: ReadonlyMap<string, TeamMate>;
  /** By who has them. */
  grouped: boolean;
  /** Where distances are measured from. */
  from: Point | null;
}) {
  const t = useTranslations("map");
  const body = useRef<HTMLUListElement>(null);
  useRowKeys(body, 88, places.length);
  const far: Far[] = places.map((place) => ({ place, metres: from && distance(from, place) }));
  const order = neediestFirst(useNow().getTime());
  far.sort((a, b) => (from ? (a.metres ?? 0) - (b.metres ?? 0) : order(a.place.task, b.place.task)));
  const groups = grouped ? byPerson(far, ({ place }) => place.task) : [{ id: null, name: null, items: far }];
  let index = 0;
  return (
    <ul ref={body} aria-label={t("tasks")} className={cx("border-line border-t", hands.selected.size > 0 && "mb-20")}>
      {groups.flatMap((group) => [
        ...(grouped
          ? [<PersonHead key={`of ${group.id}`} group={group} mate={mates.get(group.id ?? "")} hands={hands} />]
          : []),
        ...group.items.map((each) => <Row key={each.place.id} {...each} index={index++} hands={hands} />),
      ])}
    </ul>
  );
}
