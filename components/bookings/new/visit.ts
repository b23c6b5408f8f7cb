import type { Booking, Resource, Service } from "@/clients/typescript/src/client";
import type { Typed } from "@/components/bookings/new/typed";
import type { WalkInTime } from "@/components/bookings/new/walk-in";
import { instantOf } from "@/components/forms/local-time";
import type { Visit } from "@/components/notices/notify-new";

type Draft = {
  service: Service;
  hold: Booking | null;
  walkIn: WalkInTime | null;
  typed: Typed;
  party: number;
  resource: Resource | null;
  conversation: string | null;
  zone: string;
};

/** The visit that is being booked, as far as it is known: a held time, or that of a walk-in. */
export function visitOf({ service, hold, walkIn, typed, party, resource, conversation, zone }: Draft): Visit {
  const answered = typed.answered.length > 0 ? { answered: typed.answered.join(",") } : {};
  const talk = conversation ? { conversation_id: conversation } : {};
  if (hold && !walkIn) return { booking_id: hold.id, ...answered };
  const start = walkIn && instantOf(`${walkIn.date}T${walkIn.time}`, zone);
  if (!start) return talk;
  return {
    service_id: service.id,
    start,
    party_size: party,
    override: true,
    ...(resource ? { resource_ids: resource.id } : {}),
    ...talk,
    ...answered,
  };
}
