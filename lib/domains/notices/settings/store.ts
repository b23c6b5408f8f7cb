import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { plannedNotices } from "@/lib/core/vocabulary";
import type { NoticeSettings, NoticeText } from "@/lib/domains/notices/schema";

const usual = [4320, 1440];

export async function findSettings(tx: Tx, project: ProjectId): Promise<NoticeSettings> {
  const row = await tx.noticeSettings.findUnique({ where: { project_id: project } });
  const kinds = plannedNotices.map((kind) => [kind, !row?.off.includes(kind)]);
  return {
    kinds: Object.fromEntries(kinds) as NoticeSettings["kinds"],
    reminder_minutes: row?.reminder_minutes ?? usual,
    holdout_percent: row?.holdout_percent ?? 0,
  };
}

/** Locked until the transaction ends; a workspace without a row gets one. */
export const lockSettings = (tx: Tx, project: ProjectId): Promise<number> =>
  tx.$executeRaw`INSERT INTO notice_settings (project_id, off) VALUES (${project}, '{}')
    ON CONFLICT (project_id) DO UPDATE SET project_id = excluded.project_id`;

export async function putSettings(
  tx: Tx,
  project: ProjectId,
  { kinds, ...rest }: NoticeSettings,
  now: Date,
): Promise<void> {
  const data = { off: plannedNotices.filter((kind) => !kinds[kind]), ...rest, updated_at: now };
  await tx.noticeSettings.upsert({
    where: { project_id: project },
    create: { project_id: project, ...data },
    update: data,
  });
}

type Which = Pick<NoticeText, "kind" | "language">;
const whereOf = (project: ProjectId, which: Which) => ({ project_id_kind_language: { project_id: project, ...which } });

export async function selectTexts(
  tx: Tx,
  project: ProjectId,
): Promise<{ kind: string; language: string; text: string }[]> {
  return tx.noticeText.findMany({ where: { project_id: project }, select: { kind: true, language: true, text: true } });
}

/** The previous text; null: none. */
export async function putText(
  tx: Tx,
  project: ProjectId,
  which: Which,
  text: string,
  now: Date,
): Promise<string | null> {
  const where = whereOf(project, which);
  const before = await tx.noticeText.findUnique({ where, select: { text: true } });
  const create = { project_id: project, ...which, text, updated_at: now };
  await tx.noticeText.upsert({ where, create, update: { text, updated_at: now } });
  return before?.text ?? null;
}

export async function deleteText(tx: Tx, project: ProjectId, which: Which): Promise<string | null> {
  const before = await tx.noticeText.findUnique({ where: whereOf(project, which), select: { text: true } });
  if (before) await tx.noticeText.delete({ where: whereOf(project, which) });
  return before?.text ?? null;
}
