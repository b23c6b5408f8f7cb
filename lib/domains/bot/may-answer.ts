import type { Project } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Channel, channels } from "@/lib/core/vocabulary";
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

/** The channels on which the bot answers nobody now. */
export async function channelsWithoutBot(
  project: Pick<Project, "id" | "name" | "locale">,
  now: Date,
): Promise<Channel[]> {
  const [bot, policies] = await Promise.all([findBot(reader({}), project), selectPolicies(reader({}), project.id)]);
  const answers = await Promise.all(
    channels.map((channel) =>
      mayAnswer(
        project.id,
        bot,
        policies.find((each) => each.channel === channel),
        now,
      ),
    ),
  );
  return channels.filter((_, i) => !answers[i]);
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
