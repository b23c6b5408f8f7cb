"use client";

import { useQuery } from "@tanstack/react-query";
import { LassoSelect, LocateFixed, MapPinOff, Maximize, Users } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { BookingPage } from "@/clients/typescript/src/client";
import { Failed } from "@/components/forms/failed";
import { type MapAddress, useMapAddress, viewIn } from "@/components/map/address";
import { type Engine, useEngine } from "@/components/map/engine";
import { type Box, boxAround, boxText, bulkOf, type Point } from "@/components/map/geo";
import { Rows } from "@/components/map/map-skeleton";
import { type Position, usePosition } from "@/components/map/position";
import { type Place, placed, placesOf } from "@/components/map/queries";
import { Scatter } from "@/components/map/scatter";
import { type Seen, useSeen } from "@/components/map/seen";
import { TaskList } from "@/components/map/task-list";
import { PageHeader } from "@/components/shell/page-header";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState, Notice } from "@/components/ui/states";
import { useMates } from "@/components/work/assigning/worker-options";
import { useBulk } from "@/components/work/bulk/bulk";
import { useChosen } from "@/components/work/chosen";
import { workViews } from "@/lib/core/vocabulary";

const BulkBar = dynamic(() => import("@/components/work/bulk/bulk-bar"), { ssr: false });
const BulkFailures = dynamic(() => import("@/components/work/bulk/bulk-failures"), { ssr: false });

export type FirstMap = {
  view: string | null;
  box: string | null;
  everywhere: BookingPage;
  here: BookingPage;
};

const patience = 300;

/** Panning is faster than loading: only the final position is queried. */
function useSettledBox(go: (change: Partial<MapAddress>) => void): (box: Box) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (box) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ box }), patience);
  };
}

/** The map starts where most tasks are; a note says that there are others, and a button shows them. */
function FarAway({
  places,
  address,
  go,
}: {
  places: readonly Place[];
  address: MapAddress;
  go: (change: Partial<MapAddress>) => void;
}) {
  const t = useTranslations("map");
  const count = places.length - bulkOf(places).length;
  if (count === 0 || address.box) return null;
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-10 flex justify-center">
      <Button className="pointer-events-auto shadow-float" onClick={() => go({ box: boxAround(places) })}>
        <Maximize aria-hidden className="size-4" />
        {t("far_away", { count })}
      </Button>
    </div>
  );
}

function Picture({
  engine: View,
  styleUrl,
  places,
  address,
  position,
  people,
  selected,
  onLasso,
  go,
}: {
  engine: Engine;
  styleUrl: string | null;
  places: readonly Place[];
  address: MapAddress;
  position: Point | null;
  people: readonly Seen[];
  selected: ReadonlySet<string>;
  onLasso: (ids: string[]) => void;
  go: (change: Partial<MapAddress>) => void;
}) {
  const t = useTranslations("map");
  const [plain, setPlain] = useState(false);
  const [lassoes, setLassoes] = useState(false);
  const onBox = useSettledBox(go);
  return (
    <div className="sticky top-0 z-10 h-[38dvh] shrink-0 bg-well md:relative md:h-auto md:flex-1">
      {View === "missing" ? (
        <div className="flex size-full flex-col gap-2 p-3">
          <Notice>{t("no_webgl")}</Notice>
          <div className="min-h-0 flex-1">
            <Scatter places={places} box={address.box} chosen={address.task} position={position} />
          </div>
        </div>
      ) : View ? (
        <View
          styleUrl={styleUrl}
          places={places}
          box={address.box}
          chosen={address.task}
          position={position}
          people={people}
          selected={selected}
          marked={address.grouped}
          lassoes={lassoes}
          onLasso={onLasso}
          onBox={onBox}
          onChoose={(task) => go({ task })}
          onTrouble={() => setPlain(true)}
        />
      ) : (
        <Skeleton className="size-full rounded-none" />
      )}
      {View && View !== "missing" && (
        <div className="absolute top-3 left-3">
          <Button
            aria-pressed={lassoes}
            className={cx("shadow-float", lassoes && "bg-chosen")}
            onClick={() => setLassoes(!lassoes)}
          >
            <LassoSelect aria-hidden className="size-4" />
            {/* On a small desk the list leaves the map little room. */}
            <span className="md:max-lg:sr-only">{t(lassoes ? "lasso_stop" : "lasso")}</span>
          </Button>
        </div>
      )}
      {plain && (
        <div className="absolute top-16 right-14 left-3">
          <Notice tone="held">{t("no_tiles")}</Notice>
        </div>
      )}
      <FarAway places={places} address={address} go={go} />
      {View !== "missing" && (
        <p className="pointer-events-none absolute right-2 bottom-2 left-2 ml-auto flex w-fit flex-wrap gap-x-3 rounded-sm bg-canvas px-2 py-1 text-ink-soft text-xs">
          <span className="flex items-center gap-1">
            <span aria-hidden className="size-3 rounded-full border-2 border-confirmed bg-canvas" />
            {t("unassigned")}
          </span>
          <span className="flex items-center gap-1">
            <span aria-hidden className="size-3 rounded-full bg-confirmed" />
            {t("taken")}
          </span>
          {people.length > 0 && (
            <span className="flex items-center gap-1">
              <span aria-hidden className="size-3 rounded-[2px] bg-progress" />
              {t("person")}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function NearMe({ position, find, forget }: ReturnType<typeof usePosition>) {
  const t = useTranslations("map");
  return (
    <Button
      aria-pressed={position.state === "known"}
      pending={position.state === "asking"}
      className={position.state === "known" ? "bg-chosen" : ""}
      onClick={position.state === "known" ? forget : find}
    >
      <LocateFixed aria-hidden className="size-4" />
      {t("near_me")}
    </Button>
  );
}

const Unfound = ({ state }: { state: Position["state"] }) => {
  const t = useTranslations("map");
  if (state !== "refused" && state !== "unknown") return null;
  return (
    <div className="px-4 pb-3 md:px-6">
      <Notice tone="held">{t(`position.${state}`)}</Notice>
    </div>
  );
};

/** The center of the shown area: without a map, distances are measured from there until the position is known. */
function middleOf(places: readonly Place[]): Point | null {
  const box = boxAround(places);
  return box && { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 };
}

/** The tasks that are selected on the map or in the list, and what can be done with them together. */
function useSelection(places: readonly Place[]) {
  const tasks = useMemo(() => places.map(({ task }) => task), [places]);
  const { chosen, chooseMany, all, none } = useChosen(tasks);
  const bulk = useBulk();
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const bar = (
    <>
      {chosen.length > 0 && <BulkBar chosen={chosen} total={tasks.length} bulk={bulk} onAll={all} onDone={none} />}
      {bulk.failures.length > 0 && <BulkFailures bulk={bulk} />}
    </>
  );
  return { selected, select: chooseMany, bar };
}

export function MapScreen({ first, styleUrl }: { first: FirstMap; styleUrl: string | null }) {
  const t = useTranslations();
  const [address, go] = useMapAddress();
  const near = usePosition();
  const engine = useEngine();
  const mapless = engine === "missing";
  const { view, box } = address;
  const sameView = first.view === view;
  const everywhere = useQuery({ ...placed(view, null), ...(sameView ? { initialData: first.everywhere } : {}) });
  const here = useQuery({
    ...placed(view, box),
    ...(sameView && first.box === (box && boxText(box)) ? { initialData: first.here } : {}),
  });
  const listed = useMemo(() => placesOf(here.data), [here.data]);
  // With more tasks than one page holds, those of the box are added to those of the whole.
  const drawn = useMemo(() => placesOf(everywhere.data, here.data), [everywhere.data, here.data]);
  const from = near.position.at ?? (mapless ? middleOf(listed) : null);
  const mates = useMates();
  const seen = useSeen(mates);
  const { selected, select, bar } = useSelection(drawn);
  return (
    <div className="flex flex-col md:h-frame md:flex-row-reverse">
      <Picture
        engine={engine}
        styleUrl={styleUrl}
        places={drawn}
        address={address}
        position={near.position.at}
        people={seen}
        selected={selected}
        onLasso={(ids) => select(ids, true)}
        go={go}
      />
      <div className="md:w-[420px] md:shrink-0 md:overflow-y-auto md:border-line md:border-r">
        <PageHeader title={t("map.title")} action={<NearMe {...near} />}>
          <Select
            aria-label={t("map.view")}
            value={view ?? ""}
            onChange={({ target }) => go({ view: viewIn(target.value) })}
            className="w-[192px]"
          >
            <option value="">{t("map.views.open")}</option>
            {workViews.map((each) => (
              <option key={each} value={each}>
                {t(`map.views.${each}`)}
              </option>
            ))}
          </Select>
          <Button
            aria-pressed={address.grouped}
            className={address.grouped ? "bg-chosen" : ""}
            onClick={() => go({ grouped: !address.grouped })}
          >
            <Users aria-hidden className="size-4" />
            {t("map.by_person")}
          </Button>
          {box && (
            <Button look="ghost" onClick={() => go({ box: null })}>
              <Maximize aria-hidden className="size-4" />
              {t("map.show_all")}
            </Button>
          )}
        </PageHeader>
        <Unfound state={near.position.state} />
        {here.data ? (
          <>
            <p role="status" className="px-4 pb-3 text-ink-soft text-sm md:px-6">
              {t(box ? "map.count_here" : "map.count", { count: listed.length })}
              {here.data.next_cursor && ` ${t("map.more_here")}`}
              {mapless && from && ` ${t(near.position.at ? "map.from_you" : "map.from_middle")}`}
            </p>
            {listed.length > 0 ? (
              <TaskList
                places={listed}
                mates={mates}
                grouped={address.grouped}
                chosen={address.task}
                from={from}
                onChoose={(task) => go({ task })}
                selected={selected}
                onSelect={select}
              />
            ) : (
              <EmptyState icon={MapPinOff} title={t(box ? "map.none_here" : "map.empty")}>
                {t(box ? "map.none_here_text" : "map.empty_text")}
              </EmptyState>
            )}
          </>
        ) : here.isError ? (
          <Failed error={here.error} retry={here.refetch} />
        ) : (
          <Rows />
        )}
      </div>
      {bar}
    </div>
  );
}
