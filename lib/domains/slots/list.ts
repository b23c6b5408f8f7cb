import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import { readAvailability } from "@/lib/domains/slots/read-availability";
import { availability } from "@/lib/domains/slots/rules";
import type { SlotList, SlotQuery } from "@/lib/domains/slots/schema";
import { selectResourcesOf } from "@/lib/domains/slots/store";

const minute = 60_000;
const day = 1440;

/** The window that is asked about, in whole minutes. */
function spanOf({ from, to, around }: SlotQuery, now: number): { from: number; to: number } {
  const middle = around === undefined ? null : Date.parse(around) / minute;
  const first = from !== undefined ? Date.parse(from) / minute : middle !== null ? middle - 7 * day : now / minute;
  const base = from === undefined && middle !== null ? middle : first;
  const end = to !== undefined ? Date.parse(to) / minute : base + 7 * day;
  if (end <= first) throw invalid({ pointer: "?to", detail: "`to` must be after `from`.", code: "invalid_range" });
  if (end - first > 62 * day) {
    throw invalid({ pointer: "?to", detail: "The window may have at most 62 days.", code: "range_too_long" });
  }
  return { from: Math.ceil(first), to: Math.ceil(end) };
}

/** The resources that a moving booking keeps where it can. */
async function keptBy(actor: Actor, booking: string | undefined): Promise<readonly string[]> {
  if (booking === undefined) return [];
  const resources = await selectResourcesOf(sqlOf(actor), actor.project.id, booking);
  if (!resources) throw notFound("booking", booking);
  return resources;
}

/** The times of a service that can be booked at once, with the resources each would use. */
export async function listSlots(actor: Actor, query: SlotQuery): Promise<SlotList> {
  const now = actor.now.getTime();
  const span = spanOf(query, now);
  const { booking_id: moving } = query;
  const keep = await keptBy(actor, moving);
  const view = await readAvailability(actor, query.service_id, span, moving === undefined ? {} : { except: moving });
  if (!view) throw notFound("service", query.service_id);
  const { resource_id: pick } = query;
  if (pick !== undefined && !view.catalog.resources.has(pick)) throw notFound("resource", pick);
  const { slots, reason } = availability(view.snapshot, {
    now,
    ...span,
    ...(query.around === undefined ? {} : { around: Date.parse(query.around) / minute }),
    partySize: query.party_size,
    picks: pick === undefined ? [] : [pick],
    keep,
    limit: query.limit,
  });
  return {
    data: slots.map(({ start, end, resources }) => ({
      start: wireTime(start),
      end: wireTime(end),
      resource_ids: resources,
    })),
    unavailable_reason: reason === "unfit_resources" ? "no_resources" : reason,
  };
}
