import { randomBytes } from "node:crypto";
import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { Problem } from "@/lib/core/problem";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { isCompanyError } from "@/lib/domains/channels/company";
import { sealed } from "@/lib/domains/channels/credentials";
import { type Connection, deleteConnection, findConnection, putConnection } from "@/lib/domains/channels/store";
import { writerOf } from "@/lib/domains/conversations/messages/rules";

export const mintRouteKey = (): string => randomBytes(24).toString("base64url");

/** Where the channel reaches this workspace. */
export const callbackUrl = ({ channel, route_key }: Pick<Connection, "channel" | "route_key">): string =>
  new URL(`/api/channels/${channel}/${route_key}`, env().APP_URL).href;

/** Calls the company; if it is unreachable, that is reported as such. */
export async function asked<T>(company: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!isCompanyError(error)) throw error;
    const detail = `${company} could not be asked whether these are right: ${error.message} Try again in a moment.`;
    throw new Problem("service_unavailable", { detail });
  }
}

const shapeOf = (connection: Connection | null) => (connection?.settings ?? null) as Record<string, unknown> | null;

/** Stores the verified settings. Public ones are audited, secrets never. */
export const saveChannel = (
  actor: Actor,
  channel: ForeignChannel,
  given: { settings: Record<string, unknown>; secret: object; route_key: string },
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const project_id = actor.project.id;
    const before = await findConnection(tx, project_id, channel);
    await putConnection(tx, project_id, channel, {
      settings: given.settings,
      secret: sealed({ project_id, channel }, given.secret),
      route_key: given.route_key,
      connected_by: writerOf(actor.identity),
      connected_at: actor.now,
    });
    await also(tx);
    await audit(tx, actor, "channel.connected", channel, shapeOf(before), given.settings);
  });

/** Deletes the credentials. Conversations stay; pending messages fail, since they cannot be sent. */
export const forgetChannel = (
  actor: Actor,
  channel: ForeignChannel,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const before = await findConnection(tx, actor.project.id, channel);
    if (!before || !(await deleteConnection(tx, actor.project.id, channel))) return;
    await also(tx);
    await audit(tx, actor, "channel.disconnected", channel, shapeOf(before), null);
  });
