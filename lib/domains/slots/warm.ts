import { sqlOf } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { availability } from "@/lib/domains/slots/rules";
import type { Snapshot } from "@/lib/domains/slots/snapshot";
import { selectZones } from "@/lib/domains/slots/store";
import { stretchesOf } from "@/lib/domains/slots/zones";

const day = 1440;
/** Each takes some milliseconds; the zones of few workspaces are read when the first asks. */
const mostZones = 30;

/** A week of a service that somebody is partly booked for. */
function example(zone: string, now: number): Snapshot {
  const from = Math.floor(now / 60_000);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "08:00", to: "20:00" }));
  const hours = hoursFrom(zone, weekly, []);
  const taken = Int32Array.from({ length: 100 }, (_, i) => from + 90 * (i >> 1) + 30 * (i & 1));
  return {
    service: {
      id: "svc",
      kind: "appointment",
      active: true,
      duration: 30,
      buffer: 0,
      interval: 15,
      notice: 0,
      advanceDays: 60,
      maxParty: 1,
      uses: "unit",
      hours,
      requirements: [{ resources: ["res"], quantity: 1 }],
    },
    resources: new Map([["res", { id: "res", capacity: 1, active: true, hours }]]),
    loads: new Map([["res", { taken, off: new Int32Array() }]]),
    zone,
  };
}

/** Reads these zones' offsets of the coming year and decides one example, since the first of anything takes longest. */
export function warmAvailability(zones: readonly string[], now: number): void {
  const from = Math.floor(now / 60_000);
  for (const zone of ["UTC", ...zones]) stretchesOf(zone, from, from + 366 * day);
  const question = { now, from, to: from + 7 * day, partySize: 1, picks: [], limit: 500 };
  availability(example("UTC", now), question);
}

/** For before the port opens: no caller waits for what every process reads once. Without a database it opens all the same. */
export async function warmSlots(now: number): Promise<void> {
  try {
    warmAvailability(await selectZones(sqlOf({}), mostZones), now);
  } catch (error) {
    log.warn("the zones of the workspaces are read when somebody asks", { error });
  }
}
