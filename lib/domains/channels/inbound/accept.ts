import { inTransaction, reader } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { invalid, notFound, Problem } from "@/lib/core/problem";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { openedSecret } from "@/lib/domains/channels/credentials";
import { doorOf } from "@/lib/domains/channels/doors";
import { receiveInbound } from "@/lib/domains/channels/inbound/receive";
import { sameText } from "@/lib/domains/channels/same-text";
import { findByRoute, noteInbound, noteTrouble, type Reached, setSettings } from "@/lib/domains/channels/store";
import type { Secret, Settings } from "@/lib/domains/channels/whatsapp/graph";

async function reached(channel: ForeignChannel, key: string): Promise<Reached> {
  const found = /^[\w-]{10,64}$/.test(key) ? await findByRoute(reader({}), channel, key) : null;
  if (!found) throw notFound("connection", key.slice(0, 64));
  return found;
}

const forged = () => new Problem("invalid_api_key", { detail: "The signature is missing or wrong." });

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalid({ pointer: "#", detail: "The body is not readable JSON.", code: "invalid_json" });
  }
}

/**
 * A delivery of a channel. Each item is stored by itself; if one cannot be, the channel is asked to deliver everything
 * again, and what is already stored creates no second message.
 */
export async function acceptDelivery(
  channel: ForeignChannel,
  key: string,
  request: { headers: Headers; bytes: Uint8Array },
  now: Date,
): Promise<{ stored: number }> {
  const at = await reached(channel, key);
  const door = doorOf(channel);
  if (!door.genuine(request, openedSecret(at))) throw forged();
  const { items, faults } = door.parse(readJson(request.bytes), { settings: at.settings, locale: at.project.locale });
  let failed = 0;
  for (const item of items) {
    try {
      await receiveInbound(item, at, now);
    } catch (error) {
      failed += 1;
      log.error("something that came in could not be stored", {
        channel,
        project: at.project_id,
        item: item.type,
        error,
      });
    }
  }
  const [fault] = faults;
  if (fault) {
    log.warn("something that came in could not be read", { channel, project: at.project_id, faults });
    await noteTrouble(at.project_id, channel, now, { code: "unreadable", message: fault }, false);
  }
  if (items.some(({ type }) => type === "message")) await noteInbound(at.project_id, channel, now);
  if (failed > 0) throw new Problem("service_unavailable", { detail: `${failed} of ${items.length} were not stored.` });
  return { stored: items.length };
}

/** Meta verifies the URL once, by the verify token; the response is its own challenge. */
export async function verifyEndpoint(key: string, query: URLSearchParams, now: Date): Promise<string> {
  const at = await reached("whatsapp", key);
  const { verify_token } = openedSecret<Secret>(at);
  const given = query.get("hub.verify_token") ?? "";
  if (query.get("hub.mode") !== "subscribe" || !sameText(given, verify_token)) throw forged();
  const settings: Settings = { ...(at.settings as Settings), verified_at: now.toISOString() };
  await inTransaction({}, (tx) => setSettings(tx, at.project_id, "whatsapp", settings));
  return query.get("hub.challenge") ?? "";
}
