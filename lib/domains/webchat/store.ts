import type { Project } from "@/lib/core/actor";
import { json, pool, type Tx } from "@/lib/core/db";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import { patternsFor } from "@/lib/domains/webchat/rules";
import type { PutWebchatSiteBody, WebchatSite } from "@/lib/domains/webchat/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type SiteRow = Prisma.WebchatSiteGetPayload<object>;

const toSite = (row: SiteRow): WebchatSite => ({
  enabled: row.enabled,
  key: row.key,
  name: row.name,
  greeting: row.greeting,
  colors: row.colors as WebchatSite["colors"],
  languages: row.languages as WebchatSite["languages"],
  allowed_origins: row.allowed_origins,
  business_hours: row.business_hours as WebchatSite["business_hours"],
  identity_verification: row.identity_secret !== null,
  updated_at: iso(row.updated_at),
});

export async function findSite(tx: Tx, project: ProjectId): Promise<WebchatSite | null> {
  const row = await tx.webchatSite.findUnique({ where: { project_id: project } });
  return row && toSite(row);
}

/** The site's row under a lock. */
export async function lockSite(tx: Tx, project: ProjectId): Promise<WebchatSite | null> {
  await tx.$queryRaw`SELECT 1 FROM webchat_site WHERE project_id = ${project} FOR UPDATE`;
  return findSite(tx, project);
}

/** Writes the site; `key` is the one it gets when there was none. */
export async function putSite(
  tx: Tx,
  project: ProjectId,
  { business_hours, ...body }: PutWebchatSiteBody,
  key: string,
  now: Date,
): Promise<WebchatSite> {
  const written = { ...body, business_hours: json(business_hours), updated_at: now };
  const row = await tx.webchatSite.upsert({
    where: { project_id: project },
    create: { project_id: project, key, created_at: now, ...written },
    update: written,
  });
  return toSite(row);
}

export async function changeSite(
  tx: Tx,
  project: ProjectId,
  change: { key?: string; identity_secret?: string; updated_at: Date },
): Promise<WebchatSite> {
  return toSite(await tx.webchatSite.update({ where: { project_id: project }, data: change }));
}

export async function sealedIdentitySecret(tx: Tx, project: ProjectId): Promise<string | null> {
  const row = await tx.webchatSite.findUnique({ where: { project_id: project }, select: { identity_secret: true } });
  return row?.identity_secret ?? null;
}

/** The site that a publishable key names, with what its frame has to know before anybody has said who they are. */
export async function siteOfKey(
  tx: Tx,
  key: string,
): Promise<{ site: WebchatSite; project: Pick<Project, "id" | "name" | "locale" | "timezone" | "currency"> } | null> {
  const row = await tx.webchatSite.findUnique({
    where: { key },
    include: { project: { select: { id: true, name: true, locale: true, timezone: true, currency: true } } },
  });
  if (!row) return null;
  const { project, ...site } = row;
  return { site: toSite(site), project: { ...project, id: provenProject(project.id) } };
}

/** A preflight carries no key: whether any site allows this origin. */
export async function someSiteAllows(origin: string): Promise<boolean> {
  const { rowCount } = await pool().query({
    name: "webchat_origin",
    text: "SELECT 1 FROM webchat_site WHERE enabled AND allowed_origins && $1::text[] LIMIT 1",
    values: [patternsFor(origin)],
  });
  return rowCount === 1;
}
