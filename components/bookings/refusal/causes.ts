import type { Service } from "@/clients/typescript/src/client";
import type { TurneroProblem } from "@/components/problem";

type Window = Pick<Service, "min_notice_minutes" | "max_advance_days">;

/** On which side of the booking window a refused start is; null where that is not known. */
export function windowSide(
  start: string,
  now: Date,
  service: Window | undefined,
): "past" | "too_soon" | "too_far" | null {
  const ahead = (Date.parse(start) - now.getTime()) / 60_000;
  if (ahead <= 0) return "past";
  if (!service) return null;
  return ahead < service.min_notice_minutes ? "too_soon" : "too_far";
}

/** As many names as a sentence holds. */
const most = 3;

/** Who is booked and who is off at a taken time; `all` where they are too many to name. */
export function busyParts({
  busy,
}: Pick<TurneroProblem, "busy">): { key: "booked" | "time_off" | "all"; names: string[] }[] {
  if (busy.length > most) return [{ key: "all", names: busy.map(({ name }) => name) }];
  return (["booked", "time_off"] as const).flatMap((key) => {
    const names = busy.filter(({ cause }) => cause === key).map(({ name }) => name);
    return names.length > 0 ? [{ key, names }] : [];
  });
}
