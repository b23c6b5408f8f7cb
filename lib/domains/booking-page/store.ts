import type { Project } from "@/lib/core/actor";
import { json, type Tx } from "@/lib/core/db";
import { type ProjectId, provenProject } from "@/lib/core/ids";
import type { HostedPage, PageAddress } from "@/lib/domains/booking-page/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export type PageSettings = Omit<HostedPage, "url">;

const fresh: PageSettings = {
  enabled: true,
  headline: null,
  text: null,
  service_ids: null,
  address: null,
  policy: null,
  logo_id: null,
  cover_id: null,
  allowed_origins: [],
};

const settingsOf = (row: Prisma.BookingPageGetPayload<object> | null): PageSettings =>
  row
    ? {
        enabled: row.enabled,
        headline: row.headline,
        text: row.text,
        service_ids: row.all_services ? null : row.service_ids,
        address: row.address as PageAddress | null,
        policy: row.policy,
        logo_id: row.logo_id,
        cover_id: row.cover_id,
        allowed_origins: row.allowed_origins,
      }
    : fresh;

export async function findSettings(tx: Tx, project: ProjectId): Promise<PageSettings> {
  return settingsOf(await tx.bookingPage.findUnique({ where: { project_id: project } }));
}

export async function saveSettings(tx: Tx, project: ProjectId, body: PageSettings, at: Date): Promise<void> {
  const { service_ids, address, ...rest } = body;
  const data = {
    ...rest,
    address: json(address),
    all_services: service_ids === null,
    service_ids: service_ids ?? [],
    updated_at: at,
  };
  await tx.bookingPage.upsert({
    where: { project_id: project },
    create: { project_id: project, ...data },
    update: data,
  });
}

/** The ids that are no service of the project's. */
export async function unknownServices(tx: Tx, project: ProjectId, ids: readonly string[]): Promise<string[]> {
  const where = { project_id: project, id: { in: [...ids] }, deleted_at: null };
  const known = new Set((await tx.service.findMany({ where, select: { id: true } })).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export type Page = { project: Project; settings: PageSettings };

type ProjectRow = Prisma.ProjectGetPayload<{ include: { booking_page: true } }>;
const pageOf = ({ booking_page, id, name, slug, timezone, currency, locale }: ProjectRow): Page => ({
  project: { id: provenProject(id), name, slug, timezone, currency, locale },
  settings: settingsOf(booking_page),
});

/** The workspace whose page has this slug, which for visitors takes the place of a key. */
export async function findPage(tx: Tx, slug: string): Promise<Page | null> {
  const row = await tx.project.findUnique({ where: { slug }, include: { booking_page: true } });
  return row && pageOf(row);
}

/** The workspace that a signed link names. */
export async function findProject(tx: Tx, project: ProjectId): Promise<Project | null> {
  const row = await tx.project.findUnique({ where: { id: project }, include: { booking_page: true } });
  return row && pageOf(row).project;
}

/** The origins that may show the page with this slug in a frame. */
export async function findFrames(tx: Tx, slug: string): Promise<string[]> {
  const found = await tx.bookingPage.findFirst({
    where: { enabled: true, project: { slug } },
    select: { allowed_origins: true },
  });
  return found?.allowed_origins ?? [];
}
