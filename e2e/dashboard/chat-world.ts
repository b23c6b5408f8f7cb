import type { Page } from "playwright/test";
import type { Message } from "@/clients/typescript/src/client";
import { pool } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Contact, type Inbound, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { call, silenceBot } from "./people";

// The contact's side: passes incoming messages to the adapters, in the installation's own database.
Object.assign(process.env, {
  DATABASE_URL: process.env.TURNERO_DATABASE,
  DATABASE_POOL: "2",
  AUTH_SECRET: "only what signs sessions needs the real one",
  ENCRYPTION_KEY: "only what opens credentials needs the real one",
});

let contacts = 0;

export const somebodyOn = (channel: Contact["channel"], name = "Ana Souza"): Contact => ({
  channel,
  external_id: `contact-${Date.now()}-${contacts++}`,
  display_name: name,
  phone: null,
});

/** The workspace with its bot off. */
export async function projectOf(page: Page): Promise<ProjectId> {
  await silenceBot(page);
  return (await call<{ project: { id: string } }>(page, "GET", "/me")).project.id as ProjectId;
}

/** The contact says something; a time ago where it is given. */
export async function says(
  project: ProjectId,
  contact: Contact,
  said: string | Omit<Inbound, "external_id">,
  agoMs = 0,
): Promise<Message> {
  const inbound = typeof said === "string" ? { kind: "text" as const, text: said } : said;
  const message = await receiveMessage(
    project,
    contact,
    { external_id: null, ...inbound },
    new Date(Date.now() - agoMs),
  );
  if (!message) throw new Error("It was said before.");
  return message;
}

export const pause = (project: ProjectId, channel: Contact["channel"]): Promise<unknown> =>
  pool().query(
    `INSERT INTO channel_pause (project_id, id, channel, reason, paused_by, paused_at)
     VALUES ($1, $2, $3, 'The number is being moved', '{}', now())`,
    [project, `pause-${contacts++}`, channel],
  );

/** A template that WhatsApp has approved, in the list as it was last read. */
export const approved = (project: ProjectId, name: string, body: string, variables: string[]): Promise<unknown> =>
  pool().query(
    `INSERT INTO whatsapp_template (project_id, name, language, status, category, body, variables, sendable, seen_at)
     VALUES ($1, $2, 'en_US', 'APPROVED', 'UTILITY', $3, $4, true, now())`,
    [project, name, body, variables],
  );

/** What a channel reports when it could not deliver. */
export const fails = (project: ProjectId, message: string, cause: string): Promise<unknown> =>
  pool().query("UPDATE message SET status = 'failed', error = $3, due_at = NULL WHERE project_id = $1 AND id = $2", [
    project,
    message,
    JSON.stringify({ code: "131049", message: cause }),
  ]);

/** A customer who wrote in the site's chat, and reads it there. */
export async function chatting(page: Page, name: string): Promise<string> {
  const { conversation_id } = await says(await projectOf(page), somebodyOn("webchat", name), "Hello!");
  const { customer } = await call<{ customer: { id: string } }>(page, "GET", `/conversations/${conversation_id}`);
  await call(page, "PATCH", `/customers/${customer.id}`, { locale: "en" });
  return customer.id;
}
