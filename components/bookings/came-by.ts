import type { Booking, StageMovePage } from "@/clients/typescript/src/client";

/** The API calls both public sources `webchat`; only bookings made in the chat have a conversation. */
export const cameBy = ({ source, conversation_id }: Pick<Booking, "source" | "conversation_id">) =>
  source === "webchat" && conversation_id === null ? "booking_page" : source;

/** Why a walk-in was booked outside the rules; null for everything else, which needs no reason. */
export function walkInReason({ data }: Pick<StageMovePage, "data">): string | null {
  const reason = data.find(({ action }) => action === "created")?.data?.reason;
  return typeof reason === "string" ? reason : null;
}
