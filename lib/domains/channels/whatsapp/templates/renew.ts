import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { isProblem, Problem } from "@/lib/core/problem";
import { listOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import {
  type Account,
  accountOf,
  askTemplates,
  findAccount,
  wordsOf,
} from "@/lib/domains/channels/whatsapp/templates/ask";
import { readTemplate, type Told } from "@/lib/domains/channels/whatsapp/templates/rules";
import {
  dropUnseen,
  noteRead,
  noteUnread,
  projectsToRenew,
  putTemplate,
} from "@/lib/domains/channels/whatsapp/templates/store";

const fields = "name,language,status,category,components,rejected_reason,quality_score";
/** An account has some thousands at most; the limit stops an endless list. */
const mostPages = 100;

async function readAll(account: Account): Promise<Told[]> {
  const found: Told[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const query = { fields, limit: "100", ...(after === null ? {} : { after }) };
    const reply = await askTemplates(account, { query });
    if (reply.status !== 200)
      throw new Problem("service_unavailable", { detail: `WhatsApp gives no list of templates: ${wordsOf(reply)}` });
    found.push(...listOf(reply.body.data).flatMap((entry) => readTemplate(entry) ?? []));
    const paging = objectOf(reply.body.paging);
    after = textOf(objectOf(paging.cursors).after);
    if (after === null || textOf(paging.next) === null) return found;
  }
  throw new Problem("service_unavailable", { detail: "WhatsApp's list of templates does not end." });
}

/** Reads and stores the whole list. A failed read changes only the list's status. */
async function renew(project: ProjectId, account: Account): Promise<number> {
  const began = clock.now();
  let found: Told[];
  try {
    found = await readAll(account);
  } catch (error) {
    if (isProblem(error) && error.code !== "dry_run_unavailable")
      await inTransaction({}, async (tx) => {
        await noteUnread(tx, project, began, error.message);
        await record(tx, project, "whatsapp_template.renewed", "whatsapp");
      });
    throw error;
  }
  await inTransaction({}, async (tx) => {
    for (const told of found) await putTemplate(tx, project, told, began);
    await dropUnseen(tx, project, began);
    await noteRead(tx, project, began);
    await record(tx, project, "whatsapp_template.renewed", "whatsapp");
  });
  return found.length;
}

export async function refreshTemplates(actor: Actor): Promise<void> {
  await renew(actor.project.id, await accountOf(actor.project.id));
}

/** In the background: null where WhatsApp was disconnected meanwhile. */
export async function renewTemplates(project: ProjectId): Promise<number | null> {
  const account = await findAccount(project);
  return account && renew(project, account);
}

/** A little less than a day, so that yesterday's list is outdated at the next daily run. */
const freshMs = 20 * 60 * 60_000;

/** Requests a refresh of every outdated list. */
export async function askForRenewal(now: Date): Promise<number> {
  const projects = await projectsToRenew(new Date(now.getTime() - freshMs));
  for (const project of projects)
    await inTransaction({}, (tx) => record(tx, project, "whatsapp_template.renewal_due", "whatsapp"));
  return projects.length;
}
