import type { Conversation } from "@/clients/typescript/src/client";

/** Who is behind a conversation, as far as it is known: whom they booked for, else the contact. */
export const personIn = ({ booked_for, customer }: Conversation): Pick<Conversation["customer"], "id" | "name"> =>
  booked_for ?? customer;
