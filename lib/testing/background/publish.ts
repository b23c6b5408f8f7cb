import { prisma } from "@/lib/core/db";

/** As the relay does it: numbered in the order of publication. */
export const publishEvents = (...ids: string[]) =>
  prisma().$executeRaw`
    UPDATE event SET published_at = now(), published_seq = n.place
    FROM (SELECT id, nextval('event_published') AS place FROM unnest(${ids}::text[]) AS id) n WHERE event.id = n.id`;
