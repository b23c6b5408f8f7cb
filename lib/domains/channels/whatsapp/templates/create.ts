import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader } from "@/lib/core/db";
import { type Fault, invalid, invalidAll, notFound, Problem } from "@/lib/core/problem";
import type { Reply } from "@/lib/domains/channels/company";
import { numberOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import { type Account, accountOf, askTemplates, wordsOf } from "@/lib/domains/channels/whatsapp/templates/ask";
import { bodyFaults, readTemplate, submission } from "@/lib/domains/channels/whatsapp/templates/rules";
import type { CreateTemplateBody, WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";
import {
  deleteTemplates,
  findTemplate,
  putTemplate,
  templatesByName,
} from "@/lib/domains/channels/whatsapp/templates/store";

/** Meta's code for a duplicate name and language. */
const alreadyThere = 2388024;

const exists = ({ name, language }: CreateTemplateBody) =>
  new Problem("template_exists", { detail: `There is a template ${name} in ${language} already.` });

/** The field that WhatsApp's refusal is about, as far as it tells. */
function faultOf(reply: Reply): Fault {
  const words = wordsOf(reply);
  const field = /\blanguage\b/i.test(words) ? "language" : /\bname\b/i.test(words) ? "name" : "body";
  return { pointer: `#/${field}`, code: "refused_by_whatsapp", detail: `WhatsApp refuses it: ${words}` };
}

/** Submits it for approval; WhatsApp decides between two concurrent ones of the same name. */
export async function submitTemplate(
  actor: Actor,
  account: Account,
  body: CreateTemplateBody,
): Promise<WhatsAppTemplate> {
  const reply = await askTemplates(account, { json: submission(body) });
  if (reply.status !== 200) {
    if (numberOf(objectOf(reply.body.error).error_subcode) === alreadyThere) throw exists(body);
    throw invalid(faultOf(reply));
  }
  const { id, status = "PENDING", category = body.category } = reply.body;
  const told = readTemplate({ ...submission(body), id, status: textOf(status), category });
  if (!told) throw new Error(`WhatsApp made a template and called it ${textOf(status)}.`);
  return inTransaction(actor, async (tx) => {
    await putTemplate(tx, actor.project.id, told, clock.now());
    const made = await findTemplate(tx, actor.project.id, body);
    if (!made) throw new Error("A template that was just written is not there.");
    await audit(tx, actor, "whatsapp_template.created", body.name, null, made);
    return made;
  });
}

export async function createTemplate(actor: Actor, body: CreateTemplateBody): Promise<WhatsAppTemplate> {
  const faults = bodyFaults(body);
  if (faults.length > 0) throw invalidAll(faults);
  const account = await accountOf(actor.project.id);
  if (await findTemplate(reader(actor), actor.project.id, body)) throw exists(body);
  return submitTemplate(actor, account, body);
}

/** In every language: WhatsApp deletes by name. One that it no longer has is removed here too. */
export async function removeTemplate(actor: Actor, name: string): Promise<undefined> {
  const project = actor.project.id;
  const known = await templatesByName(reader(actor), project, name);
  if (known.length === 0) throw notFound("template", name);
  const reply = await askTemplates(await accountOf(project), { method: "DELETE", query: { name } });
  if (reply.status !== 200 && reply.status !== 404) {
    const { detail } = faultOf(reply);
    throw new Problem("invalid_transition", { detail });
  }
  await inTransaction(actor, async (tx) => {
    await deleteTemplates(tx, project, { name });
    await audit(
      tx,
      actor,
      "whatsapp_template.deleted",
      name,
      { languages: known.map(({ language }) => language) },
      null,
    );
  });
  return undefined;
}
