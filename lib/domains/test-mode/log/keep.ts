import { clock } from "@/lib/core/clock";
import { reader } from "@/lib/core/db";
import { currentTwin } from "@/lib/core/test-mode/twin";
import { insertOutgoing } from "@/lib/domains/test-mode/log/store";

type Sendable = { id: string; subject?: string | null; text: string };

/** In test mode nothing is sent: what would have been is kept, to be read. Returns its id. */
export function keepInsteadOfSending(way: string, recipient: string, { id, subject, text }: Sendable): Promise<string> {
  const twin = currentTwin();
  if (!twin) throw new Error("Only test mode keeps what it does not send.");
  const kept = { way, recipient, subject: subject ?? null, text, about_id: id, created_at: clock.now() };
  return insertOutgoing(reader({}), twin.id, kept);
}
