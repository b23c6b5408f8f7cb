import type { ProjectId } from "@/lib/core/ids";
import { holdTurn } from "@/lib/core/test-mode/turn";
import { inTwin } from "@/lib/core/test-mode/twin";
import { fillTwin, insertTwin, type KnownTwin, twinById, twinOf } from "@/lib/domains/test-mode/store";

/** Runs `work` in a twin while nobody else lets things happen there; null where another does and `wait` is false. */
export const inTurn = <T>(id: string, wait: boolean, work: (twin: KnownTwin) => Promise<T>): Promise<T | null> =>
  holdTurn(`turn ${id}`, wait, async () => {
    // Read when it is our turn: whoever had it may have moved the clock.
    const twin = await twinById(id);
    return twin && (await inTwin(twin, () => work(twin)));
  });

/** The twin of a workspace, made and filled on first use. */
export async function openTwin(project: ProjectId): Promise<KnownTwin> {
  let twin = await twinOf(project);
  if (!twin) {
    await insertTwin(project);
    twin = await twinOf(project);
  }
  if (!twin) throw new Error("The twin that was just made is gone.");
  const made = twin;
  await inTwin(made, () => fillTwin(made));
  return made;
}
