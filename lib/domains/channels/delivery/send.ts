import { clock } from "@/lib/core/clock";
import { inTransaction, type Tx } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { record } from "@/lib/core/outbox";
import { storage } from "@/lib/core/storage/storage";
import { isTestMode } from "@/lib/core/test-mode/twin";
import { isCompanyError } from "@/lib/domains/channels/company";
import { openedSecret } from "@/lib/domains/channels/credentials";
import { begin, draw, type Held, settle } from "@/lib/domains/channels/delivery/store";
import type { Outgoing, Sent } from "@/lib/domains/channels/door";
import { doorOf } from "@/lib/domains/channels/doors";
import { retryAt } from "@/lib/domains/channels/rules";
import { markBroken, noteSent, noteTrouble, setQuiet } from "@/lib/domains/channels/store";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import { keepInsteadOfSending } from "@/lib/domains/test-mode/log/keep";

const later = (ms: number): Date => new Date(clock.now().getTime() + ms);

/** The lease was lost, or the channel paused, at the last moment. */
class NotNow extends Error {}

const changed = (tx: Tx, { project_id, conversation_id, id }: Held) =>
  record(tx, project_id, "message.changed", conversation_id, { message_id: id });

async function bytesOf({ project_id, file_id }: Held): Promise<Uint8Array> {
  const file = file_id === null ? null : await storage().get(fileKey(project_id, file_id, "original"));
  if (!file) throw new Error("The file is no longer there.");
  return new Uint8Array(await new Response(file.content).arrayBuffer());
}

const outgoingOf = (held: Held): Outgoing => ({
  id: held.id,
  kind: held.kind,
  text: held.text,
  location: held.location,
  template: held.template,
  variables: held.variables,
  to: held.to,
  file:
    held.file_id === null
      ? null
      : { name: held.file_name ?? "file", media_type: held.media_type ?? "", bytes: () => bytesOf(held) },
});

/** Releases it, to be claimed again after a pause. */
const release = (held: Held, ms: number) => inTransaction({}, (tx) => settle(tx, held, { due_at: later(ms) }));

/** Whether the channel's own limits allow it now; else it is released for as long as needed. */
async function withinLimits(held: Held): Promise<boolean> {
  const { project_id, channel, to } = held;
  const { overall, each } = doorOf(channel).limits;
  if (each && !(await draw(`channel:${project_id}:${channel}:${to}`, each))) {
    await release(held, 1000 / each.refill);
    return false;
  }
  if (await draw(`channel:${project_id}:${channel}`, overall)) return true;
  await setQuiet(project_id, channel, later(250));
  await release(held, 250);
  return false;
}

const inWords = ({ id, text, template, file_name, kind }: Held) => ({
  id,
  text: text || [template?.name ?? file_name ?? kind, ...(template?.params ?? [])].join(" · "),
});

/** One attempt. An exception is judged by whether the call had begun. */
async function attempt(held: Held): Promise<Sent> {
  let begun = false;
  const start = async () => {
    if (!(await begin(held, clock.now()))) throw new NotNow();
    begun = true;
  };
  try {
    if (isTestMode()) {
      await start();
      return { result: "sent", external_id: await keepInsteadOfSending(held.channel, held.to, inWords(held)) };
    }
    const about = { settings: held.settings, secret: openedSecret<unknown>(held) };
    return await doorOf(held.channel).send(outgoingOf(held), about, start);
  } catch (error) {
    if (error instanceof NotNow) throw error;
    const { message } = error as Error;
    if (isCompanyError(error) && !(begun && error.mayHaveArrived))
      return { result: "retry", code: "unreachable", message };
    if (begun) return { result: "unknown", message };
    log.error("a message could not be made ready", { message: held.id, channel: held.channel, error });
    return { result: "retry", code: "our_fault", message };
  }
}

const failed = (held: Held, error: { code: string; message: string }) =>
  inTransaction({}, async (tx) => {
    const ours = await settle(tx, held, { status: "failed", error, due_at: null, tries: { increment: 1 } });
    if (ours) await changed(tx, held);
    return ours;
  });

async function broken(held: Held, reason: string): Promise<void> {
  const { project_id, channel } = held;
  const now = clock.now();
  await inTransaction({}, async (tx) => {
    await settle(tx, held, { due_at: now });
    if (await markBroken(tx, project_id, channel, now, reason))
      await record(tx, project_id, "channel.broken", channel, { reason });
  });
  await noteTrouble(project_id, channel, now, { code: "credentials_refused", message: reason }, false);
}

async function retry(held: Held, sent: Extract<Sent, { result: "retry" }>): Promise<void> {
  const { project_id, channel } = held;
  const { code, message, afterSeconds = 0, everybody = false } = sent;
  const now = clock.now();
  if (everybody && afterSeconds > 0) await setQuiet(project_id, channel, later(afterSeconds * 1000));
  const again = retryAt(held.tries + 1, now, afterSeconds);
  if (again) await inTransaction({}, (tx) => settle(tx, held, { due_at: again, tries: { increment: 1 } }));
  else await failed(held, { code, message });
  await noteTrouble(project_id, channel, now, { code, message }, again === null);
}

async function conclude(held: Held, sent: Sent): Promise<void> {
  const { project_id, channel } = held;
  if (sent.result === "broken") return broken(held, sent.message);
  if (sent.result === "retry") return retry(held, sent);
  if (sent.result === "sent") {
    await inTransaction({}, async (tx) => {
      const { external_id } = sent;
      if (await settle(tx, held, { status: "sent", error: null, external_id, due_at: null, tries: { increment: 1 } }))
        await changed(tx, held);
    });
    return noteSent(project_id, channel, clock.now());
  }
  const error =
    sent.result === "refused"
      ? { code: sent.code, message: sent.message }
      : { code: "unknown_outcome", message: `Nobody knows whether it arrived: ${sent.message}` };
  if (await failed(held, error)) await noteTrouble(project_id, channel, clock.now(), error, true);
}

/** Sends one message and records the result. `stale`: why it must not be sent any more. */
export async function sendThroughChannel(held: Held, stale?: string): Promise<void> {
  try {
    if (stale !== undefined) {
      await failed(held, { code: "withdrawn", message: `It no longer held when it could be sent: ${stale}.` });
      return;
    }
    if (!(await withinLimits(held))) return;
    await conclude(held, await attempt(held));
  } catch (error) {
    if (error instanceof NotNow) await release(held, 0);
    // If the result cannot be recorded, the lease expires and the result counts as unknown.
    else log.error("the outcome of a message could not be written down", { message: held.id, error });
  }
}
