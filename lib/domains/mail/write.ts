import { clock } from "@/lib/core/clock";
import { type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId, type ProjectId } from "@/lib/core/ids";
import { type Letter, oneLine } from "@/lib/domains/mail/letter";
import { messageIdOf } from "@/lib/domains/mail/rules";
import { insertMail } from "@/lib/domains/mail/store";
import { htmlOf, textOf } from "@/lib/domains/mail/template";

/**
 * The only way to send an e-mail: writes it in the transaction of the change, so that a rollback or a dry run sends
 * nothing; the worker sends it after the commit. Returns the mail's id.
 */
export const writeMail = (tx: Tx, project: ProjectId | null, letter: Letter): Promise<string> =>
  writeMailIn(sqlOf({ tx }), project, letter);

/** The same in a transaction of statements alone. */
export async function writeMailIn(sql: Sql, project: ProjectId | null, letter: Letter): Promise<string> {
  const id = newId("mal");
  const { APP_URL } = env();
  const { thread, calendar, unsubscribe } = letter;
  await insertMail(sql, {
    id,
    project_id: project,
    to_address: letter.to,
    subject: oneLine(letter.subject),
    text: textOf(letter),
    html: htmlOf(letter),
    confidential: project === null || letter.confidential === true,
    calendar_method: calendar?.method ?? null,
    calendar_ics: calendar?.ics ?? null,
    message_id: messageIdOf(id, APP_URL),
    thread: thread === undefined ? null : messageIdOf(thread, APP_URL),
    unsubscribe: unsubscribe ?? null,
    created_at: clock.now(),
  });
  return id;
}
