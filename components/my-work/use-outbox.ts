"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { useProblemWords } from "@/components/forms/words";
import { useOnline } from "@/components/my-work/offline";
import {
  type ActionEntry,
  arrivedPhotos,
  type Entry,
  givenUp,
  inOrder,
  nextOf,
  type PhotoEntry,
} from "@/components/my-work/outbox";
import { dropEntries, entriesOf, putEntry } from "@/components/my-work/outbox-store";
import { TurneroProblem } from "@/components/problem";
import { upload } from "@/components/work/evidence/upload";
import { useRefusals } from "@/components/work/run";
import { useUndoMove } from "@/components/work/undo-move";

const retryMs = 10_000;
const oldMs = 24 * 3_600_000;
/** What was sent since then may be missing in a page that was read meanwhile. */
const justNowMs = 60_000;

/** Not refused by the server, so it is sent again later with the same key. */
const mayCome = (error: unknown): boolean =>
  error instanceof TurneroProblem && (error.isLost || [401, 429, 502, 503, 504].includes(error.status));

/** One tab sends at a time; without the Locks API the idempotency keys still prevent duplicates. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("turnero-outbox", work) : work();

type NewEntry =
  | Pick<ActionEntry, "kind" | "task" | "who" | "action" | "label" | "body">
  | Pick<PhotoEntry, "kind" | "task" | "who" | "file" | "name">;

const made = (owner: string, order: number, entry: NewEntry): Entry => ({
  id: crypto.randomUUID(),
  key: crypto.randomUUID(),
  owner,
  order,
  state: "waiting",
  reason: null,
  ...(entry.kind === "photo" ? { ...entry, attachment: null } : entry),
});

function useSender(owner: string, refreshEntries: () => Promise<void>) {
  const problemWords = useProblemWords();
  const refusals = useRefusals();
  const { show, refresh } = useBookingKeeper();
  const [sending, setSending] = useState<string | null>(null);

  const send = async (entry: Entry, entries: readonly Entry[]): Promise<void> => {
    if (entry.kind === "photo") {
      const { id } = await upload(entry.task, entry.file, entry.name, { key: entry.key });
      await putEntry({ ...entry, file: new Blob(), state: "sent", attachment: id });
      return;
    }
    const photo_ids = arrivedPhotos(entries, entry);
    const body = { ...entry.body, data: { ...entry.body.data, photo_ids } };
    const options = { idempotencyKey: entry.key, maxRetries: 0 };
    const real = await turnero.bookings.actions.run(entry.task, entry.action, body, options);
    show(real);
    // Kept for a while: a page that was read before this answer may be loaded after it.
    await putEntry({ ...entry, body: {}, state: "sent", version: real.version });
  };

  /** Sends the queue in order until it is empty or the server does not answer. */
  const drain = () =>
    alone(async () => {
      for (;;) {
        const entries = await entriesOf(owner);
        const entry = nextOf(entries);
        if (!entry) return;
        setSending(entry.id);
        try {
          await send(entry, entries);
        } catch (error) {
          if (mayCome(error)) return;
          await putEntry({ ...entry, state: "refused", reason: problemWords(error, refusals(error)) });
        } finally {
          setSending(null);
          await refreshEntries();
        }
        refresh();
      }
    });
  return { sending, drain, refresh };
}

/** Actions and photos that go out when they can: kept in this browser, in order, each with its key. */
export function useOutbox(owner: string) {
  const online = useOnline();
  const [entries, setEntries] = useState<Entry[]>([]);
  const refreshEntries = useCallback(async () => setEntries(inOrder(await entriesOf(owner))), [owner]);
  const { undo } = useUndoMove();
  const { sending, drain, refresh } = useSender(owner, refreshEntries);
  const latest = useRef({ drain, refresh });
  useEffect(() => {
    latest.current = { drain, refresh };
  });
  const kick = useCallback(() => {
    if (navigator.onLine) void latest.current.drain();
  }, []);

  useEffect(() => {
    const begin = async () => {
      const sent = (await entriesOf(owner)).filter(({ state }) => state === "sent");
      const isOld = ({ order }: Entry) => order < Date.now() - oldMs;
      await dropEntries(sent.filter(isOld).map(({ id }) => id));
      await refreshEntries();
      if (sent.some(({ order }) => order > Date.now() - justNowMs)) latest.current.refresh();
      kick();
    };
    void begin();
  }, [owner, refreshEntries, kick]);
  const waits = entries.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!online || !waits) return;
    kick();
    const timer = setInterval(kick, retryMs);
    return () => clearInterval(timer);
  }, [online, waits, kick]);

  const last = useRef(0);
  const keep = async (entry: NewEntry) => {
    // Two taps in one millisecond must still be ordered.
    last.current = Math.max(Date.now(), last.current + 1);
    const kept = made(owner, last.current, entry);
    await putEntry(kept);
    await refreshEntries();
    return kept;
  };
  /** Returns the way back: what waits is not sent, and what was sent is undone by the server. */
  const add = async (entry: NewEntry): Promise<() => Promise<void>> => {
    const kept = await keep(entry);
    kick();
    return () =>
      alone(async () => {
        const entries = await entriesOf(owner);
        const following = givenUp(entries, kept).filter(({ kind }) => kind === "action");
        await dropEntries(following.map(({ id }) => id));
        await refreshEntries();
        const now = entries.find(({ id }) => id === kept.id);
        if (now?.kind === "action" && now.version !== undefined) await undo({ id: now.task, version: now.version });
      });
  };
  /** After a refusal nothing has happened, so another try is another call, with a key of its own. */
  const again = async (entry: Entry) => {
    await putEntry({ ...entry, key: crypto.randomUUID(), state: "waiting", reason: null });
    await refreshEntries();
    kick();
  };
  const giveUp = async (entry: Entry) => {
    await dropEntries(givenUp(await entriesOf(owner), entry).map(({ id }) => id));
    await refreshEntries();
  };
  return { entries, sending, online, add, again, giveUp };
}

export type Outbox = ReturnType<typeof useOutbox>;
