import { json, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { Told } from "@/lib/domains/channels/whatsapp/templates/rules";
import type {
  TemplateList,
  TemplateQuery,
  TemplateStatus,
  TemplateTrouble,
  WhatsAppTemplate,
} from "@/lib/domains/channels/whatsapp/templates/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type Row = Prisma.WhatsAppTemplateGetPayload<object>;

const toTemplate = (row: Row): WhatsAppTemplate => ({
  name: row.name,
  language: row.language,
  status: row.status as TemplateStatus,
  category: row.category,
  header: row.header,
  body: row.body,
  footer: row.footer,
  variables: row.variables,
  sendable: row.sendable,
  rejected_reason: row.rejected_reason,
  quality: row.quality as WhatsAppTemplate["quality"],
  seen_at: iso(row.seen_at),
});

type Place = Pick<WhatsAppTemplate, "name" | "language">;
const of = (project: ProjectId, { name, language }: Place) => ({
  project_id_name_language: { project_id: project, name, language },
});

/** By name, then language, from the one after `after`. */
export async function selectTemplates(
  tx: Tx,
  project: ProjectId,
  { status, language }: Pick<TemplateQuery, "status" | "language">,
  after: Place | null,
  take: number,
): Promise<WhatsAppTemplate[]> {
  const rows = await tx.whatsAppTemplate.findMany({
    where: {
      project_id: project,
      ...(status && { status: { in: status } }),
      ...(language !== undefined && { language }),
      ...(after && { OR: [{ name: { gt: after.name } }, { name: after.name, language: { gt: after.language } }] }),
    },
    orderBy: [{ name: "asc" }, { language: "asc" }],
    take,
  });
  return rows.map(toTemplate);
}

export async function findTemplate(tx: Tx, project: ProjectId, place: Place): Promise<WhatsAppTemplate | null> {
  const row = await tx.whatsAppTemplate.findUnique({ where: of(project, place) });
  return row && toTemplate(row);
}

export async function templatesByName(tx: Tx, project: ProjectId, name: string): Promise<WhatsAppTemplate[]> {
  const where = { project_id: project, name };
  return (await tx.whatsAppTemplate.findMany({ where, orderBy: { language: "asc" } })).map(toTemplate);
}

const approved = "status = 'APPROVED' AND sendable";

/** The template as it may be sent now; null while it waits, was refused, or is not there. */
export async function approvedTemplate(
  sql: Sql,
  project: ProjectId,
  name: string,
  language: string,
): Promise<WhatsAppTemplate | null> {
  const [row] = await sql<Row>(
    `SELECT * FROM whatsapp_template WHERE project_id = $1 AND name = $2 AND language = $3 AND ${approved}`,
    [project, name, language],
  );
  return row ? toTemplate(row) : null;
}

/** Every template that may be sent now, by name and language. */
export async function listApproved(sql: Sql, project: ProjectId): Promise<WhatsAppTemplate[]> {
  const rows = await sql<Row>(
    `SELECT * FROM whatsapp_template WHERE project_id = $1 AND ${approved} ORDER BY name, language`,
    [project],
  );
  return rows.map(toTemplate);
}

/** Stores one, unless newer information than `at` is stored. */
export async function putTemplate(tx: Tx, project: ProjectId, told: Told, at: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO whatsapp_template (project_id, name, language, external_id, status, category, header, body, footer,
      variables, sendable, rejected_reason, quality, seen_at)
    VALUES (${project}, ${told.name}, ${told.language}, ${told.external_id}, ${told.status}, ${told.category},
      ${told.header}, ${told.body}, ${told.footer}, ${told.variables}, ${told.sendable}, ${told.rejected_reason},
      ${told.quality}, ${at})
    ON CONFLICT (project_id, name, language) DO UPDATE SET external_id = EXCLUDED.external_id,
      status = EXCLUDED.status, category = EXCLUDED.category, header = EXCLUDED.header, body = EXCLUDED.body,
      footer = EXCLUDED.footer, variables = EXCLUDED.variables, sendable = EXCLUDED.sendable,
      rejected_reason = EXCLUDED.rejected_reason, quality = EXCLUDED.quality, seen_at = EXCLUDED.seen_at
    WHERE whatsapp_template.seen_at <= EXCLUDED.seen_at`;
}

/** Removes what a complete list, requested at `began`, no longer had. */
export async function dropUnseen(tx: Tx, project: ProjectId, began: Date): Promise<number> {
  return (await tx.whatsAppTemplate.deleteMany({ where: { project_id: project, seen_at: { lt: began } } })).count;
}

export async function deleteTemplates(tx: Tx, project: ProjectId, where: { name: string; language?: string }) {
  await tx.whatsAppTemplate.deleteMany({ where: { project_id: project, ...where } });
}

/** The account is no longer ours to list. */
export async function forgetTemplates(tx: Tx, project: ProjectId): Promise<void> {
  await tx.whatsAppTemplate.deleteMany({ where: { project_id: project } });
  await tx.channelConnection.updateMany({
    where: { project_id: project, channel: "whatsapp" },
    data: { templates_read_at: null, templates_trouble: json(null) },
  });
}

type Announced = {
  status?: TemplateStatus;
  rejected_reason?: string | null;
  quality?: WhatsAppTemplate["quality"];
};

/** Stores what WhatsApp announced at `told` by its own clock. False for an unknown template, or older news. */
export async function announce(
  tx: Tx,
  project: ProjectId,
  { name, language }: Place,
  change: Announced,
  told: Date,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.whatsAppTemplate.updateMany({
    where: { project_id: project, name, language, OR: [{ told_at: null }, { told_at: { lte: told } }] },
    data: { ...change, seen_at: now, ...(change.status && { told_at: told }) },
  });
  return count > 0;
}

const connection = (project: ProjectId) => ({ project_id_channel: { project_id: project, channel: "whatsapp" } });

/** The status of the list itself. */
export async function listState(
  tx: Tx,
  project: ProjectId,
): Promise<Pick<TemplateList, "connected" | "read_at" | "trouble">> {
  const row = await tx.channelConnection.findUnique({
    where: connection(project),
    select: { templates_read_at: true, templates_trouble: true },
  });
  return {
    connected: row !== null,
    read_at: isoOrNull(row?.templates_read_at ?? null),
    trouble: (row?.templates_trouble ?? null) as TemplateTrouble | null,
  };
}

export async function noteRead(tx: Tx, project: ProjectId, at: Date): Promise<void> {
  await tx.channelConnection.updateMany({
    where: { project_id: project, channel: "whatsapp" },
    data: { templates_read_at: at, templates_trouble: json(null) },
  });
}

/** The first failure sets the time; later ones change only the text. */
export async function noteUnread(tx: Tx, project: ProjectId, at: Date, message: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE channel_connection SET templates_trouble = jsonb_build_object(
      'since', coalesce(templates_trouble->>'since', ${iso(at)}::text), 'message', ${message}::text)
    WHERE project_id = ${project} AND channel = 'whatsapp'`;
}

/** Whose list is older than `before`; each is to be read again. */
export async function projectsToRenew(before: Date): Promise<ProjectId[]> {
  const rows = await sqlOf({})<{ project_id: string }>(
    `SELECT project_id FROM channel_connection WHERE channel = 'whatsapp' AND broken_at IS NULL
       AND (templates_read_at IS NULL OR templates_read_at < $1) ORDER BY project_id`,
    [before],
  );
  return rows.map(({ project_id }) => provenProject(project_id));
}
