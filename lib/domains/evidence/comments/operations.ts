import { operation, scope } from "@/lib/api/operation";
import { newestFirst } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { customerOr404 } from "@/lib/domains/customers/missing";
import { commentBooking, commentCustomer } from "@/lib/domains/evidence/comments/comment";
import { removeBookingComment, removeCustomerComment } from "@/lib/domains/evidence/comments/remove";
import { Comment, CommentBody, CommentPage, OfComment, OfCustomer } from "@/lib/domains/evidence/comments/schema";
import { selectComments } from "@/lib/domains/evidence/comments/store";
import { bookingsOf } from "@/lib/domains/evidence/read";
import { EvidenceQuery, OfBooking } from "@/lib/domains/evidence/schema";

const tag = "Work";
const read = scope("bookings:read");
const write = scope("bookings:write");
const moved = "Newest first; with those of the bookings that this one was before it was rescheduled.";
const theirs = "Its author or an admin may.";
const mentioning = "`@` before a member's name mentions them.";

export const listBookingComments = operation({
  id: "listBookingComments",
  method: "GET",
  path: "/bookings/{id}/comments",
  access: read,
  tag,
  summary: "List comments on a booking",
  description: moved,
  params: OfBooking,
  query: EvidenceQuery,
  output: CommentPage,
  tool: {
    title: "Read a booking's comments",
    description: "Use it to read what the team wrote about a booking, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    const bookings = await bookingsOf(actor, params.id);
    return newestFirst(actor, `comments of ${params.id}`, query, (after, take) =>
      selectComments(reader(actor), actor.project.id, { bookings }, after, take),
    );
  },
});

export const createBookingComment = operation({
  id: "createBookingComment",
  method: "POST",
  path: "/bookings/{id}/comments",
  access: write,
  idempotency: "optional",
  tag,
  summary: "Add a comment to a booking",
  description: mentioning,
  params: OfBooking,
  body: CommentBody,
  output: Comment,
  success: 201,
  location: ({ booking_id }) => `/bookings/${booking_id}/comments`,
  tool: {
    title: "Comment on a booking",
    description:
      "Use it to leave a note for the team on a booking; @ before a member's name tells them. The customer never sees it.",
  },
  handle: ({ actor, params, body }) => commentBooking(actor, params.id, body.body),
});

export const deleteBookingComment = operation({
  id: "deleteBookingComment",
  method: "DELETE",
  path: "/bookings/{id}/comments/{comment_id}",
  access: write,
  tag,
  summary: "Delete a comment",
  description: theirs,
  params: OfComment,
  handle: async ({ actor, params }) => {
    await removeBookingComment(actor, params.id, params.comment_id);
    return undefined;
  },
});

export const listCustomerComments = operation({
  id: "listCustomerComments",
  method: "GET",
  path: "/customers/{id}/comments",
  access: scope("customers:read"),
  tag: "Customers",
  summary: "List comments on a customer",
  description: "Newest first.",
  params: OfCustomer,
  query: EvidenceQuery,
  output: CommentPage,
  tool: {
    title: "Read a customer's comments",
    description: "Use it to read what the team wrote about a person, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    const [tx, project] = [reader(actor), actor.project.id];
    await customerOr404(tx, project, params.id);
    return newestFirst(actor, `comments of ${params.id}`, query, (after, take) =>
      selectComments(tx, project, { customer: params.id }, after, take),
    );
  },
});

export const createCustomerComment = operation({
  id: "createCustomerComment",
  method: "POST",
  path: "/customers/{id}/comments",
  access: scope("customers:write"),
  idempotency: "optional",
  tag: "Customers",
  summary: "Add a comment to a customer",
  description: mentioning,
  params: OfCustomer,
  body: CommentBody,
  output: Comment,
  success: 201,
  location: ({ customer_id }) => `/customers/${customer_id}/comments`,
  tool: {
    title: "Comment on a customer",
    description:
      "Use it to leave a note for the team on a person; @ before a member's name tells them. The customer never sees it.",
  },
  handle: ({ actor, params, body }) => commentCustomer(actor, params.id, body.body),
});

export const deleteCustomerComment = operation({
  id: "deleteCustomerComment",
  method: "DELETE",
  path: "/customers/{id}/comments/{comment_id}",
  access: scope("customers:write"),
  tag: "Customers",
  summary: "Delete a comment on a customer",
  description: theirs,
  params: OfComment,
  handle: async ({ actor, params }) => {
    await removeCustomerComment(actor, params.id, params.comment_id);
    return undefined;
  },
});
