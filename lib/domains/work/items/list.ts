import type { Actor } from "@/lib/core/actor";
import { freshSqlOf, reader, sqlOf } from "@/lib/core/db";
import { isDryRun } from "@/lib/core/dry-run";
import { notFound } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import { bookingCache, readStamped } from "@/lib/domains/bookings/reading/booking-cache";
import { resourceExists } from "@/lib/domains/bookings/store";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";
import { type Asked, wordsOf } from "@/lib/domains/work/items/filters/store";
import { type Listed, selectWorkItems, selectWorkStamps } from "@/lib/domains/work/items/store";

const minute = 60_000;

/** When the workspace's day is over. */
export function tomorrowOf({ now, project }: Pick<Actor, "now" | "project">): string {
  const today = localDay(project.timezone, Math.floor(now.getTime() / minute));
  return wireTime(boundsOfDay(project.timezone, today).to);
}

/** A page of tasks. */
export async function listWorkItems(
  actor: Actor,
  asked: Asked,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Listed[]> {
  const [sql, project, resource] = [freshSqlOf(actor), actor.project.id, asked.resource_id];
  if (resource !== undefined && !(await resourceExists(reader(actor), project, resource)))
    throw notFound("resource", resource);
  const words = await wordsOf(sql, project, asked.q);
  const question = { ...asked, words, tomorrow: tomorrowOf(actor) };
  const inOne = () => selectWorkItems(sql, project, question, { after, take });
  if (actor.tx || isDryRun()) return inOne();
  return readStamped(async () => {
    const page = await selectWorkStamps(sql, project, question, { after, take });
    const bookings = await bookingCache().bookingsOf(sqlOf(actor), project, page);
    return bookings?.map((booking, i) => ({ at: page.stamped[i]?.at ?? null, booking })) ?? null;
  }, inOne);
}
