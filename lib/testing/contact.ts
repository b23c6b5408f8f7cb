import { newId } from "@/lib/core/ids";
import type { Contact } from "@/lib/domains/conversations/messages/receive";

let phones = 0;
/** A web chat visitor with a known name and phone, so that the bot only asks what they want. */
export const someone = (display_name: string): Contact => ({
  channel: "webchat",
  external_id: newId("req"),
  display_name,
  phone: `+55119${10_000_000 + ++phones}`,
});
