import { env } from "@/lib/core/env";
import { CompanyError } from "@/lib/domains/channels/company";
import { type Door, MediaGone, type MediaReference, type MemberDoor } from "@/lib/domains/channels/door";
import { numberOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import { sameText } from "@/lib/domains/channels/same-text";
import { type Secret, type Settings, tell } from "@/lib/domains/channels/telegram/api";
import { myTelegram, notifyByTelegram } from "@/lib/domains/channels/telegram/members/chat";
import { consumeCode, findLink, isLinked, selectLinked } from "@/lib/domains/channels/telegram/members/store";
import { parseTelegram } from "@/lib/domains/channels/telegram/parse";
import { sendTelegram } from "@/lib/domains/channels/telegram/send";
import { largestMessageFile } from "@/lib/domains/conversations/messages/schema";

const tooLarge = () => new MediaGone(`it is larger than ${largestMessageFile / 1024 / 1024} MiB.`);

/** Reads up to a limit. */
async function readUpTo(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > largestMessageFile) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fetchMedia({ id, name }: MediaReference, { bot_token }: Secret) {
  const told = await tell(bot_token, "getFile", { file_id: id });
  if (told.status === 400) throw new MediaGone(told.description);
  const { file_path, file_size } = objectOf(told.result);
  const path = textOf(file_path);
  if (!told.ok || path === null) throw new Error(told.description);
  if ((numberOf(file_size) ?? 0) > largestMessageFile) throw tooLarge();
  // The path is Telegram's: each segment is encoded, so that it stays below the bot's own files.
  const steps = path.split("/").filter((step) => step !== "" && step !== "." && step !== "..");
  const url = `${env().TELEGRAM_API_URL}/file/bot${bot_token}/${steps.map(encodeURIComponent).join("/")}`;
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(60_000) }).catch(() => {
    throw new CompanyError("Telegram's files could not be reached.", false);
  });
  if (response.status === 404) throw new MediaGone("Telegram no longer has it.");
  if (response.status !== 200) throw new Error(`Telegram's files answered ${response.status}.`);
  // Pictures come without a name; their path has the extension.
  const ending = /\.[a-z0-9]{1,5}$/i.exec(path)?.[0] ?? "";
  return { name: name.includes(".") ? name : `${name}${ending}`, bytes: await readUpTo(response) };
}

export const telegram: Door<Settings, Secret> & { members: MemberDoor } = {
  genuine: ({ headers }, { secret_token }) =>
    sameText(headers.get("x-telegram-bot-api-secret-token") ?? "", secret_token),
  parse: parseTelegram,
  send: sendTelegram,
  fetchMedia,
  limits: { overall: { burst: 30, refill: 30 }, each: { burst: 1, refill: 1 } },
  shownName: ({ bot_username }) => (bot_username ? `@${bot_username}` : null),
  members: {
    linkOf: myTelegram,
    notify: notifyByTelegram,
    linkedMembers: selectLinked,
    chatOf: async (tx, project, member) => (await findLink(tx, project, member))?.chat_id ?? null,
    isLinked,
    consumeCode,
  },
};
