import type { Intervals, Minute } from "@/lib/core/intervals";
import type { Hours } from "@/lib/domains/slots/open-hours";

/** A service as availability sees it; requirements name their possible resources. */
export type Service = {
  id: string;
  kind: "appointment" | "queue";
  active: boolean;
  duration: number;
  buffer: number;
  interval: number;
  notice: number;
  advanceDays: number;
  maxParty: number;
  uses: "unit" | "seats";
  hours: Hours | null;
  requirements: readonly { resources: readonly string[]; quantity: number }[];
};

export type Resource = { id: string; capacity: number; active: boolean; hours: Hours | null };

/** A resource's busy times: pairs sorted by start. `taken` has one pair per place, `off` closes all of them. */
export type Load = { taken: Intervals; off: Intervals };

/** All inputs of the decision, read at one moment. */
export type Snapshot = {
  service: Service;
  resources: ReadonlyMap<string, Resource>;
  loads: ReadonlyMap<string, Load>;
  /** The zone of the grid and of "that day": the service's schedule's, else the workspace's. */
  zone: string;
};

export type Question = {
  /** Milliseconds since 1970. */
  now: number;
  from: Minute;
  to: Minute;
  around?: Minute;
  partySize: number;
  /** Resources that must be among those used. */
  picks: readonly string[];
  /** Resources to keep where that is possible: those of the booking that moves. */
  keep?: readonly string[];
  /** Resources that just refused: the snapshot is outdated for them. */
  without?: ReadonlySet<string>;
  /** A walk-in: the grid, the hours and the minimum notice are ignored; taken times are not. */
  override?: boolean;
  /** Of a walk-in: whether the hours of the resources count all the same. */
  atWork?: boolean;
  limit: number;
};

export type Slot = { start: Minute; end: Minute; resources: string[] };

export const reasons = [
  "service_inactive",
  "queue_service",
  "no_resources",
  "party_too_large",
  "closed",
  "outside_booking_window",
  "fully_booked",
] as const;
/** `unfit_resources`: the picked ones cannot serve this service together. */
export type Reason = (typeof reasons)[number] | "unfit_resources";

/** A resource that is open at a time and not free. */
export type Busy = { resource: string; cause: "booked" | "time_off" };

export type Answer = { slots: Slot[]; reason: Reason | null };
