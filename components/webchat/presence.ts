import type { WebchatConfig, WebchatMessage } from "@/lib/domains/webchat/visitors/schema";

export type Presence = "bot" | "team" | "away";

/** Who answers what is written now. Where a person has answered last, the bot keeps silent. */
export function presenceOf(
  { open, bot }: Pick<WebchatConfig, "open" | "bot">,
  messages: readonly Pick<WebchatMessage, "from">[],
): Presence {
  const answered = messages.findLast(({ from }) => from !== "visitor");
  if (bot && answered?.from !== "team") return "bot";
  return open ? "team" : "away";
}
