import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Letter, mailWorks, post } from "@/lib/core/mail";
import {
  defaultPreferences,
  type PreferenceChange,
  type Preferences,
  withPreferences,
} from "@/lib/domains/account/rules";
import { selectResponsible } from "@/lib/domains/channels/notices/store";
import { whisper } from "@/lib/domains/channels/notices/whisper";

type Written = Omit<Letter, "to">;
export type Told = { letters: number; chats: number };

/** Tells those who can do something about it, by the ways that each of them chose: e-mail, and their own Telegram. */
export async function tellResponsible(
  project: ProjectId,
  kind: keyof Preferences,
  write: (about: { locale: string; workspace: string }) => Written,
): Promise<Told> {
  const told = { letters: 0, chats: 0 };
  for (const { email, chat_id, notifications, ...about } of await selectResponsible(reader({}), project)) {
    const wanted = withPreferences(defaultPreferences, notifications as PreferenceChange)[kind];
    const { subject, text } = write(about);
    if (wanted.email && mailWorks()) {
      post({ to: email, subject, text });
      told.letters += 1;
    }
    if (wanted.telegram && chat_id !== null && (await whisper(project, chat_id, `${subject}\n\n${text}`.trim())))
      told.chats += 1;
  }
  return told;
}
