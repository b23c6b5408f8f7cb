import type { Actor } from "@/lib/core/actor";
import { inSql, type Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { networkOf } from "@/lib/core/network";
import { phoneKey } from "@/lib/core/phone";
import { invalid, Problem } from "@/lib/core/problem";
import { addressKey, holdToken } from "@/lib/domains/booking-page/tokens";
import type { CreatePageHoldBody, PageHold } from "@/lib/domains/booking-page/visitors/schema";
import { liveHolds, noteHold } from "@/lib/domains/booking-page/visitors/store";
import { assertPerson, serviceAt } from "@/lib/domains/booking-page/visitors/visitor";
import { hold as take } from "@/lib/domains/bookings/holds/hold";
import { lockCount } from "@/lib/domains/bookings/holds/store";
import { faultOf } from "@/lib/domains/bookings/rules";

const mostHolds = 3;

type Counted = { address: string; phone: string | null };

/** Refuses whoever holds enough already, until the first of those goes. */
async function assertRoom(sql: Sql, project: ProjectId, now: Date, by: Counted): Promise<void> {
  for (const key of [by.address, by.phone].filter((each) => each !== null).sort()) await lockCount(sql, project, key);
  const { address, phone } = await liveHolds(sql, project, by);
  for (const ends of [address, phone]) {
    const [first] = ends;
    if (ends.length < mostHolds || !first) continue;
    const wait = Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000));
    throw new Problem("rate_limited", {
      detail: `You hold ${ends.length} times already: confirm one, give one back, or wait ${wait} seconds.`,
      retry_after: wait,
    });
  }
}

/** Reserves a time for whoever stands at the page; the token in the answer is theirs alone. */
export async function hold(actor: Actor, slug: string, body: CreatePageHoldBody): Promise<PageHold> {
  const { visitor, service } = await serviceAt(actor, slug, body.service_id);
  if (service.kind === "queue") throw invalid(faultOf("queue_service"));
  assertPerson(service, body.resource_id);
  const project = visitor.project.id;
  const by = {
    address: addressKey(networkOf(actor.address ?? "unknown")),
    phone: body.customer ? phoneKey(body.customer.phone) : null,
  };
  return inSql(visitor, async (sql) => {
    await assertRoom(sql, project, actor.now, by);
    const { service_id, start, party_size, customer } = body;
    const wish = { service_id, start, party_size, customer, override: false, reason: null };
    const picks = { resource_ids: body.resource_id ? [body.resource_id] : [] };
    const booking = await take({ ...visitor, sql }, { ...wish, ...picks });
    const expires = booking.hold_expires_at ?? start;
    await noteHold(sql, project, booking.id, by.address);
    return {
      id: booking.id,
      service_id: booking.service_id,
      start: booking.start ?? start,
      end: booking.end ?? start,
      party_size: booking.party_size,
      hold_expires_at: expires,
      expires_in_seconds: Math.round((Date.parse(expires) - actor.now.getTime()) / 1000),
      token: holdToken({ project, booking: booking.id }),
    };
  });
}
