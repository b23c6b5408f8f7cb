import type { Project } from "@/lib/core/actor";
import type { Sql, Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { newId, type ProjectId, provenProject } from "@/lib/core/ids";
import { countryOfLocale } from "@/lib/core/phone/visitor-phone";
import { iso } from "@/lib/core/wire/wire";
import type { SpamGuardSettings } from "@/lib/domains/ai/schema";
import { guardOf } from "@/lib/domains/ai/store";
import { defaultBot, defaultPolicies } from "@/lib/domains/bot/default";
import { beginning, Dialogue } from "@/lib/domains/bot/dialogue/state";
import type { Bot, BotTrace, ChannelPolicy } from "@/lib/domains/bot/schema";
import { type Spoken, spoken } from "@/lib/domains/bot/understanding/language";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import { askOf, type SaidMessage } from "@/lib/domains/conversations/messages/store";
import type { Locked } from "@/lib/domains/conversations/store";
import type { Prisma } from "@/lib/generated/prisma/client";

export async function findBot(tx: Tx, project: Pick<Project, "id" | "name" | "locale">): Promise<Bot> {
  return botOf(project, await tx.bot.findUnique({ where: { project_id: project.id } }));
}

type BotRow = { settings: unknown; version: number; updated_at: Date };

function botOf(project: Pick<Project, "name" | "locale">, row: BotRow | null): Bot {
  if (!row) return defaultBot(project);
  return {
    ...defaultBot(project),
    ...(row.settings as Omit<Bot, "version" | "updated_at">),
    version: row.version,
    updated_at: iso(row.updated_at),
  };
}

/** Locks the project's own row: of two who save a bot that was never saved, one comes first. */
export const lockBot = async (tx: Tx, project: ProjectId): Promise<void> => {
  await tx.$queryRaw`SELECT id FROM project WHERE id = ${project} FOR NO KEY UPDATE`;
};

export async function putBot(
  tx: Tx,
  project: ProjectId,
  settings: Omit<Bot, "version" | "updated_at">,
  version: number,
  now: Date,
): Promise<void> {
  const row = { settings: settings as Prisma.InputJsonObject, version, updated_at: now };
  await tx.bot.upsert({ where: { project_id: project }, create: { project_id: project, ...row }, update: row });
}

/**
 * What each service with a time of day needs: of every requirement, the schedules of those who can meet it. Left out is what
 * somebody or something without a schedule can meet.
 */
export async function selectNeededSchedules(tx: Tx, project: ProjectId): Promise<string[][][]> {
  const rows = await tx.$queryRaw<{ service_id: string; schedules: string[] }[]>`
    SELECT s.id AS service_id, array_agg(DISTINCT r.schedule_id) AS schedules FROM service s
    JOIN service_requirement q ON q.project_id = s.project_id AND q.service_id = s.id
    LEFT JOIN resource_group_member m ON m.project_id = s.project_id AND m.group_id = q.group_id
    JOIN resource r ON r.project_id = s.project_id AND r.id = coalesce(q.resource_id, m.resource_id)
    WHERE s.project_id = ${project} AND s.active AND s.deleted_at IS NULL AND s.kind <> 'queue'
      AND r.active AND r.deleted_at IS NULL
    GROUP BY s.id, q.resource_id, q.group_id
    HAVING bool_and(r.schedule_id IS NOT NULL)`;
  const services = new Map<string, string[][]>();
  for (const { service_id, schedules } of rows)
    services.set(service_id, [...(services.get(service_id) ?? []), schedules]);
  return [...services.values()];
}

export async function selectPolicies(tx: Tx, project: ProjectId): Promise<ChannelPolicy[]> {
  return policiesOf(await tx.botChannelPolicy.findMany({ where: { project_id: project } }));
}

type PolicyRow = { channel: string; policy: string; handoff_after: number | null };

const policiesOf = (rows: readonly PolicyRow[]): ChannelPolicy[] =>
  defaultPolicies.map((usual) => {
    const row = rows.find(({ channel }) => channel === usual.channel);
    return row ? { ...usual, policy: row.policy as ChannelPolicy["policy"], handoff_after: row.handoff_after } : usual;
  });

export async function putPolicies(tx: Tx, project: ProjectId, policies: readonly ChannelPolicy[]): Promise<void> {
  await tx.botChannelPolicy.deleteMany({ where: { project_id: project } });
  await tx.botChannelPolicy.createMany({ data: policies.map((each) => ({ project_id: project, ...each })) });
}

export async function findDialogue(tx: Tx, project: ProjectId, conversation: string): Promise<Dialogue> {
  const where = { project_id_conversation_id: { project_id: project, conversation_id: conversation } };
  return dialogueOf((await tx.botDialogue.findUnique({ where }))?.state);
}

function dialogueOf(state: unknown): Dialogue {
  const read = Dialogue.safeParse(state);
  // Of an older release, or none: the conversation goes on, and what was asked is asked anew.
  return read.success ? read.data : beginning;
}

/** What a turn begins with, in one statement and without a lock: the turn is compared where the answer is put. */
export type Standing = {
  project: Project;
  conversation: Locked;
  bot: Bot;
  policies: ChannelPolicy[];
  guard: SpamGuardSettings;
  dialogue: Dialogue;
  /** How often the bot has answered this customer in the last hour and day. */
  answers: { hour: number; day: number };
  /** The place of the last message that the bot has dealt with; what was overtaken is heard again with what came after. */
  answered: number;
  /** The language of a visitor's widget; null on another channel. */
  visitor: Spoken | null;
  /** The country of their browser, where it is known. */
  country: string | null;
  /** Where they last came from, as it is counted by. */
  address: string | null;
  contact: Contact | null;
};
type StandingRow = Omit<Locked, "id"> & {
  conversation_id: string;
  project_id: string;
  name: string;
  slug: string;
  timezone: string;
  currency: string;
  locale: string;
  bot: (Omit<BotRow, "updated_at"> & { updated_at: string }) | null;
  policies: PolicyRow[] | null;
  guard: unknown;
  state: unknown;
  answers: { hour: number; day: number };
  answered: number;
  visitor: { locale: string; address_key: string | null } | null;
  contact: Contact | null;
};

/** Null where there is no such conversation. */
export async function readStanding(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  now: Date,
): Promise<Standing | null> {
  const [row] = await sql<StandingRow>(
    `SELECT p.id AS project_id, p.name, p.slug, p.timezone, p.currency, p.locale, v.id AS conversation_id, v.channel,
      v.external_id, v.customer_id, v.mode, v.status, v.assignee_id, v.turn, v.message_count, v.last_inbound_at,
      v.snoozed_until,
      (SELECT jsonb_build_object('settings', b.settings, 'version', b.version, 'updated_at', b.updated_at)
        FROM bot b WHERE b.project_id = $1) AS bot,
      (SELECT jsonb_agg(jsonb_build_object('channel', c.channel, 'policy', c.policy, 'handoff_after', c.handoff_after))
        FROM bot_channel_policy c WHERE c.project_id = $1) AS policies,
      (SELECT a.guard FROM ai_control a WHERE a.project_id = $1) AS guard,
      (SELECT d.state FROM bot_dialogue d WHERE d.project_id = $1 AND d.conversation_id = $2) AS state,
      (SELECT jsonb_build_object('day', count(*), 'hour',
          count(*) FILTER (WHERE t.created_at > $3::timestamptz - interval '1 hour'))
        FROM conversation o JOIN bot_turn t ON t.project_id = o.project_id AND t.conversation_id = o.id
        WHERE o.project_id = $1 AND o.customer_id = v.customer_id AND t.dropped IS NULL
          AND t.created_at > $3::timestamptz - interval '24 hours') AS answers,
      coalesce((SELECT max(t.n) FROM bot_turn t WHERE t.project_id = $1 AND t.conversation_id = $2
        AND (t.dropped IS NULL OR t.dropped <> 'overtaken')), 0)::int AS answered,
      (SELECT jsonb_build_object('locale', s.locale, 'address_key', s.address_key)
        FROM webchat_session s WHERE s.project_id = $1 AND s.conversation_id = $2
        ORDER BY s.created_at DESC LIMIT 1) AS visitor,
      (SELECT jsonb_build_object('name', c.name, 'phone', c.phone)
        FROM customer c WHERE c.project_id = $1 AND c.id = v.customer_id) AS contact
    FROM project p JOIN conversation v ON v.project_id = p.id WHERE p.id = $1 AND v.id = $2`,
    [project, conversation, now.toISOString()],
  );
  if (!row) return null;
  const { project_id, name, slug, timezone, currency, locale, conversation_id: id, bot, policies, guard, state } = row;
  const { answers, answered, visitor, contact, ...standing } = row;
  return {
    project: { id: provenProject(project_id), name, slug, timezone, currency, locale },
    conversation: { ...standing, id },
    bot: botOf({ name, locale }, bot && { ...bot, updated_at: new Date(bot.updated_at) }),
    policies: policiesOf(policies ?? []),
    guard: guardOf(guard),
    dialogue: dialogueOf(state),
    answers,
    answered,
    visitor: spoken.find((each) => visitor?.locale.startsWith(each)) ?? null,
    country: countryOfLocale(visitor?.locale ?? null),
    address: visitor?.address_key ?? null,
    contact,
  };
}

/** Keeps what was done about a message; false when that was done before. */
export async function keepTurn(
  tx: Tx,
  project: ProjectId,
  conversation: string,
  turn: { n: number; trace: BotTrace; dropped: string | null; now: Date },
): Promise<boolean> {
  const { now, trace, ...rest } = turn;
  const data = { project_id: project, id: newId("run"), conversation_id: conversation, ...rest, created_at: now };
  const row = { ...data, trace: trace as unknown as Prisma.InputJsonObject };
  return (await tx.botTurn.createMany({ data: [row], skipDuplicates: true })).count === 1;
}

/** What a turn comes to. `calls`: the event by which it calls the team. */
export type Answered = {
  n: number;
  trace: BotTrace;
  says: readonly SaidMessage[];
  dialogue: Dialogue;
  calls: Extract<EventName, "conversation.handed_over" | "conversation.team_asked"> | null;
};

/** The answer, where the dialogue stands after it and its trace, in one statement. Returns `sent`, or why it was dropped. */
export async function putAnswer(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  { says, ...answer }: Answered,
  now: Date,
): Promise<string> {
  const ask = { id: newId("run"), ...answer, says: says.map(askOf) };
  const [row] = await sql<{ outcome: string }>("SELECT answer_turn($1, $2, $3::jsonb, $4::timestamptz) AS outcome", [
    project,
    conversation,
    JSON.stringify(ask),
    now.toISOString(),
  ]);
  return row?.outcome ?? "gone";
}

export type KeptTurn = { id: string; n: number; trace: BotTrace; dropped: string | null; created_at: string };

/** Newest first. */
export async function selectTurns(
  tx: Tx,
  project: ProjectId,
  conversation: string,
  before: number | null,
  take: number,
): Promise<KeptTurn[]> {
  const n = before === null ? {} : { n: { lt: before } };
  const where = { project_id: project, conversation_id: conversation, ...n };
  const rows = await tx.botTurn.findMany({ where, orderBy: { n: "desc" }, take });
  return rows.map(({ id, n: at, trace, dropped, created_at }) => ({
    id,
    n: at,
    dropped,
    created_at: iso(created_at),
    // Those of before there were models say nothing of them.
    trace: { model: null, fallback: null, refused: 0, ...(trace as Omit<BotTrace, "model" | "fallback" | "refused">) },
  }));
}

/** The project as a caller would have it; for work that no caller began. */
export async function findProject(tx: Tx, id: string): Promise<Project | null> {
  const row = await tx.project.findUnique({ where: { id } });
  return row && { ...row, id: provenProject(row.id) };
}

/** A service as it is kept, with the resources that can do it, in the order in which it needs them. */
export type CatalogService = Pick<
  Service,
  "id" | "name" | "aliases" | "description" | "kind" | "intake_fields" | "duration_minutes" | "price_cents" | "currency"
> & { people: string[] };
export type Catalog = { services: CatalogService[]; people: Pick<Resource, "id" | "name" | "aliases">[] };
/** No chat offers more of either. */
const [mostServices, mostPeople] = [50, 100];

/** What customers may ask for, and by whom, in one statement. */
export async function readCatalog(sql: Sql, project: ProjectId): Promise<Catalog> {
  const [row] = await sql<{ services: Catalog["services"] | null; people: Catalog["people"] | null }>(
    `SELECT
      (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.id) FROM (
        SELECT v.id, v.name, v.aliases, v.description, v.kind, v.intake_fields, v.duration_minutes, v.price_cents, v.currency,
          coalesce((SELECT jsonb_agg(coalesce(q.resource_id, m.resource_id) ORDER BY q.position, m.resource_id)
            FROM service_requirement q
            LEFT JOIN resource_group_member m ON m.project_id = q.project_id AND m.group_id = q.group_id
            WHERE q.project_id = v.project_id AND q.service_id = v.id AND coalesce(q.resource_id, m.resource_id) IS NOT NULL),
            '[]') AS people
        FROM service v WHERE v.project_id = $1 AND v.active AND v.deleted_at IS NULL
        ORDER BY v.id LIMIT ${mostServices}) s) AS services,
      (SELECT jsonb_agg(to_jsonb(r) ORDER BY r.id) FROM (
        SELECT w.id, w.name, w.aliases FROM resource w
        WHERE w.project_id = $1 AND w.active AND w.kind = 'person' AND w.deleted_at IS NULL
        ORDER BY w.id LIMIT ${mostPeople}) r) AS people`,
    [project],
  );
  return { services: row?.services ?? [], people: row?.people ?? [] };
}

export async function selectServiceNames(
  tx: Tx,
  project: ProjectId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const where = { project_id: project, id: { in: [...ids] }, deleted_at: null };
  const rows = await tx.service.findMany({ where, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who is in each group of resources. */
export async function selectMembers(tx: Tx, project: ProjectId): Promise<Map<string, string[]>> {
  const rows = await tx.resourceGroupMember.findMany({ where: { project_id: project } });
  const members = new Map<string, string[]>();
  for (const { group_id, resource_id } of rows) members.set(group_id, [...(members.get(group_id) ?? []), resource_id]);
  return members;
}

/** What a customer is called, and how they are reached. */
export type Contact = { name: string; phone: string | null };

export async function findContact(sql: Sql, project: ProjectId, id: string): Promise<Contact | null> {
  const text = "SELECT name, phone FROM customer WHERE project_id = $1 AND id = $2";
  const [row] = await sql<Contact>(text, [project, id]);
  return row ?? null;
}

export async function nameCustomer(tx: Tx, project: ProjectId, id: string, name: string): Promise<void> {
  await tx.customer.updateMany({ where: { project_id: project, id }, data: { name } });
}
