import { inTransaction, reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import {
  defaultPreferences,
  type PreferenceChange,
  type Preferences,
  withPreferences,
} from "@/lib/domains/account/rules";
import { notifyByTelegram } from "@/lib/domains/channels/telegram/members/notify";
import { selectResponsible } from "@/lib/domains/channels/telegram/members/store";
import type { Letter } from "@/lib/domains/mail/letter";
import { writeMail } from "@/lib/domains/mail/write";

type Written = Omit<Letter, "to">;
export type Told = { letters: number; chats: number };
/** How a part of the telling is done: at once, or as a step of its own that is not done again. */
export type Part = (name: "chats" | "letters", work: () => Promise<number>) => Promise<number>;
const atOnce: Part = (_name, work) => work();

const chatTextOf = ({ subject, paragraphs, button }: Written): string =>
  [subject, ...paragraphs, ...(button ? [button.url] : [])].join("\n\n");

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
      return { email: wanted.email ? email : null, chat: wanted.telegram ? chat_id : null, written: write(about) };
    },
  );
  const chats = await part("chats", async () => {
    let told = 0;
    for (const { chat, written } of colleagues)
      if (chat !== null && (await notifyByTelegram(project, chat, chatTextOf(written)))) told += 1;
    return told;
  });
  const letters = await part("letters", () =>
    inTransaction({}, async (tx) => {
      let count = 0;
      for (const { email, written } of colleagues) {
        if (email === null) continue;
        await writeMail(tx, project, { to: email, ...written });
        count += 1;
      }
      return count;
    }),
  );
  return { letters, chats };
}
