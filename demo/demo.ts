import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { addAutomations } from "@/demo/automations";
import { addBookings } from "@/demo/bookings";
import { addCatalog } from "@/demo/catalog";
import { addConversations } from "@/demo/conversations";
import { addCustomers } from "@/demo/customers";
import { addEvidence } from "@/demo/evidence";
import { addFlows } from "@/demo/flows";
import { addKnowledge } from "@/demo/knowledge";
import { addPeople, owner } from "@/demo/people";
import { addProject } from "@/demo/project";
import { addWebchat } from "@/demo/webchat";
import { prisma, type Tx } from "@/lib/core/db";
import { mintKey } from "@/lib/domains/api-keys/key";
import { readKept, writeWhole } from "@/scripts/whole-file.mjs";

type Installation = { folder: string; address: string; now: Date };
type Demo = {
  base_url: string;
  api_key: string;
  email: string;
  password: string;
  project_id: string;
  widget_key: string;
};

const fileIn = (folder: string): string => join(folder, "demo.json");
const baseUrl = (address: string): string => `${address.replace(/\/$/, "")}/api/v1`;

function keep(folder: string, demo: Demo): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(fileIn(folder), `${JSON.stringify(demo, null, 2)}\n`);
}

/** A later start may use another URL; the rest of the file stays as it was. */
function moveTo(address: string, folder: string): void {
  try {
    const demo = readKept(fileIn(folder)) as Demo | null;
    if (demo && demo.base_url !== baseUrl(address)) keep(folder, { ...demo, base_url: baseUrl(address) });
  } catch (error) {
    // The workspace works without it, so a failure must not prevent the start.
    console.error(`${(error as Error).message} The demo workspace's password stood there: remove the file.`);
  }
}

/** Serialized; a second seed finds the first one's project. */
async function isFirst(tx: Tx): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('turnero.seed'))`;
  return (await tx.project.count()) === 0;
}

/** Makes the demo workspace in an empty database, all of it or nothing; anywhere else it does nothing. */
export async function seedDemo({ folder, address, now }: Installation): Promise<boolean> {
  if ((await prisma().project.count()) > 0) {
    moveTo(address, folder);
    return false;
  }
  const [key, password] = [mintKey(), randomBytes(12).toString("base64url")];
  const passwordHash = await hash(password);
  const work = async (tx: Tx): Promise<boolean> => {
    if (!(await isFirst(tx))) return false;
    console.log("Making the demo workspace…");
    const actor = await addProject(tx, now, key);
    const members = await addPeople(tx, actor.project.id, passwordHash);
    await addCatalog(actor, members);
    await addCustomers(tx, actor.project.id, now);
    await addBookings(actor);
    await addEvidence(actor, members);
    await addConversations(actor, members);
    await addKnowledge(actor);
    await addAutomations(actor);
    await addFlows(actor);
    // Before the commit: a key that was not written down could never be shown again; the file of a failed seed is overwritten.
    keep(folder, {
      base_url: baseUrl(address),
      api_key: key,
      email: owner.email,
      password,
      project_id: actor.project.id,
      widget_key: await addWebchat(actor, address),
    });
    return true;
  };
  return prisma().$transaction(work, { maxWait: 60_000, timeout: 300_000 }); // A small machine may be slow.
}
