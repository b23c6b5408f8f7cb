import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { createTemplate, removeTemplate } from "@/lib/domains/channels/whatsapp/templates/create";
import { refreshTemplates } from "@/lib/domains/channels/whatsapp/templates/renew";
import {
  CreateTemplateBody,
  StarterResult,
  TemplateList,
  TemplateParams,
  TemplateQuery,
  WhatsAppTemplate,
} from "@/lib/domains/channels/whatsapp/templates/schema";
import { createStarterTemplates } from "@/lib/domains/channels/whatsapp/templates/starter";
import { listState, selectTemplates } from "@/lib/domains/channels/whatsapp/templates/store";

const tag = "Channels";
const admin = session("admin");

async function listed(actor: Actor, query: TemplateQuery): Promise<TemplateList> {
  const page = await paginate(actor, "whatsapp-templates", query, {
    fetch: (after, take) => {
      const [name = "", language = ""] = after ?? [];
      return selectTemplates(reader(actor), actor.project.id, query, after && { name, language }, take);
    },
    position: ({ name, language }) => [name, language],
  });
  return { ...page, ...(await listState(reader(actor), actor.project.id)) };
}

export const listWhatsAppTemplates = operation({
  id: "listWhatsAppTemplates",
  method: "GET",
  path: "/channels/whatsapp/templates",
  access: session("agent"),
  tag,
  summary: "List WhatsApp templates",
  description: [
    "The templates of the connected business account, by name and language, as WhatsApp last told of them. The list is",
    "read again when the number is connected, every day and by `POST /channels/whatsapp/templates/refresh`; a change of",
    "status comes at once, where the app is subscribed to `message_template_status_update`.",
  ].join(" "),
  query: TemplateQuery,
  output: TemplateList,
  handle: ({ actor, query }) => listed(actor, query),
});

export const createWhatsAppTemplate = operation({
  id: "createWhatsAppTemplate",
  method: "POST",
  path: "/channels/whatsapp/templates",
  access: admin,
  tag,
  summary: "Create a WhatsApp template",
  description: [
    "Sends it to WhatsApp for approval, which takes from a minute to a day: until then it is `PENDING`. What WhatsApp",
    "refuses at once is answered with 422 (`refused_by_whatsapp`), a name that is taken in this language with",
    "`template_exists`.",
  ].join(" "),
  body: CreateTemplateBody,
  output: WhatsAppTemplate,
  success: 201,
  location: () => "/channels/whatsapp/templates",
  errors: ["template_exists", "invalid_transition"],
  handle: ({ actor, body }) => createTemplate(actor, body),
});

export const refreshWhatsAppTemplates = operation({
  id: "refreshWhatsAppTemplates",
  method: "POST",
  path: "/channels/whatsapp/templates/refresh",
  access: admin,
  tag,
  summary: "Refresh WhatsApp templates",
  description: "Reads the whole list from WhatsApp now. While WhatsApp cannot be asked, the list stays as it was.",
  output: TemplateList,
  errors: ["invalid_transition"],
  handle: async ({ actor }) => {
    await refreshTemplates(actor);
    return listed(actor, TemplateQuery.parse({}));
  },
});

export const createStarterWhatsAppTemplates = operation({
  id: "createStarterWhatsAppTemplates",
  method: "POST",
  path: "/channels/whatsapp/templates/starter",
  access: admin,
  tag,
  summary: "Create the ready-made templates",
  description: [
    "Sends our own templates for approval, those that are missing: `turnero_confirmed`, `turnero_reminder`,",
    "`turnero_moved` and `turnero_cancelled`, each in `pt_BR`, `es` and `en`. Their variables are the customer, the",
    "business, the service, the date and time, and the link.",
  ].join(" "),
  output: StarterResult,
  errors: ["invalid_transition"],
  handle: ({ actor }) => createStarterTemplates(actor),
});

export const deleteWhatsAppTemplate = operation({
  id: "deleteWhatsAppTemplate",
  method: "DELETE",
  path: "/channels/whatsapp/templates/{name}",
  access: admin,
  tag,
  summary: "Delete a WhatsApp template",
  description: "In every language. WhatsApp lets nobody use the name again for 30 days.",
  params: TemplateParams,
  errors: ["not_found", "invalid_transition"],
  handle: ({ actor, params }) => removeTemplate(actor, params.name),
});
