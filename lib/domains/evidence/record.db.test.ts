import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { addComment } from "@/lib/domains/evidence/comments/record";
import { addLocationEvent, photoOf } from "@/lib/domains/evidence/record";
import { bookingRow, makeChairs } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let booking: string;
beforeAll(async () => {
  world = await makeProject();
  const { service } = await makeChairs(world.id, 1);
  booking = await bookingRow(world, { service_id: service, status: "confirmed" });
});

describe("evidence that a use case records", () => {
  it("is a comment with whom it mentions, told under the booking's id", async () => {
    const member = await makeMember(world.id, "agent");
    const comment = await inTransaction(world.actor, (tx) =>
      addComment(tx, world.actor, { booking_id: booking, body: `Look, @${member.id}!` }),
    );
    expect(comment).toMatchObject({ booking_id: booking, customer_id: null, mentions: [member.id] });
    expect(comment.author).toEqual({ type: "key", id: world.actor.identity.id, name: "test" });
    const told = await prisma().event.findFirst({ where: { project_id: world.id, type: "comment.created" } });
    expect(told?.subject_id).toBe(booking);
  });

  it("is a place", async () => {
    const place = { booking_id: booking, lat: -23.5, lng: -46.6, accuracy: 12, kind: "start" };
    expect(await inTransaction(world.actor, (tx) => addLocationEvent(tx, world.actor, place))).toMatchObject(place);
  });

  it("knows a picture of the booking from a document, a stranger's and none", async () => {
    const other = await makeProject();
    const attach = async (media_type: string) => {
      const id = newId("att");
      const row = { project_id: world.id, id, booking_id: booking, name: "x", media_type, size: 1, author: {} };
      await prisma().attachment.create({ data: row });
      return id;
    };
    const photo = await attach("image/png");
    expect(await photoOf(prisma(), world.id, booking, photo)).toBe(true);
    expect(await photoOf(prisma(), world.id, booking, await attach("application/pdf"))).toBe(false);
    expect(await photoOf(prisma(), other.id, booking, photo)).toBe(false);
    expect(await photoOf(prisma(), world.id, booking, newId("att"))).toBe(false);
  });
});
