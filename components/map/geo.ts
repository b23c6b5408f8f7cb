import { distance, type Point } from "@/components/map/distance";

export type { Point } from "@/components/map/distance";

/** A part of the globe and of the flat map that is drawn of it. Degrees; west to east, south to north. */
export type Box = { west: number; south: number; east: number; north: number };

export const world: Box = { west: -180, south: -90, east: 180, north: 90 };

const radians = Math.PI / 180;
/** Web Mercator ends here; beyond it the flat map has no place. */
const flatEnd = 85.05;
/** The width of the whole flat map at zoom 0. */
const tile = 512;

/** A spot of the screen, in pixels. */
export type Spot = { x: number; y: number };

const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A point's position in Web Mercator, from 0 to 1 each way. */
export function flat({ lat, lng }: Point): { x: number; y: number } {
  const sine = Math.sin(held(lat, -flatEnd, flatEnd) * radians);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The smallest box around all points, with a margin; null for none. */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [high, broad] = [Math.max(0.005, (north - south) * 0.1), Math.max(0.005, (east - west) * 0.1)];
  return {
    west: held(west - broad, -180, 180),
    south: held(south - high, -90, 90),
    east: held(east + broad, -180, 180),
    north: held(north + high, -90, 90),
  };
}

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const median = (values: readonly number[]): number => middleOf([...values].sort((a, b) => a - b));

/** A day's round may go this far, in metres. */
const near = 100_000;

/**
 * All points except a few outliers: one task in another state would make the map too small to work with. More than a
 * quarter are not outliers, and with fewer than five points none is.
 */
export function bulkOf<Each extends Point>(points: readonly Each[]): readonly Each[] {
  if (points.length < 5) return points;
  const middle = { lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) };
  const reach = Math.max(near, 8 * median(points.map((point) => distance(middle, point))));
  const bulk = points.filter((point) => distance(middle, point) <= reach);
  return bulk.length >= points.length * 0.75 ? bulk : points;
}

/** As the API and the address write it; four places are eleven metres. */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(4)))).join(",");

export function boxIn(text: string | null | undefined): Box | null {
  const parts = (text ?? "").split(",");
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const whole = parts.length === 4 && parts.every((part) => /^-?\d+(\.\d+)?$/.test(part));
  const within = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south < north;
  return whole && within && west < east ? { west, south, east, north } : null;
}

/** What a map that may have been turned around the globe shows, as a box of one globe. */
export const onOneGlobe = ({ west, south, east, north }: Box): Box => {
  const [low, high] = [held(south, -90, 90), held(north, -90, 90)];
  if (east - west >= 360) return { ...world, south: low, north: high };
  const turns = Math.floor(((west + east) / 2 + 180) / 360) * 360;
  return { west: held(west - turns, -180, 180), south: low, east: held(east - turns, -180, 180), north: high };
};

/** Whether a spot lies within an outline that was drawn around: a line to the left crosses it an odd number of times. */
export function isWithin(outline: readonly Spot[], { x, y }: Spot): boolean {
  let within = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) within = !within;
  }
  return within;
}

export type Cluster<Item> = Point & { key: string; items: Item[] };

/**
 * What would lie on top of each other at this zoom, together. A point joins the first cluster within reach, in the order
 * of the points, so that the same points at the same zoom always make the same clusters.
 */
export function clusters<Item extends Point & { id: string }>(
  items: readonly Item[],
  zoom: number,
  reach = 44,
): Cluster<Item>[] {
  const size = tile * 2 ** zoom;
  const out: (Cluster<Item> & { x: number; y: number })[] = [];
  const cells = new Map<string, number[]>();
  for (const item of items) {
    const at = flat(item);
    const [x, y] = [at.x * size, at.y * size];
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)];
    const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => `${column + right} ${row + down}`));
    const near = around
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((i) => Math.hypot((out[i]?.x ?? 0) - x, (out[i]?.y ?? 0) - y) < reach);
    const known = near === undefined ? undefined : out[near];
    if (known) {
      known.items.push(item);
      continue;
    }
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), out.length]);
    out.push({ key: item.id, lat: item.lat, lng: item.lng, items: [item], x, y });
  }
  return out.map(({ key, lat, lng, items: together }) => ({ key, lat, lng, items: together }));
}

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

/** The lines of length and breadth through a box, some six each way: what a map without tiles is measured by. */
export function graticule({ west, south, east, north }: Box): Point[][] {
  const step = steps.find((each) => (east - west) / each >= 4) ?? 0.001;
  const through = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step);
  };
  return [
    ...through(west, east).map((lng) => [south, north].map((lat) => ({ lat, lng }))),
    ...through(held(south, -flatEnd, flatEnd), held(north, -flatEnd, flatEnd)).map((lat) =>
      [west, east].map((lng) => ({ lat, lng })),
    ),
  ];
}
