import { clock } from "@/lib/core/clock";
import { inTransaction, reader } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { record } from "@/lib/core/outbox";
import { Upload } from "@/lib/core/wire/upload";
import { openedSecret } from "@/lib/domains/channels/credentials";
import { isMediaGone } from "@/lib/domains/channels/door";
import { doorOf } from "@/lib/domains/channels/doors";
import {
  attach,
  claimMedia,
  claimSuspect,
  delayMedia,
  endMedia,
  type HeldMedia,
  unfinishedOf,
} from "@/lib/domains/channels/media/store";
import { retryAt } from "@/lib/domains/channels/rules";
import { channelSentence } from "@/lib/domains/channels/words";
import { keepFile } from "@/lib/domains/conversations/messages/files";
import { kindOfMedia } from "@/lib/domains/conversations/messages/rules";

const leaseMs = 150_000;
const together = 4;
const mostUnfinished = 3;

const changed = (held: HeldMedia, file: Parameters<typeof attach>[2]): Promise<void> =>
  inTransaction({}, async (tx) => {
    if (!(await endMedia(tx, held))) return;
    await attach(tx, held, file);
    await record(tx, held.project_id, "message.changed", held.conversation_id, { message_id: held.message_id });
  });

const lost = (held: HeldMedia, why: string): Promise<void> =>
  changed(held, { error: { code: "media_unavailable", message: channelSentence(held.locale, "media", why) } });

async function fetchOne(held: HeldMedia): Promise<void> {
  const { secret, channel, project_id } = held;
  if (unfinishedOf(held) >= mostUnfinished) return lost(held, "fetching it broke off again and again.");
  if (secret === null) return lost(held, `${channel} is no longer connected.`);
  try {
    const door = doorOf(channel);
    const { name, bytes } = await door.fetchMedia(held.reference, openedSecret({ project_id, channel, secret }));
    if (bytes.byteLength === 0) return await lost(held, "it is empty.");
    const file = await keepFile(project_id, held.conversation_id, new Upload(name, bytes), clock.now());
    await changed(held, { file_id: file.id, kind: kindOfMedia(file.media_type) });
  } catch (error) {
    if (isMediaGone(error)) return lost(held, error.message);
    log.warn("a file could not be fetched from its channel", { channel, message: held.message_id, error });
    const again = retryAt(held.tries + 1, clock.now());
    if (again) await delayMedia(reader({}), held, again);
    else await lost(held, (error as Error).message);
  }
}

/** Fetches files of contacts, a few at a time, until nothing is due. Suspects come last and alone. */
export async function fetchDue(): Promise<number> {
  for (let fetched = 0; ; ) {
    const now = clock.now();
    const leaseEnds = new Date(now.getTime() + leaseMs);
    const unsuspected = await claimMedia(now, leaseEnds, together);
    const held = unsuspected.length > 0 ? unsuspected : await claimSuspect(now, leaseEnds);
    if (held.length === 0) return fetched;
    await Promise.all(held.map(fetchOne));
    fetched += held.length;
  }
}
