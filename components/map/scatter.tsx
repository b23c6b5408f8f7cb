"use client";

import { useTranslations } from "next-intl";
import { type Box, boxAround, bulkOf, clusters, flat, type Point } from "@/components/map/geo";
import type { Place } from "@/components/map/queries";
import { cx } from "@/components/ui/classes";

const width = 400;
const height = 300;

/** The box on the drawing: as large as it fits, with the same measure both ways. */
function projection(box: Box): { zoom: number; at: (point: Point) => { x: number; y: number } } {
  const low = flat({ lat: box.south, lng: box.west });
  const high = flat({ lat: box.north, lng: box.east });
  const scale = Math.min(width / (high.x - low.x), height / (low.y - high.y));
  const [left, top] = [
    (width - (high.x - low.x) * scale) / 2 - low.x * scale,
    (height - (low.y - high.y) * scale) / 2 - high.y * scale,
  ];
  return {
    zoom: Math.log2(scale / 512),
    at: (point) => {
      const { x, y } = flat(point);
      return { x: x * scale + left, y: y * scale + top };
    },
  };
}

/** The relative positions of the tasks, drawn without a map; the list has the details. */
export function Scatter({
  places,
  box: wanted,
  chosen,
  position,
}: {
  places: readonly Place[];
  box: Box | null;
  chosen: string | null;
  position: Point | null;
}) {
  const t = useTranslations("map");
  const bulk = bulkOf(places);
  const box = wanted ?? boxAround(position ? [...bulk, position] : bulk);
  if (!box) return null;
  const { zoom, at } = projection(box);
  const you = position && at(position);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="size-full" data-scatter>
      {clusters(places, zoom, 26).map(({ key, items, ...point }) => {
        const { x, y } = at(point);
        const on = items.some(({ id }) => id === chosen);
        const taken = items[0]?.task.assignee !== null;
        return (
          <g key={key}>
            <title>{items.length > 1 ? t("together", { count: items.length }) : items[0]?.task.customer?.name}</title>
            {on && <circle cx={x} cy={y} r={16} className="fill-none stroke-focus stroke-2" />}
            <circle
              cx={x}
              cy={y}
              r={items.length > 1 ? 12 : 6}
              className={cx(
                "stroke-2",
                items.length > 1 || taken ? "fill-accent stroke-canvas" : "fill-canvas stroke-accent",
              )}
            />
            {items.length > 1 && (
              <text x={x} y={y + 4} textAnchor="middle" className="fill-on-accent font-semibold text-xs">
                {items.length}
              </text>
            )}
          </g>
        );
      })}
      {you && <circle cx={you.x} cy={you.y} r={6} className="fill-progress stroke-2 stroke-canvas" />}
    </svg>
  );
}
