import type { Booking } from "@/clients/typescript/src/client";

/** The API calls both public doors `webchat`; only what was booked in the chat belongs to a conversation. */
export const cameBy = ({ source, conversation_id }: Pick<Booking, "source" | "conversation_id">) =>
  source === "webchat" && conversation_id === null ? "booking_page" : source;
