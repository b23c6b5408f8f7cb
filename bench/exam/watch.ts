import { prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { cancelledBy } from "@/lib/domains/bot/dialogue/own/cancelling";
import { Dialogue } from "@/lib/domains/bot/dialogue/state";

/** A yes in the words of the sets, read apart from the bot's own reading. Only what is surely one counts. */
const yes =
  /(?<!\p{L})(?:sim|s[ií]+|yes|yep|isso|confirm\p{L}*|fechado|dale|perfect\p{L}*|listo|pode (?:marcar|ser)|go ahead|book it)(?!\p{L})/iu;
const doubt =
  /(?<!\p{L})(?:n[aã]o|no|not|nah|don't|espera|pera|mejor|antes|instead|actually|sorry|perd[oó]n|depois|later|aviso|todav[ií]a|mas|but|pero)(?!\p{L})|\?/iu;
export const isSurelyYes = (text: string): boolean => yes.test(text) && !doubt.test(text);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (project: ProjectId) =>
  prisma().booking.findMany({
    where: { project_id: project },
    select: { id: true, status: true, start_at: true, rescheduled_to_id: true },
  });
const stateOf = async (project: ProjectId, conversation: string) => {
  const where = { project_id: project, conversation_id: conversation };
  const read = Dialogue.safeParse((await prisma().botDialogue.findFirst({ where }))?.state);
  return read.success ? read.data.open : null;
};

type Open = Awaited<ReturnType<typeof stateOf>>;

/** What was written to a booking in a turn; null where nothing was. */
function writeTo(before: Row | undefined, after: Row, all: readonly Row[]): string | null {
  if (after.status === before?.status || all.some(({ rescheduled_to_id }) => rescheduled_to_id === after.id))
    return null;
  if (after.status === "confirmed" || after.status === "pending_payment") return "booked";
  if (after.status === "rescheduled") return "moved";
  return after.status === "cancelled" ? "cancelled" : null;
}

/** Whether the question before was about this very write. */
function wasAsked(open: Open, write: string, { id, rescheduled_to_id }: Row, all: readonly Row[]): boolean {
  if (write === "booked") return open?.ask === "confirm_hold" && open.hold === id;
  if (write === "cancelled") return open?.ask === "confirm_cancel" && cancelledBy(open).includes(id);
  const to = all.find((row) => row.id === rescheduled_to_id)?.start_at;
  return open?.ask === "confirm_move" && open.booking === id && Date.parse(open.start) === to?.getTime();
}

/** Sees a turn from outside: what the database held before it and after it, and what was asked and said. */
export async function watchTurn(project: ProjectId, conversation: string, text: string) {
  const before = new Map((await rowsOf(project)).map((row) => [row.id, row]));
  const open = await stateOf(project, conversation);
  return async (): Promise<string[]> => {
    const after = await rowsOf(project);
    return after.flatMap((row) => {
      const write = writeTo(before.get(row.id), row, after);
      if (!write || (isSurelyYes(text) && wasAsked(open, write, row, after))) return [];
      return [`UNASKED: ${row.id} ${write} by "${text}" where ${open?.ask ?? "nothing"} was asked`];
    });
  };
}
