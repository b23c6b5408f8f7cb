import { Temporal } from "temporal-polyfill";
import type { Actor } from "@/lib/core/actor";

/** The instant of a time of day, so many days after today in the workspace's zone. */
export const wallTime = ({ now, project }: Pick<Actor, "now" | "project">, days: number, plainTime: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(project.timezone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone: project.timezone, plainTime })
    .toInstant()
    .toString();
