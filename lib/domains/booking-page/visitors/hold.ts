import type { Actor } from "@/lib/core/actor";
import { inSql } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import { phoneKey } from "@/lib/core/phone/phone";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { invalid } from "@/lib/core/problem";
import { addressKey, holdToken, visitorKey } from "@/lib/domains/booking-page/tokens";
import { assertHoldRoom } from "@/lib/domains/booking-page/visitors/room";
import type { CreatePageHoldBody, PageHold } from "@/lib/domains/booking-page/visitors/schema";
import { noteHold } from "@/lib/domains/booking-page/visitors/store";
import { assertPerson, serviceAt } from "@/lib/domains/booking-page/visitors/visitor";
import { createHold as take } from "@/lib/domains/bookings/holds/create";
import { faultOf } from "@/lib/domains/bookings/rules";

/** Holds a time for a visitor; only they get the token in the response. */
export async function holdForVisitor(actor: Actor, slug: string, body: CreatePageHoldBody): Promise<PageHold> {
  const { visitor, service } = await serviceAt(actor, slug, body.service_id);
  if (service.kind === "queue") throw invalid(faultOf("queue_service"));
  assertPerson(service, body.resource_id);
  const project = visitor.project.id;
  const by = {
    address: addressKey(networkOf(actor.address ?? "unknown")),
    visitor: body.visitor && visitorKey(body.visitor),
    phone: body.customer ? phoneKey(workspacePhone(visitor.project, body.customer.phone)) : null,
  };
  return inSql(visitor, async (sql) => {
    await assertHoldRoom(sql, project, actor.now, by);
    const { service_id, start, party_size, customer } = body;
    const wish = { service_id, start, party_size, customer, override: false, reason: null };
    const picks = { resource_ids: body.resource_id ? [body.resource_id] : [] };
    const booking = await take({ ...visitor, sql }, { ...wish, ...picks });
    const expires = booking.hold_expires_at ?? start;
    await noteHold(sql, project, booking.id, by);
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
