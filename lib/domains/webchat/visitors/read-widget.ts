import type { Actor, Project } from "@/lib/core/actor";
import { prisma, reader } from "@/lib/core/db";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { notFound } from "@/lib/core/problem";
import { botAnswersOn } from "@/lib/domains/bot/may-answer";
import { isSiteKey } from "@/lib/domains/webchat/key";
import { isOpen } from "@/lib/domains/webchat/rules";
import type { WebchatSite } from "@/lib/domains/webchat/schema";
import { findSite, siteOfKey } from "@/lib/domains/webchat/store";
import type { WebchatConfig } from "@/lib/domains/webchat/visitors/schema";

type Where = Pick<Project, "id" | "name" | "locale" | "timezone" | "currency">;

const configOf = async (site: WebchatSite, project: Where, now: Date): Promise<WebchatConfig> => {
  const { timezone, currency } = project;
  const { name, greeting, colors, languages, business_hours } = site;
  const open = isOpen(business_hours, now);
  const away = open ? null : business_hours?.away_message || null;
  return {
    name,
    greeting,
    colors,
    languages,
    open,
    bot: await botAnswersOn("webchat", project, now),
    away_message: away,
    timezone,
    currency: currency as WebchatConfig["currency"],
    country: homeCountry({ timezone, currency }),
  };
};

export async function readWidget(actor: Actor): Promise<WebchatConfig> {
  const site = await findSite(reader(actor), actor.project.id);
  if (!site) throw notFound("chat of the workspace", actor.project.id);
  return configOf(site, actor.project, actor.now);
}

type Frame = { config: WebchatConfig; origins: string[]; locale: string };

/** The frame's page, the origins that may embed it and the workspace's locale; null where there is no chat. */
export async function frameOf(key: string, now: Date): Promise<Frame | null> {
  const found = isSiteKey(key) ? await siteOfKey(prisma(), key) : null;
  if (!found?.site.enabled) return null;
  const { site, project } = found;
  return { config: await configOf(site, project, now), origins: site.allowed_origins, locale: project.locale };
}
