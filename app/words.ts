import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { zoneOfPage } from "@/app/page-zone";
import { saysTu, withOverrides } from "@/app/spanish";
import { isLocale, type Locale, negotiate } from "@/components/locales";
import { clock } from "@/lib/core/clock";
import type agents from "@/messages/en/agents.json";
import type ai from "@/messages/en/ai.json";
import type assistant from "@/messages/en/assistant.json";
import type auth from "@/messages/en/auth.json";
import type automations from "@/messages/en/automations.json";
import type booking from "@/messages/en/booking.json";
import type bot from "@/messages/en/bot.json";
import type calendar from "@/messages/en/calendar.json";
import type catalog from "@/messages/en/catalog.json";
import type channels from "@/messages/en/channels.json";
import type common from "@/messages/en/common.json";
import type conversations from "@/messages/en/conversations.json";
import type customers from "@/messages/en/customers.json";
import type flows from "@/messages/en/flows.json";
import type forms from "@/messages/en/forms.json";
import type help from "@/messages/en/help.json";
import type home from "@/messages/en/home.json";
import type knowledge from "@/messages/en/knowledge.json";
import type mail from "@/messages/en/mail.json";
import type map from "@/messages/en/map.json";
import type notices from "@/messages/en/notices.json";
import type reports from "@/messages/en/reports.json";
import type settings from "@/messages/en/settings.json";
import type shell from "@/messages/en/shell.json";
import type stages from "@/messages/en/stages.json";
import type team from "@/messages/en/team.json";
import type templates from "@/messages/en/templates.json";
import type timeline from "@/messages/en/timeline.json";
import type webchat from "@/messages/en/webchat.json";
import type webhooks from "@/messages/en/webhooks.json";
import type work from "@/messages/en/work.json";
import { pathHeader, searchHeader } from "@/proxy";

/** One file of messages per area and language; a new area is a line here and one in `areas`. */
type Messages = {
  agents: typeof agents;
  ai: typeof ai;
  assistant: typeof assistant;
  auth: typeof auth;
  automations: typeof automations;
  booking: typeof booking;
  bot: typeof bot;
  calendar: typeof calendar;
  catalog: typeof catalog;
  channels: typeof channels;
  common: typeof common;
  conversations: typeof conversations;
  customers: typeof customers;
  flows: typeof flows;
  forms: typeof forms;
  help: typeof help;
  home: typeof home;
  knowledge: typeof knowledge;
  mail: typeof mail;
  map: typeof map;
  notices: typeof notices;
  reports: typeof reports;
  settings: typeof settings;
  shell: typeof shell;
  stages: typeof stages;
  team: typeof team;
  templates: typeof templates;
  timeline: typeof timeline;
  webchat: typeof webchat;
  webhooks: typeof webhooks;
  work: typeof work;
};

declare module "next-intl" {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}

export type Area = keyof Messages;
export const areas: readonly Area[] = [
  "agents",
  "ai",
  "assistant",
  "auth",
  "automations",
  "booking",
  "bot",
  "calendar",
  "catalog",
  "channels",
  "common",
  "conversations",
  "customers",
  "flows",
  "forms",
  "help",
  "home",
  "knowledge",
  "mail",
  "map",
  "notices",
  "reports",
  "settings",
  "shell",
  "stages",
  "team",
  "templates",
  "timeline",
  "webchat",
  "webhooks",
  "work",
];

async function messagesOf(area: Area, locale: Locale, tu: boolean) {
  const messages = (await import(`../messages/${locale}/${area}.json`)).default;
  if (!tu) return messages;
  return withOverrides(messages, (await import(`../messages/es-tu/${area}.json`)).default);
}

export default getRequestConfig(async () => {
  const [jar, sent] = [await cookies(), await headers()];
  // Public pages carry the language in the URL, which overrides the browser's preference.
  const asked = new URLSearchParams(sent.get(searchHeader) ?? "").get("lang") ?? undefined;
  const chosen = isLocale(asked) ? asked : jar.get("locale")?.value;
  const locale = isLocale(chosen) ? chosen : negotiate(sent.get("accept-language"));
  const tu = locale === "es" && saysTu(await zoneOfPage(sent.get(pathHeader) ?? ""));
  const loaded = await Promise.all(areas.map(async (area) => [area, await messagesOf(area, locale, tu)] as const));
  return { locale, messages: Object.fromEntries(loaded) as Messages, timeZone: "UTC", now: clock.now() };
});
