import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { invalidAll, notFound } from "@/lib/core/problem";
import { languages, plannedNotices } from "@/lib/core/vocabulary";
import { defaultTexts } from "@/lib/domains/notices/default-texts";
import type {
  NoticeSettings,
  NoticeText,
  NoticeTextPreview,
  UpdateNoticeSettingsBody,
} from "@/lib/domains/notices/schema";
import {
  deleteText,
  findSettings,
  lockSettings,
  putSettings,
  putText,
  selectTexts,
} from "@/lib/domains/notices/settings/store";
import { exampleOf } from "@/lib/domains/notices/texts/example";
import { textFaults, variablesOf } from "@/lib/domains/notices/texts/rules";

export const noticeSettingsOf = (actor: Actor): Promise<NoticeSettings> =>
  findSettings(reader(actor), actor.project.id);

/** Absent fields keep their value. Already planned notices keep their settings. */
export const changeNoticeSettings = (actor: Actor, body: UpdateNoticeSettingsBody): Promise<NoticeSettings> =>
  inTransaction(actor, async (tx) => {
    await lockSettings(tx, actor.project.id);
    const before = await findSettings(tx, actor.project.id);
    const wanted = Object.fromEntries(Object.entries(body.kinds ?? {}).filter(([, on]) => on !== undefined));
    const after: NoticeSettings = {
      kinds: { ...before.kinds, ...wanted },
      reminder_minutes: [...new Set(body.reminder_minutes ?? before.reminder_minutes)].sort((a, b) => b - a),
      holdout_percent: body.holdout_percent ?? before.holdout_percent,
    };
    await putSettings(tx, actor.project.id, after, actor.now);
    await audit(tx, actor, "notice_settings.updated", actor.project.id, before, after);
    return after;
  });

/** Every text there is: the workspace's own where it has one. */
export async function noticeTextsOf(actor: Actor): Promise<NoticeText[]> {
  const own = await selectTexts(reader(actor), actor.project.id);
  return languages.flatMap((language) =>
    plannedNotices.map((kind) => {
      const text = own.find((each) => each.kind === kind && each.language === language)?.text;
      return {
        kind,
        language,
        text: text ?? defaultTexts[language][kind].text,
        own: text !== undefined,
        variables: variablesOf(kind),
      };
    }),
  );
}

type Named = { kind: string; language: string };

/** The text that an address names. */
function whichOf({ kind: named, language: spoken }: Named): Pick<NoticeText, "kind" | "language"> {
  const kind = plannedNotices.find((each) => each === named);
  const language = languages.find((each) => each === spoken);
  if (!kind || !language) throw notFound("notice text", `${named}/${spoken}`);
  return { kind, language };
}

export async function noticeTextOf(actor: Actor, named: Named): Promise<NoticeText> {
  const { kind, language } = whichOf(named);
  const texts = await noticeTextsOf(actor);
  return texts.find((each) => each.kind === kind && each.language === language) as NoticeText;
}

export const writeNoticeText = (actor: Actor, named: Named, text: string): Promise<NoticeText> =>
  inTransaction(actor, async (tx) => {
    const which = whichOf(named);
    const faults = textFaults(which.kind, text);
    if (faults.length > 0) throw invalidAll(faults);
    const before = await putText(tx, actor.project.id, which, text, actor.now);
    await audit(tx, actor, "notice_settings.text_changed", actor.project.id, { text: before }, { text, ...which });
    return { ...which, text, own: true, variables: variablesOf(which.kind) };
  });

export const previewText = (actor: Actor, named: Named, text: string): NoticeTextPreview =>
  exampleOf(actor, whichOf(named), text);

export const dropNoticeText = (actor: Actor, named: Named): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const which = whichOf(named);
    const before = await deleteText(tx, actor.project.id, which);
    if (before === null) return undefined;
    await audit(
      tx,
      actor,
      "notice_settings.text_changed",
      actor.project.id,
      { text: before },
      { text: null, ...which },
    );
    return undefined;
  });
