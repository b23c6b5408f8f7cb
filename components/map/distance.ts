import { useFormatter } from "next-intl";

/** A place on the globe, in degrees. */
export type Point = { lat: number; lng: number };

/** Where a task is to be done; null where its place is not known. */
export const pointOf = ({ location }: { location: { lat: number | null; lng: number | null } | null }): Point | null =>
  location?.lat != null && location.lng != null ? { lat: location.lat, lng: location.lng } : null;

const radians = Math.PI / 180;
const radius = 6_371_000;

/** Metres over the ground. */
export function distance(a: Point, b: Point): number {
  const [south, north] = [a.lat * radians, b.lat * radians];
  const h =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** How far away, in words: "850 m", "2.4 km", "120 km". */
export function useDistanceWords(): (metres: number) => string {
  const format = useFormatter();
  return (metres) => {
    const near = metres < 1000;
    return format.number(near ? Math.round(metres / 10) * 10 : metres / 1000, {
      style: "unit",
      unit: near ? "meter" : "kilometer",
      maximumFractionDigits: near || metres >= 100_000 ? 0 : 1,
    });
  };
}
