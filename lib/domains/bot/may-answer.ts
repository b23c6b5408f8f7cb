import type { Project } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { isOpen } from "@/lib/domains/bot/hours";
import type { Bot, ChannelPolicy } from "@/lib/domains/bot/schema";
import { findBot, selectPolicies } from "@/lib/domains/bot/store";

export async function mayAnswer(
  project: ProjectId,
  bot: Bot,
  policy: ChannelPolicy | undefined,
  now: Date,
): Promise<boolean> {
  if (!bot.enabled || policy?.policy === "off") return false;
  return policy?.policy !== "outside_hours" || !(await isOpen(project, now));
}

/** Whether who writes on the channel now is answered by the bot. */
export async function botAnswersOn(
  channel: ChannelPolicy["channel"],
  project: Pick<Project, "id" | "name" | "locale">,
  now: Date,
): Promise<boolean> {
  const [bot, policies] = await Promise.all([findBot(reader({}), project), selectPolicies(reader({}), project.id)]);
  const policy = policies.find((each) => each.channel === channel);
  return mayAnswer(project.id, bot, policy, now);
}
