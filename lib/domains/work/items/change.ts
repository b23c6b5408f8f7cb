import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";
import { assertVersion } from "@/lib/domains/work/rules";
import type { UpdateWorkItemBody } from "@/lib/domains/work/schema";

/** Changes how urgent a task is, what it is marked with, and when it is due. */
export const changeWorkItem = (actor: Actor, id: string, body: UpdateWorkItemBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const [sql, project] = [sqlOf({ tx }), actor.project.id];
    const before = (await lockBooking(sql, project, id)) && (await findBooking(sql, project, id));
    if (!before) throw notFound("work item", id);
    const { expected_version, priority, tags, due_at } = body;
    assertVersion(before, expected_version);
    if (priority === undefined && tags === undefined && due_at === undefined) return before;
    await updateBookingRow(tx, project, id, {
      ...(priority === undefined ? {} : { priority }),
      ...(tags === undefined ? {} : { tags }),
      ...(due_at === undefined ? {} : { due_at }),
      updated_at: actor.now,
    });
    const after = (await findBooking(sql, project, id)) as Booking;
    await audit(tx, actor, "booking.updated", id, before, after);
    return after;
  });
