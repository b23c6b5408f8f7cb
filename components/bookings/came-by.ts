import type { Booking } from "@/clients/typescript/src/client";

/** The API calls both public sources `webchat`; only bookings made in the chat have a conversation. */
export const cameBy = ({ source, conversation_id }: Pick<Booking, "source" | "conversation_id">) =>
  source === "webchat" && conversation_id === null ? "booking_page" : source;
