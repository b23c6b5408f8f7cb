import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { customerNotFound } from "@/lib/domains/customers/missing";
import { lockCustomers } from "@/lib/domains/customers/store";
import { addComment } from "@/lib/domains/evidence/comments/record";
import type { Comment } from "@/lib/domains/evidence/comments/schema";
import { chainOf } from "@/lib/domains/evidence/store";

export const commentBooking = (actor: Actor, booking_id: string, body: string): Promise<Comment> =>
  inTransaction(actor, async (tx) => {
    if ((await chainOf(tx, actor.project.id, booking_id)).length === 0) throw notFound("booking", booking_id);
    return addComment(tx, actor, { booking_id, body });
  });

export const commentCustomer = (actor: Actor, customer_id: string, body: string): Promise<Comment> =>
  inTransaction(actor, async (tx) => {
    // Locked, so that a concurrent merge cannot remove them.
    const [customer] = await lockCustomers(tx, actor.project.id, [customer_id]);
    if (!customer) throw await customerNotFound(tx, actor.project.id, customer_id);
    return addComment(tx, actor, { customer_id, body });
  });
