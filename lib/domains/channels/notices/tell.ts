import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Letter, mailWorks, sendMail } from "@/lib/core/mail";
import {
  defaultPreferences,
  type PreferenceChange,
  type Preferences,
  withPreferences,
} from "@/lib/domains/account/rules";
import { notifyByTelegram } from "@/lib/domains/channels/telegram/members/notify";
import { selectResponsible } from "@/lib/domains/channels/telegram/members/store";

type Written = Omit<Letter, "to">;
export type Told = { letters: number; chats: number };
/** How a part of the telling is done: at once, or as a step of its own that is not done again. */
export type Part = (name: "chats" | "letters", work: () => Promise<number>) => Promise<number>;
const atOnce: Part = (_name, work) => work();

/** Tells those who can do something about it, by the ways that each of them chose: e-mail, and their own Telegram. */
export async function tellResponsible(
  project: ProjectId,
  kind: keyof Preferences,
  write: (about: { locale: string; workspace: string }) => Written,
  part: Part = atOnce,
): Promise<Told> {
  const colleagues = (await selectResponsible(reader({}), project)).map(
    ({ email, chat_id, notifications, ...about }) => {
      const wanted = withPreferences(defaultPreferences, notifications as PreferenceChange)[kind];
      return { email: wanted.email ? email : null, chat: wanted.telegram ? chat_id : null, ...write(about) };
    },
  );
  const chats = await part("chats", async () => {
    let told = 0;
    for (const { chat, subject, text } of colleagues)
      if (chat !== null && (await notifyByTelegram(project, chat, `${subject}\n\n${text}`.trim()))) told += 1;
    return told;
  });
  const letters = await part("letters", async () => {
    if (!mailWorks()) return 0;
    const readers = colleagues.flatMap(({ email, ...letter }) => (email === null ? [] : { to: email, ...letter }));
    const sent = await Promise.all(readers.map(({ to, subject, text }) => sendMail({ to, subject, text })));
    const taken = sent.filter(Boolean).length;
    // Again while there is no e-mail at all; who has a letter does not get it twice for another's sake.
    if (taken === 0 && readers.length > 0) throw new Error("No letter was taken by the mail server.");
    return taken;
  });
  return { letters, chats };
}
