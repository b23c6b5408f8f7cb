import pg from "pg";
import { pool } from "@/lib/core/db";

/**
 * Lists take a booking from their cache as long as its own row has not changed, so whoever changes what it takes of a resource must
 * change that row in the same transaction. In tests the database refuses a commit that does not. `seat`, `blocks` and `expires_at` are
 * not shown.
 */
const rule = `
  CREATE FUNCTION allocations_change_with_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    shown record := coalesce(NEW, OLD);
    version bigint;
  BEGIN
    SELECT b.xmin::text::bigint INTO version FROM booking b WHERE b.project_id = shown.project_id AND b.id = shown.booking_id;
    -- A savepoint's id is above its transaction's.
    IF version < pg_current_xact_id()::text::bigint % 4294967296 THEN
      RAISE EXCEPTION 'An allocation of % was changed without its booking: lists would go on showing the former one.', shown.booking_id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER allocations_come_and_go_with_bookings AFTER INSERT OR DELETE ON allocation
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION allocations_change_with_bookings();
  CREATE CONSTRAINT TRIGGER allocations_change_with_bookings AFTER UPDATE ON allocation
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN ((OLD.booking_id, OLD.resource_id, OLD.place, OLD.start_at, OLD.end_at)
      IS DISTINCT FROM (NEW.booking_id, NEW.resource_id, NEW.place, NEW.start_at, NEW.end_at))
    EXECUTE FUNCTION allocations_change_with_bookings();
`;

export async function holdAllocationsToBookings(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(rule).finally(() => client.end());
}

/** For files whose tests write allocations by hand, of what they are not about. */
export async function letAllocationsChangeAlone(): Promise<void> {
  await pool().query("DROP FUNCTION allocations_change_with_bookings CASCADE");
}
